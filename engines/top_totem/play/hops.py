"""Men move and capture."""

from __future__ import annotations

from typing import Final

from engines.core.seats import Seat
from engines.core.values import maker, replace
from engines.top_totem import events, moves
from engines.top_totem.board.bitboard import Board, bits, board_of, played
from engines.top_totem.components import Kind, other, victims_of
from engines.top_totem.play import entry, flow
from engines.top_totem.play.flow import Progress
from engines.top_totem.state import Men, State, last_of, replaced, state_of

_moved_of: Final = maker(events.Moved)
_NONE_TAKEN: Final[tuple[int, ...]] = ()
_PEDESTRIAN: Final = Kind.PEDESTRIAN
_RIDER: Final = Kind.RIDER

CAPTURED: Final = "top_totem.captured"

VERDICTS: Final = frozenset({CAPTURED})


def travel(state: State, seat: Seat, move: moves.Turn) -> Progress:
    """Return the end of a turn in which men moved or captured."""
    board, taken = state.board, _NONE_TAKEN
    told: tuple[events.Event, ...] = ()
    for path in move.paths:
        board, victims, moved = _gone(board, seat, path)
        taken += victims
        told += (moved,)
    if taken:
        return _captured(state, seat, move, board, taken, told)
    turn = other(seat)
    after = state_of(
        state.options,
        state.phase,
        board,
        state.camps,
        state.lost,
        state.first,
        turn,
        last_of(seat, move),
        None,
        0,
        state.quiet + 1,
        (*state.seen, board.code(turn)),
        state.results,
    )
    return flow.end_turn(after, seat, told)


def enter(state: State, seat: Seat, move: moves.Enter) -> Progress:
    """Return the end of a turn in which a man entered, and went on where that is agreed."""
    kind = state.camps[seat].next_kind or _PEDESTRIAN
    entered = entry.enter(state, seat, kind, move.path[0])
    told: tuple[events.Event, ...] = (events.Entered(seat, kind, move.path[0]),)
    if len(move.path) == 1:
        return _captured(entered, seat, move, entered.board, _NONE_TAKEN, told)
    board, taken, moved = _gone(entered.board, seat, move.path)
    return _captured(entered, seat, move, board, taken, (*told, moved))


def _captured(  # noqa: PLR0917 - what a turn changed
    state: State,
    seat: Seat,
    move: moves.Enter | moves.Turn,
    board: Board,
    taken: tuple[int, ...],
    told: tuple[events.Event, ...],
) -> Progress:
    """Return the end of a turn after which the position cannot come again."""
    turn = other(seat)
    if taken:
        told += (events.Captured(CAPTURED, seat, len(taken), taken),)
    after = replace(
        state,
        board=board,
        lost=_lost(state.lost, state.board, board, turn),
        turn=turn,
        last=last_of(seat, move, taken),
        call=None,
        passes=0,
        quiet=0,
        seen=(board.code(turn),),
    )
    return flow.end_turn(after, seat, told)


def _gone(
    board: Board, seat: Seat, path: moves.Path
) -> tuple[Board, tuple[int, ...], events.Event]:
    """Return the board after a man went along a path, its victims, and what is told of it."""
    start = 1 << path[0] - 1
    flips, victims = start ^ 1 << path[-1] - 1, victims_of(path)
    taken = bits(victims) if victims else 0
    men = board.pedestrians, board.riders
    if men[1][seat] & start:
        after, kind = played(men, seat, 0, flips, taken), _RIDER
    else:
        after, kind = played(men, seat, flips, 0, taken), _PEDESTRIAN
    return board_of(*after), victims, _moved_of(seat, kind, path)


def _lost(lost: tuple[Men, Men], before: Board, after: Board, seat: Seat) -> tuple[Men, Men]:
    walkers = before.pedestrians[seat].bit_count() - after.pedestrians[seat].bit_count()
    riders = before.riders[seat].bit_count() - after.riders[seat].bit_count()
    men = Men(lost[seat].pedestrians + walkers, lost[seat].riders + riders)
    return replaced(lost, seat, men)
