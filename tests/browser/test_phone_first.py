"""A small phone shows the hand or the board at once, and what the thumb wants largest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.async_api import expect

from engines.catalog import find_game
from engines.core.judge import legal_moves
from engines.core.seats import Seat
from firmware_host.table.commands import NewMatch
from firmware_host.table.decision import HOST
from firmware_host.texts.texts import translate
from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop
from tests.browser.positions import PlayedMatch, played_until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page, ViewportSize

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = [pytest.mark.browser, pytest.mark.suite]

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


def _may(game: str, word: str, also: Callable[[Any], bool] | None = None) -> Callable[[Any], bool]:
    """Return whether Léa may make a move of that word."""
    rules = find_game(game)

    def is_there(state: Any) -> bool:
        moves = legal_moves(rules, state, Seat(LEA))
        return (also is None or also(state)) and any(
            rules.write(move).split()[0] == word for move in moves
        )

    return is_there


def _holds_faux_pas(state: Any) -> bool:
    return any(card.startswith("L5") for card in state.players[LEA].hand)


SKIPPING: dict[str, tuple[Callable[[], PlayedMatch], str]] = {
    "tschukka chooses no spell": (
        lambda: played_until("tschukka", 4, _chooses, seed=3),
        "choose-done",
    ),
    "tschukka lays no counter": (
        lambda: played_until("tschukka", 4, _may("tschukka", "pass"), seed=3, spells="a"),
        "pass",
    ),
    "tschukka reveals no counter": (
        lambda: played_until("tschukka", 4, _may("tschukka", "reveal"), seed=3),
        "ready",
    ),
    "coups_bas answers no card": (
        lambda: played_until("coups_bas", 4, _may("coups_bas", "pass", _holds_faux_pas), seed=2),
        "pass",
    ),
}
"""Who could do something and skips it. Arriba! and TOTEMIX have no such move, and TOP TOTEM
allows it only to a side that can do nothing else."""

_COLOURS = """(family) => [
  getComputedStyle(document.querySelector("[data-testid=me] .seat-mark, .seat-mark"))
    .backgroundColor,
  getComputedStyle(document.querySelector(`[data-family=${family}] .tk-mark-hut`)).fill,
]"""
"""Returns the colours of the mark of my button and of a family's hut."""

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
    look = played_until(
        "arriba", 4, lambda s: s.phase == "look" and _all_open(s), announce="after", look_ms=60_000
    )
    await box_fixture.begin(look)
    phone = await box_fixture.phone(LEA)
    await phone.set_viewport_size(PHONES[0])
    await expect(phone.get_by_test_id("banner")).to_have_attribute("data-phase", "look")
    assert await phone.evaluate(_WORDS_UNDER_CONTROLS) == 0


@pytest.mark.parametrize("what", SKIPPING)
async def test_skipping_is_no_large_button(box_fixture: BoxFixture, what: str) -> None:
    begun, testid = SKIPPING[what]
    await box_fixture.begin(begun())
    phone = await box_fixture.phone(LEA)
    await expect(phone.get_by_test_id(testid)).to_have_class("button button-plain")


async def test_what_was_chosen_is_sent_by_the_large_button(box_fixture: BoxFixture) -> None:
    await box_fixture.begin(played_until("tschukka", 4, _chooses, seed=3))
    phone = await box_fixture.phone(LEA)
    done = phone.get_by_test_id("choose-done")
    await expect(done).to_have_class("button button-plain")
    await phone.locator("[data-testid=choosing] .tk-spell").first.click()
    await expect(done).to_have_class("button button-huge")


@pytest.mark.parametrize("game", ["coups_bas", "tschukka", "totemix"])
async def test_the_place_of_the_verdict_says_what_the_game_is_about_before_the_first_one(
    box_fixture: BoxFixture, game: str
) -> None:
    await box_fixture.begin(played_until(game, 2, lambda _: True))
    phone = await box_fixture.phone(LEA)
    line = translate(game, "en", "game-line", {})
    await expect(phone.locator(".verdict-list")).to_have_text([line])


async def test_a_family_has_the_colour_of_its_button_and_the_phone_names_it(
    box_fixture: BoxFixture,
) -> None:
    await box_fixture.clear()
    begun = NewMatch(game="tschukka", buttons=[0, 2, 3], options={"first_family": "yellow"})
    await box_fixture.box.table.ask(HOST, begun)
    for button, (family, word) in {0: ("red", "Red"), 3: ("yellow", "Yellow")}.items():
        phone = await box_fixture.phone(button)
        mine = phone.get_by_test_id("my-families")
        await expect(mine).to_contain_text(f"You: {word}")
        await expect(mine.locator(f"[data-family={family}]")).to_be_visible()
        colours = await phone.evaluate(_COLOURS, family)
        assert colours[0] == colours[1]


async def test_the_menu_opens_from_the_bar(box_fixture: BoxFixture, access: Access) -> None:
    await box_fixture.begin(MINE["arriba"][0]())
    phone = await box_fixture.phone(LEA)
    await phone.get_by_test_id("menu").click()
    await access.audit(phone, "the menu over the bar")
    await phone.get_by_test_id("resign").click()
    await expect(phone.get_by_test_id("resign-dialog")).to_be_visible()
