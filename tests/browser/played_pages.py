"""Arriba! played on the pages."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from engines.arriba.tops import matches
from firmware_host.table.commands import DefaultMove, Presses
from firmware_host.table.decision import BOX
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError
from tests.browser.page_evening import TRY_MS, Evening

if TYPE_CHECKING:
    from collections.abc import Callable

FEW = 4

QUICK = {
    "rounds": "1",
    "flip_delay_ms": "0",
    "countdown_ms": "500",
    "grab_timeout_ms": "60000",
    "lockout_ms": "2000",
    "announce": "before",
}


class ReflexEvening(Evening):
    """Arriba!: flips on the phones, grabs on the virtual box, by `winner` whenever he may."""

    game = "arriba"
    options = QUICK
    winner = 0

    def is_party(self, seat: int) -> bool:
        """Tell whether the seat is in a visible match."""
        return any(seat in parties for parties in matches(self.state).values())

    async def flip(self) -> None:
        """Tap on the flipper's phone, or press the button in the middle for who has none."""
        phone = self.phones.get(self.state.flipper)
        if phone is None:
            await self.panel.keyboard.press("Space", delay=30)
        else:
            await self.page(self.state.flipper)
            await phone.get_by_test_id("flip").click(timeout=TRY_MS)

    async def step(self) -> None:
        """Do what is due, the winner grabbing whatever may be grabbed."""
        number = self.number
        if self.phase == "flip":
            await self.insist(self.flip)
        elif self.phase in ("totem", "match"):
            await self.insist(lambda: self.press(self._grabber()))
        else:
            await self.moved(number)

    def _grabber(self) -> int:
        """Return who grabs: the winner if it is due to him, else the first party."""
        if self.phase == "totem" or self.is_party(self.winner):
            return self.winner
        return next((seat for seat in self.state.seats if self.is_party(seat)), self.winner)

    async def open(self) -> None:
        """Turn cards until everybody shows one and the next is due."""
        await self.play_until(lambda state: state.phase == "flip" and all(map(_shows, state.hands)))

    async def hurry(self) -> None:
        """Play until a few more cards end the round, one way or the other."""
        await self.hurry_until(_is_nearly_over)

    async def finish(self) -> None:
        """Turn and grab what is left."""
        await self.play_to("over")

    async def hurry_until(self, holds: Callable[[Any], bool]) -> None:
        """Play at the table behind the pages: how long a match lasts is the shuffle's whim."""
        while not holds(self.state):
            number = self.number
            if self.phase == "flip":
                await self._ask(DefaultMove(number, self.state.flipper, "flip"))
            elif self.phase in ("totem", "match"):
                press = (self._grabber(), self.box.table.clock.now_ns())
                await self._ask(Presses((press,)))
            else:
                await self.moved(number)

    async def _ask(self, command: DefaultMove | Presses) -> None:
        # Refused is what chance made stale in this very moment; the next look sees it.
        with contextlib.suppress(Problem, RefusedError):
            await self.box.table.ask(BOX, command)


def _shows(hand: Any) -> bool:
    return bool(hand.open)


def _is_nearly_over(state: Any) -> bool:
    few: int = min(*(hand.size for hand in state.hands), sum(len(h.draw) for h in state.hands))
    return few <= FEW or str(state.phase) == "over"
