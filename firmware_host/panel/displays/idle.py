"""Screens without a match: the address for phones, or the seat whose button is to be pressed."""

from __future__ import annotations

from PIL import Image

from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.drawing.canvas import HUGE, LARGE, SMALL, Canvas
from hardware.ports import Frame

_LOGO_PX = 48
_ADDRESS_TOP = 53
_CODE_MARGIN_PX = 4
_CODE_PX = 52


def idle(kit: Kit, name: str, address: str, hint: str = "") -> Frame:
    """Return the waiting screen: logo, name, a hint for newcomers, and where phones connect."""
    canvas = kit.canvas()
    width, height = canvas.size
    canvas.paste(kit.shapes["logo"].image(_LOGO_PX), (0, 1))
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
    width, _ = canvas.size
    left = _draw_code(canvas, code)
    scheme, secret, rest = address.rpartition("://")
    host, colon, port = rest.rpartition(":") if ":" in rest else (rest, "", "")
    if "[" in host:
        return _long_welcome(canvas, left, host, colon + port)
    canvas.label((left, 2, width, 16), name)
    canvas.line((left + 8, 19), (width - 9, 19))
    canvas.label((left, 23, width, 35), scheme + secret or hint)
    canvas.label((left, 37, width, 48), host)
    canvas.label((left, 49, width, 60), colon + port)
    return canvas.frame()


def _long_welcome(canvas: Canvas, left: int, host: str, port: str) -> Frame:
    """Return the screen for an IPv6 address, which takes all the room beside the code."""
    width, height = canvas.size
    lines = [*_pieces(canvas, host, width - left - 1), port]
    room = height // len(lines)
    for row, line in enumerate(lines):
        canvas.label((left, row * room, width, (row + 1) * room), line)
    return canvas.frame()


def _draw_code(canvas: Canvas, code: Image.Image) -> int:
    """Draw the code at the left, and return where there is room for words."""
    height = canvas.size[1]
    right = code.width + 2 * _CODE_MARGIN_PX
    # Dark on light, as cameras expect it: the lit ground is the quiet zone around the code.
    canvas.fill((0, 0, right, height))
    canvas.paste(code, (_CODE_MARGIN_PX, (height - code.height) // 2), lit=False)
    return right + 1


def box_page(kit: Kit, code: Image.Image | None, title: str, address: str) -> Frame:
    """Return the screen with the page of the box: a code, and all that has to be typed."""
    canvas = kit.canvas()
    width, height = canvas.size
    left = _draw_code(canvas, code) if code is not None else 0
    place, _, key = address.removeprefix("http://").partition("#")
    parts = (_pieces(canvas, part, width - left) for part in (place, f"#{key}"))
    lines = [title, *(line for part in parts for line in part)]
    room = height // len(lines)
    for row, line in enumerate(lines):
        canvas.label((left, row * room, width, (row + 1) * room), line)
    return canvas.frame()


def _pieces(canvas: Canvas, text: str, width: int) -> list[str]:
    """Return the text cut where the width ends: an address has no spaces to break at."""
    pieces = [""]
    for letter in text:
        if canvas.text_width(pieces[-1] + letter) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def asking(kit: Kit, name: str, code: str, hint: str) -> Frame:
    """Return the screen of a seat whose button somebody is asked to press: who, and the code."""
    canvas = kit.canvas()
    width, height = canvas.size
    # Name and code are both in the upper half, which is all that a low screen shows at once.
    left = width - (_CODE_PX if code else 0)
    canvas.label((2, 2, left - 2, 30), name, LARGE)
    canvas.label((left, 2, width, 30), code, HUGE)
    canvas.fill((0, 44, width, height))
    canvas.label((2, 45, width - 2, height - 1), hint, lit=False)
    return canvas.frame()
