"""The effects of each kind of move."""

from engines.top_totem.play import arrange, call, flow, hops
from engines.top_totem.play.dispatch import advance

__all__ = ["VERDICTS", "advance"]

VERDICTS = arrange.VERDICTS | call.VERDICTS | flow.VERDICTS | hops.VERDICTS
