"""`make soak`: a box is played for a million events, and nothing of it may grow.

The box is the process of `totembox run` with a broker, a guard and its web server. Its people are
MQTT clients on WebSockets, as phones are. An event is what the box tells everybody that happened:
one entry of `public/event`. The exit status is 1 when a figure grows; tests/soak/verdict.py says
what that means.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from firmware_host.cli.terminal import Terminal
from tests.soak.plots import draw
from tests.soak.report import figures, judged
from tests.soak.soak import soak

if TYPE_CHECKING:
    from collections.abc import Sequence

EVENTS: Final = 1_000_000
OUT: Final = Path("tests/output/soak")
_COLUMNS: Final = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeRemainingColumn(),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, write report and plots, and return 1 if anything grows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=EVENTS)
    parser.add_argument("--minutes", type=float, default=0.0, help="end after so many, if not 0")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--broker", choices=("mosquitto", "nats"), default="mosquitto")
    parser.add_argument(
        "--out", type=Path, default=Path("tests/output/soak"), help="where the report goes"
    )
    parser.add_argument("--journal", type=Path, default=None, help="the folder of the journal")
    given = parser.parse_args(arguments)
    # A connection that breaks is no news here.
    logging.getLogger("mqtt").setLevel(logging.CRITICAL)
    console = Terminal()
    given.out.mkdir(parents=True, exist_ok=True)
    with (
        Progress(*_COLUMNS, console=console) as progress,
        tempfile.TemporaryDirectory(prefix="totembox-soak-", dir=given.journal) as folder,
    ):
        bar = progress.add_task("events", total=given.events)
        samples, types = asyncio.run(
            soak(
                Path(folder),
                given.broker,
                given.seed,
                given.events,
                lambda done: progress.update(bar, completed=min(done, given.events)),
                within_s=60 * given.minutes,
            )
        )
    (given.out / "samples.json").write_text(json.dumps(samples), encoding="utf-8")
    (given.out / "soak.svg").write_text(draw(samples), encoding="utf-8")
    console.print(figures(samples))
    lines, is_flat = judged(samples, types)
    console.print(lines)
    console.print(f"plots: {given.out / 'soak.svg'}{os.linesep}")
    return 0 if is_flat else 1


if __name__ == "__main__":
    sys.exit(main())
