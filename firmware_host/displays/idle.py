"""What a screen shows while no match is on: the way in for phones, or who waits for a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firmware_host.drawing.canvas import LARGE, SMALL

if TYPE_CHECKING:
    from PIL import Image

    from firmware_host.displays.kit import Kit
    from hardware.ports import Frame

_LOGO_PX = 48
_ADDRESS_TOP = 53
_CODE_MARGIN_PX = 4


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


def welcome(kit: Kit, code: Image.Image, name: str, address: str, hint: str) -> Frame:
    """Return the screen for newcomers: a code for their cameras beside the address in words."""
    canvas = kit.canvas()
    width, height = canvas.size
    right = code.width + 2 * _CODE_MARGIN_PX
    # Dark on light, as cameras expect it: the lit ground is the quiet zone around the code.
    canvas.fill((0, 0, right, height))
    canvas.paste(code, (_CODE_MARGIN_PX, (height - code.height) // 2), lit=False)
    scheme, secret, rest = address.rpartition("://")
    host, colon, port = rest.partition(":")
    left = right + 1
    canvas.label((left, 2, width, 16), name)
    canvas.line((left + 8, 19), (width - 9, 19))
    canvas.label((left, 23, width, 35), scheme + secret or hint)
    canvas.label((left, 37, width, 48), host)
    canvas.label((left, 49, width, 60), colon + port)
    return canvas.frame()


def asking(kit: Kit, name: str, hint: str) -> Frame:
    """Return the screen of a seat whose button somebody is asked to press, with who asks."""
    canvas = kit.canvas()
    width, height = canvas.size
    canvas.label((2, 4, width - 2, 40), name, LARGE)
    canvas.fill((0, 44, width, height))
    canvas.label((2, 45, width - 2, height - 1), hint, lit=False)
    return canvas.frame()
