"""The random map: a round area cut into zones, none adjacent to one of its own environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeVar

from engines.core.game import RandomSource
from engines.totemix.components import (
    ENVIRONMENTS,
    FIRST_ZONES,
    POLLUTED_ZONE,
    ZONES,
    Environment,
)
from engines.totemix.map.hexes import BESIDE, Cell, blob, is_connected, neighbours
from engines.totemix.moves import Lay

T = TypeVar("T")
Zone = tuple[Cell, ...]
Room = dict[Cell, int]
"""The free cells in order, each with the number of free cells beside it."""

_SAMPLES = 3


def zones_for(*, is_first_game: bool) -> tuple[int, ...]:
    """Return the sizes of the zones of every environment."""
    return FIRST_ZONES if is_first_game else ZONES


def polluted_each(zones: tuple[int, ...]) -> int:
    """Return the size of the zone of which one terrain begins polluted."""
    return POLLUTED_ZONE if POLLUTED_ZONE in zones else max(zones)


def scattered(random: RandomSource, *, is_first_game: bool) -> Lay:
    """Return a random map that obeys the rules of the set-up; most attempts succeed."""
    sizes = zones_for(is_first_game=is_first_game)
    while True:
        cut = _cut(random, sizes)
        named = _named(random, cut) if cut else None
        if named:
            return _laid(random, named, sizes)


@cache
def sample_maps(*, is_first_game: bool) -> tuple[Lay, ...]:
    """Return a few fixed maps, as candidates."""
    return tuple(
        scattered(_Fixed(seed), is_first_game=is_first_game) for seed in range(1, _SAMPLES + 1)
    )


def _cut(random: RandomSource, sizes: tuple[int, ...]) -> list[list[Zone]] | None:
    """Return zones of each size cut from a round area, the largest first, or None."""
    count = sum(sizes) * len(ENVIRONMENTS)
    rim = _rim(count + 1)
    area = _area_without(rim[random.randrange(0, len(rim))], count + 1)
    if area is None:
        return None
    free, cut = dict(area), list[list[Zone]]()
    for size in sizes:
        zones: list[Zone] = []
        for _ in ENVIRONMENTS:
            zone = _grown(random, free, size)
            if zone is None:
                return None
            _take(free, zone)
            zones.append(zone)
        cut.append(zones)
    return cut


@cache
def _rim(count: int) -> tuple[Cell, ...]:
    """Return the cells at the edge of the round area, in its order."""
    area = blob(count)
    return tuple(cell for cell in area if any(n not in area for n in neighbours(cell)))


@cache
def _area_without(hole: Cell, count: int) -> Room | None:
    """Return the round area without that cell, or None if it falls apart."""
    cells = set(blob(count)) - {hole}
    beside = {cell: len(cells.intersection(neighbours(cell))) for cell in sorted(cells)}
    return beside if is_connected(cells) else None


def _take(free: Room, zone: Zone) -> None:
    for cell in zone:
        del free[cell]
    for cell in zone:
        for beside in BESIDE[cell]:
            if beside in free:
                free[beside] -= 1


def _grown(random: RandomSource, free: Room, size: int) -> Zone | None:
    """Return a zone that starts where fewest neighbours are free, so that no cell is cut off."""
    start = min(random.sample(list(free), len(free)), key=free.__getitem__, default=None)
    if start is None:
        return None
    zone = [start]
    while len(zone) < size:
        edge = sorted({n for cell in zone for n in BESIDE[cell] if n in free and n not in zone})
        if not edge:
            return None
        zone.append(edge[random.randrange(0, len(edge))])
    return tuple(zone)


def _named(random: RandomSource, cut: list[list[Zone]]) -> list[list[Zone]] | None:
    """Return for each environment its zones, none touching another, or None."""
    beside = {zone: _beside(zone) for zones in cut[1:] for zone in zones}
    worlds: list[list[Zone]] = [[zone] for zone in cut[0]]
    for zones in cut[1:]:
        matched = _matched(worlds, random.sample(zones, len(zones)), beside)
        if matched is None:
            return None
        worlds = [[*world, zone] for world, zone in zip(worlds, matched, strict=True)]
    return random.sample(worlds, len(worlds))


def _beside(zone: Zone) -> frozenset[Cell]:
    return frozenset([cell for here in zone for cell in BESIDE[here]])


def _matched(
    worlds: Sequence[Sequence[Zone]], zones: list[Zone], beside: Mapping[Zone, frozenset[Cell]]
) -> list[Zone] | None:
    """Return one more zone for each environment, touching none of its own, by backtracking."""
    if not worlds:
        return []
    own = [cell for zone in worlds[0] for cell in zone]
    for place, zone in enumerate(zones):
        if beside[zone].isdisjoint(own):
            rest = _matched(worlds[1:], zones[:place] + zones[place + 1 :], beside)
            if rest is not None:
                return [zone, *rest]
    return None


def _laid(random: RandomSource, worlds: list[list[Zone]], sizes: tuple[int, ...]) -> Lay:
    spots: list[tuple[Cell, Environment]] = []
    polluted: list[Cell] = []
    for environment, zones in zip(ENVIRONMENTS, worlds, strict=True):
        spots.extend((cell, environment) for zone in zones for cell in zone)
        dirty = next(zone for zone in zones if len(zone) == polluted_each(sizes))
        polluted.append(dirty[random.randrange(0, len(dirty))])
    spots.sort(key=lambda spot: spot[0][::-1])
    return Lay(tuple(spots), tuple(sorted(polluted)))


class _Fixed:
    """A deterministic random source: a linear congruential generator."""

    def __init__(self, seed: int) -> None:
        self._at = seed

    def randrange(self, start: int, stop: int, /) -> int:
        self._at = (self._at * 1_103_515_245 + 12_345) % (1 << 31)
        return start + (self._at >> 8) % (stop - start)

    def sample(self, population: Sequence[T], k: int, /) -> list[T]:
        left = list(population)
        return [left.pop(self.randrange(0, len(left))) for _ in range(k)]
