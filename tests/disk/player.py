"""Plays on a real table and journal while calls on the disk fail; run with the shim preloaded.

Each line on stdin is a case; its outcome is a line on stdout.
"""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import sqlite3
import sys
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

from firmware_host.app.keeping import restored_table
from firmware_host.journal import backlog
from firmware_host.journal.journal import Journal
from firmware_host.journal.rows import Entries
from firmware_host.panel.faults import Faults
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.restore import restore
from firmware_host.table.table import Table
from tests.daemon.box_settings import config_for
from tests.disk.control import Control
from tests.fixtures.host_tables import PLAIN, run, stacked, until

Lines = list[tuple[str, str]]
_NAME = "journal.sqlite3"
_DAMAGED = "as-it-was-damaged"
_HANGS_AFTER_S = 60.0


@dataclass
class Case:
    """One call that fails, or those after it too, in one run of a box."""

    scenario: str
    first: int
    error: int
    times: int


@dataclass
class Outcome:
    """What came of it; `wrong` is empty if all is as it should be."""

    calls: int = 0
    failed: int = 0
    call: str = ""
    was_told: bool = False
    wrong: list[str] = field(default_factory=list)


class Given:
    """All that the table gave to the journal, in order."""

    def __init__(self, before: dict[str, Lines]) -> None:
        self.batches: list[tuple[Entries, ...]] = []
        self._before = before

    def lines(self) -> dict[str, Lines]:
        """Return all lines that there must be."""
        return self._upto(len(self.batches))

    def sizes(self, found: dict[str, Lines]) -> str:
        """Return in short what is there, and what there must be."""
        there, wanted = ({m: len(of) for m, of in each.items()} for each in (found, self.lines()))
        return f"{there} of {wanted}"

    def _upto(self, count: int) -> dict[str, Lines]:
        """Return the lines of all matches after so many commands."""
        lines = {match: list(found) for match, found in self._before.items()}
        for batch in self.batches[:count]:
            for entry in batch:
                if entry.begins is not None or entry.lines:
                    told = [(str(line.kind), line.body) for line in entry.lines]
                    lines.setdefault(entry.match, []).extend(told)
        return lines

    def is_beginning(self, found: dict[str, Lines]) -> bool:
        """Tell whether that is what some number of commands leaves behind."""
        return any(found == self._upto(count) for count in range(len(self.batches) + 1))


def read(folder: Path) -> dict[str, Lines]:
    """Return all matches and their lines as a new start would find them, and check the file."""
    path = folder / _NAME
    if not path.exists():
        return {}
    with closing(sqlite3.connect(path)) as database:
        (health,) = database.execute("PRAGMA integrity_check").fetchone()
        if health != "ok":
            raise sqlite3.DatabaseError(health)
        lines: dict[str, Lines] = {
            match: [] for (match,) in database.execute("SELECT id FROM match ORDER BY rowid")
        }
        asked = "SELECT match, position, kind, body FROM line ORDER BY match, position"
        for match, position, kind, body in database.execute(asked):
            assert position == len(lines[match]), f"line {position} of {match} is not the next"
            lines[match].append((kind, body))
    return lines


class Player:
    """Runs one case in a folder of its own."""

    def __init__(self, control: Control, work: Path, templates: Path) -> None:
        self.control = control
        self.folder = work
        self.copy = work.with_name(f"{work.name}-copy")
        self.templates = templates

    async def play(self, case: Case) -> Outcome:
        """Play a match while the disk fails, let it heal, and look at what is there."""
        self.control.heal()
        _copy(self.templates / case.scenario, self.folder)
        _copy(self.templates / f"{case.scenario}-whole", self.copy)
        given = Given(read(self.copy))
        outcome = Outcome()
        add = backlog.Backlog._add

        def noting(waiting: backlog.Backlog, one: Any) -> None:
            given.batches.append(one.entries)
            add(waiting, one)

        self.control.arm(case.first, case.error, case.times)
        try:
            with mock.patch.object(backlog.Backlog, "_add", noting):
                async with asyncio.timeout(_HANGS_AFTER_S):
                    await self._play(given, outcome)
        except Exception as error:  # noqa: BLE001 - a case that raises is one that is wrong
            outcome.wrong.append(f"{type(error).__name__}: {error}")
        finally:
            self.control.heal()
        return outcome

    async def _play(self, given: Given, outcome: Outcome) -> None:
        config, faults = config_for(self.folder, "mosquitto"), Faults()
        async with Journal(config.journal_path(), is_patient=True) as journal:
            table = restored_table(config, journal, faults)
            told: list[bool] = []
            table.follow("test", lambda update: told.append(update.state.not_kept is not None))
            async with run(table.run()):
                await evening(table)
                outcome.calls, outcome.failed = self.control.calls, self.control.failed
                outcome.call = self.control.first_failed
                is_told = table.committed.not_kept is not None
                if is_told != _is_named(faults):
                    outcome.wrong.append(f"told {is_told}, named {not is_told}")
                found = await self._after_power_cut(journal)
                if not given.is_beginning(found):
                    outcome.wrong.append(f"half of it is on the disk: {given.sizes(found)}")
                if not is_told and found != given.lines():
                    outcome.wrong.append(f"missing, and nobody is told: {given.sizes(found)}")
                self.control.heal()
                await until(table, lambda state: state.not_kept is None)
                if _is_named(faults):
                    outcome.wrong.append("the fault is not cleared")
                outcome.was_told = any(told)
                await self._check_whole(journal, table, given, outcome)
        await self._check_whole(journal, table, given, outcome)

    async def _check_whole(
        self, journal: Journal, table: Table, given: Given, outcome: Outcome
    ) -> None:
        """Whoever finds the disk now finds everything."""
        found = await self._after_power_cut(journal)
        if found != given.lines():
            outcome.wrong.append(f"missing afterwards: {given.sizes(found)}")
        again = Journal(self.copy / _NAME)
        if restore(again, 8).state != table.accepted:
            outcome.wrong.append("another table is restored")
        again.close()
        if (self.folder / _DAMAGED).exists():
            body = (self.folder / _DAMAGED).read_bytes()
            aside = list(self.folder.glob(f"{_NAME}.damaged-*Z"))
            if [each.read_bytes() for each in aside] != [body]:
                outcome.wrong.append(f"set aside: {[each.name for each in aside]}")

    async def _after_power_cut(self, journal: Journal) -> dict[str, Lines]:
        """Return what a start finds on the disk as it is now."""
        with journal._guard, self.control.paused():
            _copy(self.folder, self.copy)
        async with Journal(self.copy / _NAME, is_patient=True):
            pass
        return read(self.copy)


def _is_named(faults: Faults) -> bool:
    return any(fault.device == "journal" for fault in faults.now)


def _copy(folder: Path, to: Path) -> None:
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(folder, to, ignore=shutil.ignore_patterns("*-shm"))


async def evening(table: Table) -> None:
    """Play: people come and go, an older match goes on, a new one begins, is undone and ends."""
    for seat, name in enumerate(("Ann", "Ben", "Cid")):
        await table.ask(BOX, do.Sit(seat, name, "en", f"token {seat}"))
    if table.accepted.is_running():
        await table.ask(HOST, do.Pause())
        await table.ask(HOST, do.Resume())
    await table.ask(HOST, do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1))
    deal = f"deal @0.000000000 first:0 {stacked()}"
    await table.ask(HOST, do.Play(move=deal, number=0, seat="chance"))
    for at in (10, 30):
        number = table.accepted.number
        assert table.accepted.match is not None
        flipper = table.accepted.match.state.flipper
        await table.ask(HOST, do.Play(move="flip", number=number, seat=flipper))
        reveal = f"reveal @0.0{at}000000"
        await table.ask(HOST, do.Play(move=reveal, number=number + 1, seat="chance"))
    await table.ask(HOST, do.Undo())
    await table.ask(2, do.Leave())
    await table.ask(HOST, do.Pause())


async def make_templates(templates: Path) -> None:
    """Make the folders in which a case begins, and how each looks undamaged."""
    for name in ("fresh", "fresh-whole"):
        (templates / name).mkdir(parents=True)
    made = templates / "made"
    made.mkdir()
    config = config_for(made, "mosquitto")
    async with Journal(config.journal_path(), is_patient=True) as journal:
        table = restored_table(config, journal, Faults())
        async with run(table.run()):
            await evening(table)
            # As a crash leaves it: the log is not in the file yet.
            for name in ("existing", "existing-whole"):
                _copy(made, templates / name)
    for name in ("damaged", "damaged-whole"):
        _copy(made, templates / name)
    path = templates / "damaged" / _NAME
    path.write_bytes(b"\xff" * 100 + path.read_bytes()[100:])
    shutil.copy(path, path.with_name(_DAMAGED))


async def main() -> None:
    """Answer the cases of stdin."""
    logging.disable(logging.CRITICAL)
    work, templates, shared = map(Path, sys.argv[1:])
    player = Player(Control(shared), work, templates)
    with mock.patch.object(backlog, "_RETRY_S", (0.001,)):
        for line in sys.stdin:
            outcome = await player.play(Case(**json.loads(line)))
            print(json.dumps(asdict(outcome)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
