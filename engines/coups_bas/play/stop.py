"""The end by agreement: between two hands the players stop, and the scores decide (C-39)."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied
from engines.coups_bas import events
from engines.coups_bas.play.flow import Progress, end_match, then
from engines.coups_bas.state import Phase, State

STOP_ASKED = "coups_bas.stop_asked"
WENT_ON = "coups_bas.went_on"

VERDICTS = frozenset({STOP_ASKED, WENT_ON})


def stop(state: State, seat: Seat) -> Progress:
    """Return the question of the seat, or its agreement; once all agree the match is over."""
    told = () if state.phase is Phase.STOP else (events.StopAsked(STOP_ASKED, seat),)
    after = replace(state, phase=Phase.STOP, was_stop_asked=True, stops=(*state.stops, seat))
    if len(after.stops) < len(after.seats):
        return Applied(after, told)
    return then(told, end_match(replace(after, is_stopped=True)))


def go_on(state: State, *against: Seat) -> Progress:
    """Return the break before the next hand, because these seats play on or did not answer."""
    after = replace(state, phase=Phase.DEAL, stops=())
    return Applied(after, (events.WentOn(WENT_ON, against),))


def lapse(state: State) -> Progress:
    """Return the break after a time-out: who did not answer plays on."""
    return go_on(state, *(seat for seat in state.seats if seat not in state.stops))
