"""What phones and the virtual box do for people around a match, in a real Chromium."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.people import ask_for_seat, open_panel, press, sit_down, sit_two, start_match
from tests.browser.played_pages import QUICK, ReflexEvening

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]


async def test_a_phone_that_loses_its_seat_says_so(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    await open_panel(browser, box, faults)
    first = await sit_down(browser, box, faults, seat=0, name="Léa", locale="fr-FR")
    context = await browser.new_context(viewport={"width": 360, "height": 740}, locale="en-GB")
    second = await context.new_page()
    await second.goto(box.address)
    await ask_for_seat(second, 0, "Max")
    await expect(second.get_by_test_id("press-to-sit")).to_contain_text("Seat 1 is taken")
    await press(browser, box, 0)
    await expect(second.get_by_test_id("me")).to_contain_text("Max")
    await expect(first.get_by_test_id("me")).to_have_count(0)
    await expect(first.get_by_text("La place 1 est maintenant à Max")).to_be_visible()


async def test_undo_by_agreement_between_two_phones(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel, phones = await sit_two(browser, box, faults)
    await start_match(panel, 2, **QUICK)
    evening = ReflexEvening(box, panel, phones)
    await evening.play_to("flip")
    number = box.table.committed.number
    await evening.insist(evening.flip)
    await evening.moved(number + 1)
    await phones[0].get_by_test_id("menu").click()
    await phones[0].get_by_test_id("undo").click()
    await expect(phones[1].get_by_test_id("undo-dialog")).to_be_visible()
    await phones[1].get_by_test_id("agree").click()
    await expect(phones[1].get_by_test_id("undo-dialog")).to_have_count(0)
    assert box.table.committed.number == number


async def test_typed_text_never_becomes_markup(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel = await open_panel(browser, box, faults)
    evil = "<img src=x onerror=1>"
    phone = await sit_down(browser, box, faults, seat=0, name=evil, locale="en-GB")
    await expect(phone.get_by_test_id("me")).to_contain_text(evil)
    await expect(panel.get_by_test_id("station-0")).to_contain_text(evil)
    assert await panel.locator("img[src=x]").count() == 0
