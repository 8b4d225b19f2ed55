"""A small phone shows the hand or the board at once, and what the thumb wants largest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.async_api import expect

from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop
from tests.browser.positions import PlayedMatch, played_until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page, ViewportSize

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = pytest.mark.browser

LEA, TOM = 0, 1
PHONES: list[ViewportSize] = [{"width": 360, "height": 640}, {"width": 390, "height": 844}]


def _all_open(state: Any) -> bool:
    return all(hand.open for hand in state.hands)


def _chooses(state: Any) -> bool:
    return bool(state.phase == "choosing" and state.owners[state.awaited[0]] == LEA)


MINE: dict[str, tuple[Callable[[], PlayedMatch], str, float]] = {
    "arriba": (
        lambda: played_until(
            "arriba", 4, lambda s: s.phase == "flip" and s.flipper == 0 and _all_open(s)
        ),
        "[data-testid=hand] .card-large",
        1.0,
    ),
    "coups_bas": (
        lambda: played_until(
            "coups_bas",
            4,
            lambda s: s.phase == "action" and s.active == LEA and len(s.players[LEA].hand) > 3,
            seed=4,
            at_least=40,
        ),
        "[data-testid=hand] .cb-tile >> nth=1",
        1.0,
    ),
    "tschukka": (
        lambda: played_until("tschukka", 4, _chooses, seed=3),
        "[data-testid=choosing] .tk-spell >> nth=0",
        1.0,
    ),
    "totemix": (
        lambda: played_until("totemix", 4, lambda s: s.phase == "play", seed=2, at_least=30),
        "[data-testid=map]",
        0.9,
    ),
    "top_totem": (
        lambda: played_until(
            "top_totem", 2, lambda s: s.phase == "play" and s.turn == LEA, at_least=24, first="red"
        ),
        "[data-testid=board]",
        1.0,
    ),
}
"""For each game a turn of Léa, what she must see of it, and how much of that."""

_IN_SIGHT = """(shown) => {
  const { top, bottom, height } = shown.getBoundingClientRect();
  const bars = [...document.querySelectorAll(".action-bar, .tk-faces")];
  const floor = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
  return (Math.min(bottom, floor) - Math.max(top, 0)) / height;
}"""

_WORDS_UNDER_CONTROLS = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".now-words"));
  const controls = [...document.querySelectorAll(".room-controls button")];
  return controls.map((each) => each.getBoundingClientRect()).filter((control) =>
    [...range.getClientRects()].some((line) => line.left < control.right - 8 &&
      line.right > control.left + 8 && line.top < control.bottom && line.bottom > control.top)
  ).length;
}"""
"""How many controls lie over words of the banner; a control has an edge of 8 px around its icon."""


@in_one_loop
async def box_fixture(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    there = BoxFixture(browser, box, faults)
    await there.seat(4)
    yield there
    await there.clear()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", MINE)
async def test_a_turn_is_seen_without_scrolling(
    box_fixture: BoxFixture, game: str, language: Literal["fr", "en"]
) -> None:
    box_fixture.language = language
    begun, selector, share = MINE[game]
    await box_fixture.begin(begun())
    phone = await box_fixture.phone(LEA)
    shown = phone.locator(selector)
    await expect(shown).to_be_visible()
    for size in PHONES:
        await phone.set_viewport_size(size)
        assert await shown.evaluate(_IN_SIGHT) >= share - 0.02, f"{selector} at {size}"
        menu = phone.get_by_test_id("menu")
        await expect(menu).to_be_in_viewport(ratio=1)
        assert await phone.evaluate(_WORDS_UNDER_CONTROLS) == 0


async def test_no_control_lies_over_the_longest_banner(box_fixture: BoxFixture) -> None:
    options = {"announce": "after", "look_ms": 60_000}
    look = course("arriba", 4, lambda s: s.phase == "look" and _all_open(s), **options)
    await box_fixture.begin(look)
    phone = await box_fixture.phone(LEA)
    await phone.set_viewport_size(PHONES[0])
    await expect(phone.get_by_test_id("banner")).to_have_attribute("data-phase", "look")
    assert await phone.evaluate(_WORDS_UNDER_CONTROLS) == 0


async def test_skipping_is_no_large_button(box_fixture: BoxFixture) -> None:
    await box_fixture.begin(played_until("tschukka", 4, _chooses, seed=3))
    phone = await box_fixture.phone(LEA)
    done = phone.get_by_test_id("choose-done")
    await expect(done).to_have_class("button button-plain")
    await phone.locator("[data-testid=choosing] .tk-spell").first.click()
    await expect(done).to_have_class("button button-huge")


async def test_the_menu_opens_from_the_bar(box_fixture: BoxFixture, access: Access) -> None:
    await box_fixture.begin(MINE["arriba"][0]())
    phone = await box_fixture.phone(LEA)
    await phone.get_by_test_id("menu").click()
    await access.audit(phone, "the menu over the bar")
    await phone.get_by_test_id("resign").click()
    await expect(phone.get_by_test_id("resign-dialog")).to_be_visible()
