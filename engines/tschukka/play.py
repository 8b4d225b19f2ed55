"""What each move brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engines.core.verdicts import Applied
from engines.tschukka import ageing, births, course, housing, magic, meal, moves, reveal

if TYPE_CHECKING:
    from engines.tschukka.events import Event
    from engines.tschukka.moves import Move
    from engines.tschukka.state import State
    from engines.tschukka.step import Course


def advance(state: State, move: Move) -> Applied[State, Event]:
    """Return what the legal move brings, up to the next decision."""
    after = course.go_on(_played(state, move))
    return Applied(after.state, after.events)


def _played(state: State, move: Move) -> Course:
    match move:
        case moves.First(family):
            return course.begin(state, family)
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
        case _:
            return _cast(state, move)


def _cast(
    state: State,
    move: moves.Choose | moves.Place | moves.Pass | moves.Write | moves.Reveal | moves.Ready,
) -> Course:
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
