"""Moves on the table, and chance playing what it owes at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.match import Entry
from engines.core.notation import NS_PER_SECOND
from engines.core.seats import CHANCE, Seat
from engines.core.transcript import write_entry
from engines.core.verdicts import Illegal
from firmware_host.journal import Line
from firmware_host.reasons import bad_command

if TYPE_CHECKING:
    from engines.core.match import Match
    from firmware_host.table.state import TableState

_AHEAD_AT_MOST_NS = 3_600 * NS_PER_SECOND


@dataclass(frozen=True, slots=True)
class Played:
    """A match after some moves: what to write down and what to tell."""

    match: Match
    lines: tuple[Line, ...] = ()
    events: tuple[Any, ...] = ()

    def play(self, seat: Seat, move: Any) -> Played | Illegal:
        """Return this with one more move, or the refusal."""
        applied = self.match.play(seat, move)
        if isinstance(applied, Illegal):
            return applied
        line = Line("move", write_entry(self.match.game, Entry(seat, move)))
        return Played(applied.state, (*self.lines, line), (*self.events, *applied.events))


def check_clock(match: Match, now_ns: int) -> None:
    """Raise Problem when what people typed set the match far ahead: its clock never goes back."""
    if match.game.clock(match.state) > now_ns + _AHEAD_AT_MOST_NS:
        raise bad_command("ahead")


def draws_chance(match: Match) -> bool:
    """Tell whether the box draws what chance owes now; what people saw, they enter."""
    return match.game.owes_chance(match.state) and not match.game.must_be_entered(match.state)


def run_chance(state: TableState, played: Played, now_ns: int) -> Played:
    """Let chance play what needs no waiting; what has a time is left to the alarm."""
    game = played.match.game
    while draws_chance(played.match):
        random = state.with_match(played.match).random()
        move = game.draw(played.match.state, random, now_ns)
        if game.time_of(move) is not None:
            break
        after = played.play(CHANCE, move)
        if isinstance(after, Illegal):
            raise RuntimeError(f"chance drew what {after.rule} refuses")  # noqa: TRY004 - no type error
        played = after
    return played
