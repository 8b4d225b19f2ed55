"""Nothing moves under a thumb: not while a page loads, and not when somebody else moves."""

from __future__ import annotations

import contextlib
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from courses import Course, course
from one_chromium import in_one_loop
from page_evening import Evening
from playwright.async_api import expect
from stage import Stage

from engines.bots.drifter import choose
from firmware_host.commands import Presses, StandIn
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.table import RefusedError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

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
async def stage(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[Stage]:
    there = Stage(browser, box, faults, script=WATCH)
    await there.seat(4)
    yield there
    await there.clear()


async def expect_calm(page: Page, what: str) -> None:
    """Expect that nothing on the page has moved by itself since it was opened."""
    await page.evaluate(_DRAWN)
    shifts: list[dict[str, Any]] = await page.evaluate("window.shifts")
    total = sum(shift["value"] for shift in shifts)
    assert total < MOST, f"{what} moved by {total:.3f}: {shifts}"


async def test_the_ways_in_load_without_a_jump(stage: Stage) -> None:
    page = await stage.page()
    await expect(page.get_by_test_id("join-seat-0")).to_be_visible()
    await expect_calm(page, "the way in")
    await expect_calm(await stage.phone(0), "the lobby")
    for size in ({"width": 360, "height": 740}, {"width": 1280, "height": 800}):
        panel = await stage.page("about:blank")
        await panel.set_viewport_size(size)
        await panel.goto(stage.box.panel_address)
        await expect(panel.locator(".oled[data-lit=true]").first).to_be_visible()
        await expect_calm(panel, f"the virtual box at {size}")


def _parlour(state: Any) -> bool:
    return str(state.phase) == "play"


GAMES = {
    "arriba": lambda: course(
        "arriba",
        4,
        lambda s: s.phase == "flip" and all(hand.open for hand in s.hands),
        grab_timeout_ms=60_000,
        flip_delay_ms=0,
        lockout_ms=0,
    ),
    "tschukka": lambda: course("tschukka", 4, lambda s: s.phase == "placing", seed=3),
    "coups_bas": lambda: course(
        "coups_bas", 4, lambda s: s.phase == "action", at_least=30, window_ms=60_000
    ),
    "totemix": lambda: course("totemix", 4, _parlour, at_least=30),
    "top_totem": lambda: course("top_totem", 2, _parlour, at_least=6, start="bacarta"),
}
TURNS = 6

WATCHING = {"tschukka": 1}
"""Who looks on, if not the first seat: in TOTEM a turn that comes to a seat brings a panel to the
top of its page, and calls; here others are to play."""


class Drifting(Evening):
    """A match that goes on at random behind the pages, so that nothing is anybody's own tap."""

    def __init__(self, box: Running, played: Course) -> None:
        super().__init__(box, panel=None, phones={})  # type: ignore[arg-type] # nobody taps
        self._seats = played.seats
        self._random = Random(2)  # noqa: S311 - a repeatable match, no secret

    async def step(self) -> None:
        """Make one move of whoever is due; a press is a press."""
        match = self.box.table.state.match
        assert match is not None
        seat, move = choose(match.game, match.state, self._seats, self._random)
        if seat < 0:
            return await self.moved(self.number)
        stamped = ((int(seat), self.box.table.clock.now_ns()),)
        is_press = match.game.time_of(move) is not None
        written = match.game.write(move)
        # Refused is what means nothing any more: the next step looks again.
        with contextlib.suppress(Problem, RefusedError):
            await self.box.table.ask(
                BOX, Presses(stamped) if is_press else StandIn(self.number, int(seat), written)
            )
        return None


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("game", GAMES)
async def test_a_page_stays_where_it_is_while_others_play(
    stage: Stage, game: str, width: int
) -> None:
    played = GAMES[game]()
    await stage.begin(played)
    stage.size = {"width": width, "height": 740 if width < 700 else 800}
    seat = WATCHING.get(game, 0)
    pages = {"a seat": await stage.phone(seat), "a spectator": await stage.spectator()}
    for who, page in pages.items():
        await expect_calm(page, f"{game} while it loaded for {who}")
    stage.box.table.clock.resume()
    evening = Drifting(stage.box, played)
    for _ in range(TURNS):
        await evening.step()
        for who, page in pages.items():
            await page.wait_for_function(_HAS_COME_TO, arg=evening.number)
            await expect_calm(page, f"{game} for {who} at move {evening.number}")
