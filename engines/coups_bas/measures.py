"""Statistics of a move: the reaction time of the first press, and the heights of totems."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.measures import Measure, grown
from engines.core.seats import Seat
from engines.coups_bas.moves import Move, Settle
from engines.coups_bas.state import State


def measures(before: State, move: Move, after: State) -> Iterator[Measure]:
    """Yield the time of the press that got the right, and the heights that changed."""
    if isinstance(move, Settle):
        # Other presses stay unmeasured: that a seat pressed in vain would tell what it holds.
        for press in before.window.presses:
            if press.seat == after.window.answerer:
                yield Measure("reaction", press.at_ns - before.window.opened_ns, press.seat)
    yield from grown(_floors(before), _floors(after))


def _floors(state: State) -> dict[Seat, int]:
    return {seat: len(state.players[seat].totem) for seat in state.seats}
