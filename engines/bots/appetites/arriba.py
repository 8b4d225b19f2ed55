"""Arriba!: hit the totem when it is due, else turn the next card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.arriba import moves
from engines.arriba.state import Phase

if TYPE_CHECKING:
    from engines.arriba.view import View
    from engines.bots.chooser import Turn


def appetite(turn: Turn, move: Any) -> int:
    """Return a wish to grab where it is due, and to turn cards."""
    if isinstance(move, moves.Grab):
        return 10 if _is_due(turn.view, turn) else -10
    return 1


def _is_due(view: View, turn: Turn) -> bool:
    match view.phase:
        case Phase.TOTEM:
            return True
        case Phase.MATCH:
            return any(turn.seat in match.seats for match in view.matches)
        case Phase.REGRAB:
            return turn.seat in view.tied
        case _:
            return False
