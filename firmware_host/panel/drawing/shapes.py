"""The emblems of a game as data, and each of them as a 1-bit image of any size."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from PIL import Image, ImageChops, ImageDraw

from firmware_host.panel.drawing.paths import SIDE, Polygon, polygons

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable
    from pathlib import Path

_SUPERSAMPLE = 8


class ShapeFileError(ValueError):
    """The shapes file cannot be used; the message names the entry and the fault."""


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    name: dict[str, str]
    family: int
    path: str


@dataclass(frozen=True, slots=True)
class Shape:
    """One emblem: its letter, its names by language, its confusion family and its outline."""

    id: str
    names: tuple[tuple[str, str], ...]
    family: int
    path: str
    outline: tuple[Polygon, ...]

    def name(self, language: str) -> str:
        """Return the emblem's name in the language, else in the first one it has."""
        return dict(self.names).get(language, self.names[0][1])

    def image(self, size: int) -> Image.Image:
        """Return the emblem as a fresh 1-bit square of that many pixels."""
        return _rendered(self.outline, size).copy()


def load_shapes(source: Traversable | Path) -> Mapping[str, Shape]:
    """Read a shapes file; raise ShapeFileError or PathError naming the entry at fault."""
    try:
        tables = tomllib.loads(source.read_text(encoding="utf-8"))
        entries = msgspec.convert(tables, dict[str, _Entry])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise ShapeFileError(f"{source.name}: {fault}") from fault
    return {key: _shape(key, entry) for key, entry in entries.items()}


def _shape(key: str, entry: _Entry) -> Shape:
    if not entry.name:
        raise ShapeFileError(f"shape {key}: has no name in any language")
    outline = polygons(entry.path, key)
    names = tuple(entry.name.items())
    return Shape(key, names, entry.family, entry.path, outline)


@lru_cache(maxsize=256)
def _rendered(outline: tuple[Polygon, ...], size: int) -> Image.Image:
    side = size * _SUPERSAMPLE
    scale = side / SIDE
    filled = Image.new("1", (side, side))
    for polygon in outline:
        layer = Image.new("1", (side, side))
        points = [(x * scale - 0.5, y * scale - 0.5) for x, y in polygon]
        ImageDraw.Draw(layer).polygon(points, fill=1)
        filled = ImageChops.logical_xor(filled, layer)
    grey = filled.convert("L").reduce(_SUPERSAMPLE)
    return grey.convert("1", dither=Image.Dither.NONE)
