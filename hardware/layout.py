"""How the LEDs of a panel follow each other along its wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

Run = Literal["rows", "columns"]
Turn = Literal["serpentine", "straight"]
Corner = Literal["top-left", "top-right", "bottom-left", "bottom-right"]


@dataclass(frozen=True, slots=True)
class Layout:
    """A panel: its wire begins in a corner, runs along rows or columns, and turns or jumps back."""

    width: int
    height: int
    turn: Turn = "serpentine"
    run: Run = "rows"
    corner: Corner = "top-left"

    @property
    def count(self) -> int:
        """Return how many LEDs there are."""
        return self.width * self.height

    def order(self) -> tuple[int, ...]:
        """Return for each LED along the wire the pixel it shows; pixels count rows from the top."""
        is_rows = self.run == "rows"
        lanes, length = (self.height, self.width) if is_rows else (self.width, self.height)
        starts_down, starts_right = self.corner.startswith("bottom"), self.corner.endswith("right")
        lane_back, step_back = (
            (starts_down, starts_right) if is_rows else (starts_right, starts_down)
        )
        order: list[int] = []
        for lane in range(lanes):
            is_back = step_back ^ (self.turn == "serpentine" and lane % 2 == 1)
            for step in range(length):
                across = lanes - 1 - lane if lane_back else lane
                along = length - 1 - step if is_back else step
                row, column = (across, along) if is_rows else (along, across)
                order.append(row * self.width + column)
        return tuple(order)

    def along_wire(self, pixels: Sequence[T]) -> list[T]:
        """Return the pixels in the order of the wire."""
        return [pixels[pixel] for pixel in self.order()]
