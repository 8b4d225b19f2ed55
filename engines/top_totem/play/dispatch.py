"""Applies a legal move: each kind of move goes to the module of its subject."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied
from engines.top_totem import moves, scoring
from engines.top_totem.moves import Move
from engines.top_totem.play import arrange, call, entry, flow, hops
from engines.top_totem.play.flow import Progress
from engines.top_totem.state import Phase, State


def advance(state: State, seat: Seat, move: Move) -> Progress:
    """Return the state and events after the legal move."""
    return PLAYS[type(move)](state, seat, move)


PLAYS: Final[dict[type[Move], Callable[[State, Seat, Any], Progress]]] = {
    moves.Begin: lambda state, _, move: flow.begin(state, move.first),
    moves.Place: entry.place,
    moves.Enter: hops.enter,
    moves.Turn: hops.travel,
    moves.Top: call.call_top,
    moves.Pass: flow.pass_turn,
    moves.Announce: lambda state, seat, _: flow.end_game(state, scoring.announced(state, seat), ()),
    moves.Next: lambda state, _, __: Applied(replace(state, phase=Phase.LOT)),
    moves.Arrange: arrange.arrange,
}
