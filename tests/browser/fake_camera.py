"""A camera that looks at printed cards: pictures of rendered sheets, as Chromium takes them."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from PIL import Image

from engines.catalog import GAMES
from firmware_host.cards.sheets import KINDS, PAPERS, labels_of, print_cards
from tests.cards.test_printed_codes import pages_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SIZE = (640, 480)
"""What the cheapest phones deliver."""

_DPI = 300
_MM = _DPI / 25.4
_MARGIN_MM = 12
_TABLE_TOP = 190
_CARD_AT_MOST = (300, 300)
_CODE_MIDDLE = 0.33
"""Where on a sticker the middle of its code is, from the top."""


def printed_cards(game: str, folder: Path, count: int) -> dict[str, Image.Image]:
    """Return the first stickers of a printed sheet, by their codes."""
    kind, (width, _) = KINDS["stickers"], PAPERS["a4"]
    (page, *_) = pages_of(print_cards(GAMES[game], "fr", "a4", "stickers"), folder, dpi=_DPI)
    columns = int((width - 2 * _MARGIN_MM) // kind.width)
    left = (width - columns * kind.width) / 2
    cards: dict[str, Image.Image] = {}
    for place, label in enumerate(labels_of(GAMES[game], "fr")[:count]):
        row, column = divmod(place, columns)
        x, y = (left + column * kind.width) * _MM, (_MARGIN_MM + row * kind.height) * _MM
        corner = (int(x + kind.width * _MM), int(y + kind.height * _MM))
        cards[label.code] = page.crop((int(x), int(y), *corner))
    return cards


def seen(card: Image.Image) -> Image.Image:
    """Return what a camera sees of a card on a table whose code is held into the frame."""
    scene = Image.new("L", SIZE, _TABLE_TOP)
    near = card.copy()
    near.thumbnail(_CARD_AT_MOST, Image.Resampling.LANCZOS)
    top = SIZE[1] // 2 - int(_CODE_MIDDLE * near.height)
    scene.paste(near, ((SIZE[0] - near.width) // 2, top))
    return scene


def film(path: Path, scenes: Sequence[Image.Image], frames_each: int = 1) -> tuple[str, ...]:
    """Write a film that runs for ever, and return how Chromium takes it for its camera."""
    with path.open("wb") as out:
        for scene in scenes:
            frame = io.BytesIO()
            scene.convert("RGB").save(frame, "JPEG", quality=85)
            out.write(frame.getvalue() * frames_each)
    return (
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        f"--use-file-for-fake-video-capture={path}",
    )
