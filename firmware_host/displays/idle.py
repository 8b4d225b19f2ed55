"""What a screen shows while no match is on: the box's name, its address and our totem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firmware_host.drawing.canvas import LARGE, SMALL

if TYPE_CHECKING:
    from firmware_host.displays.kit import Kit
    from hardware.ports import Frame

_LOGO_PX = 48
_ADDRESS_TOP = 53


def idle(kit: Kit, name: str, address: str, hint: str = "") -> Frame:
    """Return the waiting screen: logo, name, a hint for newcomers, and where phones connect."""
    canvas = kit.canvas()
    width, height = canvas.size
    canvas.paste(kit.shapes["totem"].image(_LOGO_PX), (0, 1))
    left = _LOGO_PX + 4
    if hint:
        canvas.label((left, 6, width, 26), name, LARGE)
        canvas.line((left + 8, 30), (width - 9, 30))
        canvas.label((left, 34, width, 46), hint)
    else:
        canvas.label((left, 8, width, 44), name, LARGE)
    canvas.fill((0, _ADDRESS_TOP - 1, width, height))
    canvas.label((2, _ADDRESS_TOP, width - 2, height), address, SMALL, lit=False)
    return canvas.frame()
