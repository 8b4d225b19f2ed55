"""`make fuzz`: every target under hypothesis and then under atheris, for an equal share of time."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from firmware_host.cli.terminal import Terminal
from tests.fuzz.target import is_accepted
from tests.fuzz.targets import TARGETS

if TYPE_CHECKING:
    from collections.abc import Iterator

TREE = Path(__file__).resolve().parents[2]
OUTPUT = TREE / "tests/output/fuzz"
ENGINES = ("hypothesis", "atheris")
_EXECUTED = re.compile(r"stat::number_of_executed_units: +([0-9]+)")
_LINES_SHOWN = 25


@dataclass(frozen=True, slots=True)
class Run:
    """What one engine did with one target."""

    name: str
    engine: str
    inputs: int
    failure: str


def main() -> int:
    """Return 0 when no input was found that a parser neither accepts nor refuses."""
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--seconds", type=int, default=600, help="for all targets together")
    parser.add_argument("--only", default="", help="targets whose names contain this")
    parser.add_argument("--engine", choices=ENGINES, help="only this one")
    parser.add_argument("--again", type=Path, metavar="FILE", help="read a finding once more")
    given = parser.parse_args()
    names = [name for name in TARGETS if given.only in name]
    if given.again:
        (name,) = [one for one in names if given.again.name.startswith(f"{one}-")]
        verdict = "accepted" if is_accepted(TARGETS[name], given.again.read_bytes()) else "refused"
        print(f"{name}: {verdict}")
        return 0
    runs = list(_all(names, [given.engine] if given.engine else [*ENGINES], given.seconds))
    failed = [run for run in runs if run.failure]
    for run in failed:
        print(f"\n{run.name} under {run.engine}:\n{run.failure}")
    inputs = {engine: sum(run.inputs for run in runs if run.engine == engine) for engine in ENGINES}
    told = ", ".join(f"{count:,} by {engine}" for engine, count in inputs.items() if count)
    print(
        f"{len(names)} targets, inputs: {told}; findings: {len(failed)}, kept in {OUTPUT}/findings"
    )
    return 1 if failed else 0


def _all(names: list[str], engines: list[str], seconds: int) -> Iterator[Run]:
    """Run all targets, as many at once as there are processors, with a progress bar."""
    workers = len(os.sched_getaffinity(0))
    share_s = max(1, seconds * workers // (len(names) * len(engines)))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        Progress(*columns, TimeElapsedColumn(), console=Terminal()) as progress,
        ThreadPoolExecutor(workers) as pool,
    ):
        task = progress.add_task("fuzz", total=len(names) * len(engines))
        work = [pool.submit(_run, name, engine, share_s) for name in names for engine in engines]
        for done in as_completed(work):
            run = done.result()
            said = "a finding" if run.failure else f"{run.inputs:,} inputs"
            progress.console.print(f"{run.name} under {run.engine}: {said}")
            progress.advance(task)
            yield run


def _run(name: str, engine: str, seconds: int) -> Run:
    """Run one engine in a process of its own: a hang or a crash ends that one alone."""
    corpus, findings = OUTPUT / "corpus" / name, OUTPUT / "findings"
    for folder in (corpus, findings):
        folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        (
            *(sys.executable, "-m", f"tests.fuzz.by_{engine}"),
            *(name, str(corpus), str(findings), str(seconds)),
        ),
        cwd=TREE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    executed = _EXECUTED.search(done.stdout)
    tail = "\n".join(done.stdout.splitlines()[-_LINES_SHOWN:])
    return Run(name, engine, int(executed[1]) if executed else 0, tail if done.returncode else "")


if __name__ == "__main__":
    sys.exit(main())
