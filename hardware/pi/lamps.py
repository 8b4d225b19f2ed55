"""The lamps in the buttons, driven by gpiozero's LED."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gpiozero import LED

from hardware.pi.board import Board


class PiLamps:
    """Lamps 0 to n - 1 on the given lines, dark at first, active high or active low."""

    def __init__(self, board: Board, lines: Sequence[int], *, is_active_high: bool = True) -> None:
        self._board = board
        self._lines = tuple(lines)
        self._is_active_high = is_active_high
        self._pins: Any = None
        self._lamps: tuple[Any, ...] = ()
        self._lit: dict[int, bool] = {}

    def show(self, lit: Mapping[int, bool]) -> None:
        """Switch the given lamps; raise ValueError, and switch none, when one does not exist."""
        count = len(self._lines)
        if unknown := [number for number in lit if not 0 <= number < count]:
            raise ValueError(f"there are no lamps {sorted(unknown)}")
        lamps = self._open()
        for number, is_lit in lit.items():
            # Compared here: asking gpiozero would be half of the latency from press to lamp.
            if self._lit.get(number) != is_lit:
                lamps[number].value = is_lit
                self._lit[number] = is_lit

    def _open(self) -> tuple[Any, ...]:
        pins = self._board.pins
        if pins is not self._pins:
            self._lamps = tuple(
                LED(line, active_high=self._is_active_high, pin_factory=pins)
                for line in self._lines
            )
            self._pins = pins
            self._lit = {}
        return self._lamps
