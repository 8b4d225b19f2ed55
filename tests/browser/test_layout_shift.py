"""No layout shift: while a page loads, when others move, and when a turn begins."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.async_api import expect

from engines.bots.random_bot import choose
from firmware_host.table.commands import DefaultMove, Presses
from firmware_host.table.decision import BOX
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError
from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop
from tests.browser.page_evening import Evening
from tests.browser.people import PHONE
from tests.browser.positions import PlayedMatch, played_until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page, ViewportSize

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

MOST = 0.01
"""What counts as nothing; a good page by the usual measure may have ten times as much."""

WATCH = """
    window.shifts = [];
    const told = (source) => {
        const at = source.node?.nodeType === 1 ? source.node : source.node?.parentElement;
        const [from, to] = [source.previousRect, source.currentRect];
        return `${at?.localName}.${at?.getAttribute("class")} ${from.y} -> ${to.y}`;
    };
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput) window.shifts.push({ value, what: sources.map(told).join("; ") });
    }).observe({ type: "layout-shift", buffered: true });
"""

_HAS_COME_TO = """(number) =>
    number <= Number(document.querySelector("[data-testid=playing]")?.dataset.number)"""

_DRAWN = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"""


@in_one_loop
async def box_fixture(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    there = BoxFixture(browser, box, faults, script=WATCH)
    await there.seat(4)
    yield there
    await there.clear()


async def moved_by(page: Page) -> tuple[float, str]:
    """Return how far things moved by themselves since somebody last asked, and which."""
    await page.evaluate(_DRAWN)
    shifts: list[dict[str, Any]] = await page.evaluate("window.shifts.splice(0)")
    return sum(shift["value"] for shift in shifts), f"{shifts}"


async def expect_calm(page: Page, what: str) -> None:
    """Expect that nothing on the page has moved by itself since it was opened."""
    total, shifts = await moved_by(page)
    assert total < MOST, f"{what} moved by {total:.3f}: {shifts}"


async def test_the_join_pages_load_without_layout_shift(box_fixture: BoxFixture) -> None:
    page = await box_fixture.page()
    await expect(page.get_by_test_id("join-seat-0")).to_be_visible()
    await expect_calm(page, "the way in")
    await expect_calm(await box_fixture.phone(0), "the lobby")
    sizes: list[ViewportSize] = [PHONE, {"width": 1280, "height": 800}]
    for size in sizes:
        panel = await box_fixture.page("about:blank")
        await panel.set_viewport_size(size)
        await panel.goto(box_fixture.box.panel_address)
        await expect(panel.locator(".oled[data-lit=true]").first).to_be_visible()
        await expect_calm(panel, f"the virtual box at {size}")


def _parlour(state: Any) -> bool:
    return str(state.phase) == "play"


GAMES: dict[str, list[Callable[[], PlayedMatch]]] = {
    "arriba": [
        lambda: played_until(
            "arriba",
            4,
            lambda s: s.phase == "flip" and all(hand.open for hand in s.hands),
            grab_timeout_ms=60_000,
            flip_delay_ms=0,
            lockout_ms=0,
        ),
    ],
    "tschukka": [
        lambda: played_until("tschukka", 4, lambda s: s.phase == "housing", seed=3),
        lambda: played_until("tschukka", 2, lambda s: s.phase == "placing" and s.round > 1, seed=5),
    ],
    "coups_bas": [
        lambda: played_until(
            "coups_bas", 4, lambda s: s.phase == "action", at_least=30, window_ms=60_000
        ),
    ],
    "totemix": [
        lambda: played_until("totemix", 4, lambda s: s.phase == "choose"),
        lambda: played_until("totemix", 4, _parlour, at_least=30),
    ],
    "top_totem": [
        lambda: played_until("top_totem", 2, _parlour, at_least=6, start="bacarta"),
    ],
}
TURNS = 9
WATCHED = (0, 1)
"""The seats whose phones are watched: both come to be awaited, and both look on."""


class Drifting(Evening):
    """A match that goes on at random behind the pages, so that nothing is anybody's own tap."""

    def __init__(self, box: Running, played: PlayedMatch) -> None:
        super().__init__(box, panel=None, phones={})  # type: ignore[arg-type] # nobody taps
        self._seats = played.seats
        self._random = Random(2)  # noqa: S311 - a repeatable match, no secret

    @property
    def awaited(self) -> set[int]:
        """Return the seats that the table waits for."""
        return {int(seat) for seat in self.match.game.to_act(self.state) if seat >= 0}

    def _choose(self) -> tuple[int, Any]:
        """Return a move of somebody, and one of chance only where nobody else is awaited."""
        while True:
            seat, move = choose(self.match.game, self.state, self._seats, self._random)
            if seat >= 0 or not self.awaited:
                return int(seat), move

    async def any_move(self) -> int:
        """Make one move of whoever is due, and return who it was; a press is a press."""
        seat, move = self._choose()
        if seat < 0:
            await self.moved(self.number)
            return seat
        game = self.match.game
        stamped = ((seat, self.box.table.clock.now_ns()),)
        is_press = game.time_of(move) is not None
        made = DefaultMove(self.number, seat, game.write(move))
        # Refused is what means nothing any more: the next step looks again.
        with contextlib.suppress(Problem, RefusedError):
            await self.box.table.ask(BOX, Presses(stamped) if is_press else made)
        return seat


@pytest.mark.parametrize(("width", "language"), [(360, "fr"), (1280, "en")])
@pytest.mark.parametrize("game", GAMES)
async def test_a_page_does_not_shift_when_others_move(
    box_fixture: BoxFixture, game: str, width: int, language: Literal["fr", "en"]
) -> None:
    box_fixture.language = language
    box_fixture.size = {"width": width, "height": 740 if width < 700 else 800}
    called = 0
    for begun in GAMES[game]:
        called += await _watch_a_while(box_fixture, begun())
    assert called > 1, "no turn came to a seat that was watched"


async def _watch_a_while(box_fixture: BoxFixture, played: PlayedMatch) -> int:
    """Play on, expect that nothing moves but what somebody's own move changes for them.

    Return how often a turn came to a seat that was watched.
    """
    await box_fixture.begin(played)
    pages = {seat: await box_fixture.phone(seat) for seat in WATCHED} | {
        -1: await box_fixture.spectator()
    }
    for who, page in pages.items():
        await expect_calm(page, f"{played.game} while it loaded for seat {who}")
    box_fixture.box.table.clock.resume()
    evening = Drifting(box_fixture.box, played)
    totals, called = dict.fromkeys(pages, 0.0), 0
    for _ in range(TURNS):
        before = evening.awaited
        mover = await evening.any_move()
        moved = await asyncio.gather(*(_moved_at(page, evening.number) for page in pages.values()))
        for who, (far, what) in zip(pages, moved, strict=True):
            # A finger has just been there: what a tap brings is no surprise.
            totals[who] += 0.0 if who == mover else far
            told = f"{played.game} moved by {totals[who]:.3f} for seat {who}"
            assert totals[who] < MOST, f"{told} at move {evening.number}: {what}"
        called += len((evening.awaited - before) & set(WATCHED))
    return called


async def _moved_at(page: Page, number: int) -> tuple[float, str]:
    """Return what has moved by itself once the page shows the table after so many moves."""
    await page.wait_for_function(_HAS_COME_TO, arg=number)
    return await moved_by(page)
