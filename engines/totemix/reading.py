"""Moves read from their notation."""

from __future__ import annotations

import re
from collections.abc import Callable

from engines.core.notation import NotationError, read_move, read_time
from engines.totemix import moves
from engines.totemix.components import (
    ANIMALS,
    BY_LETTER,
    ENVIRONMENTS,
    FULL_TOTEM,
    OUTER_TILE_NAMES,
    TILE_NAMES,
    Animal,
    Environment,
    Face,
    Tile,
    TotemTile,
)
from engines.totemix.map.hexes import Cell
from engines.totemix.moves import Move

_CELL = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)", re.ASCII)
_NUMBER = re.compile(r"[1-9][0-9]?", re.ASCII)
_BARE: dict[str, Move] = {
    **{move.__name__.lower(): move() for move in moves.BARE},
    "oryx": moves.Oryx(),
    "refill": moves.Refill(()),
}
_RESERVES: dict[str, Move] = {"general": moves.Pay("general"), "own": moves.Pay("own")}
_TAKES: dict[str, Move] = {
    moves.PILE: moves.Take(moves.PILE),
    moves.NOTHING: moves.Take(moves.NOTHING),
}
_PAIR = 2


def parse(text: str) -> Move:
    """Return the move of the notation, or raise NotationError."""
    return read_move(text, _BARE, _READERS)


def _cell(text: str) -> Cell:
    found = _CELL.fullmatch(text)
    if not found:
        raise NotationError("cell", text, like="-1,2")
    return int(found[1]), int(found[2])


def _way(rest: str) -> tuple[Cell, Cell]:
    source, _, target = rest.partition(">")
    return _cell(source), _cell(target)


def _words(rest: str) -> tuple[str, str]:
    words = rest.split(" ")
    if len(words) != _PAIR:
        raise NotationError("move", rest)
    return words[0], words[1]


def _animal(text: str) -> Animal:
    if text not in ANIMALS:
        raise NotationError("animal", text, like=ANIMALS[0])
    return text


def _environment(text: str) -> Environment:
    if text not in ENVIRONMENTS:
        raise NotationError("environment", text, like=ENVIRONMENTS[0])
    return text


def _tile(text: str) -> Tile:
    if text not in TILE_NAMES:
        raise NotationError("terrain", text, like=f"{next(iter(BY_LETTER))}1")
    return Tile(text)


def _totem_tile(text: str) -> TotemTile:
    if text not in OUTER_TILE_NAMES:
        raise NotationError("tile", text, like="bear3")
    return TotemTile(text)


def _place(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) != 1 or int(text) >= FULL_TOTEM:
        raise NotationError("place", text, like=f"0, {FULL_TOTEM - 1}")
    return int(text)


def _lay(rest: str) -> Move:
    spots: dict[Cell, Environment] = {}
    polluted: list[Cell] = []
    for word in rest.split(" "):
        where, _, name = word.partition("=")
        cell = _cell(where)
        if cell in spots:
            raise NotationError("cell", where, like="-1,2")
        spots[cell] = _environment(name.removesuffix("!"))
        if name.endswith("!"):
            polluted.append(cell)
    return moves.Lay(tuple(spots.items()), tuple(sorted(polluted)))


def _numbers(rest: str) -> Move:
    found: list[tuple[Tile, int]] = []
    for word in rest.split(" "):
        tile, _, number = word.partition("=")
        if not _NUMBER.fullmatch(number):
            raise NotationError("number", word, like="F3=8")
        found.append((_tile(tile), int(number)))
    return moves.Number(tuple(found))


def _rolled(rest: str) -> Move:
    face, *dice = rest.split(" ")
    if face not in tuple(Face) or not dice:
        raise NotationError("dice", rest, like=f"{Face.POLLUTION} {ENVIRONMENTS[0]}")
    shown: list[Environment] = [_environment(word) for word in dice]
    return moves.Rolled(Face(face), tuple(shown))


def _pay(rest: str) -> Move:
    if rest not in _RESERVES:
        raise NotationError("reserve", rest, like="general, own")
    return _RESERVES[rest]


def _take(rest: str) -> Move:
    if rest in _TAKES:
        return _TAKES[rest]
    return moves.Take(_totem_tile(rest))


def _named(
    kind: type[moves.Choose | moves.Step],
) -> Callable[[str], Move]:
    def read(rest: str) -> Move:
        animal, cell = _words(rest)
        return kind(_animal(animal), _cell(cell))

    return read


def _bat(rest: str) -> Move:
    tile, cell = _words(rest)
    return moves.Bat(_tile(tile), _cell(cell))


_READERS: dict[str, Callable[[str], Move]] = {
    "lay": _lay,
    "number": _numbers,
    "choose": _named(moves.Choose),
    "step": _named(moves.Step),
    "bear": lambda rest: moves.Bear(*_way(rest)),
    "turtle": lambda rest: moves.Turtle(*_way(rest)),
    "eagle": lambda rest: moves.Eagle(*_way(rest)),
    "stack": lambda rest: moves.Stack(*_way(rest)),
    "bat": _bat,
    "oryx": lambda rest: moves.Oryx(_cell(rest)),
    "panther": lambda rest: moves.Panther("pile" if rest == moves.PILE else _totem_tile(rest)),
    "shed": lambda rest: moves.Shed(_place(rest)),
    "dice": lambda rest: moves.Dice(read_time(rest)),
    "pay": _pay,
    "rolled": _rolled,
    "pollute": lambda rest: moves.Pollute(_cell(rest)),
    "destroy": lambda rest: moves.Destroy(_cell(rest)),
    "keep": lambda rest: moves.Keep(_cell(rest)),
    "flee": lambda rest: moves.Flee(_cell(rest)),
    "take": _take,
    "drawn": lambda rest: moves.Drawn(_totem_tile(rest)),
    "swap": lambda rest: moves.Swap(_place(rest)),
    "refill": lambda rest: moves.Refill(tuple(map(_place, rest.split(" ")))),
    "bell": lambda rest: moves.Bell(read_time(rest)),
}
