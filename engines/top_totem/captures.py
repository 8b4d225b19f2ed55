"""The captures that a call TOP! can make due, and the turns that answer a call."""

from __future__ import annotations

from itertools import takewhile

from engines.core.seats import Seat
from engines.top_totem.board.bitboard import Board, bit, squares_of
from engines.top_totem.board.hops import Hop, jumps_from, trail
from engines.top_totem.components import ENCLOSURE, Kind, other
from engines.top_totem.moves import Path, Turn
from engines.top_totem.options import Options
from engines.top_totem.state import Call, State


def first_captures(board: Board, seat: Seat, options: Options) -> tuple[Hop, ...]:
    """Return every capture that the side can begin a turn with."""
    return tuple(
        hop
        for square in squares_of(board.side(seat))
        for hop in jumps_from(board, seat, square, options)
    )


def is_sheltered(hop: Hop) -> bool:
    """Tell whether no call can force the capture: riders lure nobody out (P-13)."""
    is_rider = bool(hop.board.riders[other(hop.seat)] & bit(hop.victim))
    return hop.start in ENCLOSURE and is_rider


def due_captures(board: Board, seat: Seat, options: Options) -> tuple[tuple[int, int], ...]:
    """Return the captures that a call makes due, as man and victim (P-34, P-36)."""
    found = first_captures(board, seat, options)
    return tuple((hop.start, hop.victim) for hop in found if not is_sheltered(hop))


def is_answered(state: State, call: Call, turn: Turn) -> bool:
    """Tell whether the turn makes the capture that is due (P-11, P-14, P-36)."""
    return any(_answers(state, call, path) for path in turn.paths)


def _answers(state: State, call: Call, path: Path) -> bool:
    seat = other(call.seat)
    kind = state.board.kind_at(seat, path[0])
    if kind is None or call.piece not in (0, path[0]):
        return False
    hops = trail(state.board, seat, kind, path)
    counted = _counted(hops, kind, state.options, is_named=bool(call.piece))
    taken = [hop.victim for hop in counted if hop.is_jump]
    return call.victim in taken if call.piece else bool(taken)


def _counted(
    hops: tuple[Hop, ...], kind: Kind, options: Options, *, is_named: bool
) -> tuple[Hop, ...]:
    """Return the hops in which the due capture counts."""
    if kind is Kind.PEDESTRIAN:
        return hops[:1] if is_named else hops
    if options.top_rider == "first_coup":
        return tuple(takewhile(lambda hop: hop.is_jump, hops))
    return hops
