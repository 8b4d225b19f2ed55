"""The header of a Pi in the test machine: a simulated chip of the kernel, hands on its wires."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

CONFIG = Path("/sys/kernel/config/gpio-sim")
LINES = 54
PI_4 = "pinctrl-bcm2711"
PI_5 = "pinctrl-rp1"
LATE = 0.4
_numbers = count()


@dataclass(frozen=True, slots=True)
class Touch:
    """One change of a wire: the kernel's stamp of it must lie between the two times."""

    line: int
    is_high: bool
    before_ns: int
    after_ns: int

    def holds(self, at_ns: int) -> bool:
        """Tell whether a stamp can be that of this change."""
        return self.before_ns <= at_ns <= self.after_ns


class SimulatedChip:
    """A chip that lives until closed; all its wires are high at first, as open buttons are."""

    def __init__(self, label: str = PI_4) -> None:
        self._label = label
        self._config = CONFIG / f"header{next(_numbers)}"
        bank = self._config / "bank0"
        bank.mkdir(parents=True)
        (bank / "num_lines").write_text(str(LINES))
        (bank / "label").write_text(label)
        (self._config / "live").write_text("1")
        device = (self._config / "dev_name").read_text().strip()
        self.name = (bank / "chip_name").read_text().strip()
        self._wires = Path("/sys/devices/platform") / device / self.name
        self._pulls: dict[int, int] = {}
        self.touch(range(LINES), is_high=True)

    def touch(self, lines: Iterable[int], *, is_high: bool) -> list[Touch]:
        """Move the wires, one right after the other."""
        return [self.pull(line, is_high=is_high) for line in lines]

    def pull(self, line: int, *, is_high: bool) -> Touch:
        """Move one wire and return when it was done."""
        descriptor = self._pull_of(line)
        word = b"pull-up" if is_high else b"pull-down"
        before_ns = time.monotonic_ns()
        os.pwrite(descriptor, word, 0)
        return Touch(line, is_high, before_ns, time.monotonic_ns())

    def toggle(self, line: int, times: int) -> list[Touch]:
        """Press and lift a button that is up, as fast as can be."""
        return [self.pull(line, is_high=number % 2 == 1) for number in range(times)]

    def is_high(self, line: int) -> bool:
        """Return what a meter on the wire shows."""
        return (self._wires / f"sim_gpio{line}/value").read_text().strip() == "1"

    def first_number(self) -> int:
        """Return the number that the kernel counts the chip's first line by."""
        chips = Path("/sys/class/gpio").glob("gpiochip*")
        mine = next(chip for chip in chips if (chip / "label").read_text().strip() == self._label)
        return int((mine / "base").read_text())

    def pull_file(self, line: int) -> Path:
        """Return the file that moves the wire, for another process."""
        return self._wires / f"sim_gpio{line}/pull"

    def close(self) -> None:
        """Take the chip away; it must not be in use."""
        if not self._config.exists():
            return
        for descriptor in self._pulls.values():
            os.close(descriptor)
        self._pulls.clear()
        (self._config / "live").write_text("0")
        (self._config / "bank0").rmdir()
        self._config.rmdir()

    def _pull_of(self, line: int) -> int:
        if line not in self._pulls:
            self._pulls[line] = os.open(self.pull_file(line), os.O_WRONLY)
        return self._pulls[line]


class Deliveries:
    """The interrupt threads of the buttons, which bring the stamped edges to the daemon's queue.

    On a Pi they run on four processors and deliver in any order.  Here there is one processor, and
    the disorder is made by hand: some of them run only when nobody else wants to.
    """

    def __init__(self) -> None:
        names = {task: _name_of(task) for task in Path("/proc").glob("[0-9]*")}
        self._threads = [int(task.name) for task, name in names.items() if "-totem" in name]

    def shuffle(self, random: Random) -> None:
        """Let some be late; which ones, is anybody's guess."""
        for thread in self._threads:
            is_late = random.random() < LATE
            kind, priority = (os.SCHED_IDLE, 0) if is_late else (os.SCHED_FIFO, 50)
            os.sched_setscheduler(thread, kind, os.sched_param(priority))

    def restore(self) -> None:
        """Let all run at once, as the kernel starts them."""
        for thread in self._threads:
            os.sched_setscheduler(thread, os.SCHED_FIFO, os.sched_param(50))


def _name_of(task: Path) -> str:
    try:
        return (task / "comm").read_text()
    except OSError:  # ended meanwhile
        return ""
