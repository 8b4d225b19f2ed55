"""Test pictures: what shows at a glance that a screen or a panel is whole and the right way up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from firmware_host.drawing.canvas import LARGE, SMALL, Canvas

if TYPE_CHECKING:
    from firmware_host.displays.kit import Kit
    from hardware.ports import Frame, Pixel

_CHECKS_PX = 12
_RED: Final = (160, 0, 0)
_GREEN: Final = (0, 160, 0)
_BLUE: Final = (0, 0, 160)
_WHITE: Final = (160, 160, 160)


def screen_picture(kit: Kit, width: int, height: int, title: str, where: str) -> Frame:
    """Return a frame with a rim, pixels on and off in a corner, and the screen's own name."""
    canvas = Canvas(kit.font, width, height)
    canvas.outline((0, 0, width, height))
    for y in range(2, 2 + _CHECKS_PX):
        for x in range(2 + y % 2, 2 + _CHECKS_PX, 2):
            canvas.fill((x, y, x + 1, y + 1))
    canvas.label((_CHECKS_PX + 4, 3, width - 3, height // 2), title, LARGE)
    canvas.label((3, height // 2 + 1, width - 3, height - 2), where, SMALL)
    return canvas.frame()


def light_pictures(width: int, height: int) -> tuple[tuple[Pixel, ...], ...]:
    """Return red, green and blue, then rows by turns with the top left corner in white."""
    count = width * height
    rows = [(_RED, _GREEN, _BLUE)[n // width % 3] for n in range(count)]
    plain = tuple((colour,) * count for colour in (_RED, _GREEN, _BLUE))
    return (*plain, (_WHITE, *rows[1:]))
