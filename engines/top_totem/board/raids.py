"""Captures by several men in one turn, where so agreed (P-05)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.top_totem.board.bitboard import squares_of
from engines.top_totem.board.generator import chains, free_squares
from engines.top_totem.board.tables import OUTSIDE, RIDER_JUMPS, SEVERAL, Listed, Tables, turn_of
from engines.top_totem.moves import Path


@dataclass(frozen=True, slots=True)
class Raid:
    """An unfinished turn: the men, those that have jumped, and their paths."""

    walkers: int
    riders: int
    foes: int
    used: int = 0
    taken: int = 0
    paths: tuple[Path, ...] = ()


def raids(walkers: int, riders: int, foes: int, tables: Tables) -> list[Listed]:
    """Return turns of two or more capturing men, one for every resulting board."""
    begun = Raid(walkers, riders, foes)
    waiting, seen, results = [begun], {begun}, dict[tuple[int, int, int], Listed]()
    while waiting:
        raid = waiting.pop()
        for longer in _longer(raid, tables):
            key = Raid(longer.walkers, longer.riders, longer.foes, longer.used)
            if key in seen:
                continue
            seen.add(key)
            waiting.append(longer)
            if len(longer.paths) > 1:
                board = (longer.walkers, longer.riders, longer.foes)
                flips, paths = walkers ^ longer.walkers, longer.paths
                results.setdefault(board, (SEVERAL, flips, longer.taken, paths, turn_of(paths)))
    return list(results.values())


def _longer(raid: Raid, tables: Tables) -> Iterator[Raid]:
    free = free_squares(raid.walkers, raid.riders, raid.foes)
    for is_rider, men in enumerate((raid.walkers, raid.riders)):
        jumps = RIDER_JUMPS if is_rider else tables.walker_jumps
        foes = raid.foes & OUTSIDE if is_rider else raid.foes
        for square in squares_of(men & ~raid.used):
            low = 1 << (square - 1)
            for _, end, taken, path in chains(
                (square,), foes, free | low, jumps, to_the_end=tables.to_the_end
            ):
                yield Raid(
                    raid.walkers if is_rider else raid.walkers ^ low ^ end,
                    raid.riders ^ low ^ end if is_rider else raid.riders,
                    raid.foes & ~taken,
                    raid.used | end,
                    raid.taken | taken,
                    (*raid.paths, path),
                )
