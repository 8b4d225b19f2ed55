"""Four seats, two of them with phones: what people see of a duel, and its photo finish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.people import sit_two, start_match
from tests.browser.played_pages import QUICK, ReflexEvening

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]


async def test_a_duel_is_shown_to_everybody(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    panel, phones = await sit_two(browser, box, faults)
    await start_match(panel, 4, **QUICK)
    evening = ReflexEvening(box, panel, phones)
    await evening.play_until(lambda state: state.phase == "flip" and _all_show(state))
    flipper = phones.get(evening.state.flipper, phones[1])
    await flipper.screenshot(path=picture("phone-turn"))

    await evening.play_until(lambda state: state.phase == "match")
    parties = [seat for seat in evening.state.seats if evening.is_party(seat)]
    for seat, page in phones.items():
        is_party = seat in parties
        await expect(page.get_by_test_id("banner")).to_have_attribute("data-phase", "match")
        await expect(page.locator(f"[data-testid=top-{parties[-1]}]")).to_have_count(
            0 if seat == parties[-1] else 1
        )
        assert is_party == evening.is_party(seat)
    await panel.screenshot(path=picture("box-duel"))

    number = box.table.committed.number
    await evening.press(parties[1])
    await evening.press(parties[0])
    await evening.moved(number)
    await expect(phones[1].get_by_test_id("verdict")).to_have_attribute("data-rule", "arriba.duel")
    await expect(phones[1].get_by_test_id(f"photo-{parties[1]}")).to_be_visible()
    await phones[1].get_by_test_id("verdict").click()
    await expect(phones[1].get_by_test_id("rule-digest")).to_be_visible()
    await phones[1].evaluate("scrollTo(0, 0)")
    await phones[1].screenshot(path=picture("phone-verdict"))
    await phones[0].get_by_test_id("photo").screenshot(path=picture("phone-photo"))
    await panel.screenshot(path=picture("box-verdict"))


def _all_show(state: object) -> bool:
    hands = getattr(state, "hands", ())
    return all(hand.open for hand in hands)
