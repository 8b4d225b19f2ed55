"""The progress of one move: the state so far and the events so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engines.core.seats import Seat
from engines.core.values import maker, replace
from engines.core.verdicts import Applied
from engines.totemix.events import Event
from engines.totemix.state import Player, State

_applied: Callable[..., Applied[State, Event]] = maker(Applied)


class Progress(NamedTuple):
    """The state and the events that one move has brought so far."""

    state: State
    events: tuple[Event, ...] = ()

    def tell(self, *events: Event) -> Progress:
        """Return the progress with more events."""
        return Progress(self.state, (*self.events, *events))

    def change(self, **fields: Any) -> Progress:
        """Return the progress with some fields of the state replaced."""
        return Progress(replace(self.state, **fields), self.events)

    def change_player(self, seat: Seat, **fields: Any) -> Progress:
        """Return the progress with some fields of one player replaced."""
        return self.change_both(seat, replace(self.state.players[seat], **fields))

    def change_both(self, seat: Seat, player: Player, **fields: Any) -> Progress:
        """Return the progress with another player in that seat, and with other fields replaced."""
        players = list(self.state.players)
        players[seat] = player
        return Progress(replace(self.state, players=tuple(players), **fields), self.events)

    def done(self) -> Applied[State, Event]:
        """Return the result of the move."""
        return _applied(self.state, self.events)
