"""The clocks of the timed game: a bell starts one, or ends one."""

from __future__ import annotations

from engines.totemix import chrono, events
from engines.totemix.abilities import common_dice
from engines.totemix.play.endings import end
from engines.totemix.play.progress import Progress
from engines.totemix.scoring import TIME_UP

CLOCK = "totemix.clock"

VERDICTS = frozenset({CLOCK})


def ring(progress: Progress, at_ns: int) -> Progress:
    """Start the next clock; the end of the last one ends the match, even in a roll (X-38)."""
    state = progress.state
    progress = progress.change(clock_ns=at_ns)
    if state.clocks == chrono.clocks_of(state.options):
        return end(progress, TIME_UP)
    began_ns = state.until_ns if state.clocks else at_ns
    until_ns = began_ns + chrono.length_ns(state.options)
    progress = progress.change(clocks=state.clocks + 1, until_ns=until_ns)
    dice = common_dice(progress.state)
    return progress.tell(events.ClockBegan(CLOCK, state.clocks + 1, dice, until_ns))
