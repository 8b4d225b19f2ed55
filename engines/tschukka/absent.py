"""Moves for families whose player resigned: they play on and cast no spells."""

from __future__ import annotations

from collections.abc import Sequence

from engines.tschukka.components import owner_of
from engines.tschukka.moves import Choose, Move, Place, Ready, Reveal, Write


def quietest(legal: Sequence[Move]) -> Move | None:
    """Return the move with the fewest spells in it, the first listed of equals."""
    return min(legal, key=_spells_in, default=None)


def _spells_in(move: Move) -> int:
    """Return how many spells the move casts; a counter on an own hut counts less."""
    match move:
        case Choose(_, spells) | Ready(_, spells):
            return len(spells)
        case Write(_, orders):
            return len(orders)
        case Place(family, _, hut):
            return 1 if owner_of(hut) == family else 2
        case Reveal():
            return 1
        case _:
            return 0
