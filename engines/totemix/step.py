"""A state on its way, with what there is to tell so far."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engines.core.verdicts import Applied

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.events import Event
    from engines.totemix.state import State

Course = Applied["State", "Event"]


@dataclass(frozen=True, slots=True)
class Going:
    """What happened until now within one move."""

    state: State
    events: tuple[Event, ...] = ()

    def tell(self, *events: Event) -> Going:
        """Return this with more to tell."""
        return Going(self.state, (*self.events, *events))

    def then(self, state: State, *events: Event) -> Going:
        """Return this with another state and more to tell."""
        return Going(state, (*self.events, *events))

    def change(self, **fields: Any) -> Going:
        """Return this with some fields of the state exchanged."""
        return Going(dataclasses.replace(self.state, **fields), self.events)

    def change_player(self, seat: Seat, **fields: Any) -> Going:
        """Return this with some fields of one player exchanged."""
        player = dataclasses.replace(self.state.players[seat], **fields)
        return Going(self.state.with_player(seat, player), self.events)

    def done(self) -> Course:
        """Return it as the answer of the engine."""
        return Applied(self.state, self.events)
