"""The map: piles of terrains on cells, which of them are polluted, which numbers were seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engines.totemix.components import ENVIRONMENT_OF, ENVIRONMENTS, Environment, Tile
from engines.totemix.kept import Kept
from engines.totemix.map import reach, zones
from engines.totemix.map.hexes import BESIDE, Cell, parts, stays_connected
from engines.totemix.moves import Bear, Turtle

Pile = tuple[Tile, ...]
"""The terrains on one cell from the ground up; only the last one can be seen."""

_OF_PILES = ("at", "tops", "spots", "counts", "parts", "is_whole")
"""What follows from the piles alone, and so stays as it is when nothing is moved."""


@dataclass(frozen=True)
class Terrain:
    """All terrains: on the map, with `lost` those in the discard.

    No slots: what follows from the fields is worked out once and kept beside them, and handed on
    to the next map where a change leaves it as it is.
    """

    piles: tuple[tuple[Cell, Pile], ...] = ()
    polluted: frozenset[Tile] = frozenset()
    numbers: tuple[tuple[Tile, int], ...] = ()
    lost: tuple[Tile, ...] = ()

    @Kept
    def at(self) -> Mapping[Cell, Pile]:
        """Return the pile of every cell that has one."""
        return dict(self.piles)

    @Kept
    def number_of(self) -> Mapping[Tile, int]:
        """Return the pollution numbers seen so far."""
        return dict(self.numbers)

    @Kept
    def unread(self) -> tuple[Tile, ...]:
        """Return the polluted terrains whose number was not seen."""
        return tuple(sorted(self.polluted.difference(self.number_of)))

    @Kept
    def tops(self) -> Mapping[Cell, Environment]:
        """Return the environment of each cell's top."""
        return {cell: ENVIRONMENT_OF[pile[-1]] for cell, pile in self.piles}

    @Kept
    def dirty(self) -> tuple[Cell, ...]:
        """Return the cells whose top is polluted."""
        polluted = self.polluted
        return tuple([cell for cell, pile in self.piles if pile[-1] in polluted])

    @Kept
    def clean(self) -> frozenset[Cell]:
        """Return the cells whose top is clean."""
        return frozenset(self.at).difference(self.dirty)

    @Kept
    def spots(self) -> Mapping[Tile, tuple[Cell, int]]:
        """Return where each terrain on the map lies: its cell, and its level from 1."""
        return {
            tile: (cell, level)
            for cell, pile in self.piles
            for level, tile in enumerate(pile, start=1)
        }

    @Kept
    def counts(self) -> Mapping[Environment, int]:
        """Return how many terrains of each environment lie on the map, buried ones too."""
        found: dict[Environment, int] = {}
        for _, pile in self.piles:
            for tile in pile:
                environment = ENVIRONMENT_OF[tile]
                found[environment] = found.get(environment, 0) + 1
        return found

    @Kept
    def parts(self) -> tuple[frozenset[Cell], ...]:
        """Return the connected parts of the map."""
        return tuple(parts(self.at))

    @Kept
    def is_whole(self) -> bool:
        """Tell whether the map is connected."""
        return len(self.parts) <= 1

    @Kept
    def dead(self) -> tuple[Cell, ...]:
        """Return the cells of the zones without a clean top."""
        return zones.dead_cells(self, self.dirty, by_height=False)

    @Kept
    def dead_by_height(self) -> tuple[Cell, ...]:
        """Return the same where the option parts zones by height."""
        return zones.dead_cells(self, self.dirty, by_height=True)

    @Kept
    def is_settled(self) -> bool:
        """Tell whether no zone is dead, no part cut off and no environment gone."""
        return not self.dead and self.is_whole and len(self.counts) == len(ENVIRONMENTS)

    @Kept
    def bears(self) -> tuple[Bear, ...]:
        """Return all that a bear can do."""
        return reach.bears(self)

    @Kept
    def turtles(self) -> tuple[Turtle, ...]:
        """Return all that a turtle can do."""
        return reach.turtles(self)

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
        at = self.at
        return tuple([other for other in BESIDE[cell] if other in at])

    def moved(self, source: Cell, target: Cell) -> Terrain:
        """Return the map with the top of one cell laid on another."""
        *below, tile = self.at[source]
        grown = (*self.at.get(target, ()), tile)
        return self._with({source: tuple(below), target: grown}, ("number_of", "unread", "counts"))

    def laid(self, tile: Tile, cell: Cell) -> Terrain:
        """Return the map with the terrain laid clean on the cell."""
        lost = tuple([other for other in self.lost if other != tile])
        grown = (*self.at.get(cell, ()), tile)
        after = self._with({cell: grown}, ("number_of", "unread"), lost=lost)
        environment = ENVIRONMENT_OF[tile]
        count = self.counts.get(environment, 0) + 1
        after.__dict__["counts"] = {**self.counts, environment: count}
        return after

    def without(self, cells: Iterable[Cell]) -> Terrain:
        """Return the map without the whole piles of these cells; they lie in the discard."""
        gone = {cell: self.at[cell] for cell in sorted(cells)}
        tiles = tuple(tile for pile in gone.values() for tile in pile)
        left = self._with(
            dict.fromkeys(gone, ()),
            ("number_of",) if self.unread else ("number_of", "unread"),
            polluted=self.polluted.difference(tiles),
            lost=(*self.lost, *tiles),
        )
        known = left.__dict__
        known["counts"] = _fewer(self.counts, tiles)
        if not self.is_whole:
            parts_gone = [part for part in self.parts if not part.isdisjoint(gone)]
            if sum(map(len, parts_gone)) == len(gone):
                known["parts"] = tuple([part for part in self.parts if part not in parts_gone])
        return left

    def turned(self, tile: Tile, *, is_polluted: bool) -> Terrain:
        """Return the map with the terrain turned over."""
        polluted = self.polluted | {tile} if is_polluted else self.polluted - {tile}
        is_known = tile in self.number_of and not self.unread
        keeps = (*_OF_PILES, "number_of", "unread") if is_known else (*_OF_PILES, "number_of")
        after = self._copy(keeps, polluted=polluted)
        if not self.dead:
            cell = next(cell for cell, pile in self.piles if tile in pile)
            known = after.__dict__
            known["dead"] = zones.dead_cells(after, zones.near((cell,), after), by_height=False)
        return after

    def read(self, numbers: Iterable[tuple[Tile, int]]) -> Terrain:
        """Return the map with more numbers seen."""
        known = {**self.number_of, **dict(numbers)}
        keeps = (*_OF_PILES, "dirty", "clean", "dead", "dead_by_height", "is_settled")
        return self._copy((*keeps, "bears", "turtles"), numbers=tuple(sorted(known.items())))

    def _with(
        self, changed: Mapping[Cell, Pile], keeps: tuple[str, ...], **fields: object
    ) -> Terrain:
        """Return the map with other piles on some cells; an empty one leaves its cell free."""
        at = {**self.at, **changed}
        is_wider = len(at) > len(self.at)
        for cell, pile in changed.items():
            if not pile:
                del at[cell]
        if is_wider:
            at = {cell: at[cell] for cell in sorted(at)}
        after = self._copy(keeps, piles=tuple(at.items()), **fields)
        known = after.__dict__
        known["at"] = at
        if not is_wider:
            known["tops"] = _with_tops(self.tops, changed)
        polluted = after.polluted
        clean = [cell for cell, pile in changed.items() if pile and pile[-1] not in polluted]
        known["clean"] = self.clean.difference(changed).union(clean)
        if not self.dead:
            known["dead"] = zones.dead_cells(after, zones.near(changed, after), by_height=False)
        if self.is_whole and len(at) > 1:
            known["is_whole"] = self._stays_whole(at, changed)
        return after

    def _stays_whole(self, at: Mapping[Cell, Pile], changed: Mapping[Cell, Pile]) -> bool:
        """Tell whether the next map is connected, as this one is."""
        for cell in changed:
            if cell not in self.at and not any(beside in at for beside in BESIDE[cell]):
                return False
        gone = [cell for cell, pile in changed.items() if not pile]
        return not gone or stays_connected(at, gone)

    def _copy(self, keeps: tuple[str, ...], **fields: object) -> Terrain:
        """Return the map with other fields, and with what is known and does not follow from them.

        The initialiser of a frozen class would take longer than all that is copied here.
        """
        known, after = self.__dict__, object.__new__(Terrain)
        copied = after.__dict__
        copied["piles"], copied["polluted"] = self.piles, self.polluted
        copied["numbers"], copied["lost"] = self.numbers, self.lost
        copied.update(fields)
        for name in keeps:
            if name in known:
                copied[name] = known[name]
        return after


def _with_tops(
    tops: Mapping[Cell, Environment], changed: Mapping[Cell, Pile]
) -> Mapping[Cell, Environment]:
    after = dict(tops)
    for cell, pile in changed.items():
        if pile:
            after[cell] = ENVIRONMENT_OF[pile[-1]]
        else:
            del after[cell]
    return after


def _fewer(counts: Mapping[Environment, int], tiles: tuple[Tile, ...]) -> Mapping[Environment, int]:
    left = dict(counts)
    for tile in tiles:
        left[ENVIRONMENT_OF[tile]] -= 1
    return left if all(left.values()) else {name: count for name, count in left.items() if count}


NO_TERRAIN = Terrain()
