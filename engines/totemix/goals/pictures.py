"""Goals drawn as text: a letter per tile, four columns per cell, each row offset by half a cell."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from engines.core.options import BadSetupError
from engines.totemix.components import LETTERS
from engines.totemix.map.hexes import Cell

_WORD = re.compile(r"\S+")
_PILE = re.compile(rf"([{LETTERS}])([1-9])|([{LETTERS}]+)")
_COLUMNS: Final = 4


@dataclass(frozen=True, slots=True)
class Picture:
    """A goal drawn as text; see `Goal` for `free` and `slides`."""

    map: str
    free: str = ""
    slides: bool = False


def read_picture(name: str, text: str) -> tuple[tuple[Cell, str], ...]:
    """Return the piles by cell, or raise BadSetupError with the first wrong word."""
    lines = text.strip("\n").splitlines()
    words = [
        (row, word.start(), word[0])
        for row, line in enumerate(lines)
        for word in _WORD.finditer(line)
    ]
    if not words:
        raise BadSetupError("totemix-goal-empty", goal=name)
    origin = words[0][1] - _COLUMNS // 2 * words[0][0]
    spots: list[tuple[Cell, str]] = []
    for row, column, word in words:
        steps, rest = divmod(column - origin - _COLUMNS // 2 * row, _COLUMNS)
        if rest:
            raise BadSetupError(
                "totemix-goal-grid", goal=name, line=row + 1, column=column + 1, word=word[:20]
            )
        spots.append(((steps, row), _pile(name, row, word)))
    return tuple(sorted(spots))


def draw_picture(spots: tuple[tuple[Cell, str], ...]) -> str:
    """Return the picture of the piles; `read_picture` reads it back."""
    left = min(2 * q + r for (q, r), _ in spots)
    rows: dict[int, str] = {}
    for (q, r), pile in sorted(spots, key=lambda spot: spot[0][::-1]):
        column = _COLUMNS // 2 * (2 * q + r - left)
        rows[r] = rows.get(r, "").ljust(column) + _word(pile)
    return "\n".join(rows.get(r, "") for r in range(min(rows), max(rows) + 1))


def _word(pile: str) -> str:
    is_many = len(pile) > 1 and len(set(pile)) == 1
    return f"{pile[0]}{len(pile)}" if is_many else pile


def _pile(name: str, row: int, word: str) -> str:
    found = _PILE.fullmatch(word)
    if not found:
        raise BadSetupError("totemix-goal-word", goal=name, line=row + 1, word=word[:20])
    return found[1] * int(found[2]) if found[1] else found[3]


PICTURES: Final[dict[str, Picture]] = {
    "strates": Picture(
        slides=True,
        map="""
C   C   C   C   C   C
  F   F   F   F   F   F
O   O   O   O   O   O
  D   D   D   D   D   D
M   M   M   M   M   M
  V   V   V   V   V   V
""",
    ),
    "himalaya_belts": Picture(
        free="CFODV",
        map="""
    O   O   O   O
      F   F   F   O
    D   V   V   F   O
  D   V   M6  V   F
C   D   V   V   F
  C   D   D   D
    C   C   C   C
""",
    ),
    "himalaya_wedges": Picture(
        free="CFODV",
        map="""
    C   C   C   F
      C   C   F   F
        C   F   F   F
          M6  O   O   O
V   V   V   D   O   O
  V   V   D   D   O
    V   D   D   D
""",
    ),
    "himalaya_mandala": Picture(
        free="CFODV",
        map="""
        O   C
  C   D   F   D   O
O   F   V   V   F   C
  D   V   M6  V   D
C   F   V   V   F   O
  O   D   F   D   C
        C   O
""",
    ),
    "volcan": Picture(
        free="CFODMV",
        map="""
          C   C   C
    V   C   C   C   F   F
  V   V               F   F
V   V                   F   F
  V                       O
M   M                   O   O
  M   M               O   O
    M   M   D   D   D   O
          D   D   D
""",
    ),
    "fleur": Picture(
        free="ODMV",
        map="""
          V   V
        V   C   V
  D   D   V   V
D   C   D   F   F
  D   D   F   C2  F   O   O
            F   F   O   C   O
              M   M   O   O
            M   C   M
              M   M
""",
    ),
}
"""The reconstruction: what the printed text names is kept, what it does not name is free."""
