"""Phones that lose the Wi-Fi, sleep, or lose their seat show what happened."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from firmware_host.table.commands import Pause, Resume
from firmware_host.table.decision import HOST
from tests.browser.disruptions import kill_broker
from tests.browser.one_chromium import in_one_loop
from tests.browser.people import PHONE, ask_for_seat, open_panel, sit_down, sit_two, start_match
from tests.browser.played_pages import ReflexEvening

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Page, Route

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LEA, TOM = 0, 1


@in_one_loop
async def evening(browser: Browser, box: Running) -> ReflexEvening:
    """Return a match in which a card is due."""

    # That a line broke is said in the console, and here it breaks on purpose.
    def nothing(page: Page) -> None:
        del page

    panel, phones = await sit_two(browser, box, nothing)
    await start_match(panel, 2, **ReflexEvening.options)
    evening = ReflexEvening(box, panel, phones)
    await evening.play_to("flip")
    return evening


async def table_goes_on(evening: ReflexEvening) -> None:
    """Let cards be turned while a phone is not there to see it."""
    begun = evening.number
    await evening.hurry_until(lambda state: state.phase == "flip" and evening.number > begun)


async def test_a_phone_without_wifi_says_so_and_then_catches_up(evening: ReflexEvening) -> None:
    phone = evening.phones[LEA]
    await evening.page(LEA)
    await phone.context.set_offline(True)
    trouble = phone.get_by_test_id("trouble")
    await expect(trouble).to_contain_text("Connexion perdue")
    await expect(phone.get_by_test_id("flip")).to_have_count(0)
    await table_goes_on(evening)
    await phone.context.set_offline(False)
    await expect(trouble).to_have_count(0)
    await evening.page(LEA)
    await evening.step()


async def test_a_phone_that_slept_shows_the_current_state(evening: ReflexEvening) -> None:
    phone = evening.phones[LEA]
    await evening.page(LEA)
    session = await phone.context.new_cdp_session(phone)
    await session.send("Page.setWebLifecycleState", {"state": "frozen"})
    # What a broker does to a phone that says nothing for a while.
    await kill_broker(evening.box)
    await table_goes_on(evening)
    await session.send("Page.setWebLifecycleState", {"state": "active"})
    await evening.page(LEA)
    await expect(phone.get_by_test_id("trouble")).to_have_count(0)
    await evening.step()


async def test_a_second_phone_takes_a_seat_in_a_pause_where_presses_are_moves(
    evening: ReflexEvening, browser: Browser
) -> None:
    first = evening.phones[LEA]
    context = await browser.new_context(viewport=PHONE, locale="en-GB")
    second = await context.new_page()
    await second.goto(evening.box.address)
    await ask_for_seat(second, LEA, "Max")
    asked = second.get_by_test_id("press-to-sit")
    await expect(asked).to_contain_text("Seat 1 is taken")
    await expect(asked).to_contain_text("needed for the game now")
    await evening.box.table.ask(HOST, Pause())
    await expect(asked).to_contain_text("Press the arcade button of seat 1 now")
    while not evening.box.lobby.confirmation.is_ready(LEA):  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)
    await evening.panel.keyboard.down("1")
    await expect(second.get_by_test_id("me")).to_contain_text("Max")
    await evening.panel.keyboard.up("1")
    await expect(first.get_by_text("La place 1 est maintenant à Max")).to_be_visible()
    await expect(first.get_by_test_id("join")).to_be_visible()
    evening.phones[LEA] = second
    await evening.box.table.ask(HOST, Resume())
    await evening.page(LEA)


async def test_a_page_whose_scripts_fail_to_load_is_reloaded_in_its_seat(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel = await open_panel(browser, box, faults)
    phone = await sit_down(browser, box, lambda _: None, seat=LEA, name="Léa", locale="fr-FR")
    lost: list[str] = []

    async def lose(route: Route) -> None:
        lost.append(route.request.url)
        await route.abort()

    await phone.route("**/assets/arriba*.js", lose, times=1)
    await start_match(panel, 2, **ReflexEvening.options)
    await expect(phone.get_by_test_id("playing")).to_be_visible()
    await expect(phone.get_by_test_id("me")).to_contain_text("Léa")
    assert lost
