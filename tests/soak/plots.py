"""The plots of a soak, as one SVG: a panel for each group of figures, over the events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from tests.soak.samples import Sample
from tests.soak.verdict import WARM_UP, with_rates

_WIDTH, _HEIGHT = 420, 210
_LEFT, _RIGHT, _TOP, _BOTTOM = 46, 22, 40, 34
_INNER_WIDTH, _INNER_HEIGHT = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM
_COLOURS: Final = ("#0b6e99", "#c2571a", "#4f7a28", "#7a4fa3")
_STEPS: Final = (1, 1.2, 1.6, 2, 2.4, 3.2, 4, 5, 6, 8, 10)
_TICKS: Final = 4
_FOOT: Final = _HEIGHT - 16


@dataclass(frozen=True)
class Panel:
    """A chart: its title with the unit, and the names of its figures."""

    title: str
    figures: tuple[str, ...]


PANELS: Final = (
    Panel(
        "Resident memory, MiB", ("memory of the box", "memory of the guard", "memory of the broker")
    ),
    Panel("Heap of C in use, MiB", ("native heap in use",)),
    Panel(
        "Open files, threads, tasks, users",
        ("open files", "threads", "tasks", "users of the broker"),
    ),
    Panel("Answer to a command and event loop, ms late", ("answer", "event loop late")),
    Panel("Processor time of the box, ms an event", ("processor time an event",)),
    Panel("Growth of the journal, bytes an event", ("journal an event",)),
)


def draw(samples: Sequence[Sample]) -> str:
    """Return all panels, two in a row."""
    series = with_rates(samples)
    rows = -(-len(PANELS) // 2)
    width, height = 2 * _WIDTH, rows * _HEIGHT
    body: list[str] = []
    for at, panel in enumerate(PANELS):
        x, y = at % 2 * _WIDTH, at // 2 * _HEIGHT
        body.append(f'<g transform="translate({x} {y})">{_panel(panel, series)}</g>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="11">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{"".join(body)}</svg>\n'
    )


def _panel(panel: Panel, series: Sequence[Sample]) -> str:
    end = series[-1]["events"]
    highest = max(one.get(name, 0) for one in _settled(series) for name in panel.figures)
    scale = _Scale(end, _round_up(max(1.1 * highest, 1e-9)))
    warm = scale.x(end * WARM_UP) - _LEFT
    parts = [
        f'<text x="{_LEFT}" y="16" font-size="13" fill="#222">{escape(panel.title)}</text>',
        f'<path d="M{_LEFT} {_TOP}h{warm}v{_INNER_HEIGHT}h{-warm}z" fill="#f1f1ee"/>',
        *_ticks(scale),
    ]
    label_x = _LEFT
    for name, colour in zip(panel.figures, _COLOURS, strict=False):
        points = ((one["events"], one.get(name, 0)) for one in series)
        line = " ".join(f"{scale.x(events)},{scale.y(value)}" for events, value in points)
        parts += [
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.6"/>',
            f'<text x="{label_x}" y="32" fill="{colour}">{escape(name)}</text>',
        ]
        label_x += 12 + 6 * len(name)
    return "".join(parts)


@dataclass(frozen=True)
class _Scale:
    """Where events and values are in a panel; what is higher than its top is at the top."""

    end: float
    top: float

    def x(self, events: float) -> float:
        return round(_LEFT + _INNER_WIDTH * events / self.end, 1)

    def y(self, value: float) -> float:
        return round(_TOP + _INNER_HEIGHT * (1 - min(value, self.top) / self.top), 1)


def _ticks(scale: _Scale) -> Iterator[str]:
    for tick in range(_TICKS + 1):
        value, events = scale.top * tick / _TICKS, scale.end * tick / _TICKS
        x, y = scale.x(events), scale.y(value)
        text = 'fill="#555" font-size="10"'
        yield f'<path d="M{_LEFT} {y}h{_INNER_WIDTH}" stroke="#ddd"/>'
        yield f'<text x="{_LEFT - 5}" y="{y + 4}" text-anchor="end" {text}>{value:g}</text>'
        yield f'<text x="{x}" y="{_FOOT}" text-anchor="middle" {text}>{_count(events)}</text>'


def _settled(series: Sequence[Sample]) -> Sequence[Sample]:
    """Return the samples that decide how high the panel is: a start may be far above."""
    return series[len(series) // 20 :]


def _round_up(value: float) -> float:
    scale = 10.0 ** len(str(int(value)))
    while scale > value:
        scale /= 10
    return next(step * scale for step in _STEPS if step * scale >= value)


def _count(events: float) -> str:
    return f"{events / 1_000:.3g}k" if events >= 1_000 else f"{events:.3g}"
