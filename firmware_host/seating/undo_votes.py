"""Seats without a phone vote on an undo by their button."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from firmware_host.seating.button_confirmation import Prompt
from firmware_host.table.commands import Agree
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError

if TYPE_CHECKING:
    from firmware_host.seating.button_confirmation import ButtonConfirmation
    from firmware_host.table.table import Table, Update


class UndoVotes:
    """Asks at the seats without a phone for as long as a vote is open; no press is no consent."""

    def __init__(self, table: Table, confirmation: ButtonConfirmation) -> None:
        self._table = table
        self._confirmation = confirmation
        self._asked: dict[int, Prompt] = {}
        self._about = Agree()
        self._confirmed: asyncio.Queue[Prompt] = asyncio.Queue()
        table.follow("votes", self._on_update)

    async def run(self) -> None:
        """Pass the agreements on to the table, for ever."""
        while True:
            prompt = await self._confirmed.get()
            # Agreement to a vote that is over must not count for the next one.
            if self._asked.get(prompt.place) is prompt:
                with contextlib.suppress(Problem, RefusedError):
                    await self._table.ask(prompt.place, self._about)

    def _on_update(self, update: Update) -> None:
        state, vote = update.state, update.state.undo
        self._about = Agree(match=state.match_id, number=state.number, branch=state.branch)
        voting = state.voters - vote.agreed if vote else frozenset[int]()
        silent = {state.buttons[seat] for seat in voting} - state.guests.keys()
        for button in self._asked.keys() - silent:
            self._confirmation.end(self._asked.pop(button))
        for button in silent - self._asked.keys():
            self._ask(button)

    def _ask(self, button: int) -> None:
        prompt = Prompt(button, "undo")
        prompt.answer.add_done_callback(lambda _: self._confirmed.put_nowait(prompt))
        self._asked[button] = prompt
        self._confirmation.begin(prompt)
