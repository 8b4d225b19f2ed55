"""Applies a legal move: each kind of move goes to the module of its subject."""

from __future__ import annotations

from typing import assert_never

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
    match move:
        case moves.Begin(first):
            return flow.begin(state, first)
        case moves.Place():
            return entry.place(state, seat, move)
        case moves.Enter() | moves.Turn():
            return hops.travel(state, seat, move)
        case moves.Top():
            return call.call_top(state, seat, move)
        case moves.Arrange():
            return arrange.arrange(state, seat, move)
        case moves.Pass() | moves.Announce() | moves.Next():
            return _advance_word(state, seat, move)
        case _:
            assert_never(move)


def _advance_word(
    state: State, seat: Seat, move: moves.Pass | moves.Announce | moves.Next
) -> Progress:
    match move:
        case moves.Pass():
            return flow.pass_turn(state, seat, move)
        case moves.Announce():
            return flow.end_game(state, scoring.announced(state, seat), ())
        case moves.Next():
            return Applied(replace(state, phase=Phase.LOT))
        case _:
            assert_never(move)
