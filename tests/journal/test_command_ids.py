"""Ids of commands: kept in the commit of their effects, bounded, answered after a restart."""

from __future__ import annotations

import json
import sqlite3
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.journal.command_ids import REMEMBERED, read_commands
from firmware_host.journal.journal import Journal
from firmware_host.journal.opening import open_database
from firmware_host.journal.rows import CommandRow, Entries, JournalError, MatchRow
from firmware_host.journal.wall_clock import WallClock
from firmware_host.journal.writing import Writer
from firmware_host.mqtt.answering import Answering
from firmware_host.table.clock import TableClock
from firmware_host.table.restore import restore
from firmware_host.table.table import Table
from tests.fixtures.host_tables import PLAIN, SIZE, run, stacked

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

NEW = {"id": "n", "do": "new_match", "game": "arriba", "seats": 3, "options": PLAIN}


class Box:
    """What a restart leaves of a box: its journal, with a table and answers made from it."""

    def __init__(self, journal: Journal) -> None:
        self.table = Table(restore(journal, SIZE).state, journal, TableClock())
        self._answering = Answering(self.table, kept=journal.commands())

    async def ask(self, place: str, **command: Any) -> dict[str, Any]:
        """Return the last reply to a command."""
        replies: list[dict[str, Any]] = []

        async def send(reply: bytes) -> None:
            replies.append(json.loads(reply))

        await self._answering.answer(place, json.dumps(command).encode(), send)
        return replies[-1]


@asynccontextmanager
async def box_at(path: Path) -> AsyncGenerator[Box]:
    """Run a box on that journal."""
    async with Journal(path) as journal:
        box = Box(journal)
        async with run(box.table.run()):
            yield box


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the journal lies."""
    return tmp_path / "journal.sqlite3"


async def test_a_new_match_that_is_sent_again_after_a_restart_begins_once(path: Path) -> None:
    async with box_at(path) as box:
        first = await box.ask("host", **NEW)
        match = box.table.committed.match_id
    async with box_at(path) as box:
        assert await box.ask("host", **NEW) == first
        assert box.table.committed.match_id == match
        assert (await box.ask("host", **{**NEW, "id": "other"}))["ok"]
        assert box.table.committed.match_id != match


async def test_an_undo_that_is_sent_again_after_a_restart_is_done_once(path: Path) -> None:
    deal = f"deal @2.000000000 first:0 {stacked()}"
    flip = {"do": "play", "seat": 0, "move": "flip", "number": 1}
    async with box_at(path) as box:
        await box.ask("host", **NEW)
        assert (await box.ask("host", do="play", seat="chance", move=deal, number=0))["ok"]
        assert (await box.ask("host", id="f1", **flip))["number"] == 2
        first = await box.ask("host", id="u", do="undo")
        assert (first["ok"], first["number"]) == (True, 1)
        second = await box.ask("host", id="f2", **flip)
        assert (second["ok"], second["number"]) == (True, 2)
    async with box_at(path) as box:
        assert await box.ask("host", id="u", do="undo") == first
        assert await box.ask("host", id="f2", **flip) == second
        assert box.table.committed.number == 2


async def test_senders_do_not_share_their_ids(path: Path) -> None:
    async with box_at(path) as box:
        await box.ask("host", **NEW)
        assert (await box.ask("host", id="x", do="pause"))["ok"]
    async with box_at(path) as box:
        assert box.table.committed.is_paused
        assert (await box.ask("seat/1", id="x", do="resume"))["ok"]
        assert not box.table.committed.is_paused
        assert (await box.ask("host", id="x", do="pause"))["ok"]
        assert not box.table.committed.is_paused


async def test_what_changed_nothing_on_the_disk_is_judged_anew(path: Path) -> None:
    async with box_at(path) as box:
        refused = await box.ask("host", id="x", do="pause")
        assert refused["problem"]["key"] == "no-match"
    async with Journal(path) as journal:
        assert journal.commands() == ()


async def test_only_the_latest_ids_of_each_sender_are_kept(path: Path) -> None:
    async with Journal(path) as journal:
        rows = [CommandRow("host", f"c{count}", count, None) for count in range(3 * REMEMBERED)]
        await journal.append([Entries(command=CommandRow("2", "first", 0, 7))])
        await journal.append([Entries(command=row) for row in rows])
    async with Journal(path) as journal:
        kept = journal.commands()
    assert kept == (CommandRow("2", "first", 0, 7), *rows[-REMEMBERED:])


async def test_an_id_is_in_the_commit_of_its_effects_or_nowhere(path: Path) -> None:
    row = MatchRow("m", "arriba", 3, {}, "1")
    async with Journal(path) as journal:
        await journal.append([Entries("m", begins=row)])
        command = Entries(command=CommandRow("host", "x", 0, None))
        with pytest.raises(JournalError, match="cannot be written"):
            await journal.append([command, Entries("m", begins=row)])
        assert journal.commands() == ()


async def test_a_journal_of_version_4_is_upgraded(path: Path) -> None:
    async with Journal(path) as journal:
        await journal.append([Entries("m", begins=MatchRow("m", "arriba", 3, {}, "1"))])
    with sqlite3.connect(path) as older:
        older.executescript(
            "DROP TABLE command; ALTER TABLE match DROP COLUMN started_sure;"
            "ALTER TABLE match DROP COLUMN ended_sure; PRAGMA user_version = 4;"
        )
    older.close()
    async with Journal(path) as journal:
        assert [one.at is not None for one in journal.began_within(1, 9)] == [True]
        await journal.append([Entries(command=CommandRow("host", "x", 0, None))])
        assert len(journal.commands()) == 1


def test_a_file_that_replaces_a_lost_one_has_the_ids_too(tmp_path: Path) -> None:
    writer, row = Writer(WallClock()), MatchRow("m", "arriba", 3, {}, "1")
    with closing(open_database(tmp_path / "lost.sqlite3")) as lost:
        writer.write(lost, [Entries("m", begins=row, command=CommandRow("host", "n", 0, None))])
        writer.write(lost, [Entries(command=CommandRow("1", "x", 1, 0))])
        kept = read_commands(lost)
    with closing(open_database(tmp_path / "fresh.sqlite3")) as fresh:
        writer.bring_up(fresh)
        assert read_commands(fresh) == kept
    assert len(kept) == 2
