"""An evening at a box whose power is cut again and again, and the checks after each cut."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from firmware_host.journal.copies import check_copy, copies_in
from tests.kills.evening import AIMS, STAGES, Evening, Kind, LostError
from tests.kills.journals import Left
from tests.kills.lean import JOURNAL
from tests.kills.lines import DownError
from tests.powercut.disk import Disk
from tests.powercut.disk import Kind as RequestKind
from tests.powercut.guest import COPIES
from tests.powercut.line import VmLine
from tests.powercut.machine import CONSOLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.kills.lines import Line
    from tests.powercut.machine import Machine

VM: Final = Kind("", start_s=4.0, stop_s=2.0, command_s=1.0)
_SIZE: Final = 160 * 2**20
"""More than 128 MB, so that the file system has a second superblock, as that of every card."""
_LATEST: Final[dict[str, dict[RequestKind, int]]] = {
    "command": {"write": 5, "flush": 3},
    "long": {"write": 40, "flush": 15},
}
"""At which write or flush the power is cut at the latest, in a command and in what takes longer."""
_PATIENCE: Final = 3
_SAID_AT_MOST: Final = 1_000
_COPY_IS_MADE: Final = 0.3
_BAD_NEWS: Final = ("EXT4-fs error", "Traceback")
"""What the console must not say: the kernel's word for a damaged file system, and Python's."""


@dataclass(frozen=True)
class Safety:
    """How safe the box and its disk are; the ones that are not show that the suite finds losses."""

    synchronous: str = "FULL"
    is_disk_lying: bool = False


SAFE: Final = Safety()
UNSAFE: Final = {"normal": Safety("NORMAL"), "lying": Safety(is_disk_lying=True)}


@dataclass
class PowerEvening(Evening):
    """The people, their box, its disk, and the lives that were not compared with it yet."""

    machine: Machine = field(kw_only=True)
    safety: Safety = field(kw_only=True, default=SAFE)
    pages: int = field(kw_only=True, default=1_000)
    """How many pages the log may have before SQLite writes them to the file of the journal."""
    aims: ClassVar[dict[str, int]] = {**AIMS, "copy": 10}
    # Most cuts in the middle of commands: after a reply there is little that was not flushed.
    stages: ClassVar[tuple[str, ...]] = (*STAGES, "sent", "crowded", "crowded")

    def __post_init__(self) -> None:
        """Begin with an empty file system."""
        super().__post_init__()
        content = empty_file_system(self.folder)
        self.disk = Disk(content, is_lying=self.safety.is_disk_lying)
        self._chance = Random(f"{self.seed} disk")  # noqa: S311 - to be repeated, not secret
        self._lives: list[VmLine] = []
        self._confirmed_copies = 0
        self.copies = 0
        self.repaired = 0

    async def play(self, kills: int, after_each: Callable[[], None] = lambda: None) -> None:
        """Cut the power so many times; then look at the last cut, and stop the box in order."""
        await super().play(kills, after_each)
        line = self._line()
        try:
            await self._start(line)
            line.stop()
            with contextlib.suppress(DownError):
                await line.until(lambda: False)
        except DownError as error:
            raise LostError("the box does not start after the last cut") from error
        finally:
            await self._cut(line)
        self._fail_for(file_system_faults(self.folder, self.disk.content))

    async def _live(self, aim: str) -> None:
        line = self._line()
        try:
            await self._until_killed(line, aim)
        finally:
            await self._cut(line)
        self._note_kill()
        self._lives.append(line)

    async def _cut(self, line: VmLine) -> None:
        line.kill()
        await line.cut(self._chance)

    def _line(self) -> VmLine:
        settings = {
            "synchronous": self.safety.synchronous,
            "pages": self.pages,
            "is_checked": self._chance.random() < 0.5,
        }
        return VmLine(self.folder, self._hear, self.machine, self.disk, settings)

    async def _start(self, line: Line) -> None:
        """Let the machine mount its disk, compare what is on it, and let the box start."""
        assert isinstance(line, VmLine)
        await line.mount()
        self.repaired += line.repaired
        self._compare(line.files or {})
        await line.start()

    def _compare(self, files: dict[str, bytes]) -> None:
        """Compare what is on the disk with all that people had seen since the last look."""
        found = self.folder / "found"
        shutil.rmtree(found, ignore_errors=True)
        found.mkdir()
        for name, data in files.items():
            path = found / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        left = Left.of(found)
        self._look(left, self._lives)
        self._confirmed_copies += sum(line.copies for line in self._lives)
        self._lives.clear()
        self._fail_for(self._copy_faults(found / COPIES.name, left))
        said = (self.folder / CONSOLE).read_text(errors="replace")
        if any(news in said for news in _BAD_NEWS):
            raise LostError(f"the console says {said[-_SAID_AT_MOST:]}")

    def _copy_faults(self, folder: Path, left: Left) -> Iterator[str]:
        """Yield which copies are missing, damaged or no earlier state of the journal."""
        paths = copies_in(folder, Path(JOURNAL).stem) if folder.exists() else ()
        if len(paths) < self._confirmed_copies:
            yield f"{self._confirmed_copies} copies were made, {len(paths)} are there"
        lines = {record.row.id: record.lines for record in left.records}
        for path in paths:
            self.copies += 1
            with contextlib.closing(sqlite3.connect(path)) as copy:
                # One that lost all its bytes is a sound database too.
                check_copy(copy, path)
            for record in Left.read(path).records:
                if lines.get(record.row.id, ())[: len(record.lines)] != record.lines:
                    yield f"{path.name} is no earlier state of the journal"

    async def _aim(self, line: Line, aim: str) -> None:
        """Cut the power in the middle of something."""
        assert isinstance(line, VmLine)
        if aim != "copy":
            await super()._aim(line, aim)
            return
        await line.copy()
        await self._send(line, self._people.wish(line, "play"))
        if self._random.random() < _COPY_IS_MADE:
            await line.until(lambda: line.copies)
        else:
            await self._some_time(line, self.kind.start_s)

    async def _some_time(self, line: Line, most_s: float) -> None:
        """Cut the power at a write or a flush, or return after a random time."""
        await self._cut_within(line, "long", most_s)

    async def _moment(self, line: Line) -> None:
        await self._cut_within(line, "command", self.kind.command_s)

    async def _cut_within(self, line: Line, what: str, most_s: float) -> None:
        assert isinstance(line, VmLine)
        latest = _LATEST[what]
        kind = self._random.choice((None, *latest))
        time_s = self._random.uniform(0, most_s)
        if kind:
            line.cut_at(kind, self._random.randrange(latest[kind]))
            # There may be no such write: then it is cut soon all the same.
            time_s = most_s * _PATIENCE
        with contextlib.suppress(DownError, TimeoutError):
            async with asyncio.timeout(time_s):
                await line.until(lambda: False)


def empty_file_system(folder: Path) -> bytes:
    """Return a disk with a new ext4 file system, laid out as on the card of a Pi."""
    image = folder / "image"
    with image.open("wb") as file:
        file.truncate(_SIZE)
    _run("mkfs.ext4", "-q", "-b", "4096", "-E", "lazy_itable_init=0,lazy_journal_init=0", image)
    content = image.read_bytes()
    image.unlink()
    return content


def file_system_faults(folder: Path, content: bytes) -> Iterator[str]:
    """Yield what e2fsck finds on a disk that was unmounted in order."""
    image = folder / "image"
    image.write_bytes(content)
    done = _run("e2fsck", "-f", "-n", image)
    if done.returncode:
        yield f"e2fsck: {done.stdout}"
    image.unlink()


def _run(command: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    path = shutil.which(command, path="/usr/sbin:/sbin:/usr/bin:/bin") or command
    return subprocess.run([path, *arguments], check=False, capture_output=True, text=True)
