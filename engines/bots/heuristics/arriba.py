"""Arriba!: grab the totem when a grab is due, else turn the next card."""

from __future__ import annotations

from typing import Any

from engines.arriba import moves
from engines.arriba.components import TOTEM, shape_of
from engines.arriba.state import Phase
from engines.arriba.view import View
from engines.bots.chooser import Turn


def value(turn: Turn, move: Any) -> int:
    """Return a high value for a grab that is due, a low one for any other grab."""
    if isinstance(move, moves.Grab):
        return 10 if _is_due(turn.view, turn) else -10
    return 1


def _is_due(view: View, turn: Turn) -> bool:
    match view.phase:
        case Phase.TOTEM:
            return True
        case Phase.MATCH:
            return any(turn.seat in match.seats for match in view.matches)
        case Phase.LOOK:
            has_totem = any(view.seats[seat].top == TOTEM for seat in view.shown)
            return has_totem or _shows_match(view, turn)
        case Phase.FLIP if view.announce == "after":
            return _shows_match(view, turn)
        case Phase.REGRAB:
            return turn.seat in view.tied
        case _:
            return False


def _shows_match(view: View, turn: Turn) -> bool:
    """Tell whether another seat shows the shape of the bot's own top card."""
    shapes = [None if seat.top is None else shape_of(seat.top) for seat in view.seats]
    own = shapes[turn.seat]
    return own is not None and shapes.count(own) > 1
