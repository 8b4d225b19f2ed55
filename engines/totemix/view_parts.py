"""The repeated parts of the view: terrains, piles and seats."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.seats import Seat
from engines.totemix import abilities
from engines.totemix.components import (
    Animal,
    Environment,
    Tile,
    TotemTile,
    animal_of,
    environment_of,
    strokes_of,
)
from engines.totemix.map.hexes import Cell
from engines.totemix.state import Stage, State


@dataclass(frozen=True, slots=True)
class TileView:
    """One terrain of the match, in the order C1..C6, F1..F6, O, D, M, V (four each at first).

    `number` is null until the terrain was turned once; `needs` is what cleans it here (solo cap).
    `cell` is null while the terrain lies in the discard; `level` counts from 1 on the ground;
    a terrain with `is_top` false lies buried and cannot be seen.
    """

    tile: Tile
    environment: Environment
    number: int | None
    needs: int | None
    is_polluted: bool
    cell: Cell | None
    level: int
    is_top: bool


@dataclass(frozen=True, slots=True)
class PileView:
    """One cell of the map, row by row: its terrains from the ground up, the pawns on top.

    `force` is the strength of those pawns together, for comparison with what cleans the top.
    """

    cell: Cell
    tiles: tuple[Tile, ...]
    environment: Environment
    is_polluted: bool
    pawns: tuple[Seat, ...]
    force: int


@dataclass(frozen=True, slots=True)
class PartView:
    """One totem tile on an animal: place 0 is the centre, 1 to 6 run round it."""

    place: int
    tile: TotemTile
    animal: Animal
    strokes: int
    cubes: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat. `animal`, `cell` are null until chosen; the pawn has no cell while it must flee.

    `stage`: `act` (free to act or to roll), `take` (has rolled, takes a totem tile), `add` (decides
    about the `held` tile), `swap` (the same for the panther), `refill` (too few cubes: says where).
    `actions` are the cubes on its tiles, `powers` the animals that they can pay for now, `dice` the
    terrain dice that it would roll, `power` its strength now (doubled while its oryx is open).
    """

    animal: Animal | None
    cell: Cell | None
    stage: Stage
    parts: tuple[PartView, ...]
    power: int
    actions: int
    powers: tuple[Animal, ...]
    is_complete: bool
    reserve: int
    held: TotemTile | None
    dice: int
    can_pay: bool
    is_doubled: bool


def tile_view(state: State, tile: Tile) -> TileView:
    """Return the view of a terrain, on the map or lost."""
    terrain = state.terrain
    cell, level = terrain.spots.get(tile, (None, 0))
    return TileView(
        tile=tile,
        environment=environment_of(tile),
        number=terrain.number_of.get(tile),
        needs=abilities.needs(state, tile),
        is_polluted=tile in terrain.polluted,
        cell=cell,
        level=level,
        is_top=cell is not None and terrain.top(cell) == tile,
    )


def map_view(state: State) -> tuple[PileView, ...]:
    """Return the map row by row."""
    terrain = state.terrain
    piles = sorted(terrain.piles, key=lambda item: item[0][::-1])
    return tuple(
        PileView(
            cell=cell,
            tiles=pile,
            environment=terrain.tops[cell],
            is_polluted=cell not in terrain.clean,
            pawns=state.pawns_on(cell),
            force=abilities.strength_on(state, cell),
        )
        for cell, pile in piles
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    """Return the view of one seat."""
    player = state.players[seat]
    return SeatView(
        animal=player.animal,
        cell=None if seat in state.fleeing else player.cell,
        stage=player.stage,
        parts=tuple(
            PartView(place, part.tile, animal_of(part.tile), strokes_of(part.tile), part.cubes)
            for place, part in player.totem.parts
        ),
        power=abilities.strength(state, seat),
        actions=player.totem.cubes,
        powers=abilities.usable_powers(state, seat),
        is_complete=player.totem.is_full,
        reserve=player.reserve,
        held=player.held,
        dice=abilities.dice_of(state, seat),
        can_pay=abilities.can_pay(state, seat),
        is_doubled=seat in state.doubled,
    )
