"""The effects of each kind of move."""

from engines.coups_bas.play import action, chain, effects, lynx, stop, window
from engines.coups_bas.play.dispatch import advance

__all__ = ["VERDICTS", "advance"]

VERDICTS = action.VERDICTS.union(
    chain.VERDICTS, effects.VERDICTS, lynx.VERDICTS, stop.VERDICTS, window.VERDICTS
)
