"""Tables for tests: one without disk or clock that is asked directly, and what runs a real one."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from typing import TYPE_CHECKING, Any

import pytest

from engines.arriba.components import DECK
from engines.core.notation import NS_PER_MS
from firmware_host import commands as do
from firmware_host.journal import Record
from firmware_host.problems import Problem
from firmware_host.table.decide import decide
from firmware_host.table.decision import BOX, HOST, Decision, Request
from firmware_host.table.state import Guest, TableState

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Coroutine

    from engines.core.match import Match
    from engines.core.verdicts import Illegal
    from firmware_host.journal import Entries, Line, MatchRow
    from firmware_host.table.decision import Origin
    from firmware_host.table.table import Table

SIZE = 8
PLAIN: dict[str, Any] = {"first_player": "seat0", "flip_delay_ms": 0, "rounds": 1}
DUEL = ("Ar", "Ag")


def guests(count: int) -> dict[int, Guest]:
    """Return people on the first seats."""
    return {seat: Guest(f"Guest {seat}", "en", f"token {seat}") for seat in range(count)}


def stacked(*first: str) -> str:
    """Return a whole deck that begins with these cards."""
    rest = list(DECK)
    for card in first:
        rest.remove(card)  # type: ignore[arg-type] # a card is its own text
    return " ".join((*first, *rest))


class BareTable:
    """A table whose commands are decided and taken at once; `lines` is what was written down."""

    def __init__(self, seats: int = 3, **options: object) -> None:
        self.state = TableState(SIZE, guests(seats))
        self.entries: list[Entries] = []
        self.last: Decision | None = None
        self.now_ns = 0
        self._count = 0
        if seats:
            options = {**PLAIN, **options}
            self.ask(HOST, do.NewMatch(game="arriba", seats=seats, options=options, seed=1))

    @property
    def match(self) -> Match:
        """Return the match that is being played."""
        assert self.state.match is not None
        return self.state.match

    @property
    def phase(self) -> str:
        """Return what the match waits for."""
        return str(self.match.state.phase.value)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the lines of all matches in the order in which they were written."""
        return tuple(line for entries in self.entries for line in entries.lines)

    def ask(self, origin: Origin, command: Any) -> Decision | Illegal:
        """Decide the command and take the decision."""
        self._count += 1
        request = Request(self.state, origin, self.now_ns, f"fresh{self._count}")
        decision = decide(request, command)
        if isinstance(decision, Decision):
            self.state, self.last = decision.state, decision
            self.entries += [decision.entries] if decision.entries else []
        return decision

    def done(self, origin: Origin, command: Any) -> Decision:
        """Ask for what must be done."""
        decision = self.ask(origin, command)
        assert isinstance(decision, Decision), decision
        return decision

    def problem(self, origin: Origin, command: Any) -> str:
        """Ask for what must be a problem that changes nothing, and return its key."""
        before = self.state
        with pytest.raises(Problem) as caught:
            self.ask(origin, command)
        assert self.state is before
        return caught.value.key

    def play(self, origin: Origin, move: str, **more: Any) -> Decision | Illegal:
        """Make a move for the present number."""
        return self.ask(origin, do.Play(move=move, number=self.state.number, **more))

    def chance(self, line: str) -> Decision:
        """Let chance play a line."""
        move = self.match.game.parse(line)
        self.now_ns = max(self.now_ns, self.match.game.time_of(move) or 0)
        return self.done(BOX, do.ChanceMove(self.state.number, move))

    def deal(self, *first: str) -> None:
        """Deal a deck that begins with these cards, seat 0 first."""
        self.chance(f"deal @0.000000000 first:0 {stacked(*first)}")

    def turn(self) -> None:
        """Let the flipper turn a card, shown 10 ms later."""
        assert isinstance(self.play(self.match.state.flipper, "flip"), Decision)
        at_ns = self.match.state.clock_ns + 10 * NS_PER_MS
        self.chance(f"reveal @0.{at_ns:09d}")

    def duel(self) -> None:
        """Deal and turn two cards, so that seats 0 and 1 may grab at 20 ms."""
        self.deal(*DUEL)
        self.turn()
        self.turn()
        assert self.phase == "match"

    def press(self, *presses: tuple[int, int]) -> Decision | Illegal:
        """Press buttons: (seat, table ms)."""
        stamped = tuple((seat, at_ms * NS_PER_MS) for seat, at_ms in presses)
        return self.ask(BOX, do.Presses(stamped))

    def record(self) -> Record:
        """Return the match as the journal would."""
        begun = [entries.begins for entries in self.entries if entries.begins is not None]
        row: MatchRow = begun[-1]
        lines = (entries.lines for entries in self.entries if entries.match == row.id)
        return Record(row, tuple(line for some in lines for line in some), is_over=False)


class SlowJournal:
    """A journal whose commits wait for a hand; `commits` holds each batch in its order."""

    def __init__(self) -> None:
        self.commits: list[list[Entries]] = []
        self.is_open = asyncio.Event()
        self.was_asked = asyncio.Event()

    async def append(self, entries: list[Entries]) -> None:
        """Keep the batch once the hand lets go."""
        self.was_asked.set()
        await self.is_open.wait()
        self.commits.append(entries)


@contextlib.asynccontextmanager
async def run(*jobs: Coroutine[Any, Any, None]) -> AsyncGenerator[list[asyncio.Task[None]]]:
    """Run the jobs for as long as the block lasts."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until(table: Table, wanted: Any) -> None:
    """Return when the state of the table is as wanted."""
    changed = asyncio.Event()
    table.listen(lambda _: changed.set())
    while not wanted(table.state):
        changed.clear()
        await changed.wait()


def without_undo(state: TableState) -> TableState:
    """Return the state as a restart keeps it: an open vote is not written down."""
    return dataclasses.replace(state, undo=None)
