"""Moves, and the moves of chance that follow at once."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

from engines.core.match import Entry, Match
from engines.core.notation import NS_PER_SECOND
from engines.core.seats import CHANCE, Seat
from engines.core.transcript import write_entry
from engines.core.verdicts import Illegal
from firmware_host.journal.rows import JournalLine
from firmware_host.table.chance_notes import entered_note
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState
from firmware_host.wire.decode_errors import bad_command

_AHEAD_AT_MOST_NS = 3_600 * NS_PER_SECOND


@dataclass(frozen=True, slots=True)
class Played:
    """A match after some moves, with their journal lines and events."""

    match: Match
    lines: tuple[JournalLine, ...] = ()
    events: tuple[Any, ...] = ()

    def play(self, seat: Seat, move: Any) -> Played | Illegal:
        """Return this with one more move, or the refusal."""
        applied = self.match.play(seat, move)
        if isinstance(applied, Illegal):
            return applied
        line = JournalLine("move", write_entry(self.match.game, Entry(seat, move)))
        return Played(applied.state, (*self.lines, line), (*self.events, *applied.events))

    def enter(self, seat: Seat, move: Any) -> Played | Illegal:
        """Return this with a move that a person entered, noted where the box would have drawn."""
        if self.match.game.is_retired(self.match.state, move):
            raise Problem("retired-move")
        is_noted = seat == CHANCE and draws_chance(self.match)
        noted = (entered_note(self.match.number),) if is_noted else ()
        return dataclasses.replace(self, lines=(*self.lines, *noted)).play(seat, move)


def check_clock(match: Match, now_ns: int) -> None:
    """Raise Problem when a typed time is far ahead: the clock of a match never goes back."""
    if match.game.clock(match.state) > now_ns + _AHEAD_AT_MOST_NS:
        raise bad_command("ahead")


def draws_chance(match: Match) -> bool:
    """Return whether the box draws for chance now; what people rolled or drew, they enter."""
    return match.game.owes_chance(match.state) and not match.game.must_be_entered(match.state)


def run_chance(state: TableState, played: Played, now_ns: int) -> Played:
    """Make the moves of chance that are due at once; those with a time are left to Deadlines."""
    game = played.match.game
    while draws_chance(played.match):
        random = state.with_match(played.match).random()
        move = game.sample_chance(played.match.state, random, now_ns)
        if game.time_of(move) is not None:
            break
        after = played.play(CHANCE, move)
        if isinstance(after, Illegal):
            raise RuntimeError(f"chance drew what {after.rule} refuses")  # noqa: TRY004 - no type error
        played = after
    return played
