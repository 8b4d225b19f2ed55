"""Our own bitmap font, read from a text sheet in which every glyph can be seen."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.resources.abc import Traversable
    from pathlib import Path

_NAMED = {"space": " "}
_INVISIBLE = {
    *"\u200b\u200c\u200d\u200e\u200f",  # joiners and direction marks
    *"\u2066\u2067\u2068\u2069",  # Fluent isolates each placeable with these
}
_SPACES = {*"\u00a0\u202f\u2009\t\n"}


class FontError(ValueError):
    """The font sheet cannot be used; the message says which strip is wrong and why."""


@dataclass(frozen=True, slots=True)
class Font:
    """Glyphs as 1-bit images of one height, standing on one baseline."""

    height: int
    baseline: int
    gap: int
    glyphs: Mapping[str, Image.Image] = field(repr=False)

    def has(self, character: str) -> bool:
        """Tell whether the character has a glyph of its own."""
        return character in self.glyphs

    def can_write(self, text: str) -> bool:
        """Tell whether every character has a glyph, or at least that of its bare letter."""
        return all(
            character in _INVISIBLE or character in _SPACES or self._known(character) is not None
            for character in text
        )

    def images(self, text: str) -> Iterator[Image.Image]:
        """Yield a glyph a visible character; an unknown one is its bare letter, else a box."""
        for character in text:
            if character not in _INVISIBLE:
                yield self._glyph(" " if character in _SPACES else character)

    def width(self, text: str) -> int:
        """Return how many pixels wide the text is at scale 1."""
        widths = [glyph.width for glyph in self.images(text)]
        return sum(widths) + self.gap * max(0, len(widths) - 1)

    def line(self, text: str) -> Image.Image:
        """Return the text as one 1-bit image at scale 1."""
        row = Image.new("1", (max(1, self.width(text)), self.height))
        x = 0
        for glyph in self.images(text):
            row.paste(glyph, (x, 0))
            x += glyph.width + self.gap
        return row

    def _glyph(self, character: str) -> Image.Image:
        return self._known(character) or self._box()

    def _known(self, character: str) -> Image.Image | None:
        bare = unicodedata.normalize("NFD", character)[0]
        return self.glyphs.get(character) or self.glyphs.get(bare)

    def _box(self) -> Image.Image:
        box = Image.new("1", (5, self.height))
        top = self.baseline - 7
        box.paste(255, (0, top, 5, self.baseline))
        box.paste(0, (1, top + 1, 4, self.baseline - 1))
        return box


def load_font(source: Traversable | Path) -> Font:
    """Read a font sheet; raise FontError naming the strip at fault."""
    paragraphs = source.read_text(encoding="utf-8").split("\n\n")
    strips = [p.strip("\n").splitlines() for p in paragraphs if p.strip()]
    metrics = _metrics(strips)
    glyphs: dict[str, Image.Image] = {}
    for heading, *rows in strips:
        keyword, *names = heading.split()
        if keyword == "glyphs":
            glyphs |= _strip_glyphs(names, rows, metrics["height"])
    return Font(**metrics, glyphs=glyphs)


def _metrics(strips: list[list[str]]) -> dict[str, int]:
    for heading, *_ in strips:
        keyword, *pairs = heading.split()
        if keyword == "metrics":
            found = {name: int(value) for name, _, value in (p.partition("=") for p in pairs)}
            if set(found) == {"height", "baseline", "gap"}:
                return found
    raise FontError("the sheet has no line `metrics height=.. baseline=.. gap=..`")


def _strip_glyphs(names: list[str], rows: list[str], height: int) -> dict[str, Image.Image]:
    cells = [row.split() for row in rows]
    if len(rows) != height or any(len(row) != len(names) for row in cells):
        raise FontError(f"strip {' '.join(names)}: needs {height} rows of {len(names)} cells")
    columns = zip(names, zip(*cells, strict=True), strict=True)
    return {_NAMED.get(name, name): _bitmap(name, column) for name, column in columns}


def _bitmap(name: str, rows: tuple[str, ...]) -> Image.Image:
    if len({len(row) for row in rows}) != 1 or set("".join(rows)) - {"#", "."}:
        raise FontError(f"glyph {name}: rows must be of one length, of # and . only")
    levels = bytes(255 * (cell == "#") for row in rows for cell in row)
    return Image.frombytes("L", (len(rows[0]), len(rows)), levels).convert("1")
