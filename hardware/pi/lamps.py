"""The lamps in the buttons, by gpiozero's LED."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gpiozero import LED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hardware.pi.board import Board


class PiLamps:
    """Lamps 0 to n - 1 on the lines given, dark at first; a lamp is lit by a high line or a low."""

    def __init__(self, board: Board, lines: Sequence[int], *, is_active_high: bool = True) -> None:
        self._board = board
        self._lines = tuple(lines)
        self._is_active_high = is_active_high
        self._pins: Any = None
        self._lamps: tuple[Any, ...] = ()
        self._lit: dict[int, bool] = {}

    def show(self, lit: Mapping[int, bool]) -> None:
        """Switch the named lamps; raise ValueError, and switch none, when one does not exist."""
        count = len(self._lines)
        if unknown := [number for number in lit if not 0 <= number < count]:
            raise ValueError(f"there are no lamps {sorted(unknown)}")
        lamps = self._open()
        for number, is_lit in lit.items():
            # Half of the way from a press to its lamp would be gpiozero looking at the lamp.
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
