"""A real map that is being entered terrain by terrain: where the next may lie, and which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Final

from engines.totemix.components import ENVIRONMENTS, Environment
from engines.totemix.map.hexes import Cell, distance, neighbours, parts

Spots = Mapping[Cell, Environment | None]
"""What lies on each cell; None is a cell on which nothing may be laid."""

_NARROW: Final = 5
_TRIED: Final = 2
"""With so few terrains left all ways to lay them are tried, if need be."""


def frontier(spots: Spots) -> list[Cell]:
    """Return the free cells beside the map: near the last terrain, straight on or right, first."""
    *before, last = spots
    ahead = (2 * last[0] - before[-1][0], 2 * last[1] - before[-1][1]) if before else last
    free = {cell for spot in spots for cell in neighbours(spot) if cell not in spots}
    return sorted(
        free, key=lambda cell: (distance(cell, last), distance(cell, ahead), -cell[0], cell)
    )


def fitting(spots: Spots, cell: Cell, sizes: tuple[int, ...]) -> Iterator[Environment]:
    """Yield the environments that may lie on the cell, so that the map can still be completed."""
    for environment in ENVIRONMENTS:
        after: Spots = {**spots, cell: environment}
        if _can_go_on(after, sizes):
            yield environment


def is_open_for(spots: Spots, cell: Cell, sizes: tuple[int, ...]) -> bool:
    """Tell whether some environment may lie on the cell."""
    return next(fitting(spots, cell, sizes), None) is not None


def _can_go_on(spots: Spots, sizes: tuple[int, ...]) -> bool:
    if not all(_fits(spots, environment, sizes) for environment in ENVIRONMENTS):
        return False
    if not all(_is_shared_well(spots, cell, sizes) for cell in _narrow(spots)):
        return False
    if not all(_can_be_joined(spots, environment, sizes) for environment in ENVIRONMENTS):
        return False
    left = sum(sizes) * len(ENVIRONMENTS) - len(spots)
    if left == 0 or left > _TRIED:
        return True
    counts = Counter(spots.values())
    missing: Environment = next(one for one in ENVIRONMENTS if counts[one] < sum(sizes))
    return any(_can_go_on({**spots, cell: missing}, sizes) for cell in frontier(spots))


def _narrow(spots: Spots) -> list[Cell]:
    """Return the free cells with terrains on all sides but one, or on all."""
    return [
        cell
        for cell in frontier(spots)
        if sum(beside in spots for beside in neighbours(cell)) >= _NARROW
    ]


def _is_shared_well(spots: Spots, cell: Cell, sizes: tuple[int, ...]) -> bool:
    """Tell whether not more than one environment can only be completed on the cell."""
    without: dict[Cell, Environment | None] = {**spots, cell: None}
    return sum(not _fits(without, one, sizes) for one in ENVIRONMENTS) <= 1


def _can_be_joined(spots: Spots, environment: Environment, sizes: tuple[int, ...]) -> bool:
    """Tell whether an environment in too many parts can be joined where no other has to go on."""
    own = [cell for cell, there in spots.items() if there == environment]
    if len(parts(own)) <= len(sizes):
        return True
    beside = {cell for one in own for cell in neighbours(one) if cell not in spots}
    return any(
        _fits({**spots, cell: environment}, environment, sizes)
        and all(
            _fits({**spots, cell: None}, one, sizes) for one in ENVIRONMENTS if one != environment
        )
        for cell in beside
        if sum(there in own for there in neighbours(cell)) > 1
    )


def _fits(spots: Spots, environment: Environment, sizes: tuple[int, ...]) -> bool:
    """Tell whether the zones of an environment can still become zones of these sizes.

    A zone that is still missing always finds a place at the rim of the map.
    """
    own = frozenset(cell for cell, there in spots.items() if there == environment)
    if len(own) > sum(sizes):
        return False
    zones = parts(own)
    if _each_can_grow(zones, spots, own, sizes):
        return True
    single = [cell for zone in zones if len(zone) == 1 for cell in zone]
    between = {cell for one in single for cell in neighbours(one) if cell not in spots}
    return any(
        sum(cell in neighbours(one) for one in single) > 1
        and _fits({**spots, cell: environment}, environment, sizes)
        for cell in between
    )


def _each_can_grow(
    zones: list[frozenset[Cell]], spots: Spots, own: frozenset[Cell], sizes: tuple[int, ...]
) -> bool:
    return len(zones) <= len(sizes) and any(
        all(_can_grow(zone, size, spots, own) for zone, size in zip(zones, order, strict=False))
        for order in set(permutations(sizes))
    )


def _can_grow(zone: frozenset[Cell], size: int, spots: Spots, own: frozenset[Cell]) -> bool:
    """Tell whether a zone can have this size without touching another of its environment."""
    if len(zone) >= size:
        return len(zone) == size
    others = own - zone
    free = {cell for here in zone for cell in neighbours(here) if cell not in spots} - zone
    return any(
        others.isdisjoint(neighbours(cell)) and _can_grow(zone | {cell}, size, spots, own)
        for cell in free
    )
