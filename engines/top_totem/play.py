"""What each move brings."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Final, assert_never

from engines.core.verdicts import Applied
from engines.top_totem import events, moves, scoring
from engines.top_totem.board import BACARTA, Board, bit
from engines.top_totem.calls import due_captures
from engines.top_totem.components import SIDES, Kind, other
from engines.top_totem.state import ALL_MEN, NO_MEN, Call, Last, Men, Phase
from engines.top_totem.walking import trails

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.top_totem.moves import Move
    from engines.top_totem.state import Result, State

Course = Applied["State", "events.Event"]

BEGINS: Final = "top_totem.begins"
CAPTURED: Final = "top_totem.captured"
PASSED: Final = "top_totem.passed"
TOP_OPEN: Final = "top_totem.top_open"
TOP_NAMED: Final = "top_totem.top_named"
TOP_VOID: Final = "top_totem.top_void"

VERDICTS: Final = frozenset({BEGINS, CAPTURED, PASSED, TOP_OPEN, TOP_NAMED, TOP_VOID})


def advance(state: State, seat: Seat, move: Move) -> Course:
    """Return what the legal move brings."""
    match move:
        case moves.Begin(first):
            return _begin(state, first)
        case moves.Place(square):
            return _place(state, seat, move, square)
        case moves.Enter() | moves.Turn():
            return _travel(state, seat, move)
        case moves.Top():
            return _call(state, seat, move)
        case moves.Pass():
            passed = dataclasses.replace(state, passes=state.passes + 1, last=Last(seat, move))
            return _end_turn(passed, seat, (events.Passed(PASSED, seat),), is_quiet=True)
        case moves.Announce():
            return _end_game(state, scoring.announced(state, seat), ())
        case moves.Next():
            return Applied(dataclasses.replace(state, phase=Phase.LOT))
        case _:
            assert_never(move)


def _begin(state: State, first: Seat) -> Course:
    is_bacarta = state.options.start == "bacarta"
    men = NO_MEN if is_bacarta else ALL_MEN
    after = dataclasses.replace(
        state,
        phase=Phase.PLACE if state.options.start == "indian" else Phase.PLAY,
        board=BACARTA if is_bacarta else Board(),
        camps=(men, men),
        lost=(NO_MEN, NO_MEN),
        first=first,
        turn=first,
        last=None,
        call=None,
        passes=0,
        quiet=0,
    )
    after = _noted(dataclasses.replace(after, seen=()))
    return Applied(after, (events.Began(BEGINS, first, after.round),))


def _place(state: State, seat: Seat, move: moves.Place, square: int) -> Course:
    kind = state.camps[seat].next_kind or Kind.PEDESTRIAN
    after = _come(state, seat, kind, square)
    told: tuple[events.Event, ...] = (events.Placed(seat, kind, square),)
    after = dataclasses.replace(after, turn=other(seat), last=Last(seat, move))
    if any(camp.next_kind for camp in after.camps):
        return Applied(after, told)
    # The first real move is still to come: there is nothing yet to call TOP! for (P-31).
    after = _noted(dataclasses.replace(after, phase=Phase.PLAY, seen=()))
    return Applied(after, (*told, events.PlacingEnded(after.turn)))


def _come(state: State, seat: Seat, kind: Kind, square: int) -> State:
    """Return the state with the next man out of the camp and on a square."""
    camps = _changed(state.camps, seat, state.camps[seat].changed(kind, -1))
    board = state.board.put(seat, kind, bit(square))
    return dataclasses.replace(state, camps=camps, board=board)


def _travel(state: State, seat: Seat, move: moves.Enter | moves.Turn) -> Course:
    """Move the men, take whom they jumped over, and end the turn."""
    told: list[events.Event] = []
    paths = trails(state, seat, move)
    if isinstance(move, moves.Enter):
        kind = state.camps[seat].next_kind or Kind.PEDESTRIAN
        state = _come(state, seat, kind, move.path[0])
        told.append(events.Entered(seat, kind, move.path[0]))
    hops = [hop for trail in paths for hop in trail]
    for trail in paths:
        if trail:
            squares = (trail[0].start, *(hop.end for hop in trail))
            told.append(events.Moved(seat, trail[0].kind, squares))
    taken = tuple(hop.victim for hop in hops if hop.is_jump)
    before, board = state.board, hops[-1].after() if hops else state.board
    if taken:
        told.append(events.Captured(CAPTURED, seat, len(taken), taken))
    after = dataclasses.replace(
        state,
        board=board,
        lost=_lost(state.lost, before, board, other(seat)),
        last=Last(seat, move, taken),
        passes=0,
    )
    is_quiet = not taken and isinstance(move, moves.Turn)
    return _end_turn(after, seat, tuple(told), is_quiet=is_quiet)


def _lost(lost: tuple[Men, Men], before: Board, after: Board, seat: Seat) -> tuple[Men, Men]:
    walkers = before.pedestrians[seat].bit_count() - after.pedestrians[seat].bit_count()
    riders = before.riders[seat].bit_count() - after.riders[seat].bit_count()
    men = Men(lost[seat].pedestrians + walkers, lost[seat].riders + riders)
    return _changed(lost, seat, men)


def _changed(pair: tuple[Men, Men], seat: Seat, men: Men) -> tuple[Men, Men]:
    return (men, pair[1]) if seat == SIDES[0] else (pair[0], men)


def _end_turn(
    state: State, seat: Seat, told: tuple[events.Event, ...], *, is_quiet: bool
) -> Course:
    """Give the turn to the other side, unless the game ends with this one (P-35)."""
    quiet = state.quiet + 1 if is_quiet else 0
    seen = state.seen if is_quiet else ()
    after = dataclasses.replace(state, turn=other(seat), call=None, quiet=quiet, seen=seen)
    after = _noted(after)
    result = scoring.result(after, seat)
    return Applied(after, told) if result is None else _end_game(after, result, told)


def _noted(state: State) -> State:
    """Return the state with its position remembered."""
    return dataclasses.replace(state, seen=(*state.seen, (state.board, state.turn)))


def _call(state: State, seat: Seat, move: moves.Top) -> Course:
    """Make a capture due, if there is one to make (P-12, P-36)."""
    due = due_captures(state.board, state.turn, state.options)
    call = Call(seat, move.piece, move.victim, is_binding=bool(due))
    rule = TOP_VOID if not due else TOP_NAMED if move.piece else TOP_OPEN
    told = events.Called(rule, seat, move.piece, move.victim)
    return Applied(dataclasses.replace(state, call=call), (told,))


def _end_game(state: State, result: Result, told: tuple[events.Event, ...]) -> Course:
    """Write the game down; the last one ends the match (P-28)."""
    results = (*state.results, result)
    is_last = len(results) >= state.options.rounds
    told = (*told, _ended(state, result))
    after = dataclasses.replace(
        state, phase=Phase.OVER if is_last else Phase.BETWEEN, results=results, call=None
    )
    if not is_last:
        return Applied(after, told)
    end = scoring.outcome(after)
    return Applied(after, (*told, events.MatchEnded(end.rule, end.winners, after.totals)))


def _ended(state: State, result: Result) -> events.Event:
    if result.winner is None:
        return events.GameDrawn(result.rule, state.round)
    inside = state.board.inside(result.winner)
    return events.GameWon(result.rule, result.winner, result.points, inside)
