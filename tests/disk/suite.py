"""Every call of the journal on the disk fails, in turn: `python -m tests.disk.suite`.

A box plays with the real table and journal in a process of its own, into which a shim is preloaded.
Each open, write, fsync, rename, ftruncate, unlink, mkdir and chmod fails once, and in another run
that one and all after it, until the evening is over: with EIO, ENOSPC and EROFS. Then the disk is
well again.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import TYPE_CHECKING, Final

from rich.progress import track

from tests.disk.control import FOREVER
from tests.disk.player import Case, Outcome, make_templates

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SCENARIOS: Final = ("fresh", "existing", "damaged")
ERRORS: Final = (errno.EIO, errno.ENOSPC, errno.EROFS)
_PROCESSES: Final = 2
_SOURCE: Final = Path(__file__).with_name("faulty_disk.c")


@dataclass
class Tally:
    """What came of all cases."""

    cases: int = 0
    told: int = 0
    calls: Counter[str] = field(default_factory=Counter[str])
    wrong: list[str] = field(default_factory=list)

    def add(self, case: Case, outcome: Outcome) -> None:
        """Count one case."""
        self.cases += 1
        self.told += outcome.was_told
        self.calls[outcome.call.partition(" ")[0]] += 1
        self.wrong += [f"{case}, {outcome.call}: {each}" for each in outcome.wrong]


def compile_shim(folder: Path) -> Path:
    """Return the shim, compiled."""
    made = folder / "faulty_disk.so"
    command = ("gcc", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", str(made))
    subprocess.run((*command, str(_SOURCE), "-ldl", "-pthread"), check=True)
    return made


class PlayerProcess:
    """A player with the shim preloaded."""

    def __init__(self, folder: Path, shim: Path, templates: Path) -> None:
        folder.mkdir()
        shared, work = folder / "control", folder / "work"
        shared.write_bytes(bytes(4096))
        environment = {
            **os.environ,
            "LD_PRELOAD": str(shim),
            "FAULTY_DISK": str(shared),
            "FAULTY_DISK_FOLDER": f"{work}/",
        }
        self._process = subprocess.Popen(
            (sys.executable, "-m", "tests.disk.player", str(work), str(templates), str(shared)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def play(self, case: Case) -> Outcome:
        """Return what came of a case."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(asdict(case)), file=self._process.stdin, flush=True)
        return Outcome(**json.loads(self._process.stdout.readline()))

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def cases_of(scenario: str, calls: int, every: int = 1) -> Iterator[Case]:
    """Yield each call that fails alone or with all after it, or every so many of these cases."""
    found = (
        Case(scenario, first, error, times)
        for first in range(1, calls + 1)
        for error in ERRORS
        for times in (1, FOREVER)
    )
    yield from (case for number, case in enumerate(found) if number % every == 0)


def play_all(every: int = 1, *, is_shown: bool = False) -> Tally:
    """Play every case, or every so many, and return what came of them."""
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="totembox-disk-") as name, ExitStack() as stack:
        folder = Path(name)
        templates, shim = folder / "templates", compile_shim(folder)
        asyncio.run(make_templates(templates))
        players: list[PlayerProcess] = []
        for number in range(_PROCESSES):
            players.append(PlayerProcess(folder / f"player-{number}", shim, templates))
            stack.callback(players[-1].close)
        cases: list[Case] = []
        for scenario in SCENARIOS:
            whole = players[0].play(Case(scenario, 0, 0, 0))
            tally.wrong += [f"{scenario} on a disk that is well: {each}" for each in whole.wrong]
            cases += cases_of(scenario, whole.calls, every)
        outcomes = _outcomes(players, cases)
        shown = track(outcomes, "the disk fails", len(cases), disable=not is_shown)
        for case, outcome in shown:
            tally.add(case, outcome)
    return tally


def _outcomes(players: list[PlayerProcess], cases: list[Case]) -> Iterable[tuple[Case, Outcome]]:
    """Yield cases and outcomes as the players get through them."""
    waiting: Queue[Case] = Queue()
    done: Queue[tuple[Case, Outcome]] = Queue()
    for case in cases:
        waiting.put(case)

    def work(player: PlayerProcess) -> None:
        while not waiting.empty():
            case = waiting.get()
            try:
                done.put((case, player.play(case)))
            except Exception as error:  # noqa: BLE001 - a player that died is a wrong outcome
                done.put((case, Outcome(wrong=[repr(error)])))

    for player in players:
        Thread(target=work, args=(player,), daemon=True).start()
    for _ in cases:
        yield done.get()


def main() -> int:
    """Play all cases, and say what came of them."""
    tally = play_all(is_shown=True)
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(tally.calls.items()) if kind)
    print(f"{tally.cases} cases; the first call that failed: {kinds}")
    print(f"told as not kept: {tally.told}; wrong: {len(tally.wrong)}")
    for each in tally.wrong:
        print(f"  {each}")
    return 1 if tally.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
