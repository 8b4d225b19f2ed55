"""People at the table: names, seats, resigning."""

from __future__ import annotations

import pytest

from engines.core.verdicts import Outcome
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.people import clean_name
from firmware_host.table.problems import Problem
from firmware_host.table.state import Guest
from firmware_host.wire import build
from tests.fixtures.host_tables import SIZE, BareTable


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


def test_a_long_name_is_cut() -> None:
    with pytest.raises(Problem, match="name-too-long"):
        clean_name("x" * 25)


def test_a_person_takes_a_seat_changes_name_and_leaves() -> None:
    table = BareTable(seats=0)
    table.done(BOX, do.Sit(2, " Ann ", "fr", "hash"))
    assert table.committed.guests == {2: Guest("Ann", "fr", "hash")}
    table.done(2, do.Name(name="Anna", language="en"))
    assert table.committed.guests == {2: Guest("Anna", "en", "hash")}
    assert table.committed.names[2] == "Anna"
    left = table.done(2, do.Leave())
    assert left.notice == {"key": "left", "name": "Anna", "place": 3}
    assert table.committed.guests == {}
    kinds = [(entries.seated is not None, entries.vacated) for entries in table.entries]
    assert kinds == [(True, None), (True, None), (False, 2)]


def test_the_host_frees_a_seat_and_freeing_a_free_one_is_refused() -> None:
    table = BareTable(seats=0)
    table.done(BOX, do.Sit(2, "Ann", "fr", "hash"))
    table.done(HOST, do.Leave(seat=2))
    assert table.committed.guests == {}
    assert table.problem(HOST, do.Leave(seat=2)) == "seat-free"
    assert table.problem(HOST, do.Leave()) == "seat-unknown"
    assert table.problem(HOST, do.Leave(seat=SIZE)) == "seat-unknown"


def test_everybody_is_told_who_sits_down_and_whose_seat_it_was() -> None:
    table = BareTable(seats=0)
    first = table.done(BOX, do.Sit(2, "Ann", "fr", "hash"))
    assert first.notice == {"key": "seat-given", "name": "Ann", "place": 3}
    back = table.done(BOX, do.Sit(2, "Ann", "fr", "hash 2", is_back=True))
    assert back.notice is None
    taken = table.done(BOX, do.Sit(2, "Bob", "fr", "hash 3"))
    assert taken.notice == {"key": "seat-changed", "name": "Bob", "place": 3, "before": "Ann"}


def test_everybody_is_told_who_hosts_and_who_did_before() -> None:
    table = BareTable(seats=0)
    first = table.done(BOX, do.HostGiven("Ann", None, 1))
    assert first.notice == {"key": "host-given", "name": "Ann", "term": 1}
    taken = table.done(BOX, do.HostGiven("Bob", "Ann", 2))
    assert taken.notice == {"key": "host-changed", "name": "Bob", "term": 2, "before": "Ann"}


def test_a_seat_cannot_free_another_seat() -> None:
    table = BareTable(seats=0)
    for seat in (1, 2):
        table.done(BOX, do.Sit(seat, f"Ann {seat}", "fr", "hash"))
    table.done(1, do.Leave(seat=2))
    assert list(table.committed.guests) == [2]


def test_a_pause_names_who_asked_for_it() -> None:
    table = BareTable()
    table.deal()
    assert table.done(1, do.Pause()).notice == {"key": "paused-by", "button": 1}
    assert table.done(HOST, do.Resume()).notice == {"key": "resumed", "button": None}


def test_a_seat_that_does_not_exist_is_refused() -> None:
    table = BareTable(seats=0)
    assert table.problem(BOX, do.Sit(SIZE, "Ann", "fr", "t")) == "seat-unknown"
    assert table.problem(BOX, do.Sit(-1, "Ann", "fr", "t")) == "seat-unknown"
    assert table.problem(BOX, do.Sit(0, "x" * 25, "fr", "t")) == "name-too-long"
    assert table.problem(5, do.Name(name="Nobody")) == "seat-unknown"


def test_the_last_one_left_wins() -> None:
    table = BareTable()
    table.deal()
    table.done(0, do.Resign())
    assert table.committed.is_running()
    assert table.entries[-1].is_over is None
    table.done(2, do.Resign())
    assert table.committed.outcome() == Outcome((table.match.state.seats[1],), {}, "table.resigned")
    assert table.entries[-1].is_over is True
    assert not table.committed.is_running()
    assert table.problem(1, do.Play(move="flip", number=1)) == "no-match"


def test_a_resigned_seat_plays_no_more() -> None:
    table = BareTable()
    table.deal()
    table.done(0, do.Resign())
    assert table.problem(0, do.Play(move="flip", number=1)) == "resigned"
    assert table.problem(0, do.Undo()) == "nothing-to-undo"
    assert table.problem(0, do.Agree()) == "resigned"
    assert table.problem(0, do.Resign()) == "resigned"
    assert table.problem(7, do.Resign()) == "outside-match"


def test_sentences_call_a_bot_a_bot_and_a_person_by_name() -> None:
    table = BareTable(seats=0)
    table.done(BOX, do.Sit(4, "Ann", "en", "t"))
    bots = {0: "random", 1: "greedy"}
    table.done(HOST, do.NewMatch(game="arriba", buttons=[1, 4], bots=bots, options={}))
    assert table.committed.names_in_words[1::3] == ("Bot 2", "Ann", None)
    levels = [seat.level for seat in build.table(table.committed).seats]
    assert levels == ["easy", "strong"]
