"""Charts of benchmarks as SVG: bars for ratios, lines for what grows."""

from __future__ import annotations

import math
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.bench.figures import Figure, Growth

WIDTH, LEFT, RIGHT = 880, 420, 80
ROW = 30
PANEL_WIDTH, PANEL_HEIGHT, PANELS_A_ROW = 370, 250, 2
MARGIN = 46
_STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.dim{fill:#777;font-size:11px}"
    ".bar{fill:#2f7d6d}.range{stroke:#333;stroke-width:1.5}.one{stroke:#b3542e;stroke-width:1.5;"
    "stroke-dasharray:4 3;fill:none}.axis{stroke:#bbb;fill:none}"
    ".line{fill:none;stroke:#2f7d6d;stroke-width:2}"
    ".dot{fill:#2f7d6d}.band{fill:#2f7d6d;opacity:.18}"
)


def bars(title: str, figures: Sequence[Figure]) -> str:
    """Return bars of ratios on a logarithmic scale, each with its quartiles; 1x is marked."""
    ends = [end for it in figures for end in (it.ratio.low, it.ratio.high, 1.0)]
    low, high = math.floor(math.log10(min(ends))), math.ceil(math.log10(max(ends)))
    high = max(high, low + 1)

    def x(ratio: float) -> float:
        return LEFT + (math.log10(ratio) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    height = 70 + ROW * len(figures)
    parts = [f'<text x="12" y="24" font-weight="600">{escape(title)}</text>']
    for ratio in (10.0**power for power in range(low, high + 1)):
        parts.append(f'<path class="axis" d="M{x(ratio):.0f} 40V{height - 24}"/>')
        parts.append(_small(x(ratio), height - 8, f"{ratio:g}x"))
    for row, it in enumerate(figures):
        parts += _bar(it, 48 + ROW * row, x)
    parts.append(f'<path class="one" d="M{x(1):.0f} 40V{height - 24}"/>')
    return _page(WIDTH, height, parts)


def _bar(it: Figure, y: int, x: Callable[[float], float]) -> Iterator[str]:
    begin, end = sorted((x(1.0), x(it.ratio.middle)))
    middle = y + 9
    name = it.name if it.is_speed else f"{it.section}, {it.name}"
    yield f'<text x="{LEFT - 12}" y="{y + 14}" text-anchor="end">{escape(name)}</text>'
    width = max(end - begin, 1)
    yield f'<rect class="bar" x="{begin:.1f}" y="{y}" width="{width:.1f}" height="18" rx="2"/>'
    yield f'<path class="range" d="M{x(it.ratio.low):.1f} {middle}H{x(it.ratio.high):.1f}"/>'
    at = max(x(it.ratio.high), end, x(1.0)) + 8
    yield f'<text x="{at:.0f}" y="{y + 14}">{it.ratio.middle:.3g}x</text>'


def growth(growths: Sequence[Growth]) -> str:
    """Return a small chart of each growth: cost beside the smallest size, logarithmic scales."""
    rows = math.ceil(len(growths) / PANELS_A_ROW)
    parts: list[str] = []
    for place, it in enumerate(growths):
        row, column = divmod(place, PANELS_A_ROW)
        at = f"translate({column * (PANEL_WIDTH + 20)},{row * (PANEL_HEIGHT + 20)})"
        parts += [f'<g transform="{at}">', *_Panel(it).parts(), "</g>"]
    width = PANELS_A_ROW * (PANEL_WIDTH + 20) - 20
    return _page(width, rows * (PANEL_HEIGHT + 20) - 20, parts)


class _Panel:
    """The chart of one growth: both scales are logarithmic, and 1x is the smallest size."""

    def __init__(self, it: Growth) -> None:
        self._it = it
        self._sizes = sorted(it.costs)
        self._base = it.costs[self._sizes[0]].middle
        self._last = self._sizes[-1] / self._sizes[0]
        self._top = max(self._last, *(cost.high / self._base for cost in it.costs.values()))
        self._bottom = min(1.0, *(cost.low / self._base for cost in it.costs.values()))

    def parts(self) -> Iterator[str]:
        """Yield its elements."""
        yield f'<text x="{MARGIN}" y="20" font-weight="600">{escape(self._it.name)}</text>'
        yield from self._axes()
        upper = [self._point(size, self._it.costs[size].high) for size in self._sizes]
        lower = [self._point(size, self._it.costs[size].low) for size in reversed(self._sizes)]
        yield f'<path class="band" d="M{"L".join([*upper, *lower])}Z"/>'
        line = [self._point(size, self._it.costs[size].middle) for size in self._sizes]
        yield f'<path class="line" d="M{"L".join(line)}"/>'
        for size in self._sizes:
            x, y = self._x(size), self._y(self._it.costs[size].middle)
            times = self._it.costs[size].middle / self._base
            yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>'
            yield _small(x, y - 8, f"{times:.2g}x")

    def _axes(self) -> Iterator[str]:
        foot, end = PANEL_HEIGHT - MARGIN, PANEL_WIDTH - MARGIN + 10
        yield f'<path class="axis" d="M{MARGIN} {MARGIN - 10}V{foot}H{end}"/>'
        linear = [
            self._point(self._sizes[0], self._base),
            self._point(self._sizes[-1], self._base * self._last),
        ]
        yield f'<path class="one" d="M{"L".join(linear)}"/>'
        yield from (_small(self._x(size), foot + 16, f"{size:,}") for size in self._sizes)
        yield _small(PANEL_WIDTH / 2, foot + 32, self._it.size)

    def _point(self, size: float, cost: float) -> str:
        return f"{self._x(size):.1f} {self._y(cost):.1f}"

    def _x(self, size: float) -> float:
        share = math.log(size / self._sizes[0]) / math.log(self._last)
        return MARGIN + share * (PANEL_WIDTH - 2 * MARGIN)

    def _y(self, cost: float) -> float:
        share = math.log(cost / self._base / self._bottom) / math.log(self._top / self._bottom)
        return PANEL_HEIGHT - MARGIN - share * (PANEL_HEIGHT - 2 * MARGIN)


def _small(x: float, y: float, text: str) -> str:
    return f'<text class="dim" x="{x:.0f}" y="{y:.0f}" text-anchor="middle">{escape(text)}</text>'


def _page(width: int, height: int, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}"><style>{_STYLE}</style><rect width="100%" height="100%" fill="#fff"/>'
    )
    return "\n".join([head, *parts, "</svg>", ""])
