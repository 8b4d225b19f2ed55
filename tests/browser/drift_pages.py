"""Any game, played at random behind the pages, stopping wherever there is something new to see."""

from __future__ import annotations

import contextlib
from random import Random
from typing import TYPE_CHECKING, Any

from engines.core.judge import legal_moves
from engines.core.seats import Seat
from firmware_host.table.commands import DefaultMove, Presses
from firmware_host.table.decision import BOX
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError
from tests.browser.card_pages import UNHURRIED
from tests.browser.page_evening import MOST_STEPS, Evening
from tests.browser.played_pages import QUICK, ReflexEvening

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Page

    from firmware_host.app.daemon import Running

GAMES: dict[str, dict[str, str]] = {
    "arriba": QUICK,
    "tschukka": {"first_family": "red", "totem_b": "true"},
    "coups_bas": UNHURRIED,
    "totemix": {"goal": "strates"},
    "top_totem": {"start": "bacarta", "first": "red", "rounds": "1", "quiet_turns": "5"},
}
"""Short matches, in which nothing happens by itself while a page is looked at."""


PASSING = {"deal", "first", "lot", "opening", "turning", "head", "signal"}
"""In these phases the box goes on by itself, sooner than anybody can look."""


class Drift(Evening):
    """A match of two seats."""

    @property
    def is_over(self) -> bool:
        """Tell whether the match has its result."""
        return self.box.table.committed.outcome() is not None

    def is_awaited(self, seat: int) -> bool:
        """Tell whether the table waits for the seat."""
        return seat in self.match.game.to_act(self.state)

    def is_turn(self, seat: int) -> bool:
        """Tell whether the table stands still and waits for the seat alone."""
        return self.phase not in PASSING and self.match.game.to_act(self.state) == {seat}

    async def moments(self, seat: int, wanted: set[str] | None = None) -> AsyncIterator[str]:
        """Play to the end; yield each phase that waits for the seat, and once for others."""
        await self.began()
        seen = set(PASSING)
        for _ in range(3 * MOST_STEPS):
            if self.is_over:
                await self.page(seat)
                yield "over"
                return
            moment = self.phase if self.is_awaited(seat) else "others"
            if self.phase not in PASSING and moment not in seen:
                seen.add(moment)
                if wanted is None or moment in wanted:
                    await self.page(seat)
                    yield moment
            await self.step()
        raise AssertionError(f"no end: {await self._where()}")

    async def step(self) -> None:
        """Make any move of anybody awaited; a press is a press."""
        options = self._options()
        if not options:
            return await self.moved(self.number)
        seat, move = Random(f"{self.number}").choice(options)  # noqa: S311 - repeatable, no secret
        command = (
            DefaultMove(self.number, seat, self.match.game.write(move))
            if self.match.game.time_of(move) is None
            else Presses(((seat, self.box.table.clock.now_ns()),))
        )
        # Refused is what means nothing now: the next step looks again.
        with contextlib.suppress(Problem, RefusedError):
            await self.box.table.ask(BOX, command)
        return None

    def _options(self) -> list[tuple[int, Any]]:
        """Return the moves of the seats that are awaited, or of all while none is."""
        match = self.match
        awaited = match.game.to_act(match.state)
        seats = [seat for seat in (Seat(0), Seat(1)) if seat in awaited] or [Seat(0), Seat(1)]
        return [
            (seat, move) for seat in seats for move in legal_moves(match.game, match.state, seat)
        ]


class ReflexDrift(ReflexEvening, Drift):
    """Arriba!: whoever grabs at random plays for ever, so one of the two grabs whatever he may."""

    def is_awaited(self, seat: int) -> bool:
        """Tell whether the seat is to flip or may grab; a grab is nobody's turn."""
        return self.phase in ("totem", "match") or self.state.flipper == seat

    async def step(self) -> None:
        """Do what is due, once."""
        number = self.number
        await self.hurry_until(lambda _: self.number > number)


def drift(game: str, box: Running, panel: Page, phones: dict[int, Page]) -> Drift:
    """Return the evening of a game."""
    evening = ReflexDrift if game == "arriba" else Drift
    return evening(box, panel, phones)
