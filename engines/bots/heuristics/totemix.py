"""TOTEMIX: avoid losing the match, clean, restore lost terrains, move misplaced ones."""

from __future__ import annotations

from typing import Any, Final

from engines.bots.chooser import Turn
from engines.totemix import moves
from engines.totemix.view import View

_LOSES: Final = -100
_VALUES: Final[dict[type, int]] = {moves.Clean: 5, moves.Bat: 4, moves.Turtle: 2, moves.Bear: 2}


def value(turn: Turn, move: Any) -> int:
    """Return a value for moves that mend the map, negative for those that lose the match."""
    view: View = turn.view
    if turn.game.write(move) in view.fatal:
        return _LOSES
    return _VALUES.get(move.__class__, 0)
