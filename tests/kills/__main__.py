"""`make test-kills`: boxes killed ten thousand times, and nothing lost or doubled.

An evening is one journal, one game and some people, whose box is killed and started again and
again. One evening in ten is a whole box with its broker and phones, the others are the lean box of
tests/kills/lean.py. A failure names the command that repeats its evening; the commands and
the aims are the same then, the moments as near as the machine allows.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import shutil
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from firmware_host.cli.terminal import Terminal
from tests.kills.evening import LEAN, MOSQUITTO, NATS, SEATS, Evening

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.kills.evening import Kind

KILLS_AN_EVENING: Final = 20
WHOLE_ONE_IN: Final = 10
_TOLD_AT_MOST: Final = 2_000
_COLUMNS: Final = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeRemainingColumn(),
)


def kind_of(evening: int) -> Kind:
    """Return what is killed in that evening: whole boxes take turns over games and brokers."""
    round_, _ = divmod(evening, len(SEATS))
    if round_ % WHOLE_ONE_IN:
        return LEAN
    return (MOSQUITTO, NATS)[round_ // WHOLE_ONE_IN % 2]


def evening_of(seed: int, number: int, folder: Path) -> Evening:
    """Return the evening of that number."""
    game = tuple(SEATS)[number % len(SEATS)]
    return Evening(folder, game, kind_of(number), f"{seed}/{number}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill, and report what was checked, also after Ctrl+C; the exit status is 1 for any fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evening", type=int, help="only this one, as a failure names it")
    given = parser.parse_args(arguments)
    evenings = max(1, given.kills // KILLS_AN_EVENING)
    numbers = range(evenings) if given.evening is None else [given.evening]
    report = Report()
    # A connection that breaks is no news here.
    logging.getLogger("mqtt").setLevel(logging.CRITICAL)
    console = Terminal()
    with Progress(*_COLUMNS, console=console) as progress, contextlib.suppress(KeyboardInterrupt):
        bar = progress.add_task("kills", total=len(numbers) * KILLS_AN_EVENING)
        for number in numbers:
            fault = asyncio.run(play(given.seed, number, report, lambda: progress.advance(bar)))
            if fault:
                console.print(fault)
                report.faults += 1
    report.write(console)
    return 1 if report.faults else 0


@dataclass
class Report:
    """What all evenings have shown."""

    faults: int = 0
    began_s: float = field(default_factory=time.monotonic)
    aims: Counter[str] = field(default_factory=Counter[str])
    kinds: Counter[str] = field(default_factory=Counter[str])
    counts: Counter[str] = field(default_factory=Counter[str])

    def add(self, evening: Evening) -> None:
        """Count an evening in."""
        self.aims += evening.killed
        self.kinds[str(evening.kind)] += evening.killed.total()
        self.counts += Counter(asdict(evening.checks.counts))

    def write(self, console: Terminal) -> None:
        """Print the figures."""
        seconds = time.monotonic() - self.began_s
        console.print(
            f"{self.aims.total()} kills in {seconds:.0f} s, {self.faults} evenings failed"
        )
        for title, counter in (("killed", self.kinds), ("aimed at", self.aims)):
            told = ", ".join(f"{name} {count}" for name, count in counter.most_common())
            console.print(f"{title}: {told}")
        counts = self.counts
        console.print(f"commands that were confirmed, all there once: {counts['kept']}")
        console.print(
            f"kills with commands on their way: {counts['open']}, of which {counts['landed']} had "
            "changed the journal before anybody was told"
        )
        console.print(f"views compared: {counts['views']}, draws checked: {counts['draws']}")


async def play(seed: int, number: int, report: Report, after_each: Callable[[], None]) -> str:
    """Play one evening, and return what was wrong; its files are kept then."""
    folder = Path(tempfile.mkdtemp(prefix="totembox-kills-"))
    evening = evening_of(seed, number, folder)
    try:
        await evening.play(KILLS_AN_EVENING, after_each)
    except Exception as error:  # noqa: BLE001 - the other evenings go on
        again = f'make test-kills ARGS="--seed {seed} --evening {number}"'
        told = str(error)[:_TOLD_AT_MOST]
        kind = type(error).__name__
        return (
            f"{evening.game}, {evening.kind}: {kind}: {told}\nrepeat it by {again}; files: {folder}"
        )
    finally:
        report.add(evening)
    shutil.rmtree(folder)
    return ""


if __name__ == "__main__":
    sys.exit(main())
