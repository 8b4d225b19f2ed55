"""The notation of moves."""

from __future__ import annotations

from typing import assert_never

from engines.core.notation import write_time
from engines.totemix import moves
from engines.totemix.map.hexes import Cell
from engines.totemix.moves import Move


def write_cell(cell: Cell) -> str:
    """Return the notation of a cell."""
    return f"{cell[0]},{cell[1]}"


def write(move: Move) -> str:
    """Return the notation of the move."""
    return " ".join((moves.word_of(move), *_details(move)))


def _details(move: Move) -> tuple[str, ...]:
    if isinstance(move, moves.OF_CHANCE):
        return _of_chance(move)
    if isinstance(move, moves.OWN_TOTEM):
        return _of_totem(move)
    if isinstance(move, (moves.Bear, moves.Turtle, moves.Stack)):
        return (f"{write_cell(move.source)}>{write_cell(move.target)}",)
    if isinstance(move, (*moves.ANSWERS, *moves.VICTIMS)):
        return (move.source if isinstance(move, moves.Pay) else write_cell(move.cell),)
    match move:
        case moves.Choose(animal, cell) | moves.Step(animal, cell):
            return (animal, write_cell(cell))
        case _:
            return _of_seat(move)


def _of_seat(
    move: moves.Eagle | moves.Bat | moves.Oryx | moves.Panther | moves.Clean | moves.Dice,
) -> tuple[str, ...]:
    match move:
        case moves.Eagle(over, cell):
            return (f"{write_cell(over)}>{write_cell(cell)}",)
        case moves.Bat(tile, cell):
            return (tile, write_cell(cell))
        case moves.Oryx(cell):
            return () if cell is None else (write_cell(cell),)
        case moves.Panther(source):
            return (source,)
        case moves.Dice(at_ns):
            return (write_time(at_ns),)
        case moves.Clean():
            return ()
        case _:
            assert_never(move)


def _of_chance(move: moves.OfChance) -> tuple[str, ...]:
    match move:
        case moves.Lay(spots, polluted):
            return tuple(
                f"{write_cell(cell)}={environment}{'!' if cell in polluted else ''}"
                for cell, environment in spots
            )
        case moves.Number(numbers):
            return tuple(f"{tile}={number}" for tile, number in numbers)
        case moves.Rolled(face, dice):
            return (face.value, *dice)
        case moves.Drawn(tile):
            return (tile,)
        case moves.Bell(at_ns):
            return (write_time(at_ns),)
        case _:
            assert_never(move)


def _of_totem(move: moves.OwnTotem) -> tuple[str, ...]:
    match move:
        case moves.Take(source):
            return (source,)
        case moves.Swap(place) | moves.Shed(place):
            return (str(place),)
        case moves.Refill(places):
            return tuple(map(str, places))
        case moves.Add() | moves.Drop():
            return ()
        case _:
            assert_never(move)
