"""Rules after a loss: where a pawn may flee, and which part of a split map may be kept."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.totemix import moves
from engines.totemix.moves import Move
from engines.totemix.pending import refuges
from engines.totemix.state import State
from engines.totemix.writing import write_cell


def _refuge(state: State, seat: Seat, move: moves.Flee) -> Facts | None:
    """Flee from lost ground to a terrain beside it, or else to a nearest one."""
    return None if move.cell in refuges(state, seat) else {"cell": write_cell(move.cell)}


def _no_part(state: State, seat: Seat, move: moves.Keep) -> Facts | None:
    """Name the part to keep by the cell that was shown for it."""
    return None if move.cell in state.ties else {"cell": write_cell(move.cell)}


LOSS_RULES: tuple[Rule[State, Move], ...] = (
    Rule("totemix.refuge", _refuge, (moves.Flee,)),
    Rule("totemix.no_part", _no_part, (moves.Keep,)),
)
