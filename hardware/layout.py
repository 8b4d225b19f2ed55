"""The order of a panel's LEDs along its wire."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

T = TypeVar("T")

Run = Literal["rows", "columns"]
Turn = Literal["serpentine", "straight"]
Corner = Literal["top-left", "top-right", "bottom-left", "bottom-right"]


@dataclass(frozen=True, slots=True)
class Layout:
    """The wiring of a panel: first corner, rows or columns, serpentine or straight."""

    width: int
    height: int
    turn: Turn = "serpentine"
    run: Run = "rows"
    corner: Corner = "top-left"

    @property
    def count(self) -> int:
        """The number of LEDs."""
        return self.width * self.height

    def order(self) -> tuple[int, ...]:
        """Return the pixel of each LED along the wire; pixels are counted by rows from the top."""
        is_rows = self.run == "rows"
        runs, length = (self.height, self.width) if is_rows else (self.width, self.height)
        starts_down, starts_right = self.corner.startswith("bottom"), self.corner.endswith("right")
        run_back, step_back = (
            (starts_down, starts_right) if is_rows else (starts_right, starts_down)
        )
        order: list[int] = []
        for run in range(runs):
            is_back = step_back ^ (self.turn == "serpentine" and run % 2 == 1)
            for step in range(length):
                across = runs - 1 - run if run_back else run
                along = length - 1 - step if is_back else step
                row, column = (across, along) if is_rows else (along, across)
                order.append(row * self.width + column)
        return tuple(order)

    def along_wire(self, pixels: Sequence[T]) -> list[T]:
        """Return the pixels in the order of the wire."""
        return [pixels[pixel] for pixel in self.order()]
