"""The fast move generator, on bits and precomputed tables."""

from __future__ import annotations

from typing import Final

from engines.top_totem.board.bitboard import bit
from engines.top_totem.board.tables import (
    ALL,
    NEAR,
    OUTSIDE,
    REACH,
    RIDE,
    RIDER_JUMPS,
    ROW_BYTES,
    WALK,
    Jumps,
    Listed,
    Tables,
    files,
)
from engines.top_totem.moves import Path

Chain = tuple[int, int, int, Path]
"""Landing square, its bit, bits of the captured men, squares of the path."""

_RIGHT_FROM: Final = files(0, 6) & ~bit(36)
_LEFT_FROM: Final = files(1, 7) & ~bit(37)
_JUMP_RIGHT: Final = files(0, 5)
_JUMP_LEFT: Final = files(2, 7)


def steps_of_walkers(walkers: int, free: int, tables: Tables) -> list[Listed]:
    """Return every step of the pedestrians."""
    found: list[Listed] = []
    shift = tables.forward
    ahead = (walkers << shift if shift > 0 else walkers >> -shift) & free
    right = ((walkers & _RIGHT_FROM) << 1) & free
    left = ((walkers & _LEFT_FROM) >> 1) & free
    for rows, ends in ((tables.ahead, ahead), (tables.right, right), (tables.left, left)):
        for row, chosen in zip(rows, ends.to_bytes(ROW_BYTES, "little"), strict=True):
            if chosen:
                found += row[chosen]
    for start_bit, end_bit, listed in tables.back:
        if walkers & start_bit and free & end_bit:
            found.append(listed)
    return found


def jumpers(men: int, foes: int, free: int) -> int:
    """Return the men that have a foe diagonally beside them and a free square behind."""
    right, left = men & _JUMP_RIGHT, men & _JUMP_LEFT
    return (
        ((((right << 9) & foes) << 9 & free) >> 18)
        | ((((left << 7) & foes) << 7 & free) >> 14)
        | ((((left >> 9) & foes) >> 9 & free) << 18)
        | ((((right >> 7) & foes) >> 7 & free) << 14)
    )


def chains(start: Path, foes: int, free: int, jumps: Jumps, *, to_the_end: bool) -> list[Chain]:
    """Return every chain of captures of the man that stands at the end of a path."""
    found: list[Chain] = []
    waiting: list[tuple[int, int, Path]] = [(start[-1], 0, start)]
    while waiting:
        square, taken, path = waiting.pop()
        left = foes & ~taken
        gone_on = False
        for victim, end_bit, end in jumps[square]:
            if left & victim and (free | taken) & end_bit:
                gone_on = True
                now = taken | victim
                waiting.append((end, now, (*path, end)))
                if not to_the_end:
                    found.append((end, end_bit, now, (*path, end)))
        if to_the_end and taken and not gone_on:
            found.append((square, bit(square), taken, path))
    return found


def captures_of_walkers(
    walkers: int, foes: int, free: int, tables: Tables, *, to_the_end: bool
) -> list[Listed]:
    """Return every turn in which a pedestrian captures."""
    found: list[Listed] = []
    starts = jumpers(walkers, foes, free)
    while starts:
        low = starts & -starts
        starts ^= low
        for _, end_bit, taken, path in chains(
            (low.bit_length(),), foes, free | low, tables.walker_jumps, to_the_end=to_the_end
        ):
            found.append((WALK, low ^ end_bit, taken, (path,)))
    return found


def steps_of_riders(riders: int, free: int, tables: Tables) -> list[Listed]:
    """Return every turn of one or two steps of the riders."""
    found: list[Listed] = []
    rider_steps = tables.rider_steps
    while riders:
        low = riders & -riders
        riders ^= low
        open_squares = free | low
        for step in rider_steps[low.bit_length()]:
            if free & step.end_bit:
                found.append(step.alone)
                found += step.two[open_squares & step.near]
    return found


def captures_of_riders(
    riders: int, foes: int, free: int, tables: Tables, *, to_the_end: bool
) -> list[Listed]:
    """Return every turn in which a rider captures: in its first coup, its second, or both."""
    found: list[Listed] = []
    rider_steps = tables.rider_steps
    foes &= OUTSIDE
    if not foes:
        return found
    while riders:
        low = riders & -riders
        riders ^= low
        square, open_squares = low.bit_length(), free | low
        if foes & REACH[square]:
            found += _jumps_first(square, foes, open_squares, to_the_end=to_the_end)
        for step in rider_steps[square]:
            if free & step.end_bit and foes & REACH[step.end]:
                for _, end_bit, taken, path in chains(
                    (square, step.end), foes, open_squares, RIDER_JUMPS, to_the_end=to_the_end
                ):
                    found.append((RIDE, low ^ end_bit, taken, (path,)))
    return found


def _jumps_first(square: int, foes: int, free: int, *, to_the_end: bool) -> list[Listed]:
    """Return a rider's chains, each alone and with every step that may follow it."""
    found: list[Listed] = []
    low = bit(square)
    for end, end_bit, taken, path in chains(
        (square,), foes, free, RIDER_JUMPS, to_the_end=to_the_end
    ):
        found.append((RIDE, low ^ end_bit, taken, (path,)))
        open_squares = free | taken
        found += [
            (RIDE, low ^ bit(then), taken, ((*path, then),))
            for then in NEAR[end]
            if open_squares & bit(then)
        ]
    return found


def free_squares(walkers: int, riders: int, foes: int) -> int:
    """Return the empty squares."""
    return ALL & ~(walkers | riders | foes)
