"""Placement under the Indian rule: near the enclosure, and safe from captures."""

from __future__ import annotations

from typing import Final

from engines.bots.chooser import Choice, Turn, pick
from engines.bots.top_totem import weights
from engines.core.game import RandomSource
from engines.top_totem.board.bitboard import Board, bit, read_board
from engines.top_totem.board.generator import free_squares, jumpers
from engines.top_totem.board.tables import OUTSIDE
from engines.top_totem.components import Kind, other
from engines.top_totem.moves import Place
from engines.top_totem.view import View

_EXPOSED: Final = 45
_THREAT: Final = 15


def choose(turn: Turn, random: RandomSource) -> Choice:
    """Return one of the best squares for the next man."""
    view: View = turn.view
    board = read_board(view.board)
    worth = {move: _worth(view, board, turn, move.square) for move in turn.moves}
    best = [move for move in worth if worth[move] == max(worth.values())]
    chosen: Place = pick(best, random)
    return Choice(chosen, "places", {"square": chosen.square})


def _worth(view: View, board: Board, turn: Turn, square: int) -> int:
    me, they = turn.seat, other(turn.seat)
    kind = view.sides[me].next or Kind.PEDESTRIAN
    after = board.put(me, kind, bit(square))
    free = free_squares(after.side(me), 0, after.side(they))
    exposed = _targets(after.side(they), after.side(me), free)
    threatened = jumpers(after.side(me), after.side(they), free)
    men = (weights.RIDER if kind is Kind.RIDER else weights.WALKER)[me][square]
    return men - _EXPOSED * exposed + _THREAT * threatened.bit_count()


def _targets(men: int, foes: int, free: int) -> int:
    """Return how many men outside the enclosure could capture there."""
    return jumpers(men & OUTSIDE, foes, free & OUTSIDE).bit_count()
