"""The progress of one move: the state so far and the events so far."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

from engines.core.seats import Seat
from engines.core.verdicts import Applied
from engines.totemix.events import Event
from engines.totemix.state import State


@dataclass(frozen=True, slots=True)
class Progress:
    """The state and the events that one move has brought so far."""

    state: State
    events: tuple[Event, ...] = ()

    def tell(self, *events: Event) -> Progress:
        """Return the progress with more events."""
        return Progress(self.state, (*self.events, *events))

    def change(self, **fields: Any) -> Progress:
        """Return the progress with some fields of the state replaced."""
        return Progress(dataclasses.replace(self.state, **fields), self.events)

    def change_player(self, seat: Seat, **fields: Any) -> Progress:
        """Return the progress with some fields of one player replaced."""
        player = dataclasses.replace(self.state.players[seat], **fields)
        return Progress(self.state.with_player(seat, player), self.events)

    def done(self) -> Applied[State, Event]:
        """Return the result of the move."""
        return Applied(self.state, self.events)
