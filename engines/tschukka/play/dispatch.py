"""Applies a legal move: each kind of move goes to the module of its phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engines.core.values import maker
from engines.core.verdicts import Applied
from engines.tschukka import moves
from engines.tschukka.events import Event
from engines.tschukka.moves import Move
from engines.tschukka.play import ageing, births, flow, housing, magic, meal, reveal
from engines.tschukka.play.progress import Progress
from engines.tschukka.play.recount import recount
from engines.tschukka.state import State


def advance(state: State, move: Move) -> Applied[State, Event]:
    """Return the state and events after the legal move, up to the next decision."""
    after = PLAYED[type(move)](state, move)
    if not after.state.queue:
        after = flow.go_on(after)
    return _applied(after.state, after.events)


def _first(state: State, move: moves.First) -> Progress:
    return flow.begin(state, move.family)


_applied: Callable[[State, tuple[Event, ...]], Applied[State, Event]] = maker(Applied)
PLAYED: Final[dict[type[Move], Callable[[State, Any], Progress]]] = {
    moves.First: _first,
    moves.House: housing.house,
    moves.Choose: magic.choose,
    moves.Place: magic.place,
    moves.Pass: magic.pass_on,
    moves.Write: magic.hand_in,
    moves.Reveal: reveal.turn_up,
    moves.Ready: reveal.ready,
    moves.Born: births.deliver,
    moves.Remove: meal.remove,
    moves.Note: meal.note,
    moves.Keep: ageing.keep,
    moves.Recount: recount,
}
"""What each kind of move does; its type finds it."""
