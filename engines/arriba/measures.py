"""What a grab adds to the statistics: reaction times and wrong presses."""

from __future__ import annotations

from collections.abc import Iterator

from engines.arriba.events import Mark
from engines.arriba.moves import Move, Settle
from engines.arriba.sayings import Lay
from engines.arriba.state import State
from engines.core.measures import Measure

_REACTIONS = ("won", "lost", "tied")
_WRONG = ("wrong", "early")


def measures(before: State, move: Move, after: State) -> Iterator[Measure]:
    """Yield a measure for every press that the verdict judged."""
    is_answer = isinstance(move, Lay) and before.is_asking and not after.is_asking
    if isinstance(move, Settle) or is_answer:
        for mark in after.photo:
            yield from _of_mark(mark, after)


def _of_mark(mark: Mark, after: State) -> Iterator[Measure]:
    # With real cards nobody knows when they lay open: the photo then counts from the first press.
    if mark.verdict in _REACTIONS and after.is_box_deck:
        yield Measure("reaction", mark.at_ns - after.photo_from_ns, mark.seat)
    elif mark.verdict in _WRONG:
        yield Measure("wrong", 1, mark.seat)
