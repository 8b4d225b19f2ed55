"""The flow of a match: games begin, turns end, games end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.seats import Seat
from engines.core.values import maker, replace
from engines.core.verdicts import Applied
from engines.top_totem import events, scoring
from engines.top_totem.board.bitboard import BACARTA, EMPTY
from engines.top_totem.components import other
from engines.top_totem.moves import Pass
from engines.top_totem.state import ALL_MEN, NO_MEN, Last, Phase, Result, State

Progress = Applied["State", "events.Event"]

applied: Final[Callable[[State, tuple[events.Event, ...]], Progress]] = maker(Applied)

BEGINS: Final = "top_totem.begins"
PASSED: Final = "top_totem.passed"

VERDICTS: Final = frozenset({BEGINS, PASSED})


_FIRST: Final = {"indian": Phase.PLACE, "position": Phase.SETUP}


def begin(state: State, first: Seat) -> Progress:
    """Return the start of a game."""
    is_bacarta = state.options.start in ("bacarta", "position")
    men = NO_MEN if is_bacarta else ALL_MEN
    after = replace(
        state,
        phase=_FIRST.get(state.options.start, Phase.PLAY),
        board=BACARTA if is_bacarta else EMPTY,
        camps=(men, men),
        lost=(NO_MEN, NO_MEN),
        first=first,
        turn=first,
        last=None,
        call=None,
        passes=0,
        quiet=0,
    )
    after = begin_history(after)
    return Applied(after, (events.Began(BEGINS, first, after.round),))


def begin_history(state: State) -> State:
    """Return the state with its position as the first that counts for repetition."""
    return _noted(replace(state, seen=()))


def pass_turn(state: State, seat: Seat, move: Pass) -> Progress:
    """Return the end of a turn in which the side passed."""
    after = replace(
        state,
        passes=state.passes + 1,
        last=Last(seat, move),
        turn=other(seat),
        call=None,
        quiet=state.quiet + 1,
    )
    return end_turn(_noted(after), seat, (events.Passed(PASSED, seat),))


def end_turn(state: State, seat: Seat, told: tuple[events.Event, ...]) -> Progress:
    """Return the turn of the other side, or the end of the game, after the seat's turn (P-35)."""
    result = scoring.result(state, seat)
    return applied(state, told) if result is None else end_game(state, result, told)


def end_game(state: State, result: Result, told: tuple[events.Event, ...]) -> Progress:
    """Return the end of a game; the last one ends the match (P-28)."""
    results = (*state.results, result)
    is_last = len(results) >= state.options.rounds
    told = (*told, _ended(state, result))
    after = replace(
        state, phase=Phase.OVER if is_last else Phase.BETWEEN, results=results, call=None
    )
    if not is_last:
        return Applied(after, told)
    end = scoring.outcome(after)
    return Applied(after, (*told, events.MatchEnded(end.rule, end.winners, after.totals)))


def _noted(state: State) -> State:
    """Return the state with its position recorded."""
    return replace(state, seen=(*state.seen, state.board.code(state.turn)))


def _ended(state: State, result: Result) -> events.Event:
    if result.winner is None:
        return events.GameDrawn(result.rule, state.round)
    inside = state.board.inside(result.winner)
    return events.GameWon(result.rule, result.winner, result.points, inside)
