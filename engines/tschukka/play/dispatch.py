"""Applies a legal move: each kind of move goes to the module of its phase."""

from __future__ import annotations

from typing import assert_never

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
    after = flow.go_on(_played(state, move))
    return Applied(after.state, after.events)


def _played(state: State, move: Move) -> Progress:
    match move:
        case moves.First(family):
            return flow.begin(state, family)
        case moves.House():
            return housing.house(state, move)
        case moves.Born():
            return births.deliver(state, move)
        case moves.Remove():
            return meal.remove(state, move)
        case moves.Note():
            return meal.note(state, move)
        case moves.Keep():
            return ageing.keep(state, move)
        case moves.Recount():
            return recount(state, move)
        case _:
            return _cast(state, move)


def _cast(
    state: State,
    move: moves.Choose | moves.Place | moves.Pass | moves.Write | moves.Reveal | moves.Ready,
) -> Progress:
    match move:
        case moves.Choose():
            return magic.choose(state, move)
        case moves.Place():
            return magic.place(state, move)
        case moves.Pass():
            return magic.pass_on(state, move)
        case moves.Write():
            return magic.hand_in(state, move)
        case moves.Reveal():
            return reveal.turn_up(state, move)
        case moves.Ready():
            return reveal.ready(state, move)
        case _:
            assert_never(move)
