"""What is measured of a box under soak, from outside and by what it tells of itself."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.soak.box import SoakedBox
    from tests.soak.crowd import Crowd

Sample = dict[str, float]
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_MB: Final = 1024 * 1024
_SIZES: Final = ("page_count", "page_size")
_ASKED: Final = 5
"""How often the event loop is asked how late it is: one answer may meet a long move."""


def resident_mb(pid: int) -> float:
    """Return the resident memory of a process."""
    return _status_kb(pid, "VmRSS") / 1024


def own_mb(pid: int) -> float:
    """Return what a process has of its own: without programs and libraries."""
    return _status_kb(pid, "RssAnon") / 1024


def cpu_s(pid: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / _TICKS


async def sample(box: SoakedBox, crowd: Crowd, begun_s: float) -> Sample:
    """Measure once."""
    pid = box.process.pid
    told = [await box.ask(signal.SIGUSR1) for _ in range(_ASKED)]
    children = box.children()
    counts = crowd.news.counts
    taken = {
        "at_s": time.monotonic() - begun_s,
        "events": 0.0,
        **{name: float(counts[name]) for name in counts},
        "memory of the box": resident_mb(pid),
        "own memory": own_mb(pid),
        "native heap in use": told[0]["native"] / _MB,
        "objects": told[0]["objects"],
        "open files": _count(f"/proc/{pid}/fd"),
        "threads": _count(f"/proc/{pid}/task"),
        "tasks": told[0]["tasks"],
        "late_ms": median(one["late_ms"] for one in told),
        "answer_ms": crowd.answer_ms,
        "cpu_s": cpu_s(pid),
        "journal": _journal_bytes(box.journal),
        "users of the broker": told[0]["users"],
        "processes": len(children),
    }
    for name, child in children.items():
        part = "guard" if name.startswith("python") else "broker"
        taken[f"memory of the {part}"] = resident_mb(child)
        taken[f"open files of the {part}"] = _count(f"/proc/{child}/fd")
    return taken


def _status_kb(pid: int, name: str) -> int:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith(f"{name}:")))


def _count(folder: str) -> float:
    return float(sum(1 for _ in Path(folder).iterdir()))


def _journal_bytes(path: Path) -> float:
    """Return the size of the journal with what is still in its log."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        pages, size = (database.execute(f"PRAGMA {name}").fetchone()[0] for name in _SIZES)
    return float(pages * size)
