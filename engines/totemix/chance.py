"""Moves of chance: the map, numbers, dice, totem tiles, and bells."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from engines.core.game import RandomSource
from engines.core.seats import Seat
from engines.totemix import chrono, moves
from engines.totemix.components import CATASTROPHE_FACES, ENVIRONMENTS, Environment, Face, Tile
from engines.totemix.map.layout import sample_maps, scattered
from engines.totemix.map.numbers import possible_numbers
from engines.totemix.moves import Move
from engines.totemix.real import entered
from engines.totemix.state import State, Wait, awaited

OWED = (Wait.MAP, Wait.NUMBER, Wait.DICE, Wait.DRAW)
"""What chance must give before anybody else may act."""


_SIDES = tuple(face for face, sides in CATASTROPHE_FACES.items() for _ in range(sides))


def owes(state: State) -> bool:
    """Tell whether chance must move, now or when a clock ends."""
    return awaited(state) in OWED or chrono.owes_bell(state)


def must_be_entered(state: State) -> bool:
    """Tell whether players must enter what they rolled or drew; the box itself rings the clock."""
    return awaited(state) in entered(state.options) and not chrono.owes_bell(state)


def entered_by(state: State) -> tuple[Seat, ...]:
    """Return the seats that may enter the result: the one that rolls or draws, else all."""
    if awaited(state) not in entered(state.options):
        return ()
    if state.drawing is not None:
        return (state.drawing,)
    return (state.roll.seat,) if state.roll else state.seats


def draw(state: State, random: RandomSource, now_ns: int) -> Move:
    """Return the move that chance owes; where players roll, only the bell of a running clock."""
    if chrono.owes_bell(state) and awaited(state) in entered(state.options):
        return _bell(state, now_ns)
    match awaited(state):
        case Wait.MAP:
            return scattered(random, is_first_game=state.options.first_game)
        case Wait.NUMBER:
            return moves.Number(_numbers(state, random))
        case Wait.DICE:
            return _dice(state, random)
        case Wait.DRAW:
            return moves.Drawn(state.pile[random.randrange(0, len(state.pile))])
        case _:
            return _bell(state, now_ns)


def candidates(state: State) -> Iterator[Move]:
    """Return the possible moves of chance; a few sample maps stand for all, which are too many."""
    if chrono.owes_bell(state):
        yield moves.Bell(chrono.due_ns(state))
    match awaited(state):
        case Wait.MAP:
            yield from sample_maps(is_first_game=state.options.first_game)
        case Wait.NUMBER:
            tile = state.owed[0]
            for number in dict.fromkeys(possible_numbers(state, tile)):
                yield moves.Number(((tile, number),))
        case Wait.DICE:
            yield from _all_dice(state)
        case Wait.DRAW:
            yield from map(moves.Drawn, state.pile)
        case _:
            return


def _all_dice(state: State) -> Iterator[Move]:
    count = state.roll.count if state.roll else 0
    for face in Face:
        for dice in combinations_with_replacement(ENVIRONMENTS, count):
            yield moves.Rolled(face, dice)


def _bell(state: State, now_ns: int) -> Move:
    """Ring at the end of the running clock; the first one is started now."""
    return moves.Bell(state.until_ns if state.clocks else max(now_ns, state.clock_ns))


def _dice(state: State, random: RandomSource) -> Move:
    count = state.roll.count if state.roll else 0
    dice: list[Environment] = [
        ENVIRONMENTS[random.randrange(0, len(ENVIRONMENTS))] for _ in range(count)
    ]
    dice.sort(key=ENVIRONMENTS.index)
    return moves.Rolled(_SIDES[random.randrange(0, len(_SIDES))], tuple(dice))


def _numbers(state: State, random: RandomSource) -> tuple[tuple[Tile, int], ...]:
    """Draw a number for every turned terrain from those left of its environment."""
    found: list[tuple[Tile, int]] = []
    left: dict[str, list[int]] = {}
    for tile in state.owed:
        numbers = left.setdefault(tile[0], list(possible_numbers(state, tile)))
        found.append((tile, numbers.pop(random.randrange(0, len(numbers)))))
    return tuple(found)
