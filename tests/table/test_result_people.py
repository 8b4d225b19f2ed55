"""Whose a result is: names, resignations and bots are written down with the end of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from firmware_host.table import commands as do
from firmware_host.table.bot_changes import BotChange, bot_seats, changes_back_to, changes_of
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.name_notes import names_of
from firmware_host.table.result_entry import with_result
from tests.fixtures.host_tables import BareTable

if TYPE_CHECKING:
    from firmware_host.journal.results import Ending


def sit(seat: int, name: str) -> do.Sit:
    """Return the command of a person who sits down."""
    return do.Sit(seat, name, "en", f"token of {name}")


def ending(table: BareTable) -> Ending:
    """Return the end of the match as the last command wrote it down."""
    assert table.last is not None
    end = with_result(table.last).ending
    assert end is not None
    return end


def test_who_resigned_is_named_as_that() -> None:
    table = BareTable(seats=2)
    table.done(0, do.Resign())
    end = ending(table)
    assert (end.names, end.resigned, end.bots) == (("Guest 0", "Guest 1"), (0,), ())


def test_a_bot_does_not_win_in_the_name_of_a_person() -> None:
    table = BareTable(seats=2)
    table.done(HOST, do.Bot(seat=1, bot="random"))
    table.done(0, do.Resign())
    end = ending(table)
    assert end.outcome["winners"] == [1]
    assert (end.names, end.resigned, end.bots) == (("Guest 0", None), (0,), (1,))


def test_who_resigned_stays_named_when_a_bot_plays_on() -> None:
    table = BareTable(seats=3)
    table.done(0, do.Resign())
    table.done(HOST, do.Bot(seat=0, bot="random"))
    table.done(2, do.Resign())
    end = ending(table)
    assert (end.names, end.resigned, end.bots) == (
        ("Guest 0", "Guest 1", "Guest 2"),
        (0, 2),
        (0,),
    )


def flip(table: BareTable) -> None:
    """Let the box turn a card for whoever has the turn, as it does for a bot."""
    table.done(BOX, do.DefaultMove(table.committed.number, table.match.state.flipper, "flip"))
    table.chance(f"reveal @{(table.match.state.clock_ns + 10_000_000) / 1e9:.9f}")


@pytest.mark.parametrize(("alone", "names"), [(1, (None, "Guest 1")), (2, ("Guest 0", "Guest 1"))])
def test_a_person_who_comes_back_is_credited_unless_a_bot_made_most_moves(
    alone: int, names: tuple[str | None, ...]
) -> None:
    table = BareTable(seats=2)
    table.deal("Ar", "Bg", "Cb", "Dy", "Er", "Fg")
    for _ in range(alone - 1):
        flip(table)
        flip(table)
    table.done(HOST, do.Bot(seat=0, bot="random"))
    flip(table)
    flip(table)
    table.done(BOX, sit(0, "Guest 0"))
    assert table.committed.bots == {}
    table.done(1, do.Resign())
    assert ending(table).names == names


def test_most_of_the_moves_is_more_than_half() -> None:
    changes = (BotChange(2, 0, "greedy"), BotChange(4, 0, ""))
    assert bot_seats(changes, [0, 0, 0, 0]) == {}
    assert bot_seats(changes, [0, 1, 0, 0]) == {0: "greedy"}
    assert bot_seats((BotChange(0, 1, "random"),), []) == {1: "random"}
    assert bot_seats((), [0, 1]) == {}


def test_after_an_undo_a_bot_makes_the_moves_from_there_on() -> None:
    table = BareTable(seats=2)
    table.deal("Ar", "Bg", "Cb", "Dy")
    flip(table)
    flip(table)
    at = table.committed.number
    table.done(HOST, do.Bot(seat=0, bot="random"))
    assert table.committed.bot_changes == (BotChange(at, 0, "random"),)
    table.done(HOST, do.Undo())
    assert table.committed.number < at
    assert table.committed.bot_changes == (BotChange(table.committed.number, 0, "random"),)
    assert changes_of(table.record()) == table.committed.bot_changes
    assert changes_back_to((BotChange(3, 1, ""),), 7) == (BotChange(3, 1, ""),)


def test_a_match_keeps_the_names_of_who_played_it() -> None:
    table = BareTable(seats=3)
    assert names_of(table.record()) == ("Guest 0", "Guest 1", "Guest 2")
    table.done(0, do.Name(name="Ann"))
    table.done(BOX, sit(1, "Bob"))
    table.done(2, do.Leave())
    assert names_of(table.record()) == ("Ann", "Bob", "Guest 2")
    table.done(HOST, do.End())
    table.done(BOX, sit(0, "Zoe"))
    table.done(1, do.Leave())
    assert names_of(table.record()) == ("Ann", "Bob", "Guest 2")


def test_names_are_noted_only_when_they_change() -> None:
    table = BareTable(seats=2)
    before = len(table.lines)
    table.done(0, do.Name(name="Guest 0", language="fr"))
    table.done(BOX, sit(5, "Outside"))
    assert len(table.lines) == before
    nameless = BareTable(seats=0)
    nameless.done(HOST, do.NewMatch(game="arriba", seats=2, seed=1))
    assert names_of(nameless.record()) == ()


def test_a_match_that_goes_on_after_its_end_has_the_people_of_then() -> None:
    table = BareTable(seats=2)
    table.deal("Ar", "Bg", "Cb")
    flip(table)
    table.done(HOST, do.End())
    table.done(BOX, sit(0, "Zoe"))
    table.done(HOST, do.Undo())
    assert table.committed.is_running()
    assert names_of(table.record()) == ("Zoe", "Guest 1")
