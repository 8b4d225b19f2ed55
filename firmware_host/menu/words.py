"""The words of a move, step by step, for people who choose it on a screen of the box.

The owner of how the parts of a notation are said is `choices.toml` in the game's folder of seeds/.
A game without one says the first word, and the rest as its notation has it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import find_text, translate

NameOf = Callable[[int], str]

_COUNTED: Final = re.compile(r"(\d+)([a-zA-Z])")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a notation: what it looks like, in which moves, and the steps that say it.

    A step begins with what it is: `text` is a key of the game's texts with the groups of the
    pattern as its facts, `counts` a key that is said for each number and letter of a group, `shape`
    a name in `shapes.toml`, `seat` a seat of the match, `plain` the words themselves. No steps at
    all leave the part unsaid. With `is_rest` the part is all that follows the kind of the move.
    """

    part: str
    steps: list[str]
    of: list[str] = []
    is_rest: bool = False


class Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the moves of a game are said.

    `unnamed` is the kind of moves that begin with a number, `pieces` how a word of the notation is
    cut into parts.
    """

    parts: list[Part] = []
    unnamed: str = ""
    pieces: str = "[^>]+"


@cache
def choices_of(game: str) -> Choices:
    """Return how the moves of a game are said; empty without its file."""
    path = data_folder("seeds") / game / "choices.toml"
    if not path.is_file():
        return Choices()
    return msgspec.toml.decode(path.read_bytes(), type=Choices)


@cache
def _shape_names(game: str) -> Mapping[str, Mapping[str, str]]:
    path = data_folder("seeds") / game / "shapes.toml"
    shapes: dict[str, dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: shape["name"] for name, shape in shapes.items() if "name" in shape}


class MoveWords:
    """Says the moves of one game in one language, with the names of its seats."""

    def __init__(self, game: str, language: str, name_of: NameOf) -> None:
        self._game = game
        self._language = language
        self._name_of = name_of
        self._choices = choices_of(game)

    def steps(self, notation: str) -> tuple[str, ...]:
        """Return the words of the steps that lead to the move, the kind of move first."""
        whole = self._whole(notation)
        if whole is not None:
            return (_capitalised(whole),)
        words = notation.split(" ")
        is_unnamed = bool(self._choices.unnamed) and words[0][:1].isdigit()
        verb = self._choices.unnamed if is_unnamed else words.pop(0)
        said = _capitalised(translate(self._game, self._language, "word-move", {"move": verb}))
        rest = self._said(verb, " ".join(words), is_rest=True)
        if rest is not None:
            return (said, *rest)
        return (said, *self.more(verb, words))

    def more(self, verb: str, words: Sequence[str]) -> tuple[str, ...]:
        """Return the words of the steps that follow the kind of move."""
        pieces = (piece for word in words for piece in self._pieces(word))
        found = ((piece, self._said(verb, piece)) for piece in pieces)
        steps = ((piece,) if said is None else said for piece, said in found)
        return tuple(step for each in steps for step in each)

    def _whole(self, notation: str) -> str | None:
        """Return the whole move as `word-move.button` says it, where a game has that."""
        verb, *rest = notation.split(" ")
        facts = {"move": verb, **{chr(ord("a") + at): part for at, part in enumerate(rest[:26])}}
        return find_text(self._game, self._language, "word-move", facts, attribute="button")

    def _pieces(self, word: str) -> list[str]:
        found = re.findall(self._choices.pieces, word)
        return [str(piece) for piece in found] or [word]

    def _said(self, verb: str, piece: str, *, is_rest: bool = False) -> tuple[str, ...] | None:
        """Return the steps that say the piece, or None if no part is like it."""
        for part in self._choices.parts:
            found = re.fullmatch(part.part, piece) if part.is_rest == is_rest else None
            if found is not None and (not part.of or verb in part.of):
                facts = {name: value for name, value in found.groupdict().items() if value}
                return tuple(self._step(step, facts) for step in part.steps)
        return None

    def _step(self, step: str, facts: Mapping[str, str]) -> str:
        kind, _, pattern = step.partition(" ")
        filled = pattern.format_map(facts)
        match kind:
            case "shape":
                return _shape_names(self._game)[filled][self._language]
            case "seat":
                return self._name_of(int(filled))
            case "text":
                counts = {name: int(n) if n.isdigit() else n for name, n in facts.items()}
                return translate(self._game, self._language, filled, counts)
            case "counts":
                return self._counted(filled, facts["group"])
            case _:
                return filled

    def _counted(self, key: str, group: str) -> str:
        """Return so many of each, or what an empty group is called."""
        found = [(int(count), letter) for count, letter in _COUNTED.findall(group)]
        return ", ".join(
            translate(self._game, self._language, key, {"count": count, "letter": letter})
            for count, letter in found or [(0, "none")]
        )


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
