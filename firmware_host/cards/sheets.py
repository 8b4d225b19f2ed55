"""Sheets of stickers or sleeve inserts: a code, the name, the copy and the game on each."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import segno

from engines.core.game import AnyGame
from firmware_host.cards.codes import code_of
from firmware_host.cards.names import piece_name
from firmware_host.cards.pdf import Page, write_pdf
from firmware_host.texts.texts import BOX, translate

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SCALE_MM: Final = 50.0
_MARGIN_MM: Final = 12.0
_FOOT_MM: Final = 12.0
_HAIR_MM: Final = 0.1
_MARK_MM: Final = 1.5
_QUIET_MODULES: Final = 4
_LINE_OF_TYPE: Final = 0.42
"""The height of a line in millimetres for each point of its type."""


@dataclass(frozen=True, slots=True)
class Kind:
    """The measures of one label: its size, its code without the margin, and its type."""

    width: float
    height: float
    code: float
    size: float
    letters: int
    """How many letters of that size fit into a line."""


KINDS: Final = {
    "stickers": Kind(24, 30, 15, 6, 19),
    "sleeves": Kind(54, 81, 36, 11, 23),
}


@dataclass(frozen=True, slots=True)
class Label:
    """What one label says."""

    code: str
    name: str
    game: str
    copy: str


def labels_of(game: AnyGame, language: str) -> list[Label]:
    """Return a label for every copy of every card and tile of the game."""
    title = translate(game.name, language, "game-name")
    return [
        Label(
            code_of(game.name, card.piece, copy),
            piece_name(game.name, card, language),
            title,
            f"{copy}/{card.copies}",
        )
        for card in game.cards()
        for copy in range(1, card.copies + 1)
    ]


def print_cards(game: AnyGame, language: str, paper: str, kind: str) -> bytes:
    """Return the PDF with all labels of the game."""
    labels, measures = labels_of(game, language), KINDS[kind]
    width, height = PAPERS[paper]
    columns = int((width - 2 * _MARGIN_MM) // measures.width)
    rows = int((height - 2 * _MARGIN_MM - _FOOT_MM) // measures.height)
    each = columns * rows
    pages: list[Page] = []
    for first in range(0, len(labels), each):
        page = Page(width, height)
        left = (width - columns * measures.width) / 2
        for place, label in enumerate(labels[first : first + each]):
            row, column = divmod(place, columns)
            x, y = left + column * measures.width, _MARGIN_MM + row * measures.height
            _draw(page, x, y, measures, label)
        _foot(page, left, language, f"{len(pages) + 1}/{-(-len(labels) // each)}")
        pages.append(page)
    return write_pdf(pages, labels[0].game)


def _draw(page: Page, x: float, y: float, kind: Kind, label: Label) -> None:
    _crop_marks(page, x, y, kind)
    matrix = segno.make_qr(label.code, error="m").matrix
    module = kind.code / len(matrix)
    left = x + (kind.width - kind.code) / 2
    top = y + _QUIET_MODULES * module
    for row, column, length in _runs(matrix):
        page.fill(left + column * module, top + row * module, length * module, module)
    line = kind.size * _LINE_OF_TYPE
    base = top + kind.code + _QUIET_MODULES * module / 2 + line
    for text in textwrap.wrap(label.name, kind.letters):
        page.label(x + 2, base, text, kind.size)
        base += line
    page.label(x + 2, y + kind.height - 1.6, f"{label.game}  {label.copy}", kind.size * 0.8)


def _runs(matrix: tuple[bytearray, ...]) -> Iterator[tuple[int, int, int]]:
    """Return the dark runs of each row: one rectangle each, so that no seams are printed."""
    for number, row in enumerate(matrix):
        start = None
        for column, is_dark in enumerate((*row, 0)):
            if is_dark and start is None:
                start = column
            elif not is_dark and start is not None:
                yield number, start, column - start
                start = None


def _crop_marks(page: Page, x: float, y: float, kind: Kind) -> None:
    """Draw a small cross on each corner, where to cut."""
    for across in (x, x + kind.width):
        for down in (y, y + kind.height):
            page.fill(across - _MARK_MM, down - _HAIR_MM / 2, 2 * _MARK_MM, _HAIR_MM)
            page.fill(across - _HAIR_MM / 2, down - _MARK_MM, _HAIR_MM, 2 * _MARK_MM)


def _foot(page: Page, left: float, language: str, number: str) -> None:
    """Draw the line by which a ruler shows whether the printer kept the size."""
    y = page.height - _MARGIN_MM
    page.fill(left, y, SCALE_MM, 0.3)
    for end in (left, left + SCALE_MM - 0.3):
        page.fill(end, y - 1.5, 0.3, 3.3)
    page.label(left + SCALE_MM + 4, y + 1, translate(BOX, language, "cards-scale"), 8)
    page.label(page.width - left - 10, y + 1, number, 8)
