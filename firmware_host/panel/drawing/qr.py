"""The code that a phone's camera reads: the address of the page, as modules or as an SVG."""

from __future__ import annotations

import io
from typing import Final

import segno
from PIL import Image, ImageOps

_QUIET_MODULES: Final = 4
_LARGEST: Final = 3
"""The version whose 29 modules of two pixels still fit a screen of 64 rows."""


def qr_image(address: str, module_px: int = 2) -> Image.Image | None:
    """Return the code, its dark modules as lit pixels, or None when a screen is too small for it.

    Smaller modules than two pixels are not readable on an OLED.
    """
    try:
        code = _code(address, version=2)
    except segno.DataOverflowError:
        try:
            code = _code(address, version=_LARGEST)
        except segno.DataOverflowError:
            return None
    cells = b"".join(bytes(255 * cell for cell in row) for row in code.matrix)
    side = len(code.matrix)
    image = Image.frombytes("L", (side, side), cells).convert("1")
    return ImageOps.scale(image, module_px, Image.Resampling.NEAREST)


def qr_svg(address: str) -> bytes:
    """Return the code as a picture of any size, dark on light with its quiet zone."""
    stream = io.BytesIO()
    code = segno.make_qr(_spelled(address), error="m")
    code.save(stream, kind="svg", border=_QUIET_MODULES, light="#fff", xmldecl=False, omitsize=True)
    return stream.getvalue()


def _code(address: str, version: int) -> segno.QRCode:
    # The error level is the lowest that is asked for; the code uses the highest that fits.
    return segno.make_qr(_spelled(address), error="l", version=version)


def _spelled(address: str) -> str:
    """Return the address in capitals, which take less room; only what follows the host may not."""
    scheme, _, rest = address.partition("://")
    host, slash, path = rest.partition("/")
    return f"{scheme}://{host}".upper() + slash + path
