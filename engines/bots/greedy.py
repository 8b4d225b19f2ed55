"""The greedy player: what brings most at once, without a thought for the reply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engines.bots.appetites import arriba, coups_bas, top_totem, totemix, tschukka
from engines.bots.chooser import Choice, pick

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.bots.chooser import Turn
    from engines.core.game import RandomSource

_APPETITES: Final[dict[str, Callable[[Turn, Any], int]]] = {
    "arriba": arriba.appetite,
    "coups_bas": coups_bas.appetite,
    "top_totem": top_totem.appetite,
    "totemix": totemix.appetite,
    "tschukka": tschukka.appetite,
}


class Greedy:
    """Takes what looks best at first sight; equally good moves are drawn by lot."""

    def choose(self, turn: Turn, random: RandomSource) -> Choice | None:
        """Return the most tempting move; where others are awaited, only one that tempts."""
        appetite = _APPETITES.get(turn.game.name, _none)
        tempting = [(appetite(turn, move), move) for move in turn.moves]
        best = max((worth for worth, _ in tempting), default=0)
        if not tempting or (not turn.is_awaited and best <= 0):
            return None
        choices = [move for worth, move in tempting if worth == best]
        return Choice(pick(choices, random), "tempting")


def _none(turn: Turn, move: Any) -> int:
    """Return no preference, for a game that nobody has told the player about."""
    del turn, move
    return 0
