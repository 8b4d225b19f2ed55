"""What the players decide themselves, in a real Chromium: who begins, the signal, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.card_pages import UNHURRIED, CardEvening, nearly_won
from tests.browser.people import sit_two, start_match
from tests.browser.played_pages import ReflexEvening
from tests.fixtures.host_tables import stacked

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]


async def test_the_table_names_who_begins_and_stops_after_a_hand(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    panel, phones = await sit_two(browser, box, faults)
    options = {**UNHURRIED, "rounds": "0", "first_player": "named"}
    await start_match(panel, 2, "coups_bas", **options)
    evening = CardEvening(box, panel, phones)
    first, second = phones[0], phones[1]
    await expect(first.get_by_test_id("first-0")).to_be_visible()
    await expect(panel.get_by_test_id("host-first-1")).to_be_visible()
    await first.screenshot(path=picture("phone-coups_bas-first"))
    await second.get_by_test_id("first-1").click()
    await evening.reached("action")
    assert evening.state.active == 1

    await evening.enter("chance begin 0", *nearly_won(), to=0)
    await evening.play(0, "H6")
    await (await evening.page(1)).get_by_test_id("pass").click()
    await evening.reached("deal")
    await first.screenshot(path=picture("phone-coups_bas-break"))
    await first.get_by_test_id("end-here").click()
    await expect(second.get_by_test_id("play-on")).to_be_visible()
    await expect(first.get_by_test_id("end-here")).to_have_count(0)
    await second.screenshot(path=picture("phone-coups_bas-stop"))
    await second.get_by_test_id("end-here").click()
    await evening.reached("over")
    await expect(first.get_by_test_id("finale")).to_be_visible()
    outcome = box.table.committed.outcome()
    assert outcome is not None
    assert outcome.rule == "coups_bas.stopped"


async def test_the_player_who_turned_the_head_gives_the_signal(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    panel, phones = await sit_two(browser, box, faults)
    options = {"rounds": "1", "first_player": "named", "head_signal": "player"}
    await start_match(panel, 2, "arriba", **options)
    evening = ReflexEvening(box, panel, phones)
    await expect(phones[0].get_by_test_id("first-1")).to_be_visible()
    await phones[0].screenshot(path=picture("phone-arriba-first"))
    await panel.get_by_test_id("host-begin-1").click()
    await evening.reached("flip")
    assert evening.state.flipper == 1

    deal = f"chance deal @0.000000000 first:0 {stacked('head', 'Br', 'Cr')}"
    await evening.enter("chance begin 0", deal, "0 flip", "chance reveal @0.100000000", to=0)
    banner = phones[0].get_by_test_id("banner")
    await expect(banner).to_have_attribute("data-tone", "alert")
    await expect(phones[1].get_by_test_id("banner")).to_have_attribute("data-tone", "calm")
    await phones[0].screenshot(path=picture("phone-arriba-signal"))
    await phones[1].screenshot(path=picture("phone-arriba-signal-other"))
    await panel.keyboard.press("1", delay=30)
    await evening.reached("look")
