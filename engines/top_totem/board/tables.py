"""Precomputed tables of the move generator.

A listed move is a plain tuple `(sort, flips, taken, paths)`: the sort of move, the bits that change
for the men it moves, the bits of the men it captures, and the squares it goes over.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engines.core.seats import Seat
from engines.top_totem.board.bitboard import INSIDE, bit, bits
from engines.top_totem.components import (
    BARRED,
    BASES,
    ENCLOSURE,
    FORWARD,
    HEIGHT,
    SQUARES,
    WIDTH,
    between,
    column_of,
    is_step,
)
from engines.top_totem.moves import Path
from engines.top_totem.options import Options

WALK, RIDE, WALK_IN, RIDE_IN, SEVERAL, PASS = range(6)
"""The sorts: a pedestrian or rider on the board, one that enters, several men, a pass."""

Listed = tuple[int, int, int, tuple[Path, ...]]
Rows = tuple[tuple[tuple[Listed, ...], ...], ...]
"""For each row, for each set of its eight squares: the moves that end there."""
Jumps = tuple[tuple[tuple[int, int, int], ...], ...]
"""For each square: victim's bit, landing bit and landing square of every jump."""

PASSING: Final[Listed] = (PASS, 0, 0, ())
ALL: Final = bits(SQUARES)
OUTSIDE: Final = ALL ^ INSIDE
ROW_BYTES: Final = HEIGHT
_BYTES: Final = 1 << WIDTH
_JUMP: Final = (14, 18)


@dataclass(frozen=True, slots=True)
class RiderStep:
    """A rider's first step: its end, the step alone, and by free squares the second steps."""

    end_bit: int
    end: int
    near: int
    alone: Listed
    two: dict[int, tuple[Listed, ...]]


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of one side under one set of options; they are built on first use."""

    forward: int
    ahead: Rows
    right: Rows
    left: Rows
    back: tuple[tuple[int, int, Listed], ...]
    walker_jumps: Jumps
    rider_steps: tuple[tuple[RiderStep, ...], ...]
    walk_in: tuple[tuple[int, Listed], ...]
    ride_in: tuple[tuple[int, Listed], ...]


def files(low: int, high: int) -> int:
    """Return the squares of some columns."""
    return bits(square for square in SQUARES if low <= column_of(square) <= high)


def _step(start: int, end: int) -> Listed:
    return (WALK, bit(start) ^ bit(end), 0, ((start, end),))


@cache
def _rows(delta: int) -> Rows:
    return tuple(
        tuple(_row(row, chosen, delta) for chosen in range(_BYTES)) for row in range(HEIGHT)
    )


def _row(row: int, chosen: int, delta: int) -> tuple[Listed, ...]:
    ends = (row * WIDTH + place + 1 for place in range(WIDTH) if chosen >> place & 1)
    return tuple(_step(end - delta, end) for end in ends if end - delta in SQUARES)


def _backs(forward: int) -> tuple[tuple[int, int, Listed], ...]:
    pairs = ((start, start - forward) for start in sorted(ENCLOSURE))
    return tuple(
        (bit(start), bit(end), _step(start, end)) for start, end in pairs if end in ENCLOSURE
    )


def _jumps_of(start: int) -> tuple[tuple[int, int], ...]:
    ends = (start + sign * reach for reach in _JUMP for sign in (-1, 1))
    return tuple((between(start, end), end) for end in ends if end in SQUARES)


def _walker_jumps(*, is_open: bool) -> Jumps:
    """Return a pedestrian's jumps; a closed border separates inside and outside (P-09)."""
    return (
        (),
        *(
            tuple(
                (bit(victim), bit(end), end)
                for victim, end in _jumps_of(start)
                if victim and (is_open or (start in ENCLOSURE) == (victim in ENCLOSURE))
            )
            for start in SQUARES
        ),
    )


def _rider_jumps() -> Jumps:
    return (
        (),
        *(
            tuple(
                (bit(victim), bit(end), end)
                for victim, end in _jumps_of(start)
                if victim and victim not in ENCLOSURE and end not in ENCLOSURE
            )
            for start in SQUARES
        ),
    )


RIDER_JUMPS: Final = _rider_jumps()


def _near(square: int) -> tuple[int, ...]:
    """Return the squares to which a rider may step from a square."""
    ends = (square + delta for delta in (-WIDTH, -1, 1, WIDTH))
    return tuple(
        end
        for end in ends
        if end in SQUARES
        and is_step(square, end)
        and end not in ENCLOSURE
        and (square, end) not in BARRED
    )


NEAR: Final = ((), *(_near(square) for square in SQUARES))
NEAR_BITS: Final = tuple(bits(near) for near in NEAR)


def _two_steps(start: int, middle: int) -> dict[int, tuple[Listed, ...]]:
    """Return the turns of two steps for every set of free squares around the middle."""
    ends = NEAR[middle]
    sets = (
        tuple(end for place, end in enumerate(ends) if chosen >> place & 1)
        for chosen in range(1 << len(ends))
    )
    return {
        bits(free): tuple((RIDE, bit(start) ^ bit(end), 0, ((start, middle, end),)) for end in free)
        for free in sets
    }


def _rider_steps(start: int) -> tuple[RiderStep, ...]:
    return tuple(
        RiderStep(
            bit(end),
            end,
            NEAR_BITS[end],
            (RIDE, bit(start) ^ bit(end), 0, ((start, end),)),
            _two_steps(start, end),
        )
        for end in NEAR[start]
    )


@cache
def _all_rider_steps() -> tuple[tuple[RiderStep, ...], ...]:
    return ((), *(_rider_steps(square) for square in SQUARES))


REACH: Final = tuple(
    bits(between(square, end) for _, _, end in RIDER_JUMPS[square]) if square else 0
    for square in range(len(SQUARES) + 1)
)
"""For each square: the squares of all possible victims of a rider on it."""


def _entries(seat: Seat, sort: int) -> tuple[tuple[int, Listed], ...]:
    return tuple((bit(square), (sort, bit(square), 0, ((square,),))) for square in BASES[seat])


@cache
def _tables(seat: Seat, *, is_free_walk: bool, is_open_border: bool) -> Tables:
    forward = FORWARD[seat]
    return Tables(
        forward=forward,
        ahead=_rows(forward),
        right=_rows(1),
        left=_rows(-1),
        back=_backs(forward) if is_free_walk else (),
        walker_jumps=_walker_jumps(is_open=is_open_border),
        rider_steps=_all_rider_steps(),
        walk_in=_entries(seat, WALK_IN),
        ride_in=_entries(seat, RIDE_IN),
    )


def tables_for(seat: Seat, options: Options) -> Tables:
    """Return the tables of a side under the options of a match."""
    return _tables(
        seat,
        is_free_walk=options.enclosure_walk == "free",
        is_open_border=options.border_captures,
    )
