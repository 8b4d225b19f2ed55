"""TOTEMIX: lose nothing, clean, bring lost terrains back, and move those that lie astray."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engines.totemix import moves

if TYPE_CHECKING:
    from engines.bots.chooser import Turn
    from engines.totemix.view import View

_LOSES: Final = -100
_WISHES: Final[dict[type, int]] = {moves.Clean: 5, moves.Bat: 4, moves.Turtle: 2, moves.Bear: 2}


def appetite(turn: Turn, move: Any) -> int:
    """Return a wish to mend the map, and a horror of what would lose the match at once."""
    view: View = turn.view
    if turn.game.write(move) in view.fatal:
        return _LOSES
    return _WISHES.get(move.__class__, 0)
