"""A turn of each game by keyboard alone, and the announcements for screen readers."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.card_pages import deal
from tests.browser.drift_pages import GAMES, drift
from tests.browser.page_evening import PATIENCE_S
from tests.browser.people import PHONE, open_panel, sit_down, start_match

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LEA = 0
MOST_TABS = 120

_HEAR = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.closest("[aria-live], [role=status], [role=alert]"))
        for (const node of addedNodes) window.heard.push(node.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""

BEYOND_PATIENCE_S = 0.8
_FOCUS = """() => {
  const control = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(control);
  // What is drawn on a map has no box to be outlined: its own edge changes instead.
  const edge = control.querySelector?.(":scope > polygon");
  const isDrawn = edge && getComputedStyle(edge).stroke === "rgb(29, 78, 216)";
  return {
    testid: control.dataset?.testid ?? "",
    isAnywhere: control !== document.body,
    isVisible: isDrawn || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2),
    isInside: control.closest("dialog") !== null,
  };
}"""


class Keys:
    """A person at the keyboard of one page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def walk_to(self, start: str) -> str:
        """Press Tab until the focus is on what is called so; it is seen wherever it goes."""
        for _ in range(MOST_TABS):
            await self.page.keyboard.press("Tab")
            focus = await self.page.evaluate(_FOCUS)
            assert focus["isVisible"] or not focus["isAnywhere"], focus
            if focus["testid"].startswith(start):
                return str(focus["testid"])
        raise AssertionError(f"no way to {start} by the Tab key")

    async def press(self, *keys: str) -> str:
        """Press keys, and return where the focus is then."""
        for key in keys:
            await self.page.keyboard.press(key)
        return str((await self.page.evaluate(_FOCUS))["testid"])


async def flip(keys: Keys) -> None:
    """Turn a card."""
    await keys.walk_to("flip")
    await keys.press("Enter")


async def house(keys: Keys) -> None:
    """Spread the family over the huts."""
    await keys.walk_to("housing-spread")
    assert await keys.press("Enter", "ArrowRight") == "housing-done"
    await keys.press("Enter")


async def play_a_card(keys: Keys) -> None:
    """Choose a card, change one's mind twice, and play another."""
    first = await keys.walk_to("card-")
    second = await keys.press("ArrowDown")
    assert second.startswith("card-")
    assert second != first
    assert await keys.press("ArrowUp", "Enter") == first
    await keys.walk_to("cancel")
    await keys.press("Enter")
    await keys.walk_to("card-H2")
    await keys.press("Enter")
    await keys.walk_to("confirm")
    await keys.press("Enter")


async def choose_an_animal(keys: Keys) -> None:
    """Take an animal, then a place for it on the map."""
    first = await keys.walk_to("chip-animal")
    assert await keys.press("ArrowRight") != first
    await keys.press("Enter")
    first = await keys.walk_to("target-")
    moved = {await keys.press(f"Arrow{way}") for way in ("Up", "Left", "Down", "Right")}
    assert any(testid.startswith("target-") and testid != first for testid in moved)
    await keys.press("Enter")


async def move_a_man(keys: Keys) -> None:
    """Take up a man of the base and put him on the next square."""
    await keys.walk_to("square-20")
    await keys.press("Enter")
    await keys.walk_to("square-28")
    await keys.press("Enter")


TURNS: dict[str, Callable[[Keys], Awaitable[None]]] = {
    "arriba": flip,
    "tschukka": house,
    "coups_bas": play_a_card,
    "totemix": choose_an_animal,
    "top_totem": move_a_man,
}


@pytest.mark.parametrize("game", TURNS)
async def test_a_turn_is_played_by_keyboard_and_announced_once(
    game: str, browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel = await open_panel(browser, box, faults)
    lea = await sit_down(browser, box, faults, seat=LEA, name="Léa", locale="fr-FR")
    tom = await sit_down(browser, box, faults, seat=1, name="Tom", locale="en-GB")
    await start_match(panel, 2, game, **GAMES[game])
    evening = drift(game, box, panel, {LEA: lea, 1: tom})
    if game == "coups_bas":
        await evening.moved(0)
        await evening.enter(deal(2, "H6a H5a H3a H7a H2a", "L5a L8a H4a L6a H1a"), to=0)
    await evening.play_until(lambda _: evening.is_turn(LEA))
    await evening.page(LEA)
    await evening.page(1)
    before = await _shown(tom)
    await tom.evaluate(_HEAR)

    number = evening.number
    await TURNS[game](Keys(lea))
    await evening.moved(number)
    # Not at once: a browser lets what is switched off keep the focus until it draws again.
    await asyncio.sleep(BEYOND_PATIENCE_S)
    await _until(lea, f"({_FOCUS})().isVisible")

    await evening.page(1)
    for words in await _shown(tom) - before:
        await _expect_heard(tom, words)


async def _shown(page: Page) -> set[str]:
    """Return what the page shows of the turn and of the last verdicts, in sentences."""
    parts = "[data-testid=banner] strong, [data-testid=verdict] summary > span:first-child"
    return set(await page.locator(parts).all_inner_texts())


async def _expect_heard(page: Page, words: str) -> None:
    """Expect that the words were read out just once."""
    await _until(page, f"window.heard.some((one) => one.includes({json.dumps(words)}))")
    heard = await page.evaluate("window.heard")
    assert sum(words in line for line in heard) == 1, heard


async def _until(page: Page, holds: str) -> None:
    """Return when it holds on the page; the page's own policy lets no expression poll there."""
    async with asyncio.timeout(PATIENCE_S):
        while not await page.evaluate(holds):  # noqa: ASYNC110 - the page is watched from outside
            await asyncio.sleep(0.02)


async def test_sheets_keep_the_focus_and_give_it_back(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    await open_panel(browser, box, faults)
    page = await sit_down(browser, box, faults, seat=LEA, name="Léa", locale="fr-FR")
    keys = Keys(page)
    await keys.walk_to("menu")
    await keys.press("Enter")
    await expect(page.get_by_test_id("menu-sheet")).to_be_visible()
    for _ in range(20):
        await keys.press("Tab")
        focus = await page.evaluate(_FOCUS)
        assert focus["isInside"] or not focus["isAnywhere"], focus
    await keys.press("Escape")
    await expect(page.get_by_test_id("menu-sheet")).to_have_count(0)
    await expect(page.get_by_test_id("menu")).to_be_focused()

    await keys.press("Enter")
    await expect(page.get_by_test_id("menu-sheet")).to_be_visible()
    await keys.walk_to("open-statistics")
    await keys.press("Enter")
    await expect(page.get_by_test_id("statistics")).to_be_visible()
    await keys.press("Escape")
    await expect(page.get_by_test_id("statistics")).to_have_count(0)
    await expect(page.get_by_test_id("menu")).to_be_focused()


async def test_labels_are_in_the_language_of_the_page(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    context = await browser.new_context(viewport=PHONE, locale="fr-FR")
    page = await context.new_page()
    faults(page)
    await page.goto(box.address)
    await _expect_names(page, "fr", ["Boîte à totems", "Langue", "Ton nom", "flamme Place 1 libre"])
    await page.get_by_test_id("language-en").click()
    await _expect_names(page, "en", ["Totem box", "Language", "Your name", "flame Seat 1 free"])


async def _expect_names(page: Page, language: str, names: list[str]) -> None:
    """Expect the page to say that it is in the language, and the names of its parts to be."""
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await expect(page.get_by_test_id("join-seat-0")).to_have_accessible_name(names[-1])
    said = await page.locator("body").aria_snapshot()
    assert [name for name in names if f'"{name}"' not in said] == []
