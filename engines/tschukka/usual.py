"""Moves in turn, accepted with one look at whose turn it is; a test compares with the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Facts
from engines.tschukka.moves import Born, Choose, House, Keep, Move, Place, Ready, Remove, Reveal
from engines.tschukka.rules import RULES, TURN_RULES
from engines.tschukka.rules.turn import PHASES
from engines.tschukka.state import State

Check = Callable[[State, Seat, Any], Facts | None]


def is_usual(state: State, seat: Seat, move: Move) -> bool:
    """Tell whether the next family in turn makes a move of this phase that no other rule refuses.

    That the match goes on, that the move belongs to the seat, its family and this phase, and that
    it is their turn, are five rules; here they are one look. False says nothing.
    """
    kind, queue = type(move), state.queue
    others = _OTHERS.get(kind)
    if others is None or not queue or queue[0] != move.family:
        return False
    mover = CHANCE if kind is Born else state.owners[move.family]
    if mover != seat or state.phase not in PHASES[kind]:
        return False
    if isinstance(move, Ready) and not move.spells:
        return True
    for check in others:  # noqa: SIM110 - a generator takes twice as long
        if check(state, seat, move) is not None:
            return False
    return True


def _others(kind: type[Move]) -> tuple[Check, ...]:
    """Return the checks of this kind of move besides those of phase and turn."""
    others = (rule for rule in RULES if rule not in TURN_RULES)
    return tuple(rule.check for rule in others if not rule.concerns or kind in rule.concerns)


_OTHERS: Final[dict[type[Move], tuple[Check, ...]]] = {
    kind: _others(kind) for kind in (House, Born, Choose, Place, Reveal, Ready, Remove, Keep)
}
