"""The end and the points of a game, and the outcome of the match."""

from __future__ import annotations

from typing import Final

from engines.core.seats import Seat
from engines.core.verdicts import Outcome
from engines.top_totem.board.bitboard import INSIDE
from engines.top_totem.components import POINTS, RED, SIDES, SIX, TOTEM_TOP, WHITE, other
from engines.top_totem.options import Options
from engines.top_totem.state import Phase, Result, State

SIX_INSIDE: Final = "top_totem.six_inside"
LAST_ONES: Final = "top_totem.last_ones"
NO_PEDESTRIANS: Final = "top_totem.no_pedestrians"
TWO_PASSES: Final = "top_totem.two_passes"
QUIET: Final = "top_totem.quiet"
REPEATED: Final = "top_totem.repeated"
HIGHEST: Final = "top_totem.highest"
SHARED: Final = "top_totem.shared"

ENDINGS: Final = frozenset(
    {SIX_INSIDE, LAST_ONES, NO_PEDESTRIANS, TWO_PASSES, QUIET, REPEATED, HIGHEST, SHARED}
)


def has_won(state: State, seat: Seat) -> bool:
    """Tell whether the other side has no pedestrian left and this one has one inside (P-22)."""
    rival = other(seat)
    if state.board.pedestrians[rival] or state.camps[rival].pedestrians:
        return False
    return state.board.inside(seat) > 0


def worth(inside: int, options: Options) -> int:
    """Return the points of a won game for so many pedestrians inside (P-23, P-24)."""
    if inside == SIX and options.totem_top == "automatic":
        return TOTEM_TOP
    return POINTS[inside]


def may_announce(state: State, seat: Seat) -> bool:
    """Tell whether the side may announce that it has won (P-22, P-24)."""
    options = state.options
    may_call, may_go_on = options.totem_top == "called", options.win_test == "may_go_on"
    if not (may_call or may_go_on) or state.phase is not Phase.PLAY:
        return False
    has_six = may_call and state.board.inside(seat) == SIX
    return has_six or (may_go_on and has_won(state, seat))


def announced(state: State, seat: Seat) -> Result:
    """Return the result of a game that a side announced as won."""
    if state.board.inside(seat) == SIX:
        return Result(SIX_INSIDE, seat, TOTEM_TOP)
    return _last_ones(state, seat)


def result(state: State, mover: Seat) -> Result | None:
    """Return how the game ended with the turn of the mover, or None (P-22, P-24, P-26, P-35)."""
    walkers = state.board.pedestrians
    for seat in (mover, other(mover)) if (walkers[0] | walkers[1]) & INSIDE else ():
        inside = walkers[seat] & INSIDE
        if inside == INSIDE and state.options.totem_top == "automatic":
            return Result(SIX_INSIDE, seat, TOTEM_TOP)
        if (
            inside
            and not walkers[other(seat)]
            and has_won(state, seat)
            and state.options.win_test == "at_once"
        ):
            return _last_ones(state, seat)
    rule = _dead(state)
    return None if rule is None else _dead_result(state, rule)


def _last_ones(state: State, seat: Seat) -> Result:
    return Result(LAST_ONES, seat, worth(state.board.inside(seat), state.options))


def _dead(state: State) -> str | None:
    """Return the rule by which the game is a draw, or None."""
    red, white = state.board.pedestrians
    if not (red or white or state.living(RED) or state.living(WHITE)):
        return NO_PEDESTRIANS
    if state.passes >= len(SIDES):
        return TWO_PASSES
    if state.quiet >= len(SIDES) * state.options.quiet_turns:
        return QUIET
    seen = state.seen
    return REPEATED if seen.count(seen[-1]) >= state.options.repetitions else None


def _dead_result(state: State, rule: str) -> Result:
    """Return a draw, or the win of a side that had won and played on."""
    for seat in SIDES:
        if has_won(state, seat):
            return _last_ones(state, seat)
    return Result(rule, None, 0)


def outcome(state: State) -> Outcome:
    """Return the side with more points after the last game, or both."""
    totals = state.totals
    winners = tuple(seat for seat in SIDES if totals[seat] == max(totals))
    rule = HIGHEST if len(winners) == 1 else SHARED
    return Outcome(winners, dict(zip(SIDES, totals, strict=True)), rule)
