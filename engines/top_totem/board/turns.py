"""Every turn of a side, listed from its men, those of the other side, and its camp."""

from __future__ import annotations

from typing import Final

from engines.core.seats import Seat
from engines.top_totem.board import generator
from engines.top_totem.board.bitboard import Board, bit
from engines.top_totem.board.raids import raids
from engines.top_totem.board.tables import (
    ALL,
    NEAR,
    OUTSIDE,
    PASSING,
    RIDE_IN,
    RIDER_JUMPS,
    Listed,
    Played,
    Tables,
)
from engines.top_totem.moves import Enter, Pair, Path
from engines.top_totem.state import Men


def turns(walkers: int, riders: int, foes: int, camp: Pair, tables: Tables) -> list[Listed]:
    """Return every turn of the side, a pass when there is no other."""
    free = ALL ^ (walkers | riders | foes)
    found = _captures(walkers, riders, foes, free, tables)
    found += generator.steps_of_walkers(walkers, free, tables.listed)
    found += generator.steps_of_riders(riders, free, tables.listed)
    if camp[0] or camp[1]:
        found += entries(camp, foes, free, tables)
    return found or [PASSING]


def moves(board: Board, seat: Seat, camp: Men, tables: Tables) -> tuple[Played, ...]:
    """Return the same turns as moves of the game, in the same order."""
    (red, white), (red_riders, white_riders) = board.pedestrians, board.riders
    free = ALL ^ (red | white | red_riders | white_riders)
    if seat:
        walkers, riders, foes = white, white_riders, red | red_riders
    else:
        walkers, riders, foes = red, red_riders, white | white_riders
    steps, taking = generator.moves_of_riders(riders, foes, free, tables)
    taking = generator.captures_of_walkers(walkers, foes, free, tables) + taking
    if taking and tables.is_by_all:
        taking += raids(walkers, riders, foes, tables)
    found = [listed[4] for listed in taking] if taking else []
    found += generator.steps_of_walkers(walkers, free, tables.moves)
    found += steps
    if camp.pedestrians or camp.riders:
        listed = entries((camp.pedestrians, camp.riders), foes, free, tables)
        found += [entry[4] for entry in listed]
    return tuple(found or _PASSES)


_PASSES: Final = (PASSING[4],)


def captures(walkers: int, riders: int, foes: int, tables: Tables) -> list[Listed]:
    """Return every turn of the side that captures."""
    free = ALL ^ (walkers | riders | foes)
    return _captures(walkers, riders, foes, free, tables)


def entries(camp: Pair, foes: int, free: int, tables: Tables) -> list[Listed]:
    """Return every entry of the next man of the camp."""
    if camp[0]:
        return [listed for entry, listed in tables.walk_in if free & entry]
    found = [listed for entry, listed in tables.ride_in if free & entry]
    if tables.rides_on:
        found += [longer for listed in found for longer in _gone_on(listed, foes, free, tables)]
    return found


def _captures(walkers: int, riders: int, foes: int, free: int, tables: Tables) -> list[Listed]:
    found = generator.captures_of_walkers(walkers, foes, free, tables)
    found += generator.captures_of_riders(riders, foes, free, tables)
    if found and tables.is_by_all:
        found += raids(walkers, riders, foes, tables)
    return found


def _gone_on(listed: Listed, foes: int, free: int, tables: Tables) -> list[Listed]:
    """Return the entries of a rider that continue with one more coup (P-16)."""
    ((square,),) = listed[3]
    found = [_ridden(bit(end), 0, (square, end)) for end in NEAR[square] if free & bit(end)]
    found += [
        _ridden(end, taken, path)
        for _, end, taken, path in generator.chains(
            (square,), foes & OUTSIDE, free, RIDER_JUMPS, to_the_end=tables.to_the_end
        )
    ]
    return found


def _ridden(end: int, taken: int, path: Path) -> Listed:
    return (RIDE_IN, end, taken, (path,), Enter(path))
