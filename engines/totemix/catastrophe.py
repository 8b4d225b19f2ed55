"""What one die does to the terrain that the roller chose."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, assert_never

from engines.totemix import events, moves
from engines.totemix.components import Tile, environment_of
from engines.totemix.fall import consequences, lose

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.hexes import Cell
    from engines.totemix.moves import Victim
    from engines.totemix.state import Roll, State
    from engines.totemix.step import Going

POLLUTED = "totemix.polluted"
STACKED = "totemix.stacked"
DESTROYED = "totemix.destroyed"

VERDICTS = frozenset({POLLUTED, STACKED, DESTROYED})


def strike(going: Going, move: Victim) -> Going:
    """Apply one die to the terrain, and let everything follow."""
    roll = going.state.roll
    if roll is None:
        raise ValueError("no dice are thrown")
    cell = move.source if isinstance(move, moves.Stack) else move.cell
    going = going.change(roll=_used(roll, going.state.terrain.top(cell)))
    match move:
        case moves.Pollute():
            return _pollute(going, roll.seat, cell)
        case moves.Stack(_, target):
            return consequences(move_tile(going, STACKED, roll.seat, cell, target), (target,))
        case moves.Destroy():
            return consequences(lose(going, (cell,), DESTROYED))
        case _:
            assert_never(move)


def move_tile(going: Going, rule: str, seat: Seat, source: Cell, target: Cell) -> Going:
    """Lay the top of one cell onto another; pawns ride on it or come up on top (X-44)."""
    state = going.state
    tile = state.terrain.top(source)
    riders = state.pawns_on(source)
    going = going.change(terrain=state.terrain.moved(source, target))
    for rider in riders:
        going = going.change_player(rider, cell=target)
    level = going.state.terrain.height(target)
    told = events.TerrainMoved(rule, seat, tile, environment_of(tile), source, target, level)
    return going.tell(told)


def possible_numbers(state: State, tile: Tile) -> tuple[int, ...]:
    """Return the numbers that the terrain can still have: those of its kind not seen elsewhere."""
    each = sum(other[0] == tile[0] for other in state.tiles)
    left = list(state.edition.numbers_of(environment_of(tile), each))
    for other, number in state.terrain.numbers:
        if other[0] == tile[0] and number in left:
            left.remove(number)
    return tuple(left)


def read_numbers(going: Going, numbers: tuple[tuple[Tile, int], ...]) -> Going:
    """Learn numbers; a terrain polluted just now may be cleaned at once by who stands there."""
    terrain = going.state.terrain
    turned = tuple(terrain.spots[tile][0] for tile, _ in numbers if tile in terrain.polluted)
    told = (events.NumberRead(tile, number) for tile, number in numbers)
    going = going.change(terrain=terrain.read(numbers)).tell(*told)
    return consequences(going, turned, is_turned=True)


def _pollute(going: Going, seat: Seat, cell: Cell) -> Going:
    tile = going.state.terrain.top(cell)
    told = events.Polluted(POLLUTED, seat, tile, environment_of(tile), cell)
    going = going.change(terrain=going.state.terrain.turned(tile, is_polluted=True)).tell(told)
    return consequences(going, (cell,), is_turned=True)


def _used(roll: Roll, tile: Tile) -> Roll:
    left = list(roll.left)
    left.remove(environment_of(tile))
    return dataclasses.replace(roll, left=tuple(left), victims=(*roll.victims, tile))
