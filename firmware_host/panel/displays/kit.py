"""What every screen is drawn with: a font, shapes and icons, and the texts of one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from PIL import Image

from firmware_host.panel.drawing.canvas import Canvas
from firmware_host.panel.drawing.font import Font, load_font
from firmware_host.panel.drawing.shapes import Shape, load_shapes
from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import BOX, parse_ahead, translate

_ELLIPSIS: Final = "…"


@dataclass(frozen=True, slots=True)
class Say:
    """The texts of one folder in one language, and the numbers of seats as people read them."""

    folder: str
    language: str
    buttons: tuple[int, ...] = ()
    """The button of each seat of the match; without them a seat has that of its own number."""
    names: tuple[str | None, ...] = ()
    """The name of the person on each seat of the match, where somebody gave one."""
    letters: int = 0
    """How many letters of a name are written; 0 writes the seat's number instead."""

    def __call__(self, key: str, /, **facts: str | float) -> str:
        """Return the text with its facts filled in; it is one line and holds no markup."""
        return translate(self.folder, self.language, key, facts)

    def number(self, seat: int) -> int:
        """Return the number on the button of a seat, from 1."""
        return (self.buttons[seat] if self.buttons else seat) + 1

    def seat(self, seat: int) -> str:
        """Return the name of a seat's person as far as it is written, or the seat's number."""
        return self.written(seat) or self("oled-seat", seat=self.number(seat))

    def written(self, seat: int) -> str | None:
        """Return the name of a seat's person as far as names are written, or None."""
        name = self.name(seat) if self.letters else None
        return None if name is None else _cut(name, self.letters)

    def name(self, seat: int) -> str | None:
        """Return the whole name of a seat's person, if there is one that tells it apart."""
        return self.names[seat] if seat < len(self.names) else None

    def in_full(self) -> Say:
        """Return these texts with whole names."""
        return replace(self, letters=max((len(name or "") for name in self.names), default=0))

    def with_letters(self, letters: int) -> Say | None:
        """Return these texts with names of so many letters, or None where two would be alike."""
        given = [_cut(name, letters) for name in self.names if name is not None]
        return replace(self, letters=letters) if len(set(given)) == len(given) else None


def _cut(name: str, letters: int) -> str:
    return name if len(name) <= letters else name[: letters - 1].rstrip() + _ELLIPSIS


@dataclass(frozen=True, slots=True)
class Kit:
    """Font, shapes by name, texts, and small bitmaps by name where a game has them."""

    font: Font
    shapes: Mapping[str, Shape]
    say: Say
    language: str
    icons: Mapping[str, Image.Image] = field(default_factory=dict[str, "Image.Image"])

    def at(self, buttons: tuple[int, ...], names: tuple[str | None, ...] = ()) -> Kit:
        """Return this kit for a match whose seats have these buttons, and people of these names."""
        readable = tuple(
            name if name is not None and self.font.can_write(name) else None for name in names
        )
        return replace(self, say=replace(self.say, buttons=buttons, names=readable))

    def canvas(self) -> Canvas:
        """Return an empty canvas of a 128x64 screen."""
        return Canvas(self.font)


@lru_cache(maxsize=16)
def kit_of(folder: str, language: str) -> Kit:
    """Return the kit of a game, or that of the box, from its folder in seeds/."""
    seeds = data_folder("seeds")
    icons = seeds / folder / "icons.txt"
    # A verdict is drawn while the next press may come: its words are parsed before.
    parse_ahead(folder, "oled-", "word-")

    return Kit(
        font=load_font(seeds / BOX / "font.txt"),
        shapes=load_shapes(seeds / folder / "shapes.toml"),
        say=Say(folder, language),
        language=language,
        # An icon sheet is a font sheet that names words.
        icons=load_font(icons).glyphs if icons.is_file() else {},
    )
