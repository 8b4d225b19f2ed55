"""A table with real pieces: what people enter, and the exact engine that is told the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engines.core.judge import legal_moves
from engines.core.match import Entry, Match, begin
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied, Illegal
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST, Decision
from tests.entries.counts import Counted
from tests.fixtures.host_tables import BareTable

MENU_AND_UNDO = 2
"""Taps of who takes a move back: the menu, and undo in it."""
NOD_OF_THE_HOST = 1
"""The tap of the host, who may agree for all, where a move is more than a report."""

Taps = Callable[[Any, Any], int]
"""Returns the taps that entering a move takes in a state; a press of a button takes none."""
Actions = Callable[[Any, Any], int]
"""Returns how often hands touch real pieces for a move in a state."""
Told = Callable[[Random, Any, Any], Any]
"""Returns the move as people with real pieces enter it."""
Exactly = Callable[[Any, Any], tuple[Any, ...]]
"""Returns the moves of the exact engine for a move that was entered in its state."""


class RealTable:
    """One match at a table of the box, with an exact engine beside it."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, str], exact: Mapping[str, str]
    ) -> None:
        self.table = BareTable(seats, game, **options)
        self.exact = begin(self.table.match.game, seats, {**options, **exact})
        self.count = Counted(matches=1)
        self._seats = seats
        self._told = 0
        self._follow((), _as_told)

    @property
    def match(self) -> Match:
        """Return the match of the box."""
        return self.table.match

    @property
    def is_over(self) -> bool:
        """Tell whether the match has ended."""
        return self.match.game.outcome(self.match.state) is not None

    def truth(self, random: Random, told: Told) -> tuple[Seat, Any]:
        """Return what happens next on the table, and who says it to the box."""
        game, state = self.match.game, self.match.state
        if game.must_be_entered(state):
            return CHANCE, game.sample_chance(state, random, game.clock(state))
        seats = [seat for seat in sorted(game.to_act(state)) if seat != CHANCE]
        listed = {seat: list(legal_moves(game, state, seat)) for seat in seats}
        seat = random.choice([seat for seat in seats if listed[seat]])
        return seat, told(random, state, random.choice(listed[seat]))

    def enter(self, seat: Seat, move: Any, taps: Taps, actions: Actions, exactly: Exactly) -> None:
        """Enter the move, and tell the exact engine."""
        state = self.match.state
        done = Counted(actions=actions(state, move), entries=1, taps=taps(state, move))
        decision = self._say(seat, move)
        assert isinstance(decision, Decision), decision
        self.count += done
        self._follow(decision.events, exactly)

    def err(self, seat: Seat, wrong: Any) -> None:
        """Enter something wrong, and take it back; what the box refuses needs no undo."""
        before = self.match
        if not isinstance(self._say(seat, wrong), Decision):
            return
        reporters = before.game.entered_by(before.state) if seat == CHANCE else frozenset[Seat]()
        asker = min(reporters) if reporters else seat
        self.table.done(asker, do.Undo())
        taps = MENU_AND_UNDO
        if self.table.committed.undo is not None:
            self.table.done(HOST, do.Undo())
            taps += NOD_OF_THE_HOST
        assert self.match == before
        self.count += Counted(mistakes=1, repair_taps=taps)

    def _say(self, seat: Seat, move: Any) -> Decision | Illegal:
        game, state = self.match.game, self.match.state
        text = game.write(move)
        at_ns = game.time_of(move)
        if at_ns is not None:
            return self.table.ask(BOX, do.Presses(((int(seat), at_ns),)))
        origin = min(game.entered_by(state)) if seat == CHANCE else seat
        return self.table.play(int(origin), text)

    def _follow(self, events: tuple[Any, ...], exactly: Exactly) -> None:
        """Play what the box took into the exact engine, and compare what both say."""
        said: list[Any] = []
        new = [entry for before, entry in self.match.history() if before.number >= self._told]
        for entry in reversed(new):
            said += self._exact(entry, exactly)
        self._told = self.match.number
        is_wrong = bool(events) and list(events) != said
        self.count += Counted(wrong=int(is_wrong))

    def _exact(self, entry: Entry, exactly: Exactly) -> list[Any]:
        said: list[Any] = []
        for move in exactly(self.exact.state, entry.move):
            of_chance = type(move).__name__ == "Drawn"
            applied = self.exact.play(CHANCE if of_chance else entry.seat, move)
            assert isinstance(applied, Applied), applied
            self.exact = applied.state
            said += applied.events
        return said


def _as_listed(random: Random, state: Any, move: Any) -> Any:
    del random, state
    return move


def _as_told(state: Any, move: Any) -> tuple[Any, ...]:
    del state
    return (move,)


def play_match(
    table: RealTable,
    random: Random,
    mistakes: float,
    *,
    taps: Taps,
    actions: Actions,
    told: Told = _as_listed,
    exactly: Exactly = _as_told,
) -> Counted:
    """Play a whole match as a real table would, and return what it took."""
    while not table.is_over:
        seat, move = table.truth(random, told)
        if random.random() < mistakes:
            other_seat, other = table.truth(random, told)
            if other != move and other_seat == seat:
                table.err(seat, other)
        table.enter(seat, move, taps, actions, exactly)
    return table.count
