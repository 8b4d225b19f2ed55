"""The devices that the panel was given, whatever drives them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hardware.ports import Buttons, Lamps, Lights, Scanner, Screen

REFEREE = "referee"


@dataclass(frozen=True, slots=True)
class Devices:
    """All ports of one box; seat n's button and lamp have the number n."""

    buttons: Buttons
    seats: int
    lamps: Lamps
    screens: Mapping[str, Screen]
    lights: Lights | None = None
    lights_count: int = 0
    scanner: Scanner | None = None

    @property
    def flip_button(self) -> int:
        """Return the number of the button in the middle of the table: the one after the seats'."""
        return self.seats
