"""The map: piles of terrains on cells, which of them are polluted, which numbers were seen."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from engines.totemix.components import Environment, Tile, environment_of
from engines.totemix.map.hexes import Cell, neighbours

Pile = tuple[Tile, ...]
"""The terrains on one cell from the ground up; only the last one can be seen."""


@dataclass(frozen=True)
class Terrain:
    """All terrains: on the map, with `lost` those in the discard.

    No slots: what follows from the fields is worked out once and kept beside them.
    """

    piles: tuple[tuple[Cell, Pile], ...] = ()
    polluted: frozenset[Tile] = frozenset()
    numbers: tuple[tuple[Tile, int], ...] = ()
    lost: tuple[Tile, ...] = ()

    @cached_property
    def at(self) -> Mapping[Cell, Pile]:
        """Return the pile of every cell that has one."""
        return dict(self.piles)

    @cached_property
    def number_of(self) -> Mapping[Tile, int]:
        """Return the pollution numbers seen so far."""
        return dict(self.numbers)

    @cached_property
    def tops(self) -> Mapping[Cell, Environment]:
        """Return the environment of each cell's top."""
        return {cell: environment_of(pile[-1]) for cell, pile in self.piles}

    @cached_property
    def clean(self) -> frozenset[Cell]:
        """Return the cells whose top is clean."""
        return frozenset(cell for cell, pile in self.piles if pile[-1] not in self.polluted)

    @cached_property
    def spots(self) -> Mapping[Tile, tuple[Cell, int]]:
        """Return where each terrain on the map lies: its cell, and its level from 1."""
        return {
            tile: (cell, level)
            for cell, pile in self.piles
            for level, tile in enumerate(pile, start=1)
        }

    def height(self, cell: Cell) -> int:
        """Return how many terrains lie on the cell."""
        return len(self.at.get(cell, ()))

    def top(self, cell: Cell) -> Tile:
        """Return the terrain that can be seen on the cell."""
        return self.at[cell][-1]

    def is_open(self, cell: Cell) -> bool:
        """Tell whether a terrain may be laid here: on the ground, or on a clean one."""
        return cell not in self.at or cell in self.clean

    def around(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells beside this one that have terrain."""
        return tuple(other for other in neighbours(cell) if other in self.at)

    def counts(self) -> Mapping[Environment, int]:
        """Return how many terrains of each environment lie on the map, buried ones too."""
        found: dict[Environment, int] = {}
        for tile in self.spots:
            environment = environment_of(tile)
            found[environment] = found.get(environment, 0) + 1
        return found

    def moved(self, source: Cell, target: Cell) -> Terrain:
        """Return the map with the top of one cell laid on another."""
        return self._with({source: self.at[source][:-1]}).laid(self.top(source), target)

    def laid(self, tile: Tile, cell: Cell) -> Terrain:
        """Return the map with the terrain laid clean on the cell."""
        lost = tuple(other for other in self.lost if other != tile)
        grown = self._with({cell: (*self.at.get(cell, ()), tile)})
        return dataclasses.replace(grown, lost=lost)

    def without(self, cells: Iterable[Cell]) -> Terrain:
        """Return the map without the whole piles of these cells; they lie in the discard."""
        gone = {cell: self.at[cell] for cell in sorted(cells)}
        tiles = tuple(tile for pile in gone.values() for tile in pile)
        left = self._with(dict.fromkeys(gone, ()))
        return dataclasses.replace(
            left, polluted=self.polluted - set(tiles), lost=(*self.lost, *tiles)
        )

    def turned(self, tile: Tile, *, is_polluted: bool) -> Terrain:
        """Return the map with the terrain turned over."""
        polluted = self.polluted | {tile} if is_polluted else self.polluted - {tile}
        return dataclasses.replace(self, polluted=polluted)

    def read(self, numbers: Iterable[tuple[Tile, int]]) -> Terrain:
        """Return the map with more numbers seen."""
        known = {**self.number_of, **dict(numbers)}
        return dataclasses.replace(self, numbers=tuple(sorted(known.items())))

    def _with(self, changed: Mapping[Cell, Pile]) -> Terrain:
        piles = {**self.at, **changed}
        kept = tuple(sorted((cell, pile) for cell, pile in piles.items() if pile))
        return dataclasses.replace(self, piles=kept)


NO_TERRAIN = Terrain()
