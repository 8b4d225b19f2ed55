"""The wiring of a box as a drawing: the header in the middle, what its pins go to beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from firmware_host.config.wiring import HEADER, PinUse

_ROW: Final = 30
_TOP: Final = 70
_MIDDLE: Final = 480
_WIDTH: Final = 960
_REACH: Final = 190
_PIN_COLOURS: Final = {"GND": "#333333", "3V3": "#e67e22", "5V": "#c0392b"}
_ROLE_COLOURS: Final = {"button": "#2563eb", "flip": "#7c3aed", "lamp": "#d4a017"}
_BUS_COLOUR: Final = "#0f766e"
_STYLE: Final = "text{font:13px sans-serif;fill:#111}.small{font-size:11px;fill:#555}"


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is drawn: title, uses by header pin and their names, devices as texts, a footnote."""

    title: str
    pins: Mapping[int, PinUse]
    names: Mapping[int, str]
    screens: tuple[tuple[str, str, str], ...]
    cables: tuple[tuple[str, str], ...]
    note: str


def draw_wiring(drawing: Drawing) -> str:
    """Return the drawing as SVG."""
    boxes = len(drawing.screens) + len(drawing.cables)
    bottom = _TOP + 20 * _ROW + 20
    height = bottom + (boxes + 2) // 3 * 64 + 50
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img"',
        f"  aria-label={quoteattr(drawing.title)}>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        _text(_MIDDLE, 34, drawing.title, "middle", 'font-weight="bold" font-size="18"'),
        f'<rect x="{_MIDDLE - 34}" y="{_TOP - 22}" width="68" height="{20 * _ROW + 12}"',
        '  rx="8" fill="#166534"/>',
        *(part for pin in range(1, 41) for part in _pin(pin, drawing)),
        *_boxes(drawing, bottom),
        _text(20, height - 16, drawing.note, "start", 'class="small"'),
        "</svg>\n",
    )
    return "\n".join(parts)


def _pin(pin: int, drawing: Drawing) -> Iterator[str]:
    """Draw one pin, its name, and what it goes to."""
    use = drawing.pins.get(pin)
    side = -1 if pin % 2 else 1
    x, y = _MIDDLE + 15 * side, _TOP + (pin - 1) // 2 * _ROW
    name = HEADER[pin - 1]
    anchor = "end" if side < 0 else "start"
    if use is not None:
        yield from _device(use, x, y, side)
        far = x + (_REACH + 34) * side
        yield _text(far, y + 4, drawing.names[pin], anchor, 'style="font-size:10px"')
    fill = _PIN_COLOURS.get(name, "#fde68a" if use is not None else "#e5e7eb")
    yield f'<circle cx="{x}" cy="{y}" r="9" fill="{fill}" stroke="#111"/>'
    ink = "#fff" if name in _PIN_COLOURS else "#111"
    yield _text(x, y + 4, str(pin), "middle", f'style="font-size:10px;fill:{ink}"')
    yield _text(x + 26 * side, y - 3, name, anchor, 'class="small"')


def _device(use: PinUse, x: int, y: int, side: int) -> Iterator[str]:
    colour = _ROLE_COLOURS.get(use.role, _BUS_COLOUR)
    end = x + _REACH * side
    yield f'<line x1="{x}" y1="{y}" x2="{end}" y2="{y}" stroke="{colour}" stroke-width="2"/>'
    number = str(use.number) if use.role in {"button", "lamp"} else ""
    if use.role in {"button", "flip"}:
        yield f'<circle cx="{end}" cy="{y}" r="12" fill="#fff" stroke="{colour}" stroke-width="4"/>'
    elif use.role == "lamp":
        yield f'<circle cx="{end}" cy="{y}" r="11" fill="#fef3c7" stroke="{colour}"/>'
        cross = f"M{end - 8} {y - 8}L{end + 8} {y + 8}M{end + 8} {y - 8}L{end - 8} {y + 8}"
        yield f'<path d="{cross}" stroke="{colour}" stroke-width="1" opacity=".5"/>'
    else:
        yield f'<rect x="{end - 26}" y="{y - 10}" width="52" height="20" rx="4" fill="{colour}"/>'
        yield _text(end, y + 4, use.role.upper(), "middle", 'style="fill:#fff;font-size:11px"')
    if number:
        yield _text(end, y + 5, number, "middle", 'font-weight="bold"')


def _boxes(drawing: Drawing, top: int) -> Iterator[str]:
    """Draw the devices on buses and cables, three in a row."""
    screens = [(name, (chip, where)) for name, where, chip in drawing.screens]
    cables = [(name, (cable,)) for name, cable in drawing.cables]
    for place, (name, lines) in enumerate((*screens, *cables)):
        x, y = 20 + place % 3 * 310, top + place // 3 * 64
        is_screen = place < len(screens)
        colour = _BUS_COLOUR if is_screen else "#9333ea"
        yield (
            f'<rect x="{x}" y="{y}" width="300" height="56" rx="6" fill="#f8fafc" '
            f'stroke="{colour}" stroke-width="2"/>'
        )
        yield _text(x + 10, y + 18, name, "start", 'font-weight="bold"')
        for row, line in enumerate(lines):
            yield _text(x + 10, y + 34 + 14 * row, line, "start", 'class="small"')


def _text(x: int, y: int, text: str, anchor: str, extra: str = "") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" {extra}>{escape(text)}</text>'
