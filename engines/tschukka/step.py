"""What a step of the game leads to: a state and what there is to tell so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engines.tschukka.components import Family
    from engines.tschukka.events import Event
    from engines.tschukka.state import State


@dataclass(frozen=True, slots=True)
class Course:
    """The state after some steps, with their events."""

    state: State
    events: tuple[Event, ...] = ()

    def tell(self, *events: Event) -> Course:
        """Return the course with more to tell."""
        return Course(self.state, (*self.events, *events))

    def then(self, step: Callable[[State], Course]) -> Course:
        """Return the course after one more step."""
        after = step(self.state)
        return Course(after.state, (*self.events, *after.events))

    def each(self, families: Iterable[Family], step: Callable[[State, Family], Course]) -> Course:
        """Return the course after the same step for one family after the other."""
        course = self
        for family in families:
            after = step(course.state, family)
            course = Course(after.state, (*course.events, *after.events))
        return course
