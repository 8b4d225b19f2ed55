"""The fast move generator, on bits and precomputed tables."""

from __future__ import annotations

from itertools import chain, compress
from operator import getitem
from typing import Final, TypeVar

from engines.top_totem.board.bitboard import INSIDE, bit
from engines.top_totem.board.tables import (
    ALL,
    APPROACHES,
    AROUND,
    BITS,
    DIAMOND,
    FAR_REACH,
    NEAR,
    OUTSIDE,
    REACH,
    RIDE,
    RIDER_JUMPS,
    ROW_BYTES,
    WALK,
    Jumps,
    Listed,
    Played,
    Steps,
    Tables,
    files,
    turn_of,
)
from engines.top_totem.moves import Path

T = TypeVar("T")
Chain = tuple[int, int, int, Path]
"""Landing square, its bit, bits of the captured men, squares of the path."""

_JUMP_RIGHT: Final = files(0, 5)
_JUMP_LEFT: Final = files(2, 7)


def steps_of_walkers(walkers: int, free: int, steps: Steps[T]) -> list[T]:
    """Return every step of the pedestrians."""
    shift = steps.forward
    ahead = (walkers << shift if shift > 0 else walkers >> -shift) & free
    # The tables have no step past the rim or across the totem.
    right = walkers << 1 & free
    left = walkers >> 1 & free
    ends = (ahead | right << BITS | left << 2 * BITS).to_bytes(ROW_BYTES, "little")
    # Most rows are empty: their zeros are dropped, so that the rest is looked up in one go.
    rows = compress(steps.rows, ends)
    found = list(chain.from_iterable(map(getitem, rows, ends.replace(b"\0", b""))))
    if walkers & INSIDE:
        for start_bit, end_bit, listed in steps.back:
            if walkers & start_bit and free & end_bit:
                found.append(listed)
    return found


def jumpers(men: int, foes: int, free: int) -> int:
    """Return the men that have a foe diagonally beside them and a free square behind."""
    right, left = men & _JUMP_RIGHT, men & _JUMP_LEFT
    found = 0
    if victims := right << 9 & foes:
        found = (victims << 9 & free) >> 18
    if victims := left << 7 & foes:
        found |= (victims << 7 & free) >> 14
    if victims := left >> 9 & foes:
        found |= (victims >> 9 & free) << 18
    if victims := right >> 7 & foes:
        found |= (victims >> 7 & free) << 14
    return found


def chains(start: Path, foes: int, free: int, jumps: Jumps, *, to_the_end: bool) -> list[Chain]:
    """Return every chain of captures of the man that stands at the end of a path."""
    found: list[Chain] = []
    for victim, end_bit, end, _ in jumps[start[-1]]:
        if foes & victim and free & end_bit:
            if (foes ^ victim) & AROUND[end]:
                return _long_chains(start, foes, free, jumps, to_the_end=to_the_end)
            found.append((end, end_bit, victim, (*start, end)))
    return found


def _long_chains(
    start: Path, foes: int, free: int, jumps: Jumps, *, to_the_end: bool
) -> list[Chain]:
    """Return every chain where a second jump may follow the first."""
    found: list[Chain] = []
    waiting: list[tuple[int, int, Path]] = [(start[-1], 0, start)]
    while waiting:
        square, taken, path = waiting.pop()
        left = foes & ~taken
        gone_on = False
        for victim, end_bit, end, _ in jumps[square]:
            if left & victim and (free | taken) & end_bit:
                gone_on = True
                now = taken | victim
                waiting.append((end, now, (*path, end)))
                if not to_the_end:
                    found.append((end, end_bit, now, (*path, end)))
        if to_the_end and taken and not gone_on:
            found.append((square, bit(square), taken, path))
    return found


def captures_of_walkers(walkers: int, foes: int, free: int, tables: Tables) -> list[Listed]:
    """Return every turn in which a pedestrian captures."""
    found: list[Listed] = []
    starts = jumpers(walkers, foes, free)
    while starts:
        low = starts & -starts
        starts ^= low
        square = low.bit_length()
        found += _captures_at(square, foes, free | low, tables)
    return found


def _captures_at(square: int, foes: int, free: int, tables: Tables) -> list[Listed]:
    """Return the captures of the pedestrian on a square; most are jumps that the tables have."""
    jumps = tables.walker_jumps
    found: list[Listed] = []
    for victim, end_bit, end, alone in jumps[square]:
        if foes & victim and free & end_bit:
            if (foes ^ victim) & AROUND[end]:
                break
            found.append(alone)
    else:
        return found
    low = bit(square)
    return [
        _capture(WALK, low ^ end_bit, taken, path)
        for _, end_bit, taken, path in _long_chains(
            (square,), foes, free, jumps, to_the_end=tables.to_the_end
        )
    ]


def steps_of_riders(riders: int, free: int, steps: Steps[T]) -> list[T]:
    """Return every turn of one or two steps of the riders."""
    found: list[T] = []
    of_rider = steps.of_rider
    while riders:
        low = riders & -riders
        riders ^= low
        square = low.bit_length()
        found += of_rider(square, free & DIAMOND[square])
    return found


def captures_of_riders(riders: int, foes: int, free: int, tables: Tables) -> list[Listed]:
    """Return every turn in which a rider captures: in its first coup, its second, or both."""
    found: list[Listed] = []
    foes &= OUTSIDE
    while riders:
        low = riders & -riders
        riders ^= low
        square = low.bit_length()
        if foes & FAR_REACH[square]:
            found += captures_of_rider(square, foes, free | low, to_the_end=tables.to_the_end)
    return found


def captures_of_rider(square: int, foes: int, free: int, *, to_the_end: bool) -> list[Listed]:
    """Return every turn in which the rider on a square captures a man outside the enclosure."""
    low = bit(square)
    found: list[Listed] = []
    if foes & REACH[square]:
        found += _jumps_first(square, foes, free, to_the_end=to_the_end)
    for end, near_bit, reach in APPROACHES[square]:
        if free & near_bit and foes & reach:
            for _, end_bit, taken, path in chains(
                (square, end), foes, free, RIDER_JUMPS, to_the_end=to_the_end
            ):
                found.append(_capture(RIDE, low ^ end_bit, taken, path))
    return found


def moves_of_riders(
    riders: int, foes: int, free: int, tables: Tables
) -> tuple[list[Played], list[Listed]]:
    """Return the riders' steps, as moves of the game, and their captures, man by man."""
    found: list[Played] = []
    taking: list[Listed] = []
    of_rider = tables.moves.of_rider
    foes &= OUTSIDE
    while riders:
        low = riders & -riders
        riders ^= low
        square = low.bit_length()
        found += of_rider(square, free & DIAMOND[square])
        if foes & FAR_REACH[square]:
            taking += captures_of_rider(square, foes, free | low, to_the_end=tables.to_the_end)
    return found, taking


def _capture(sort: int, flips: int, taken: int, path: Path) -> Listed:
    paths = (path,)
    return (sort, flips, taken, paths, turn_of(paths))


def _jumps_first(square: int, foes: int, free: int, *, to_the_end: bool) -> list[Listed]:
    """Return a rider's chains, each alone and with every step that may follow it."""
    found: list[Listed] = []
    low = bit(square)
    for end, end_bit, taken, path in chains(
        (square,), foes, free, RIDER_JUMPS, to_the_end=to_the_end
    ):
        found.append(_capture(RIDE, low ^ end_bit, taken, path))
        open_squares = free | taken
        found += [
            _capture(RIDE, low ^ bit(then), taken, (*path, then))
            for then in NEAR[end]
            if open_squares & bit(then)
        ]
    return found


def free_squares(walkers: int, riders: int, foes: int) -> int:
    """Return the empty squares."""
    return ALL ^ (walkers | riders | foes)
