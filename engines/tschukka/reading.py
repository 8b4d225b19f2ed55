"""Parses the notation of moves, strictly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.core.notation import NotationError
from engines.tschukka import moves
from engines.tschukka.components import (
    COLOURS,
    HUT_NAMES,
    HUTS_EACH,
    LETTERS,
    SPELLS,
    Family,
    Hut,
    Kind,
    Spell,
)
from engines.tschukka.moves import Move
from engines.tschukka.people import People, read_people


def parse(text: str) -> Move:
    """Return the move of the notation, or raise NotationError."""
    word, *rest = text.split(" ")
    if word not in _READERS or not rest or rest[0] not in _FAMILIES:
        raise NotationError("move", text)
    return _READERS[word](_FAMILIES[rest[0]], rest[1:])


def _bare(kind: type[moves.First | moves.Pass]) -> Callable[..., Move]:
    def read(family: Family, words: list[str]) -> Move:
        _expect(words, 0)
        return kind(family)

    return read


def _grouped(kind: type[moves.OfHuts]) -> Callable[..., Move]:
    def read(family: Family, words: list[str]) -> Move:
        _expect(words, HUTS_EACH)
        groups: tuple[People, ...] = tuple(read_people(word) for word in words)
        return kind(family, groups)

    return read


def _pointed(kind: type[moves.Remove | moves.Note]) -> Callable[..., Move]:
    def read(family: Family, words: list[str]) -> Move:
        _expect(words, 2)
        return kind(family, _hut(words[0]), _kind(words[1]))

    return read


def _keep(family: Family, words: list[str]) -> Move:
    _expect(words, 2)
    return moves.Keep(family, _hut(words[0]), None if words[1] == "-" else _kind(words[1]))


def _choose(family: Family, words: list[str]) -> Move:
    spells = () if words == ["-"] else tuple(_spell(word) for word in words)
    _in_order(spells, words)
    return moves.Choose(family, spells)


def _place(family: Family, words: list[str]) -> Move:
    _expect(words, 2)
    return moves.Place(family, _spell(words[0]), _hut(words[1]))


def _reveal(family: Family, words: list[str]) -> Move:
    _expect(words, 1)
    return moves.Reveal(family, _spell(words[0]))


def _ready(family: Family, words: list[str]) -> Move:
    spells = tuple(_spell(word) for word in words)
    if spells:
        _in_order(spells, words)
    return moves.Ready(family, spells)


def _write(family: Family, words: list[str]) -> Move:
    orders = () if words == ["-"] else tuple(_order(word) for word in words)
    _in_order(tuple(spell for spell, _ in orders), words)
    return moves.Write(family, orders)


def _order(text: str) -> tuple[Spell, Hut]:
    spell, _, hut = text.partition("@")
    return _spell(spell), _hut(hut)


def _in_order(spells: tuple[Spell, ...], words: list[str]) -> None:
    """Require the printed order of spells, so that a move has only one notation."""
    places = [SPELLS.index(spell) for spell in spells]
    if not words or places != sorted(places):
        raise NotationError("spells", " ".join(words), like=" ".join(SPELLS[:2]))


def _expect(words: list[str], count: int) -> None:
    if len(words) != count:
        raise NotationError("move", " ".join(words))


def _spell(text: str) -> Spell:
    if text not in _SPELLS:
        raise NotationError("spell", text, like=SPELLS[0])
    return _SPELLS[text]


def _hut(text: str) -> Hut:
    if text not in HUT_NAMES:
        raise NotationError("hut", text, like="red1")
    return Hut(HUT_NAMES.index(text))


def _kind(text: str) -> Kind:
    if len(text) != 1 or text not in LETTERS:
        raise NotationError("villager", text, like=", ".join(LETTERS))
    return Kind(LETTERS.index(text))


_FAMILIES: Final = {colour: Family(place) for place, colour in enumerate(COLOURS)}
_SPELLS: Final = {spell.value: spell for spell in SPELLS}
_READERS: Final[dict[str, Callable[[Family, list[str]], Move]]] = {
    "first": _bare(moves.First),
    "pass": _bare(moves.Pass),
    "ready": _ready,
    "house": _grouped(moves.House),
    "born": _grouped(moves.Born),
    "recount": _grouped(moves.Recount),
    "choose": _choose,
    "place": _place,
    "write": _write,
    "reveal": _reveal,
    "remove": _pointed(moves.Remove),
    "note": _pointed(moves.Note),
    "keep": _keep,
}
