"""The seats that the table waits for, and the cells between which they choose."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.totemix.map.hexes import Cell, distance
from engines.totemix.map.numbers import possible_numbers
from engines.totemix.state import Stage, State, Wait, awaited
from engines.totemix.victims import victims


def asked_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that may act: all in free play, else those that must choose."""
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


def busy_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that in free play still have an action or a totem tile to place."""
    players = ((seat, state.players[seat]) for seat in state.seats)
    return tuple(
        seat for seat, player in players if player.stage is not Stage.ACT or player.totem.cubes
    )


def choice_cells(state: State) -> tuple[Cell, ...]:
    """Return the cells between which the first asked seat chooses."""
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


def choice_numbers(state: State) -> tuple[tuple[int, ...], ...]:
    """Return for each terrain whose number is to be read those that it can still have."""
    if awaited(state) is not Wait.NUMBER:
        return ()
    spots = state.terrain.spots
    return tuple(possible_numbers(state, tile) for tile in state.owed if tile in spots)


def refuges(state: State, seat: Seat) -> tuple[Cell, ...]:
    """Return the refuges of a pawn on lost ground: adjacent terrains, else the nearest (X-10)."""
    lost = state.players[seat].cell
    if lost is None:
        return ()
    beside = state.terrain.around(lost)
    if beside:
        return beside
    by_distance: dict[int, list[Cell]] = {}
    for cell in state.terrain.at:
        by_distance.setdefault(distance(lost, cell), []).append(cell)
    return tuple(by_distance[min(by_distance)]) if by_distance else ()
