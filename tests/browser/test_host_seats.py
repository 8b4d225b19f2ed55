"""The host's desk in mid-match: a bot takes a seat over, and a seat is freed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.people import PHONE, sit_two, start_match
from tests.browser.played_pages import QUICK

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = [pytest.mark.browser, pytest.mark.suite]


async def test_the_host_seats_a_bot_and_frees_a_seat(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
    access: Access,
) -> None:
    panel, phones = await sit_two(browser, box, faults)
    await start_match(panel, 3, **QUICK)
    await panel.get_by_test_id("open-seats").click()
    dialog = panel.get_by_test_id("seats-dialog")
    rows = dialog.get_by_role("listitem")
    for seat, words in enumerate(("Léa", "Tom", "free")):
        await expect(rows.nth(seat)).to_contain_text(words)
    await dialog.get_by_test_id("bot-2").select_option("greedy")
    await expect(rows.nth(2)).not_to_contain_text("free")
    assert box.table.committed.bots == {2: "greedy"}
    await access.audit(panel, "seats at the host's desk")
    await panel.screenshot(path=picture("host-seats"))
    await panel.set_viewport_size(PHONE)
    await access.audit(panel, "seats at the host's desk, on a phone")
    await panel.screenshot(path=picture("host-seats-phone"))
    await dialog.get_by_test_id("release-1").click()
    assert set(box.table.committed.guests) == {0, 1}, "once may be a slip"
    await dialog.get_by_test_id("release-1").click()
    await expect(phones[1].get_by_test_id("join")).to_be_visible()
    await expect(dialog.get_by_test_id("release-1")).to_have_count(0)
    assert set(box.table.committed.guests) == {0}
    await expect(phones[0].get_by_test_id("me")).to_contain_text("Léa")
