"""Scores of a round, totals, and how the match ended."""

from __future__ import annotations

from engines.arriba.state import State
from engines.core.seats import Seat
from engines.core.verdicts import Outcome

LOWEST = "arriba.lowest"
SHARED = "arriba.shared"

ENDINGS = frozenset({LOWEST, SHARED})


def round_scores(state: State) -> tuple[int, ...]:
    """Return a point for each card left; the centre counts only by an option."""
    owner = state.last_grabber if state.options.centre_at_end == "last_grabber" else None
    return tuple(
        state.hands[seat].size + (len(state.centre) if seat == owner else 0) for seat in state.seats
    )


def totals(state: State) -> tuple[int, ...]:
    """Return each seat's sum over the rounds played."""
    return tuple(sum(points[seat] for points in state.scores) for seat in state.seats)


def outcome(state: State) -> Outcome:
    """Return the outcome: the lowest sum wins, equal sums share."""
    sums = totals(state)
    winners = tuple(seat for seat in state.seats if sums[seat] == min(sums))
    return Outcome(
        winners,
        {Seat(seat): points for seat, points in enumerate(sums)},
        LOWEST if len(winners) == 1 else SHARED,
    )
