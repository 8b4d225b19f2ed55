"""The timed game: how many clocks there are, how long each is, and when one is owed (X-38)."""

from __future__ import annotations

from engines.core.notation import NS_PER_SECOND
from engines.totemix.abilities import counted
from engines.totemix.components import GENTLE_CLOCKS, NASTY_CLOCKS, SECOND_DIE_FROM
from engines.totemix.options import Options
from engines.totemix.state import Phase, State

_MINUTE_NS = 60 * NS_PER_SECOND


def clocks_of(options: Options) -> int:
    """Return the number of clocks: the end of the last one ends the match."""
    return NASTY_CLOCKS if options.chrono == "nasty" else GENTLE_CLOCKS


def length_ns(options: Options) -> int:
    """Return how long one clock runs."""
    minutes = options.nasty_minutes if options.chrono == "nasty" else options.gentle_minutes
    return minutes * _MINUTE_NS


def owes_bell(state: State) -> bool:
    """Tell whether a clock runs, or must be started."""
    if state.options.chrono == "off" or state.phase not in (Phase.PLAY, Phase.ROLL):
        return False
    if state.clocks or state.options.chrono == "nasty":
        return True
    return any(counted(state, player.most_tiles) >= SECOND_DIE_FROM for player in state.players)


def due_ns(state: State) -> int:
    """Return the table time before which no bell rings."""
    return max(state.clock_ns, state.until_ns)
