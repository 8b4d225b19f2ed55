"""How far an undo goes back: to where the table last waited before a seat decided something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.match import replay
from engines.core.seats import CHANCE
from firmware_host.problems import Problem
from firmware_host.table.playing import draws_chance

if TYPE_CHECKING:
    from engines.core.match import Match
    from firmware_host.table.state import TableState


def undo_point(state: TableState, match: Match) -> int:
    """Return the number to go back to, or raise Problem when no seat has done anything yet."""
    last = _last_decision(match, {CHANCE, *state.bots})
    if last is None:
        last = _last_decision(match, {CHANCE})
    if last is None:
        raise Problem("nothing-to-undo")
    point, step = 0, match.back_to(0)
    for number, entry in enumerate(match.entries[: last + 1]):
        if _waits(state, step):
            point = number
        step = replay(step, (entry,))
    return point


def _last_decision(match: Match, aside: set[int]) -> int | None:
    """Return the place of the last move by a seat that is not set aside.

    What bots did since a person's last move is taken back with it: they would only do it again.
    """
    decided = (n for n, entry in enumerate(match.entries) if entry.seat not in aside)
    return max(decided, default=None)


def _waits(state: TableState, match: Match) -> bool:
    """Tell whether chance owes nothing at once, so that going back here would stay here."""
    game = match.game
    if not draws_chance(match):
        return True
    random = state.with_match(match).random()
    return game.time_of(game.draw(match.state, random, game.clock(match.state))) is not None
