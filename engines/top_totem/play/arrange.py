"""People set up the board: before a game, or because the real one looks different."""

from __future__ import annotations

from typing import Final

from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied
from engines.top_totem import events
from engines.top_totem.board.bitboard import write_board
from engines.top_totem.components import PEDESTRIANS, RIDERS, SIDES
from engines.top_totem.moves import Arrange
from engines.top_totem.play import flow
from engines.top_totem.play.flow import Progress
from engines.top_totem.state import Men, Phase, State

SET_UP: Final = "top_totem.set_up"
SET_RIGHT: Final = "top_totem.set_right"

VERDICTS: Final = frozenset({SET_UP, SET_RIGHT})


def arrange(state: State, seat: Seat, move: Arrange) -> Progress:
    """Return the game from the position that people set up; all see what was changed."""
    rule = SET_UP if state.phase is Phase.SETUP else SET_RIGHT
    letters = zip(write_board(state.board), write_board(move.board), strict=True)
    squares = tuple(place for place, (was, now) in enumerate(letters, 1) if was != now)
    told = events.Arranged(rule, seat, move.turn, len(squares), squares)
    return Applied(arranged(state, move), (told,))


def arranged(state: State, move: Arrange) -> State:
    """Return the state with the position; what was called, counted and repeated before is void."""
    red, white = (Men(*pair) for pair in move.camps)
    after = replace(
        state,
        phase=Phase.PLAY,
        board=move.board,
        camps=(red, white),
        lost=(_lost(move, SIDES[0]), _lost(move, SIDES[1])),
        turn=move.turn,
        last=None,
        call=None,
        passes=0,
        quiet=0,
    )
    return flow.begin_history(after)


def _lost(move: Arrange, seat: Seat) -> Men:
    """Return the men that are neither on the board nor in the camp."""
    walkers = PEDESTRIANS - move.camps[seat][0] - move.board.pedestrians[seat].bit_count()
    return Men(walkers, RIDERS - move.camps[seat][1] - move.board.riders[seat].bit_count())
