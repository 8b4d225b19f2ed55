"""`make test-network`: a box and a phone's page in networks of their own, and bad Wi-Fi between.

It prints how long the page took to be right after each trouble.
"""

from __future__ import annotations

import statistics
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from firmware_host.cli.terminal import Terminal
from tests.network.running import measured
from tests.network.scenarios import SCENARIOS


def main() -> None:
    """Run every scenario in full; one that fails ends the run."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=Terminal()) as progress:
        task = progress.add_task("network", total=len(SCENARIOS))
        for figures in measured("full"):
            progress.console.print(_sentence(figures))
            progress.advance(task)


def _sentence(figures: dict[str, Any]) -> str:
    taken = figures.pop("right_after_ms", None)
    name = figures.pop("name")
    rest = ", ".join(f"{key} {value}" for key, value in figures.items())
    if not taken:
        return f"{name}: {rest}"
    right = f"median {statistics.median(taken):.0f} ms, longest {max(taken):.0f} ms of {len(taken)}"
    return f"{name}: the page is right after {right} ({rest})"


if __name__ == "__main__":
    main()
