"""A copy a day: only when one is due, never while presses are collected, and only so many."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, Any

import pytest

from firmware_host.journal.copies import copies_in
from firmware_host.journal.daily_copies import DailyCopies
from firmware_host.journal.journal import Journal
from firmware_host.panel.faults import Faults
from tests.fixtures.host_tables import run
from tests.journal.clocks import NEVER_SET, HandSetClock
from tests.journal.test_copies import begun, lines_of, names_in, noted

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


class Days:
    """A box whose days a test lets pass; `names` are the copies that it has."""

    def __init__(self, folder: Path, journal: Journal) -> None:
        self.path = folder / "journal.sqlite3"
        self.journal = journal
        self.clock = HandSetClock(folder / "timesync")
        self.faults = Faults()
        self.is_busy = False
        self.start()

    def start(self, **settings: Any) -> None:
        """Start the box again."""
        settings = {"most": 3, **settings}
        self.copies = DailyCopies(
            self.path, self.faults, lambda: self.is_busy, clock=self.clock, **settings
        )

    async def play(self) -> None:
        """Play a little more."""
        await self.journal.append([noted("m1", 1)])

    @property
    def names(self) -> list[str]:
        """The copies, the oldest first."""
        folder = self.path.with_name("copies")
        return [each.name for each in copies_in(folder, "journal")] if folder.exists() else []

    async def look(self) -> list[str]:
        """Let the box look whether a copy is due; its files are as old as the clock says."""
        before = set(self.names)
        await self.copies.look()
        for name in set(self.names) - before:
            at = self.clock.at.timestamp()
            os.utime(self.path.with_name("copies") / name, (at, at))
        return self.names


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    """Return a box with one match."""
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        await journal.append([begun("m1"), noted("m1", 500, 1000)])
        yield Days(tmp_path, journal)


async def until_begun(folder: Path) -> None:
    """Return once a copy is being written there."""
    while not names_in(folder):  # noqa: ASYNC110 - a thread writes it
        await asyncio.sleep(0.01)


def at(number: int, day: str) -> str:
    """Return the name of a copy."""
    return f"journal-{number:04d}-{day}.sqlite3"


async def test_there_is_one_a_day_and_the_oldest_go(days: Days) -> None:
    for day in range(5):
        days.start()
        await days.look()
        await days.play()
        days.clock.pass_by(hours=23)
        days.start()
        assert len(await days.look()) == min(day + 1, 3), "it is less than a day old"
        days.clock.pass_by(hours=1)
    assert days.names == [at(3, "2026-11-21"), at(4, "2026-11-22"), at(5, "2026-11-23")]
    newest = days.path.with_name("copies") / days.names[-1]
    assert lines_of(newest) == [("m1", 504)]


async def test_a_box_that_runs_for_days_counts_by_its_own_clock(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now_s)
    await days.look()
    days.clock.pass_by(days=4000)
    await days.play()
    assert len(await days.look()) == 1, "the wall clock jumped"
    now_s = 86_400.0
    assert len(await days.look()) == 2


async def test_without_a_new_move_there_is_no_new_copy(days: Days) -> None:
    await days.look()
    days.clock.pass_by(days=9)
    days.start()
    assert len(await days.look()) == 1


async def test_a_box_without_a_clock_makes_one_at_each_start_after_play(days: Days) -> None:
    days.clock.at = NEVER_SET
    for count in (1, 2):
        days.start()
        await days.look()
        assert await days.look() == [at(n + 1, "undated") for n in range(count)]
        await days.play()
    days.clock.hear_server()
    days.start()
    assert (await days.look())[-1] == at(3, "2026-11-19")


async def test_it_waits_while_presses_are_collected(days: Days) -> None:
    days.is_busy = True
    looking = asyncio.create_task(days.copies.look())
    folder = days.path.with_name("copies")
    await until_begun(folder)
    assert days.names == []
    await days.play()
    days.is_busy = False
    await looking
    assert lines_of(folder / days.names[0]) == [("m1", 500)]


async def test_a_box_that_stops_leaves_no_half_copy(days: Days) -> None:
    days.is_busy = True
    days.start(first_look_s=0)
    folder = days.path.with_name("copies")
    async with run(days.copies.run()):
        await until_begun(folder)
    while names_in(folder):  # noqa: ASYNC110 - a thread removes it
        await asyncio.sleep(0.01)
    assert days.names == []


async def test_a_stick_that_is_not_there_is_a_fault_until_it_is(days: Days, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    days.start(folder=stick)
    await days.copies.look()
    (fault,) = days.faults.now
    assert (fault.device, fault.key, fault.facts) == (
        "copies",
        "copy-failed",
        {"reason": "backup-no-folder"},
    )
    assert "USB" in fault.text("en")
    assert not stick.exists(), "a copy there would be on the card of the box"
    stick.mkdir()
    await days.copies.look()
    assert days.faults.now == ()
    assert len(copies_in(stick, "journal")) == 1
    assert days.names == []


async def test_a_damaged_journal_takes_the_place_of_no_copy(tmp_path: Path) -> None:
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        await journal.append([begun("m1"), noted("m1", 500, 1000)])
        days = Days(tmp_path, journal)
        sound = await days.look()
        await days.play()
    with days.path.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096 * 9)
    days.clock.pass_by(days=1)
    days.start()
    for _ in range(5):
        assert await days.look() == sound
    (fault,) = days.faults.now
    assert fault.facts == {"reason": "backup-failed"}
