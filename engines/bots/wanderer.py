"""The random player: any legal move, and no interruption but now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.bots.chooser import Choice, pick

if TYPE_CHECKING:
    from engines.bots.chooser import Turn
    from engines.core.game import RandomSource

_INTERRUPTS_ONE_IN = 24


class Wanderer:
    """Plays anything that is allowed."""

    def choose(self, turn: Turn, random: RandomSource) -> Choice | None:
        """Return any move; a button is hit only now and then where others are awaited."""
        if not turn.moves:
            return None
        if not turn.is_awaited and random.randrange(0, _INTERRUPTS_ONE_IN):
            return None
        return Choice(pick(turn.moves, random), "any")
