"""The turns that the generator knows, found again by the move of the game."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.top_totem.board import generator
from engines.top_totem.board.bitboard import Board, bit
from engines.top_totem.board.tables import ALL, Tables
from engines.top_totem.components import BASES, other
from engines.top_totem.moves import Path
from engines.top_totem.state import Men


def is_known_turn(board: Board, seat: Seat, paths: tuple[Path, ...], tables: Tables) -> bool:
    """Tell whether one man may play the turn; False says nothing of turns by several men."""
    needed = tables.quiet.get(paths)
    if needed is None:
        return len(paths) == 1 and _is_capture(board, seat, paths, tables)
    passes, walker, rider = needed
    if not (board.pedestrians[seat] & walker or board.riders[seat] & rider):
        return False
    return not board.taken_squares & passes


def is_known_entry(board: Board, seat: Seat, camp: Men, path: Path) -> bool:
    """Tell whether the next man of the camp may enter so; False says nothing of longer paths."""
    (square, *more) = path
    is_right = not more and camp.next_kind is not None and square in BASES[seat]
    return is_right and not board.taken_squares & bit(square)


def _is_capture(board: Board, seat: Seat, paths: tuple[Path, ...], tables: Tables) -> bool:
    """Tell whether the generator lists the turn among the captures of its man."""
    low, foe = bit(paths[0][0]), other(seat)
    free, foes = ALL ^ board.taken_squares, board.side(foe)
    found = generator.captures_of_walkers(board.pedestrians[seat] & low, foes, free, tables)
    found += generator.captures_of_riders(board.riders[seat] & low, foes, free, tables)
    return any(listed[3] == paths for listed in found)
