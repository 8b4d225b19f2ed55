"""Dates of matches: by the order of the journal, whatever the wall clock did."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from firmware_host.journal.dates import Began, began_within
from firmware_host.journal.journal import Journal
from firmware_host.journal.results import Ending
from firmware_host.journal.rows import Entries, MatchRow
from firmware_host.journal.wall_clock import Stamp, WallClock
from tests.journal.clocks import EVENING, NEVER_SET, HandSetClock

if TYPE_CHECKING:
    from pathlib import Path

NOW = Stamp(EVENING, is_sure=True)


def told(*began: tuple[float, bool], now: Stamp = NOW, hours: int = 18) -> list[str | None]:
    """Return what is known of matches that began so many hours after the evening did.

    Each is told as the hours again, or as None without a date; those before the evening are left
    out.
    """
    rows = [
        Began(
            place, str(after_h), Stamp(EVENING + timedelta(hours=after_h), is_sure=True).text, sure
        )
        for place, (after_h, sure) in enumerate(began)
    ]
    return [one.match if one.at else None for one in began_within(hours, rows, now)]


def test_an_evening_is_its_hours() -> None:
    assert told((-90, True), (-19, True), (-3, True), (-1, True)) == ["-3", "-1"]
    assert told() == []


def test_a_match_before_the_clock_was_set_is_of_the_evening_of_its_neighbours() -> None:
    years = -56 * 8766.0
    assert told((-90, True), (years, False), (-1, True)) == [None, "-1"]
    assert told((-90, True), (-3, True), (years, False)) == ["-3", None]
    assert told((-90, True), (years, False), (-80, True), (-1, True)) == ["-1"]


def test_a_clock_that_jumps_back_or_ahead_takes_no_match_away() -> None:
    assert told((-90, True), (-3, True), (-8000, True), (-1, True)) == ["-3", None, "-1"]
    assert told((-90, True), (-3, True), (8000, True), (-1, True)) == ["-3", None, "-1"]
    assert told((-3, True), (-3.05, True), (-1, True)) == ["-3", "-3.05", "-1"], (
        "a little is no jump"
    )


def test_while_the_clock_is_not_set_the_last_known_match_tells_what_is_old() -> None:
    unset = Stamp(NEVER_SET + timedelta(minutes=9), is_sure=False)
    assert told((-90, True), (-3, True), now=unset) == ["-3"]


def test_a_box_that_is_never_online_counts_by_its_slow_clock() -> None:
    now = Stamp(EVENING, is_sure=False)
    assert told((-90, False), (-3, False), (-1, False), now=now) == [None, None]


def test_what_is_no_time_is_an_unknown_date() -> None:
    rows = [
        Began(place, "m", at, is_sure=True) for place, at in enumerate(("", "soon", "1970-01-01"))
    ]
    assert [one.at for one in began_within(1, rows, NOW)] == [None] * 3


def test_the_clock_is_believed_unless_the_machine_says_it_was_not_set(tmp_path: Path) -> None:
    clock = HandSetClock(tmp_path / "timesync")
    assert clock.read().is_sure, "no time service says anything"
    clock.wait_for_server()
    assert not clock.read().is_sure
    clock.hear_server()
    assert clock.read().is_sure
    clock.at = NEVER_SET
    assert not clock.read().is_sure
    assert WallClock().read().at > EVENING - timedelta(days=365)


async def test_the_journal_marks_what_it_wrote_before_the_clock_was_set(tmp_path: Path) -> None:
    clock = HandSetClock(tmp_path / "timesync", NEVER_SET)
    clock.wait_for_server()
    async with Journal(tmp_path / "journal.sqlite3", clock) as journal:
        await journal.append([played("early")])
        await journal.append([Entries("across", begins=MatchRow("across", "arriba", 2, {}, "7"))])
        clock.hear_server()
        await journal.append([ended("across"), played("late")])
        assert [(one.match, one.undated) for one in journal.results(9)] == [
            ("late", False),
            ("across", False),
            ("early", True),
        ]
        began = journal.began_within(1, 9)
        assert [(one.match, one.at is None) for one in began] == [
            ("early", True),
            ("across", True),
            ("late", False),
        ]
        clock.pass_by(hours=2)
        assert journal.began_within(1, 9) == ()
        assert len(journal.began_within(3, 9)) == 3


def played(match: str) -> Entries:
    """Return a match that began and ended at once."""
    return Entries(match, begins=MatchRow(match, "arriba", 2, {}, "7"), is_over=True, ending=ENDING)


def ended(match: str) -> Entries:
    """Return the end of a match."""
    return Entries(match, is_over=True, ending=ENDING)


ENDING = Ending(("Ann", None), {"winners": [0], "scores": {}, "rule": "arriba.lowest"})
