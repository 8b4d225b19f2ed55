"""What people see of a game before a match: players, minutes, picture and presets.

The owner is `game.toml` in the game's folder of seeds/; a game without one has none of it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Annotated, Any

import msgspec

from firmware_host.texts.resources import data_folder

Range = tuple[int, int]


class PresetFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options that go together; the game's text `preset-<name>-about` says what they are for."""

    name: str
    options: dict[str, bool | int | str] = {}


class RealPieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The option and its value by which people use real pieces; `menu-real-<option>` names them."""

    option: str
    value: str


class GameFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players as printed, minutes of a match, shapes for a picture, presets, and real pieces."""

    players: Range | None = None
    minutes: Range | None = None
    picture: Annotated[list[str], msgspec.Meta(max_length=3)] = []
    presets: list[PresetFacts] = []
    real: list[RealPieces] = []


@cache
def game_facts(game: str) -> GameFacts:
    """Return the facts of a game; empty without its file."""
    path = data_folder("seeds") / game / "game.toml"
    if not path.is_file():
        return GameFacts()
    return msgspec.toml.decode(path.read_bytes(), type=GameFacts)


@cache
def picture_of(game: str) -> tuple[str, ...]:
    """Return the shapes of a game's picture as SVG paths on a square of 100."""
    names = game_facts(game).picture
    if not names:
        return ()
    path = data_folder("seeds") / game / "shapes.toml"
    shapes: dict[str, dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(" ".join(str(shapes[name]["path"]).split()) for name in names)
