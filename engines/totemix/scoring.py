"""How a match can end: all win, or all lose, each by a named rule."""

from __future__ import annotations

from engines.core.verdicts import Outcome
from engines.totemix.state import State

RESTORED = "totemix.restored"
ENVIRONMENT_GONE = "totemix.environment_gone"
NO_CUBES = "totemix.no_cubes"
IMPOSSIBLE = "totemix.impossible"
TIME_UP = "totemix.time_up"

ENDINGS = frozenset({RESTORED, ENVIRONMENT_GONE, NO_CUBES, IMPOSSIBLE, TIME_UP})


def outcome(state: State) -> Outcome | None:
    """Return the outcome, in which all seats win or none does; None while the match goes on."""
    if state.ending is None:
        return None
    winners = state.seats if state.ending.is_won else ()
    scores = {seat: int(state.ending.is_won) for seat in state.seats}
    return Outcome(winners, scores, state.ending.rule)
