"""What every screen is drawn with: a font, the game's shapes, and a voice for its texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from firmware_host.drawing.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PIL import Image

    from firmware_host.drawing.font import Font
    from firmware_host.drawing.shapes import Shape


class Say(Protocol):
    """The text of a key in the box's language, with its facts filled in."""

    def __call__(self, key: str, /, **facts: str | float) -> str:
        """Return the text; it is one line and holds no markup."""
        ...


@dataclass(frozen=True, slots=True)
class Kit:
    """Font, shapes by name, texts, and small bitmaps by name where a game has them."""

    font: Font
    shapes: Mapping[str, Shape]
    say: Say
    icons: Mapping[str, Image.Image] = field(default_factory=dict[str, "Image.Image"])

    def canvas(self) -> Canvas:
        """Return an empty canvas of a 128x64 screen."""
        return Canvas(self.font)
