"""From the start of the process until the box is ready, beside the import of its libraries."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.bench.figures import Figure, Found, ratios, spread
from tests.bench.footprint import start_s
from tests.bench.start_time import libraries


def measured(rounds: int = 8) -> Found:
    """Start box and libraries in turns."""
    with tempfile.TemporaryDirectory() as folder:
        turns = [(start_s(Path(folder)), libraries()) for _ in range(rounds)]
    figures: list[Figure] = []
    for at, name in enumerate(("processor time", "time")):
        ours, theirs = ([turn[of][at] for turn in turns] for of in range(2))
        told = f"{spread(ours).middle:.2f} s", f"{spread(theirs).middle:.2f} s"
        named = f"{name}, beside its libraries"
        figures.append(Figure("start to ready", named, *told, ratios(ours, theirs)))
    return figures, []
