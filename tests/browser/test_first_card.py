"""From the door to the first card: every tap counts, and who sits plays."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from engines.catalog import GAMES
from firmware_host.table.commands import End
from firmware_host.table.decision import HOST
from tests.browser.people import PHONE, open_panel, press, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Locator, Page

    from firmware_host.app.daemon import Running

pytestmark = pytest.mark.browser

TAPS_AT_MOST = 12
SOLO_TAPS_AT_MOST = 3


@dataclass
class Taps:
    """Taps, and counts them; a press of an arcade button is one too."""

    count: int = 0

    async def tap(self, wanted: Locator) -> None:
        """Tap what is wanted, once it can be tapped."""
        self.count += 1
        await wanted.click()


async def test_three_phones_reach_the_first_card_in_twelve_taps(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    taps, phones = Taps(), dict[int, "Page"]()
    panel = await open_panel(browser, box, faults)
    for button, name in ((0, "Léa"), (1, "Tom"), (3, "Zoé")):
        context = await browser.new_context(viewport=PHONE, has_touch=True, locale="fr-FR")
        phones[button] = phone = await context.new_page()
        faults(phone)
        await phone.goto(box.phone_address)
        await taps.tap(phone.get_by_test_id("name"))
        await phone.keyboard.type(name)
        await taps.tap(phone.get_by_test_id(f"join-seat-{button}"))
        taps.count += 1
        await press(browser, box, button)
        await expect(phone.get_by_test_id("me")).to_contain_text(name)
    await taps.tap(panel.get_by_test_id("new-match"))
    await taps.tap(panel.get_by_test_id("start-match"))
    flipper = await _first_with(phones, "flip")
    await taps.tap(phones[flipper].get_by_test_id("flip"))
    await expect(phones[flipper].get_by_test_id("my-open")).to_have_text("1")
    assert taps.count <= TAPS_AT_MOST
    state = box.table.committed
    assert state.match
    assert (state.match.game.name, state.buttons, state.bots) == ("arriba", (0, 1, 3), {})


async def _first_with(phones: dict[int, Page], testid: str) -> int:
    """Return the button of the first phone that shows this."""
    waits = {
        asyncio.ensure_future(phone.get_by_test_id(testid).wait_for(timeout=0)): button
        for button, phone in phones.items()
    }
    done, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for waiting in pending:
        waiting.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    return waits[done.pop()]


@pytest.mark.parametrize("game", GAMES)
async def test_one_person_starts_any_game_in_three_taps(
    browser: Browser, box: Running, faults: Callable[[Page], None], game: str
) -> None:
    taps = Taps()
    panel = await open_panel(browser, box, faults)
    await taps.tap(panel.get_by_test_id("new-match"))
    await taps.tap(panel.get_by_test_id(f"game-{game}"))
    await taps.tap(panel.get_by_test_id("start-match"))
    await expect(panel.get_by_test_id("pause")).to_be_visible()
    assert taps.count <= SOLO_TAPS_AT_MOST
    state = box.table.committed
    assert state.match
    assert state.match.game.name == game
    people = [seat for seat in state.seats if seat not in state.bots]
    assert people == [0]
    assert state.bots or state.match.game.is_cooperative


async def test_people_at_buttons_2_and_4_play_and_want_a_rematch(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel = await open_panel(browser, box, faults)
    phones = {
        1: await sit_down(browser, box, faults, seat=1, name="Léa", locale="fr-FR"),
        3: await sit_down(browser, box, faults, seat=3, name="Tom", locale="en-GB"),
    }
    await panel.get_by_test_id("new-match").click()
    await panel.get_by_test_id("game-coups_bas").click()
    await panel.get_by_test_id("preset-tournament").click()
    await panel.get_by_test_id("seating-0").select_option("greedy")
    await panel.get_by_test_id("start-match").click()
    await expect(panel.get_by_test_id("pause")).to_be_visible()
    first = box.table.committed
    assert (first.buttons, first.bots) == ((0, 1, 3), {0: "greedy"})
    assert first.match
    assert first.match.options.window_ms == 4_000
    for phone in phones.values():
        await expect(phone.get_by_test_id("playing")).to_be_visible()
    await expect(panel.get_by_test_id("station-2")).to_have_count(0)
    await expect(panel.get_by_test_id("station-3")).to_contain_text("Tom")

    await panel.get_by_test_id("new-match").click()
    await panel.get_by_test_id("start-match").click()
    await expect(panel.get_by_test_id("start-over")).to_be_visible()
    assert box.table.committed.match_id == first.match_id
    await panel.keyboard.press("Escape")
    await box.table.ask(HOST, End())
    await panel.get_by_test_id("rematch").click()
    await expect(panel.get_by_test_id("pause")).to_be_visible()
    again = box.table.committed
    assert again.match_id != first.match_id
    assert again.match
    assert (again.buttons, again.bots) == (first.buttons, first.bots)
    assert again.match.options == first.match.options
    for phone in phones.values():
        await expect(phone.get_by_test_id("playing")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", ("keys 1 to 4 stand for the arcade buttons", "One keyboard serves everybody")),
        (
            "fr-FR",
            ("touches 1 à 4 remplacent les boutons d\u2019arcade", "Un seul clavier sert à toute"),
        ),
    ],
)
async def test_the_virtual_box_says_what_the_keys_are(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    locale: str,
    said: tuple[str, ...],
) -> None:
    panel = await open_panel(browser, box, faults, locale=locale)
    for words in said:
        await expect(panel.get_by_test_id("box-keys")).to_contain_text(words)
