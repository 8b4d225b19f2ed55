"""TOP TOTEM: capture as many as possible, then enter the enclosure, then come nearer."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from engines.bots.chooser import Turn
from engines.bots.top_totem import weights
from engines.top_totem import moves
from engines.top_totem.components import ENCLOSURE, Kind, between
from engines.top_totem.moves import Path
from engines.top_totem.view import View

_WINS: Final = 10_000
_INSIDE: Final = 60
_VALUES: Final = {"i": 100, "w": 100, "I": 90, "W": 90}


def value(turn: Turn, move: Any) -> int:
    """Return the value of the captured men and of the squares reached."""
    view: View = turn.view
    match move:
        case moves.Announce():
            return _WINS
        case moves.Turn(paths):
            return sum(_taken(view, path) + _nearer(view, turn, path) for path in paths)
        case moves.Enter(path):
            return _taken(view, path) + 1
        case moves.Place(square):
            return _placed(view, turn, square)
        case _:
            return 0


def _taken(view: View, path: Path) -> int:
    victims = (between(start, end) for start, end in pairwise(path))
    return sum(_VALUES.get(view.board[victim - 1], 0) for victim in victims if victim)


def _nearer(view: View, turn: Turn, path: Path) -> int:
    if view.board[path[0] - 1].isupper():
        return weights.RIDER[turn.seat][path[-1]] - weights.RIDER[turn.seat][path[0]]
    worth = weights.WALKER[turn.seat]
    enters = (path[-1] in ENCLOSURE) - (path[0] in ENCLOSURE)
    return worth[path[-1]] - worth[path[0]] + _INSIDE * enters


def _placed(view: View, turn: Turn, square: int) -> int:
    is_rider = view.sides[turn.seat].next is Kind.RIDER
    return (weights.RIDER if is_rider else weights.WALKER)[turn.seat][square]
