"""Precomputed tables of the move generator.

A listed move is a plain tuple `(sort, flips, taken, paths, move)`: the sort of move, the bits that
change for the men it moves, the bits of the men it captures, the squares it goes over, and the move
of the game that it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from typing import Final, Generic, TypeVar

from engines.core.seats import Seat
from engines.core.values import maker
from engines.top_totem.board.bitboard import INSIDE, bit, bits, squares_of
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
from engines.top_totem.moves import Enter, Pass, Path, Turn
from engines.top_totem.options import Options

WALK, RIDE, WALK_IN, RIDE_IN, SEVERAL, PASS = range(6)
"""The sorts: a pedestrian or rider on the board, one that enters, several men, a pass."""

T = TypeVar("T")
Played = Turn | Enter | Pass
Listed = tuple[int, int, int, tuple[Path, ...], Played]
Rows = tuple[tuple[tuple[T, ...], ...], ...]
"""For each row, for each set of its eight squares: the moves that end there."""
Backs = tuple[tuple[int, int, T], ...]
"""Steps of pedestrians back around the totem: bit left, bit reached, and the step."""
Jumps = tuple[tuple[tuple[int, int, int, Listed], ...], ...]
"""For each square: victim's bit, landing bit, landing square and the jump alone, of every jump."""

PASSING: Final[Listed] = (PASS, 0, 0, (), Pass())
ALL: Final = bits(SQUARES)
OUTSIDE: Final = ALL ^ INSIDE
BITS: Final = HEIGHT * WIDTH
ROW_BYTES: Final = 3 * HEIGHT
"""The rows of the tables: all of them ahead, to the right, and to the left."""
_JUMP: Final = (14, 18)
_RIDES_KEPT: Final = 1 << 12
turn_of: Final = maker(Turn)


@dataclass(frozen=True, slots=True)
class Steps(Generic[T]):
    """The tables of the steps: for the search as listed moves, for the rules as moves of the game.

    `rows` are those ahead, to the right and to the left.
    """

    forward: int
    rows: Rows[T]
    back: Backs[T]
    of_rider: Callable[[int, int], tuple[T, ...]]


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of one side under one set of options; they are built on first use.

    `quiet` has every turn of one man without a capture, by its paths: the squares that must be
    free, and the one that it leaves, once for a pedestrian and once for a rider, 0 where such a man
    cannot play it.
    """

    listed: Steps[Listed]
    moves: Steps[Played]
    quiet: dict[tuple[Path, ...], tuple[int, int, int]]
    walker_jumps: Jumps
    walk_in: tuple[tuple[int, Listed], ...]
    ride_in: tuple[tuple[int, Listed], ...]
    to_the_end: bool
    is_by_all: bool
    rides_on: bool


def files(low: int, high: int) -> int:
    """Return the squares of some columns."""
    return bits(square for square in SQUARES if low <= column_of(square) <= high)


@cache
def step(sort: int, *path: int) -> Listed:
    """Return the turn of steps along a path, always the same value."""
    return (sort, bit(path[0]) ^ bit(path[-1]), 0, (path,), turn_of((path,)))


@cache
def _rows(delta: int) -> Rows[Listed]:
    return tuple(_row(row * WIDTH, delta) for row in range(HEIGHT))


def _row(before: int, delta: int) -> tuple[tuple[Listed, ...], ...]:
    found: list[tuple[Listed, ...]] = [()]
    for end in range(before + 1, before + WIDTH + 1):
        start = end - delta
        is_a_step = start in SQUARES and is_step(start, end) and (start, end) not in BARRED
        found += [(*some, step(WALK, start, end)) if is_a_step else some for some in found]
    return tuple(found)


def _backs(forward: int) -> Backs[Listed]:
    pairs = ((start, start - forward) for start in sorted(ENCLOSURE))
    return tuple(
        (bit(start), bit(end), step(WALK, start, end)) for start, end in pairs if end in ENCLOSURE
    )


def _jumps_of(start: int) -> tuple[tuple[int, int], ...]:
    ends = (start + sign * reach for reach in _JUMP for sign in (-1, 1))
    return tuple((between(start, end), end) for end in ends if end in SQUARES)


def _jump(sort: int, start: int, victim: int, end: int) -> Listed:
    paths = ((start, end),)
    return (sort, bit(start) ^ bit(end), bit(victim), paths, turn_of(paths))


def _walker_jumps(*, is_open: bool) -> Jumps:
    """Return a pedestrian's jumps; a closed border separates inside and outside (P-09)."""
    return (
        (),
        *(
            tuple(
                (bit(victim), bit(end), end, _jump(WALK, start, victim, end))
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
                (bit(victim), bit(end), end, _jump(RIDE, start, victim, end))
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


def _diamond(square: int) -> int:
    """Return the squares on which a rider's turn of one or two steps depends."""
    return bits(end for near in (square, *NEAR[square]) for end in NEAR[near]) & ~bit(square)


DIAMOND: Final = (0, *(_diamond(square) for square in SQUARES))


@lru_cache(_RIDES_KEPT)
def steps_of_rider(square: int, free: int) -> tuple[Listed, ...]:
    """Return a rider's turns of one or two steps, by the free squares of its diamond."""
    found: list[Listed] = []
    free |= bit(square)
    for end in NEAR[square]:
        if free & bit(end):
            found.append(step(RIDE, square, end))
            found += [step(RIDE, square, end, then) for then in NEAR[end] if free & bit(then)]
    return tuple(found)


REACH: Final = tuple(
    bits(between(square, end) for _, _, end, _ in RIDER_JUMPS[square]) if square else 0
    for square in range(len(SQUARES) + 1)
)
"""For each square: the squares of all possible victims of a rider on it."""
AROUND: Final = tuple(
    bits(victim for victim, _ in _jumps_of(square) if victim) if square else 0
    for square in range(len(SQUARES) + 1)
)
"""For each square: the squares of all possible victims of any man on it."""
FAR_REACH: Final = tuple(
    bits(
        square
        for mask in (REACH[start], *map(REACH.__getitem__, near))
        for square in squares_of(mask)
    )
    for start, near in enumerate(NEAR)
)
"""For each square: those of all possible victims of a rider there, after a step or at once."""
APPROACHES: Final = tuple(tuple((end, bit(end), REACH[end]) for end in near) for near in NEAR)
"""For each square: a rider's first steps, with their bits and the possible victims from there."""


@lru_cache(_RIDES_KEPT)
def moves_of_rider(square: int, free: int) -> tuple[Played, ...]:
    """Return the same turns as moves of the game."""
    return tuple(move for *_, move in steps_of_rider(square, free))


def _move_rows(rows: Rows[Listed]) -> Rows[Played]:
    return tuple(tuple(tuple(it[4] for it in some) for some in row) for row in rows)


def _moves_back(back: Backs[Listed]) -> Backs[Played]:
    return tuple((start, end, listed[4]) for start, end, listed in back)


def _quiet(rows: Rows[Listed], back: Backs[Listed]) -> dict[tuple[Path, ...], tuple[int, int, int]]:
    """Return what each turn of steps needs, as in `Tables`."""
    walks = (*chain.from_iterable(row[-1] for row in rows), *(listed for _, _, listed in back))
    rides = (ride for square in SQUARES for ride in steps_of_rider(square, DIAMOND[square]))
    found = {listed[3]: _needed(listed, 0) for listed in rides}
    found |= {listed[3]: _needed(listed, found.get(listed[3], (0, 0, 0))[2]) for listed in walks}
    return found


def _needed(listed: Listed, rider: int) -> tuple[int, int, int]:
    ((start, *ends),) = listed[3]
    low = bit(start)
    return (bits(ends) & ~low, low, rider) if listed[0] == WALK else (bits(ends) & ~low, 0, low)


def _entries(seat: Seat, sort: int) -> tuple[tuple[int, Listed], ...]:
    return tuple(
        (bit(square), (sort, bit(square), 0, ((square,),), Enter((square,))))
        for square in BASES[seat]
    )


@cache
def _tables(  # noqa: PLR0917 - one for each option that changes moves
    seat: Seat,
    enclosure_walk: str,
    border_captures: bool,
    chain: str,
    captures: str,
    rider_entry: str,
) -> Tables:
    forward = FORWARD[seat]
    rows = (*_rows(forward), *_rows(1), *_rows(-1))
    back = _backs(forward) if enclosure_walk == "free" else ()
    return Tables(
        listed=Steps(forward, rows, back, steps_of_rider),
        moves=Steps(forward, _move_rows(rows), _moves_back(back), moves_of_rider),
        quiet=_quiet(rows, back),
        walker_jumps=_walker_jumps(is_open=border_captures),
        walk_in=_entries(seat, WALK_IN),
        ride_in=_entries(seat, RIDE_IN),
        to_the_end=chain == "to_the_end",
        is_by_all=captures == "all_pieces",
        rides_on=rider_entry == "one_more_coup",
    )


def tables_for(seat: Seat, options: Options) -> Tables:
    """Return the tables of a side under the options of a match."""
    return _tables(
        seat,
        options.enclosure_walk,
        options.border_captures,
        options.chain,
        options.captures,
        options.rider_entry,
    )
