"""Messages of the box on the referee's screen, over the screen of any game."""

from __future__ import annotations

from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.drawing.canvas import LARGE, SMALL
from firmware_host.panel.drawing.frames import image_of
from hardware.ports import Frame

_STRIP_PX = 11


def with_strip(kit: Kit, frame: Frame, text: str) -> Frame:
    """Return the frame with a lit line of text along its lower edge."""
    canvas = kit.canvas()
    width, height = canvas.size
    canvas.paste(image_of(frame), (0, 0))
    top = height - _STRIP_PX
    canvas.fill((0, top - 1, width, top), lit=False)
    canvas.fill((0, top, width, height))
    canvas.label((2, top + 1, width - 2, height), text, SMALL, lit=False)
    return canvas.frame()


def play_again(kit: Kit, title: str, why: str) -> Frame:
    """Return the screen that says: that did not count, do it again."""
    canvas = kit.canvas()
    width, height = canvas.size
    canvas.fill((0, 0, width, height))
    canvas.label((2, 12, width - 2, 36), title, LARGE, lit=False)
    canvas.label((2, 42, width - 2, 56), why, SMALL, lit=False)
    return canvas.frame()
