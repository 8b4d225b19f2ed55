"""What was chosen in a menu, asked of the table as the host or a seat asks it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError
from firmware_host.texts.texts import Sentences

if TYPE_CHECKING:
    from firmware_host.menu.seat_choices import Entry
    from firmware_host.table.decision import Origin
    from firmware_host.table.table import Table

TOLD_S: Final = 4.0


class Asking:
    """Asks in order; a refusal is kept for a moment, for the screen of the button that chose."""

    def __init__(
        self,
        table: Table,
        on_change: Callable[[], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._table = table
        self._on_change = on_change
        self._clock = clock
        self._wanted: asyncio.Queue[tuple[int, Origin, Any]] = asyncio.Queue()
        self._told: dict[int, tuple[dict[str, str], float]] = {}

    def told(self, button: int) -> dict[str, str] | None:
        """Return why the last choice of the button was refused, in every language, for a while."""
        text, until_s = self._told.get(button, ({}, 0.0))
        return text if self._clock() < until_s else None

    @property
    def wait_s(self) -> float | None:
        """Return the time until a refusal is over, or None without one."""
        left = [until_s - self._clock() for _, until_s in self._told.values()]
        return min((left_s for left_s in left if left_s > 0), default=None)

    def forget(self, button: int) -> None:
        """Show no refusal any more."""
        self._told.pop(button, None)

    def enter(self, button: int, entry: Entry) -> None:
        """Enter a move: of the seat itself, or what chance owes."""
        state = self._table.committed
        command = do.Play(
            match=state.match_id,
            number=state.number,
            branch=state.branch,
            move=entry.move,
            seat="chance" if entry.origin == HOST else None,
        )
        self._wanted.put_nowait((button, entry.origin, command))

    def host(self, button: int, command: Any) -> None:
        """Ask what the host asks, of the match that is shown."""
        match = self._table.committed.match_id
        if match and isinstance(command, do.MatchCommand):
            command = msgspec.structs.replace(command, match=match)
        self._wanted.put_nowait((button, HOST, command))

    def pause(self, button: int) -> None:
        """Pause a match that is in play, so that no press is a move."""
        if self._table.committed.is_in_play():
            self.host(button, do.Pause())

    def undo(self, button: int) -> None:
        """Ask all people to take the last move back, in a pause where their presses are moves."""
        state = self._table.committed
        voting = {state.buttons[seat] for seat in state.voters}
        if voting & state.move_buttons:
            self.pause(button)
        self._wanted.put_nowait((button, BOX, do.Undo(match=state.match_id)))

    async def run(self) -> None:
        """Ask what was chosen, for ever."""
        while True:
            button, origin, command = await self._wanted.get()
            try:
                await self._table.ask(origin, command)
            except (Problem, RefusedError) as error:
                self._told[button] = (self._sentence(error), self._clock() + TOLD_S)
                self._on_change()

    def _sentence(self, error: Problem | RefusedError) -> dict[str, str]:
        state = self._table.accepted
        sentences = Sentences(state.names_in_words, state.buttons)
        if isinstance(error, Problem):
            return sentences.problem(error)
        game = state.match.game.name if state.match else ""
        return sentences.refusal(game, error.illegal)
