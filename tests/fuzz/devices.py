"""Fuzz targets of devices: serial lines, tags, a keyboard's events, frames of the LED panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hardware import adalight
from hardware.key_lines import _KEYPAD, _ROWS, EVENT, KeyLayout, KeyLines, strokes
from hardware.ports import Pixel
from hardware.tag_lines import LINE_AT_MOST, TagLines
from tests.fuzz.target import Target, pieces_of, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def _read_tag_lines(data: bytes) -> None:
    """Split serial bytes into tags, alike however they arrive."""
    whole, pieced = TagLines(), TagLines()
    tags = whole.feed(data, 0)
    assert all(tag.isprintable() and 0 < len(tag) <= LINE_AT_MOST for tag in tags)
    assert [tag for piece in pieces_of(data) for tag in pieced.feed(piece, 0)] == tags
    written = TagLines(repeat_ms=0)
    kept = [tag for tag in tags if len(tag.encode()) <= LINE_AT_MOST]
    assert written.feed("".join(f"{tag}\r\n" for tag in kept).encode(), 0) == kept


def _keyboard(layout: KeyLayout) -> Target:
    signs = {sign for pair in _ROWS[layout] for row in pair for sign in row} | set(_KEYPAD.values())

    def read(data: bytes) -> None:
        """Turn input events into lines, alike however they arrive."""
        whole, pieced = KeyLines(layout), KeyLines(layout)
        lines = whole.feed(data)
        assert b"".join(map(pieced.feed, pieces_of(data))) == lines
        assert all(len(line.decode()) <= LINE_AT_MOST for line in lines.split(b"\n"))
        typed = "".join(sign for sign in text_of(data) if sign in signs)[:LINE_AT_MOST]
        assert KeyLines(layout).feed(strokes(typed, layout)).decode() == f"{typed}\n"

    return Target(read, lambda: _event_seeds(layout))


def _check_frame(pixels: Sequence[Pixel]) -> None:
    assert adalight.decode(adalight.encode(pixels)) == pixels


def _event_seeds(layout: KeyLayout) -> Iterator[bytes]:
    yield strokes("TB/ARRIBA/AR/1" if layout == "us" else "TB/ARRIBA/Ar/1", layout)
    yield EVENT.pack(0, 0, 0, 3, 0) + strokes("04a1", layout)
    yield EVENT.pack(0, 0, 1, 58, 1) + EVENT.pack(0, 0, 1, 42, 1) + strokes("abc", layout)


TARGETS: Final = {
    "serial-lines": Target(
        _read_tag_lines, lambda: (b"04A1B2C3\r\n04A1B2C3\r\n", b"\x02TB/ARRIBA/AR/1\x03", b"\xc3\n")
    ),
    **{f"keyboard-events-{layout}": _keyboard(layout) for layout in _ROWS},
    "led-frame": Target(
        adalight.decode,
        lambda: (adalight.encode([(1, 2, 3)] * 3),),
        (ValueError,),
        _check_frame,
    ),
}
