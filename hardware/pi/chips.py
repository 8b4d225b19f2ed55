"""Finds the GPIO chip behind the 40-pin header; its number differs between models and kernels."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import gpiod

from hardware.ports import DeviceError

AUTO: Final = "auto"
_HEADER_LABELS: Final = frozenset({"pinctrl-bcm2835", "pinctrl-bcm2711", "pinctrl-rp1"})


def header_chip(wanted: str = AUTO, folder: Path = Path("/dev")) -> str:
    """Return the path of the chip wanted, or of the one that carries the header's pins."""
    if wanted != AUTO:
        return wanted
    paths = sorted(folder.glob("gpiochip*"))
    for path in paths:
        try:
            with gpiod.Chip(str(path)) as chip:
                if chip.get_info().label in _HEADER_LABELS:
                    return str(path)
        except OSError:
            continue
    found = ", ".join(path.name for path in paths) or "none"
    raise DeviceError(
        f"there is no GPIO chip of a Raspberry Pi header here (found: {found}); check that this "
        "is a Pi 4, 5 or Zero 2 W and that the user is in the group gpio"
    )
