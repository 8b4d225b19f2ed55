"""The state and the events that a part of a move has led to so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engines.tschukka.components import Family
from engines.tschukka.events import Event
from engines.tschukka.state import State


@dataclass(slots=True)
class Progress:
    """A state, and the events that led to it in order.

    It is made many times in a move and never kept, so it does without the guard of a frozen class,
    with which it takes thrice as long to make. Nobody changes it.
    """

    state: State
    events: tuple[Event, ...] = ()

    def tell(self, *events: Event) -> Progress:
        """Return the progress with more events at its end."""
        return Progress(self.state, self.events + events)

    def joined(self, later: Progress) -> Progress:
        """Return the state of the later progress with the events of both."""
        return Progress(later.state, self.events + later.events)

    def then(self, step: Callable[[State], Progress]) -> Progress:
        """Return the progress after one more step."""
        return self.joined(step(self.state))

    def each(
        self, families: Iterable[Family], step: Callable[[State, Family], Progress]
    ) -> Progress:
        """Return the progress after the same step for one family after the other."""
        state, told = self.state, list(self.events)
        for family in families:
            later = step(state, family)
            state = later.state
            told += later.events
        return Progress(state, tuple(told))
