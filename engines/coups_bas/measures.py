"""What a move adds to the statistics: how fast the first button was, and how the totems grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.measures import Measure, grown
from engines.coups_bas.moves import Settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.seats import Seat
    from engines.coups_bas.moves import Move
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
