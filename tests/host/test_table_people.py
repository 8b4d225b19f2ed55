"""People at the table: names, seats, resigning."""

from __future__ import annotations

import pytest
from host_tables import SIZE, BareTable

from engines.core.verdicts import Outcome
from firmware_host import commands as do
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.people import clean_name
from firmware_host.table.state import Guest


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("\x1b[31mred\x00", "[31mred"),
        ("a\u202eb", "a b"),
        ("\ud800", ""),
        ("   ", ""),
        ("é" * 24, "é" * 24),
        (" " * 999 + "x", "x"),
    ],
)
def test_a_name_is_one_clean_line(given: str, kept: str) -> None:
    assert clean_name(given) == kept


def test_a_name_has_an_end() -> None:
    with pytest.raises(Problem, match="name-too-long"):
        clean_name("x" * 25)


def test_somebody_sits_down_is_renamed_and_rises() -> None:
    table = BareTable(seats=0)
    table.done(BOX, do.Sit(2, " Ann ", "fr", "hash"))
    assert table.state.guests == {2: Guest("Ann", "fr", "hash")}
    table.done(2, do.Name(name="Anna", language="en"))
    assert table.state.guests == {2: Guest("Anna", "en", "hash")}
    assert table.state.names[2] == "Anna"
    left = table.done(2, do.Leave())
    assert left.notice == {"key": "left", "name": "Anna", "place": 3}
    assert table.state.guests == {}
    kinds = [(entries.sits is not None, entries.rises) for entries in table.entries]
    assert kinds == [(True, None), (True, None), (False, 2)]


def test_the_host_frees_a_seat_and_a_free_one_is_named() -> None:
    table = BareTable(seats=0)
    table.done(BOX, do.Sit(2, "Ann", "fr", "hash"))
    table.done(HOST, do.Leave(seat=2))
    assert table.state.guests == {}
    assert table.problem(HOST, do.Leave(seat=2)) == "seat-free"
    assert table.problem(HOST, do.Leave()) == "seat-unknown"
    assert table.problem(HOST, do.Leave(seat=SIZE)) == "seat-unknown"


def test_nobody_frees_the_seat_of_another() -> None:
    table = BareTable(seats=0)
    for seat in (1, 2):
        table.done(BOX, do.Sit(seat, f"Ann {seat}", "fr", "hash"))
    table.done(1, do.Leave(seat=2))
    assert list(table.state.guests) == [2]


def test_a_pause_names_who_asked_for_it() -> None:
    table = BareTable()
    table.deal()
    assert table.done(1, do.Pause()).notice == {"key": "paused-by", "seat": 1}
    assert table.done(HOST, do.Resume()).notice == {"key": "resumed", "seat": None}


def test_nobody_sits_where_there_is_no_seat() -> None:
    table = BareTable(seats=0)
    assert table.problem(BOX, do.Sit(SIZE, "Ann", "fr", "t")) == "seat-unknown"
    assert table.problem(BOX, do.Sit(-1, "Ann", "fr", "t")) == "seat-unknown"
    assert table.problem(BOX, do.Sit(0, "x" * 25, "fr", "t")) == "name-too-long"
    assert table.problem(5, do.Name(name="Nobody")) == "seat-unknown"


def test_the_last_one_left_wins() -> None:
    table = BareTable()
    table.deal()
    table.done(0, do.Resign())
    assert table.state.is_running()
    assert table.entries[-1].is_over is None
    table.done(2, do.Resign())
    assert table.state.outcome() == Outcome((table.match.state.seats[1],), {}, "table.resigned")
    assert table.entries[-1].is_over is True
    assert not table.state.is_running()
    assert table.problem(1, do.Play(move="flip", number=1)) == "no-match"


def test_who_resigned_plays_no_more() -> None:
    table = BareTable()
    table.deal()
    table.done(0, do.Resign())
    assert table.problem(0, do.Play(move="flip", number=1)) == "resigned"
    assert table.problem(0, do.Undo()) == "nothing-to-undo"
    assert table.problem(0, do.Agree()) == "resigned"
    assert table.problem(0, do.Resign()) == "resigned"
    assert table.problem(7, do.Resign()) == "seat-unknown"
