"""A match played on the pages, with the table behind them to know whose move it is."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from engines.arriba.tops import matches
from firmware_host.commands import Presses, StandIn
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.table import RefusedError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Page

    from firmware_host.app.daemon import Running

QUICK = {
    "rounds": "1",
    "flip_delay_ms": "0",
    "countdown_ms": "500",
    "grab_timeout_ms": "60000",
    "lockout_ms": "2000",
}


class Evening:
    """The pages, and the table behind them to know whose move it is."""

    def __init__(self, box: Running, panel: Page, phones: dict[int, Page]) -> None:
        self.box = box
        self.panel = panel
        self.phones = phones

    @property
    def state(self) -> Any:
        """Return the state of the match."""
        match = self.box.table.state.match
        assert match is not None
        return match.state

    @property
    def phase(self) -> str:
        """Return the phase of the match."""
        return str(self.state.phase)

    def is_party(self, seat: int) -> bool:
        """Tell whether the seat is in a visible match."""
        return any(seat in parties for parties in matches(self.state).values())

    async def moved(self, number: int) -> None:
        """Return when the table has gone on."""
        while self.box.table.state.number <= number:  # noqa: ASYNC110 - the table is watched from outside
            await asyncio.sleep(0.005)

    async def insist(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do it, and again if nothing came of it, as people do whose tap was a moment stale."""
        number = self.box.table.state.number
        while self.box.table.state.number == number:
            await act()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.moved(number), 1.0)

    async def press(self, seat: int) -> None:
        """Press a seat's key on the virtual box."""
        await self.panel.keyboard.press(str(seat + 1), delay=30)

    async def flip(self) -> None:
        """Tap on the flipper's phone, or press the button in the middle for who has none."""
        phone = self.phones.get(self.state.flipper)
        if phone is None:
            await self.panel.keyboard.press("Space", delay=30)
        else:
            number = self.box.table.state.number
            await phone.locator(f'[data-testid=playing][data-number="{number}"]').wait_for(
                state="attached"
            )
            await phone.get_by_test_id("flip").click()

    async def step(self, winner: int) -> None:
        """Do what is due, the winner grabbing whatever may be grabbed."""
        number = self.box.table.state.number
        if self.phase == "flip":
            await self.insist(self.flip)
        elif self.phase in ("totem", "match"):
            await self.insist(lambda: self.press(self._grabber(winner)))
        else:
            await self.moved(number)

    def _grabber(self, winner: int) -> int:
        """Return who grabs: the winner if it is due to him, else the first party."""
        if self.phase == "totem" or self.is_party(winner):
            return winner
        return next(seat for seat in self.state.seats if self.is_party(seat))

    async def play_to(self, *phases: str, winner: int = 0) -> None:
        """Play until one of the phases."""
        await self.play_until(lambda state: str(state.phase) in phases, winner=winner)

    async def play_until(self, holds: Callable[[Any], bool], winner: int = 0) -> None:
        """Play until the state is as wanted."""
        while not holds(self.state):
            await self.step(winner)

    async def hurry_until(self, holds: Callable[[Any], bool], winner: int = 0) -> None:
        """Play at the table behind the pages: how long a match lasts is the shuffle's whim."""
        while not holds(self.state):
            number = self.box.table.state.number
            if self.phase == "flip":
                await self._ask(StandIn(number, self.state.flipper, "flip"))
            elif self.phase in ("totem", "match"):
                press = (self._grabber(winner), self.box.table.clock.now_ns())
                await self._ask(Presses((press,)))
            else:
                await self.moved(number)

    async def _ask(self, command: StandIn | Presses) -> None:
        # Refused is what chance made stale in this very moment; the next look sees it.
        with contextlib.suppress(Problem, RefusedError):
            await self.box.table.ask(BOX, command)
