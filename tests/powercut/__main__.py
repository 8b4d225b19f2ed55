"""`make test-powercut`: a box whose power is cut two hundred times, and nothing lost or doubled.

The box runs in virtual machines on disks that lose, tear and reorder what was not flushed. In the
end evenings that are not safe must fail: one with a weaker setting of SQLite, one with a disk that
lies about flushes. A failure names the command that repeats its evening.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from firmware_host.cli.terminal import Terminal
from firmware_host.journal.rows import JournalError
from tests.kernel.vm import host
from tests.kernel.vm.host import TREE
from tests.kernel.vm.trouble import TroubleError
from tests.kills.evening import SEATS
from tests.powercut import system
from tests.powercut.disk import Disk, Fate
from tests.powercut.evening import SAFE, UNSAFE, VM, PowerEvening
from tests.powercut.machine import DISK, Machine, copy_booted
from tests.powercut.nbd import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.powercut.evening import Safety

CUTS_AN_EVENING: Final = 20
PAGES: Final = (1_000, 8)
"""How long SQLite's log gets, in evenings by turns: its default, and so short that the power is
cut while it is written to the file of the journal."""
_TOLD_AT_MOST: Final = 1_000
_LOSSES: Final = (AssertionError, JournalError, sqlite3.Error)
_OUTPUT: Final = TREE / "tests/output/powercut"
_PACKAGES: Final = ("busybox-static", "cpio", "kmod", "e2fsprogs")
_COLUMNS: Final = (
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeRemainingColumn(),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Cut, and report what was checked, also after Ctrl+C; the exit status is 1 for any fault."""
    parser = argparse.ArgumentParser(prog="make test-powercut", description=__doc__)
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evening", type=int, help="only this one, as a failure names it")
    parser.add_argument("--machines", type=int, default=2, help="how many at a time")
    parser.add_argument("--unsafe", choices=UNSAFE, help="only evenings that must fail")
    parser.add_argument("--kernel", default="", help="series of the kernel, as in 6.12")
    try:
        return _run(parser.parse_args(arguments))
    except TroubleError as trouble:
        sys.stderr.write(f"\n{trouble}\n")
        return 1


@dataclass(frozen=True)
class Job:
    """An evening that is to be played, and how often its power is cut."""

    number: int
    cuts: int
    unsafe: str = ""

    @property
    def game(self) -> str:
        """Return its game."""
        return tuple(SEATS)[self.number % len(SEATS)]

    @property
    def pages(self) -> int:
        """Return how long the log of SQLite gets."""
        return PAGES[self.number // len(SEATS) % len(PAGES)]

    @property
    def safety(self) -> Safety:
        """Return how safe the box and its disk are."""
        return UNSAFE[self.unsafe] if self.unsafe else SAFE


def jobs_of(given: argparse.Namespace) -> Iterator[Job]:
    """Yield the evenings, those that must fail last."""
    if given.evening is not None:
        yield Job(given.evening, CUTS_AN_EVENING, given.unsafe or "")
        return
    for number, before in enumerate(range(0, given.cuts, CUTS_AN_EVENING)):
        yield Job(number, min(CUTS_AN_EVENING, given.cuts - before), given.unsafe or "")
    if given.unsafe is None:
        yield from (Job(number, CUTS_AN_EVENING, name) for number, name in enumerate(UNSAFE))


@dataclass
class Report:
    """What all evenings have shown."""

    faults: int = 0
    began_s: float = field(default_factory=time.monotonic)
    aims: Counter[str] = field(default_factory=Counter[str])
    counts: Counter[str] = field(default_factory=Counter[str])
    fate: Fate = field(default_factory=Fate)
    unsafe: dict[str, list[int]] = field(default_factory=dict[str, list[int]])

    def add(self, evening: PowerEvening) -> None:
        """Count an evening in."""
        self.aims += evening.killed
        self.counts += Counter({**asdict(evening.checks.counts), "copies": evening.copies})
        self.counts["repaired"] += evening.repaired
        self.fate.add(evening.disk.fate)

    def write(self, console: Terminal) -> None:
        """Print the figures."""
        seconds = time.monotonic() - self.began_s
        counts, fate = self.counts, self.fate
        aims = ", ".join(f"{name} {count}" for name, count in self.aims.most_common())
        console.print(f"{self.aims.total()} cuts in {seconds:.0f} s, {self.faults} evenings failed")
        console.print(f"aimed at: {aims}")
        console.print(
            f"writes that had not been flushed: {fate.lost} lost, {fate.torn} torn, "
            f"{fate.kept} kept"
        )
        console.print(f"commands that were confirmed, all there once: {counts['kept']}")
        console.print(
            f"cuts with commands on their way: {counts['open']}, of which {counts['landed']} had "
            "changed the journal before anybody was told"
        )
        console.print(
            f"views compared: {counts['views']}, draws checked: {counts['draws']}, "
            f"copies read: {counts['copies']}, file systems repaired: {counts['repaired']}"
        )
        for name, cuts in self.unsafe.items():
            told = ", ".join(map(str, cuts))
            console.print(f"evenings that must fail, {name}: after {told} cuts")


def _run(given: argparse.Namespace) -> int:
    kind = host.architecture()
    host.install(kind.package, *_PACKAGES)
    console, report, jobs = Terminal(), Report(), list(jobs_of(given))
    folder = Path(tempfile.mkdtemp(prefix="totembox-power-"))
    with Progress(*_COLUMNS, console=console) as progress, suppress(KeyboardInterrupt):
        bar = progress.add_task("preparing", total=sum(job.cuts for job in jobs))
        machine = _prepare(given.kernel, folder)
        report.began_s = time.monotonic()
        progress.update(bar, description="cuts")
        suite = Suite(machine, given.seed, report, console.print, lambda: progress.advance(bar))
        asyncio.run(suite.play(jobs, given.machines))
    shutil.rmtree(folder)
    report.write(console)
    return 1 if report.faults else 0


def _prepare(series: str, folder: Path) -> Machine:
    """Return a machine that has booted."""
    kind = host.architecture()
    with host.cache() as cache:
        kernel, root = host.kernel(kind, series, cache)
        archive = system.pack(kernel, root, folder)
        vmlinuz = root / "boot" / f"vmlinuz-{kernel.release}"
        machine = Machine(kind, vmlinuz, archive, folder / "copy")
        disk = Disk(b"")
        disk.turn_on()
        server = Server(disk, folder / DISK)
        try:
            asyncio.run(copy_booted(machine, folder))
        finally:
            server.close()
    return machine


@dataclass
class Suite:
    """All evenings, some at a time."""

    machine: Machine
    seed: int
    report: Report
    tell: Callable[[str], None]
    after_each: Callable[[], None]

    async def play(self, jobs: Sequence[Job], machines: int) -> None:
        """Play the evenings, so many at a time."""
        waiting = iter(jobs)

        async def worker() -> None:
            for job in waiting:
                await self._one(job)

        async with asyncio.TaskGroup() as group:
            for _ in range(machines):
                group.create_task(worker())

    async def _one(self, job: Job) -> None:
        folder = Path(tempfile.mkdtemp(prefix="totembox-power-"))
        evening = PowerEvening(
            folder, job.game, VM, f"{self.seed}/{job.number}",
            machine=self.machine, safety=job.safety, pages=job.pages,
        )  # fmt: skip
        try:
            await evening.play(job.cuts, self.after_each)
        except Exception as error:  # noqa: BLE001 - the other evenings go on
            self._failed(job, evening, error)
        else:
            self._passed(job, evening)
        finally:
            if not job.unsafe:
                self.report.add(evening)

    def _passed(self, job: Job, evening: PowerEvening) -> None:
        shutil.rmtree(evening.folder)
        if job.unsafe:
            self.report.faults += 1
            self.tell(f"{job.unsafe}: {job.cuts} cuts and no loss was found: what is wrong here?")

    def _failed(self, job: Job, evening: PowerEvening, error: Exception) -> None:
        told = f"{type(error).__name__}: {str(error)[:_TOLD_AT_MOST]}"
        cuts = evening.killed.total()
        if job.unsafe and isinstance(error, _LOSSES):
            self.report.unsafe.setdefault(job.unsafe, []).append(cuts)
            self.tell(f"{job.unsafe}, as it must be, after {cuts} cuts: {told}")
            shutil.rmtree(evening.folder)
            return
        self.report.faults += 1
        (evening.folder / "disk.img").write_bytes(evening.disk.content)
        wanted = f"--seed {self.seed} --evening {job.number}"
        wanted += f" --unsafe {job.unsafe}" if job.unsafe else ""
        again = f'make test-powercut ARGS="{wanted}"'
        self.tell(f"{job.game}: {told}\nrepeat it by {again}; files: {evening.folder}")


if __name__ == "__main__":
    sys.exit(main())
