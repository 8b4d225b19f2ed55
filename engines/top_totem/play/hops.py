"""Men move and capture."""

from __future__ import annotations

from typing import Final

from engines.core.seats import Seat
from engines.core.values import replace
from engines.top_totem import events, moves
from engines.top_totem.board.bitboard import Board
from engines.top_totem.components import Kind, other
from engines.top_totem.play import entry, flow
from engines.top_totem.play.flow import Progress
from engines.top_totem.state import Last, Men, State, replaced
from engines.top_totem.trails import trails

CAPTURED: Final = "top_totem.captured"

VERDICTS: Final = frozenset({CAPTURED})


def travel(state: State, seat: Seat, move: moves.Enter | moves.Turn) -> Progress:
    """Return the end of a turn in which men moved, captured or entered."""
    told: list[events.Event] = []
    paths = trails(state, seat, move)
    if isinstance(move, moves.Enter):
        kind = state.camps[seat].next_kind or Kind.PEDESTRIAN
        state = entry.enter(state, seat, kind, move.path[0])
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
    after = replace(
        state,
        board=board,
        lost=_lost(state.lost, before, board, other(seat)),
        last=Last(seat, move, taken),
        passes=0,
    )
    is_quiet = not taken and isinstance(move, moves.Turn)
    return flow.end_turn(after, seat, tuple(told), is_quiet=is_quiet)


def _lost(lost: tuple[Men, Men], before: Board, after: Board, seat: Seat) -> tuple[Men, Men]:
    walkers = before.pedestrians[seat].bit_count() - after.pedestrians[seat].bit_count()
    riders = before.riders[seat].bit_count() - after.riders[seat].bit_count()
    men = Men(lost[seat].pedestrians + walkers, lost[seat].riders + riders)
    return replaced(lost, seat, men)
