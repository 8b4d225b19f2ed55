"""The effects of each kind of move."""

from engines.top_totem.play import call, flow, hops
from engines.top_totem.play.dispatch import advance

__all__ = ["VERDICTS", "advance"]

VERDICTS = call.VERDICTS | flow.VERDICTS | hops.VERDICTS
