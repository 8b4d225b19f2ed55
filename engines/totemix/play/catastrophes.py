"""The effect of one die on the terrain that the roller chose, and the numbers read then."""

from __future__ import annotations

from typing import assert_never

from engines.core.seats import Seat
from engines.core.values import maker, replace
from engines.totemix import events, moves
from engines.totemix.components import Tile, environment_of
from engines.totemix.map.hexes import Cell
from engines.totemix.moves import Victim
from engines.totemix.play.losses import consequences, lose, move_tile
from engines.totemix.play.progress import Progress
from engines.totemix.state import Roll

POLLUTED = "totemix.polluted"
STACKED = "totemix.stacked"
DESTROYED = "totemix.destroyed"

VERDICTS = frozenset({POLLUTED, STACKED, DESTROYED})

_number_read = maker(events.NumberRead)
_polluted = maker(events.Polluted)


def strike(progress: Progress, move: Victim) -> Progress:
    """Apply one die to the terrain, then the consequences."""
    roll = progress.state.roll
    if roll is None:
        raise ValueError("no dice are thrown")
    cell = moves.struck_cell(move)
    progress = progress.change(roll=_used(roll, progress.state.terrain.top(cell)))
    match move:
        case moves.Pollute():
            return _pollute(progress, roll.seat, cell)
        case moves.Stack(_, target):
            return consequences(move_tile(progress, STACKED, roll.seat, cell, target), (target,))
        case moves.Destroy():
            return consequences(lose(progress, (cell,), DESTROYED))
        case _:
            assert_never(move)


def read_numbers(progress: Progress, numbers: tuple[tuple[Tile, int], ...]) -> Progress:
    """Record numbers; a terrain polluted just now may be cleaned at once by the pawns on it."""
    terrain = progress.state.terrain
    cells = {terrain.top(cell): cell for cell in terrain.dirty}
    turned = tuple([cells[tile] for tile, _ in numbers if tile in cells])
    told = [_number_read(tile, number) for tile, number in numbers]
    progress = progress.change(terrain=terrain.read(numbers)).tell(*told)
    return consequences(progress, turned, is_turned=True)


def _pollute(progress: Progress, seat: Seat, cell: Cell) -> Progress:
    tile = progress.state.terrain.top(cell)
    told = _polluted(POLLUTED, seat, tile, environment_of(tile), cell)
    progress = progress.change(terrain=progress.state.terrain.turned(tile, is_polluted=True)).tell(
        told
    )
    return consequences(progress, (cell,), is_turned=True)


def _used(roll: Roll, tile: Tile) -> Roll:
    left = list(roll.left)
    left.remove(environment_of(tile))
    return replace(roll, left=tuple(left), victims=(*roll.victims, tile))
