"""`make bench`: everything that is measured, in one table and in charts.

All are ratios of interleaved turns in one run, with their quartiles; what a machine does in a
second means nothing elsewhere. `--only press commit` measures these sections alone and prints them;
a whole run writes docs/benchmarks.md and its charts anew.
"""

from __future__ import annotations

import argparse
import platform
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import Progress

from firmware_host import __version__
from firmware_host.cli.terminal import Terminal
from tests.bench import charts
from tests.bench.figures import Figure, Growth

if TYPE_CHECKING:
    from collections.abc import Sequence

DOCS = Path(__file__).parents[2] / "docs"
PAGE, GROWTH = "benchmarks.md", "pictures/bench-growth.svg"
SPEEDS, COSTS = "pictures/bench-speeds.svg", "pictures/bench-costs.svg"


SECTIONS = {
    "play": "playing",
    "press": "pressing",
    "commit": "committing",
    "moves": "growing",
    "phones": "phones_at_broker",
    "tables": "tables_at_broker",
    "start": "starting",
}
"""The sections and their modules, each with a function `measured`."""


_HEAD = """\
# Benchmarks

Written by `make bench`; totembox {version}, {machine}. Each ratio is of turns that were taken
alternately in one run, the median with the quartiles in brackets. Speeds of the machine itself mean
nothing elsewhere. [Performance](performance.md) says what was done about them.

![Speeds beside python-chess](pictures/bench-speeds.svg)

![Costs beside yardsticks](pictures/bench-costs.svg)
"""
_SIZES = """\
## Cost against size

The exponent is the steepest slope on logarithmic scales from the smallest size: 1 is linear, and 0
means that the size does not matter. The dashed line in a chart is linear.

![Costs that grow with a size](pictures/bench-growth.svg)
"""


def table(figures: Sequence[Figure]) -> list[str]:
    """Return the rows of a Markdown table."""
    rows = [
        f"| {it.section} | {it.name} | {it.ours} | {it.yardstick} | {it.ratio} |" for it in figures
    ]
    head = "| what | which | ours | yardstick | ratio (quartiles) |"
    return [head, "|---|---|---|---|---|", *rows]


def growth_table(growths: Sequence[Growth]) -> list[str]:
    """Return the rows of a Markdown table: costs beside that at the smallest size."""
    rows: list[str] = []
    for it in growths:
        first = it.costs[min(it.costs)].middle
        sizes = ", ".join(
            f"{size:,}: {cost.middle / first:.2f}x" for size, cost in it.costs.items()
        )
        rows.append(f"| {it.name} | {it.size} | {sizes} | {it.exponent:.2f} |")
    return ["| what | grows with | cost | exponent |", "|---|---|---|---|", *rows]


def page(figures: Sequence[Figure], growths: Sequence[Growth]) -> str:
    """Return the page of documentation."""
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    head = _HEAD.format(version=__version__, machine=machine)
    return "\n".join([head, *table(figures), "", _SIZES, *growth_table(growths), ""])


def draw(figures: Sequence[Figure], growths: Sequence[Growth]) -> None:
    """Write the charts."""
    speeds = [it for it in figures if it.is_speed]
    costs = [it for it in figures if not it.is_speed]
    drawn = {
        SPEEDS: charts.bars("Speed beside python-chess: longer is faster", speeds),
        COSTS: charts.bars("Cost beside a yardstick: shorter is cheaper", costs),
        GROWTH: charts.growth(growths),
    }
    for name, chart in drawn.items():
        (DOCS / name).write_text(chart, encoding="utf-8")


def main() -> None:
    """Measure, print, and write the page if everything was measured."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=list(SECTIONS), default=list(SECTIONS))
    only: list[str] = parser.parse_args().only
    figures: list[Figure] = []
    growths: list[Growth] = []
    with Progress(console=Terminal()) as progress:
        task = progress.add_task("measuring", total=len(only))
        for name in only:
            progress.update(task, description=name)
            # Peers that only one section needs are imported with it.
            one, more = import_module(f"tests.bench.{SECTIONS[name]}").measured()
            figures += one
            growths += more
            progress.advance(task)
    print("\n".join([*table(figures), "", *growth_table(growths)]))
    if only == list(SECTIONS):
        (DOCS / PAGE).write_text(page(figures, growths), encoding="utf-8")
        draw(figures, growths)


if __name__ == "__main__":
    main()
