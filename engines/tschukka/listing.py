"""The legal moves of a seat: candidates that need no judge, as a test compares with the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.seats import CHANCE, Seat
from engines.tschukka.candidates import candidates
from engines.tschukka.components import ELDER
from engines.tschukka.moves import Keep, Move, Remove
from engines.tschukka.state import Phase, State


def listed(state: State, seat: Seat) -> tuple[Move, ...] | None:
    """Return the legal moves of a seat, None where candidates are judged one by one.

    That is what chance may show, and housing where a family may have to live in all of its huts.
    """
    if seat == CHANCE:
        return None
    spare = _SPARED.get(state.phase)
    return candidates(state, seat) if spare is None else spare(state, seat)


def _houses(state: State, seat: Seat) -> tuple[Move, ...] | None:
    return candidates(state, seat) if state.options.empty_huts else None


def _removals(state: State, seat: Seat) -> tuple[Move, ...]:
    found = candidates(state, seat)
    if state.options.meal != "base":
        return found
    return tuple([move for move in found if not (isinstance(move, Remove) and move.kind == ELDER)])


def _keeps(state: State, seat: Seat) -> tuple[Move, ...]:
    found = candidates(state, seat)
    if not state.options.youth_compulsory:
        return found
    return tuple([move for move in found if isinstance(move, Keep) and move.kind is not None])


_SPARED: Final[dict[Phase, Callable[[State, Seat], tuple[Move, ...] | None]]] = {
    Phase.HOUSING: _houses,
    Phase.STARVING: _removals,
    Phase.YOUTH: _keeps,
}
"""The phases in which the rules may refuse candidates."""
