"""Whom the table waits for, and between which cells they choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.totemix.hexes import distance
from engines.totemix.state import Wait, awaited
from engines.totemix.victims import victims

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.hexes import Cell
    from engines.totemix.state import State


def seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that may act: all at will, or those who must choose; never chance."""
    match awaited(state):
        case Wait.FREE:
            return state.seats
        case Wait.ANIMALS:
            return tuple(seat for seat in state.seats if state.players[seat].animal is None)
        case Wait.FLEE:
            return state.fleeing
        case Wait.KEEP:
            return (state.active,)
        case Wait.PAY | Wait.VICTIM if state.roll is not None:
            return (state.roll.seat,)
        case _:
            return ()


def cells(state: State) -> tuple[Cell, ...]:
    """Return the cells between which the first of them chooses."""
    match awaited(state):
        case Wait.NUMBER:
            spots = state.terrain.spots
            return tuple(spots[tile][0] for tile in state.owed if tile in spots)
        case Wait.FLEE:
            return refuges(state, state.fleeing[0])
        case Wait.KEEP:
            return state.ties
        case Wait.VICTIM:
            return victims(state)
        case _:
            return ()


def refuges(state: State, seat: Seat) -> tuple[Cell, ...]:
    """Return where a pawn may go that lost its ground: beside it, else the nearest (X-10)."""
    lost = state.players[seat].cell
    if lost is None:
        return ()
    beside = state.terrain.around(lost)
    if beside:
        return beside
    nearest = min((distance(lost, cell) for cell in state.terrain.at), default=0)
    return tuple(cell for cell in state.terrain.at if distance(lost, cell) == nearest)
