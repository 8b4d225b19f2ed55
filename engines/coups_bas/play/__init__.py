"""The effects of each kind of move."""

from engines.coups_bas.play import action, chain, effects, lynx, window
from engines.coups_bas.play.dispatch import advance

__all__ = ["VERDICTS", "advance"]

VERDICTS = action.VERDICTS | chain.VERDICTS | effects.VERDICTS | lynx.VERDICTS | window.VERDICTS
