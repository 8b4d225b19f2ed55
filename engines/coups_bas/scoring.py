"""The winners of a hand, its points, and the outcome of the match."""

from __future__ import annotations

from typing import Final

from engines.core.seats import Seat
from engines.core.verdicts import Outcome
from engines.coups_bas.components import TRACK
from engines.coups_bas.state import State

SIXTH: Final = "coups_bas.sixth_floor"
SIXTH_GIVEN: Final = "coups_bas.sixth_by_gift"
EXHAUSTED: Final = "coups_bas.exhausted"
ARRIVED: Final = "coups_bas.on_arrive"
CHAMPION: Final = "coups_bas.champion"
CHAMPIONS: Final = "coups_bas.champions"
HIGHEST: Final = "coups_bas.highest"
SHARED: Final = "coups_bas.shared"
ONE_HAND: Final = "coups_bas.one_hand"
STOPPED: Final = "coups_bas.stopped"

ENDINGS: Final = frozenset(
    (
        SIXTH,
        SIXTH_GIVEN,
        EXHAUSTED,
        ARRIVED,
        CHAMPION,
        CHAMPIONS,
        HIGHEST,
        SHARED,
        ONE_HAND,
        STOPPED,
    )
)


def floors(state: State) -> tuple[int, ...]:
    """Return the height of every totem."""
    return tuple(len(player.totem) for player in state.players)


def highest(state: State) -> tuple[Seat, ...]:
    """Return the seats with the highest totem, each with its partner (C-38)."""
    heights = floors(state)
    return teams_of(state, *(seat for seat in state.seats if heights[seat] == max(heights)))


def teams_of(state: State, *seats: Seat) -> tuple[Seat, ...]:
    """Return the seats and their partners in seat order."""
    return tuple(sorted({mate for seat in seats for mate in state.team_of(seat)}))


def points(state: State, winners: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return what the hand is worth to each seat: the floors of the team, at least one point."""
    if not state.options.scoring:
        return (0,) * len(state.players)
    heights = floors(state)
    worth = (sum(heights[mate] for mate in state.team_of(seat)) for seat in state.seats)
    return tuple(
        max(1, value) * (seat in winners) for seat, value in zip(state.seats, worth, strict=True)
    )


def is_on_track(state: State) -> bool:
    """Tell whether the printed track of 24 is played, where markers stop at its end."""
    return state.options.rounds == 0 and state.options.target == TRACK


def totals(state: State) -> tuple[int, ...]:
    """Return where the marker of each seat stands."""
    sums = tuple(sum(row[seat] for row in state.scores) for seat in state.seats)
    return tuple(min(TRACK, value) for value in sums) if is_on_track(state) else sums


def is_over(state: State) -> bool:
    """Tell whether the hand that just ended was the last one."""
    if not state.options.scoring:
        return True
    if state.options.rounds:
        return len(state.scores) >= state.options.rounds
    return max(totals(state)) >= state.options.target


def outcome(state: State) -> Outcome:
    """Return the champions: the highest scores, or without scores the winners of the hand."""
    sums = totals(state)
    best = tuple(seat for seat in state.seats if sums[seat] == max(sums))
    winners = best if state.options.scoring else state.winners[-1]
    return Outcome(winners, dict(zip(state.seats, sums, strict=True)), _rule(state, winners))


def _rule(state: State, winners: tuple[Seat, ...]) -> str:
    if not state.options.scoring:
        return ONE_HAND
    if state.is_stopped:
        return STOPPED
    is_one = winners == state.team_of(winners[0])
    if is_on_track(state):
        return CHAMPION if is_one else CHAMPIONS
    return HIGHEST if is_one else SHARED
