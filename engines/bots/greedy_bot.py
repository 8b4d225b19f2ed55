"""The greedy bot: the move with the highest heuristic value, without looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engines.bots.chooser import Choice, Turn, pick
from engines.core.game import RandomSource


class GreedyBot:
    """Plays the move of the highest value; ties are broken at random."""

    def choose(self, turn: Turn, random: RandomSource) -> Choice | None:
        """Return a move of the highest value; it interrupts only for a positive one."""
        value = heuristic_for(turn.game.name)
        valued = [(value(turn, move), move) for move in turn.moves]
        best = max((worth for worth, _ in valued), default=0)
        if not valued or (not turn.is_awaited and best <= 0):
            return None
        choices = [move for worth, move in valued if worth == best]
        return Choice(pick(choices, random), "tempting")


@cache
def heuristic_for(game: str) -> Callable[[Turn, Any], int]:
    """Return `value` of the game's module in engines.bots.heuristics, or no preference."""
    name = f"engines.bots.heuristics.{game}"
    if find_spec(name) is None:
        return _no_preference
    value: Callable[[Turn, Any], int] = import_module(name).value
    return value


def _no_preference(turn: Turn, move: Any) -> int:
    """Return the same value for every move of a game without a heuristic."""
    del turn, move
    return 0
