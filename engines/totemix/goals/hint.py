"""How far the world is from its goal: terrains not yet in place under the best matching."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engines.totemix.components import BY_LETTER, Environment, Tile, environment_of
from engines.totemix.goals.printed import Goal
from engines.totemix.goals.shapes import Shape, code, decoded, shapes_of
from engines.totemix.map.hexes import Cell, parts
from engines.totemix.map.terrain import Terrain

Heaps = dict[tuple[str, int], list[int]]
"""The cells of the clean terrains, by letter and level."""

_KEPT: Final = 32


@dataclass(frozen=True, slots=True)
class Place:
    """A cell of the goal: the terrains it needs from the ground up, and how many are in place."""

    cell: Cell
    wanted: tuple[Environment, ...]
    in_place: int


@dataclass(frozen=True, slots=True)
class Hint:
    """The best matching: where the goal would lie, and which terrains are not there yet."""

    stray: tuple[Tile, ...]
    places: tuple[Place, ...] = ()

    @property
    def distance(self) -> int:
        """Return how many terrains are not in place; zero means that the goal is reached."""
        return len(self.stray)


@dataclass(frozen=True, slots=True)
class _Best:
    score: int
    shape: Shape | None = None
    shift: int = 0
    names: tuple[tuple[str, str], ...] = ()


@lru_cache(maxsize=_KEPT)
def pattern_hint(goal: Goal, needed: tuple[Tile, ...], terrain: Terrain) -> Hint:
    """Return the hint for a goal with a picture; the last few results are cached."""
    heaps = _heaps(terrain)
    best = _Best(-1)
    for shape in shapes_of(goal):
        best = _improved(best, shape, goal.free, heaps)
    return _told(best, goal.free, needed, terrain)


@lru_cache(maxsize=_KEPT)
def zone_hint(needed: tuple[Tile, ...], terrain: Terrain) -> Hint:
    """Return the hint for the first goal: one clean, flat zone of each environment."""
    settled: set[Tile] = set()
    for environment in BY_LETTER.values():
        flat = {
            cell
            for cell, top in terrain.tops.items()
            if top == environment and terrain.height(cell) == 1
        }
        best: list[Tile] = []
        for zone in parts(flat):
            tiles = [terrain.top(cell) for cell in zone & terrain.clean]
            best = tiles if len(tiles) > len(best) else best
        settled.update(best)
    return Hint(tuple(tile for tile in needed if tile not in settled))


def _heaps(terrain: Terrain) -> Heaps:
    heaps: Heaps = {}
    for tile, (cell, level) in terrain.spots.items():
        if tile not in terrain.polluted:
            heaps.setdefault((tile[0], level), []).append(code(cell))
    return heaps


def _improved(best: _Best, shape: Shape, free: str, heaps: Heaps) -> _Best:
    """Return the best position of this shape if it scores more than the best so far."""
    fixed: Counter[int] = Counter()
    votes: dict[str, dict[str, Counter[int]]] = {}
    for letter, level, cells in shape.wants:
        for name in free if letter in free else letter:
            there = heaps.get((name, level))
            if there:
                shifts = Counter([here - cell for here in there for cell in cells])
                if letter in free:
                    _add(votes.setdefault(letter, {}), name, shifts)
                else:
                    fixed.update(shifts)
    if not votes:
        shift, score = max(fixed.items(), key=lambda item: item[1], default=(0, 0))
        return _Best(score, shape, shift) if score > best.score else best
    return _exchanged(best, shape, fixed, votes)


def _add(named: dict[str, Counter[int]], name: str, shifts: Counter[int]) -> None:
    if name in named:
        named[name].update(shifts)
    else:
        named[name] = shifts


def _exchanged(
    best: _Best, shape: Shape, fixed: Counter[int], votes: dict[str, dict[str, Counter[int]]]
) -> _Best:
    """Try the positions in the order of their upper bounds."""
    bounds = Counter(fixed)
    for named in votes.values():
        most: dict[int, int] = {}
        for shifts in named.values():
            for shift, count in shifts.items():
                if count > most.get(shift, 0):
                    most[shift] = count
        bounds.update(most)
    for shift, bound in bounds.most_common():
        if bound <= best.score:
            break
        score, names = _assigned(votes, shift)
        score += fixed[shift]
        if score > best.score:
            best = _Best(score, shape, shift, names)
    return best


def _assigned(
    votes: dict[str, dict[str, Counter[int]]], shift: int
) -> tuple[int, tuple[tuple[str, str], ...]]:
    """Return the best way to give each free letter an environment of its own."""
    found: dict[frozenset[str], tuple[int, tuple[tuple[str, str], ...]]] = {frozenset(): (0, ())}
    for letter, named in votes.items():
        grown: dict[frozenset[str], tuple[int, tuple[tuple[str, str], ...]]] = dict(found)
        for used, (score, names) in found.items():
            for name, shifts in named.items():
                total = score + shifts[shift]
                key = used | {name}
                if name not in used and total > grown.get(key, (-1, ()))[0]:
                    grown[key] = (total, (*names, (letter, name)))
        found = grown
    return max(found.values(), key=lambda way: way[0])


def _told(best: _Best, free: str, needed: tuple[Tile, ...], terrain: Terrain) -> Hint:
    if best.shape is None:
        return Hint(needed)
    names = _completed(dict(best.names), free)
    settled: set[Tile] = set()
    places: list[Place] = []
    for cell, pile in best.shape.spots:
        there = decoded(code(cell) + best.shift)
        wanted: tuple[Environment, ...] = tuple(
            BY_LETTER[names.get(letter, letter)] for letter in pile
        )
        right = _in_place(terrain, there, wanted)
        settled.update(right)
        places.append(Place(there, wanted, len(right)))
    places.sort(key=lambda place: place.cell[::-1])
    return Hint(tuple(tile for tile in needed if tile not in settled), tuple(places))


def _completed(names: Mapping[str, str], free: str) -> Mapping[str, str]:
    """Return the names completed with the free letters that no terrain on the map decides."""
    left = iter([letter for letter in free if letter not in names.values()])
    return {letter: names[letter] if letter in names else next(left) for letter in free}


def _in_place(terrain: Terrain, cell: Cell, wanted: tuple[Environment, ...]) -> list[Tile]:
    pile = terrain.at.get(cell, ())
    return [
        tile
        for tile, environment in zip(pile, wanted, strict=False)
        if environment_of(tile) == environment and tile not in terrain.polluted
    ]
