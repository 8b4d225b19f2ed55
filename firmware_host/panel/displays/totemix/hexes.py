"""The map as hexagons on a small screen: where each cell lies, and how large it may be drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engines.totemix.map.hexes import Cell

_WIDEST: Final = 13
_TALLEST: Final = 10


@dataclass(frozen=True, slots=True)
class Grid:
    """A map fitted into a box: half the width of a cell, the distance of rows, and the corner."""

    half: int
    pitch: int
    left: int
    top: int
    low_x: int
    low_r: int

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the top left pixel of a cell; rows are shifted by half a cell."""
        q, r = cell
        return (
            self.left + (2 * q + r - self.low_x) * self.half,
            self.top + (r - self.low_r) * self.pitch,
        )

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height of a cell without the seam to its neighbours."""
        return 2 * self.half - 1, self.pitch - 1


def fitted(cells: Iterable[Cell], width: int, height: int) -> Grid:
    """Return the largest grid on which all cells lie within the size, in its middle."""
    places = list(cells) or [(0, 0)]
    xs = [2 * q + r for q, r in places]
    rs = [r for _, r in places]
    columns, rows = max(xs) - min(xs) + 2, max(rs) - min(rs) + 1
    half = max(1, min(_WIDEST // 2, width // columns))
    pitch = max(2, min(_TALLEST, 2 * half, height // rows))
    left = (width - columns * half) // 2
    top = (height - rows * pitch) // 2
    return Grid(half, pitch, max(0, left), max(0, top), min(xs), min(rs))
