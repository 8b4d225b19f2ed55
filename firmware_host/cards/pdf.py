"""A PDF of filled rectangles and lines of Helvetica: drawn in vectors, so that print is sharp."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

POINTS_PER_MM: Final = 72 / 25.4
# Helvetica is one of the 14 fonts that every viewer and printer brings along.
_FONT: Final = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"


class Page:
    """One page; lengths are millimetres from its upper left corner, sizes of type are points."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._parts: list[str] = []

    def fill(self, x: float, y: float, width: float, height: float) -> None:
        """Fill a rectangle with black."""
        box = (x, self.height - y - height, width, height)
        self._parts.append(" ".join(_points(side) for side in box) + " re f")

    def label(self, x: float, y: float, text: str, size: float) -> None:
        """Write a line of text, with its base line at `y`."""
        place = f"{_points(x)} {_points(self.height - y)}"
        self._parts.append(f"BT /F1 {size:g} Tf {place} Td ({_escaped(text)}) Tj ET")

    def content(self) -> bytes:
        """Return the drawing as a content stream."""
        return "\n".join(self._parts).encode("cp1252")


def write_pdf(pages: Sequence[Page], title: str) -> bytes:
    """Return the file; the same pages make the same bytes."""
    first = 4
    kids = " ".join(f"{first + 2 * n} 0 R" for n in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode("ascii"),
        _FONT,
    ]
    for n, page in enumerate(pages):
        size = f"{_points(page.width)} {_points(page.height)}"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {size}] /Contents {first + 2 * n + 1} 0 R"
            " /Resources << /Font << /F1 3 0 R >> >> >>".encode("ascii")
        )
        packed = zlib.compress(page.content())
        head = f"<< /Length {len(packed)} /Filter /FlateDecode >>\nstream\n".encode("ascii")
        objects.append(head + packed + b"\nendstream")
    objects.append(f"<< /Title ({_escaped(title)}) >>".encode("cp1252"))
    return _file(objects)


def _file(objects: Sequence[bytes]) -> bytes:
    """Return the objects with their table of offsets; the last one describes the document."""
    data = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    offsets: list[int] = []
    for number, body in enumerate(objects, start=1):
        offsets.append(len(data))
        data += f"{number} 0 obj\n".encode("ascii") + body + b"\nendobj\n"
    table = len(data)
    data += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode("ascii")
    data += "".join(f"{offset:010} 00000 n \n" for offset in offsets).encode("ascii")
    size = len(objects)
    data += f"trailer\n<< /Size {size + 1} /Root 1 0 R /Info {size} 0 R >>\n".encode("ascii")
    data += f"startxref\n{table}\n%%EOF\n".encode("ascii")
    return bytes(data)


def _points(mm: float) -> str:
    return f"{mm * POINTS_PER_MM:.3f}"


def _escaped(text: str) -> str:
    """Return the text for a PDF string: in cp1252, which has no narrow space."""
    known = text.replace("\u202f", "\u00a0").encode("cp1252", errors="replace").decode("cp1252")
    return known.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
