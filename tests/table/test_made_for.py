"""A command is for one match and one position of it: the same number elsewhere is not meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from firmware_host.journal.journal import Journal
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST, Decision
from firmware_host.table.restore import restore
from tests.fixtures.host_tables import PLAIN, BareTable, table_of

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.table.decision import Origin

NEW = do.NewMatch(game="arriba", seats=3, options=PLAIN, seed=1)


def replaced() -> tuple[BareTable, str]:
    """Return a table with a second match, at the number of the first one, and the first one's id.

    Both are dealt the same cards, so that whatever fits the one fits the other.
    """
    table = BareTable()
    table.deal()
    table.turn()
    first = table.committed.match_id
    table.done(HOST, NEW)
    table.deal()
    table.turn()
    assert table.committed.match_id != first
    return table, first


def of(table: BareTable, first: str) -> list[tuple[Origin, Any]]:
    """Return the commands of people and of the box that fit the table, made for the first match."""
    number = table.committed.number
    return [
        (1, do.Play(match=first, number=number, move="flip")),
        (HOST, do.Play(match=first, number=number, seat=1, move="flip")),
        *((0, kind(match=first)) for kind in (do.Undo, do.Pause, do.Resign, do.GoOn)),
        *((HOST, kind(match=first)) for kind in (do.Undo, do.Pause, do.End, do.GoOn)),
        (HOST, do.Correct(match=first, to=number, reason="so it was")),
        (HOST, do.Bot(match=first, seat=1)),
        (HOST, msgspec.structs.replace(NEW, match=first)),
        (BOX, do.Bot(match=first, seat=1)),
        (BOX, do.Undo(match=first)),
        (BOX, do.DefaultMove(number, 1, "flip", match=first)),
        (BOX, do.Presses(((1, 30_000_000),), match=first)),
        (BOX, do.PlayAgain(match=first)),
    ]


COUNT = len(of(*replaced()))


@pytest.mark.parametrize("place", range(COUNT))
def test_a_command_for_the_match_before_is_refused_and_for_this_one_it_is_done(place: int) -> None:
    table, first = replaced()
    origin, command = of(table, first)[place]
    assert table.problem(origin, command) == "stale-match"
    own = msgspec.structs.replace(command, match=table.committed.match_id)
    assert isinstance(table.ask(origin, own), Decision)


@pytest.mark.parametrize("place", range(COUNT))
def test_what_names_no_match_is_done_as_before_there_were_names(place: int) -> None:
    table, first = replaced()
    origin, command = of(table, first)[place]
    assert isinstance(table.ask(origin, msgspec.structs.replace(command, match=None)), Decision)


def test_what_chance_owed_to_the_match_before_is_not_paid_to_this_one() -> None:
    table, first = replaced()
    table.play(1, "flip")
    reveal = table.match.game.parse("reveal @0.020000000")
    late = do.ChanceMove(table.committed.number, reveal, match=first)
    assert table.problem(BOX, late) == "stale-match"
    own = msgspec.structs.replace(late, match=table.committed.match_id)
    assert isinstance(table.ask(BOX, own), Decision)


@pytest.mark.parametrize("vote", [do.Agree, do.Decline])
def test_a_vote_counts_in_its_own_match_only(vote: Any) -> None:
    table = BareTable()
    table.duel()
    first, number = table.committed.match_id, table.committed.number
    table.done(1, do.Undo())
    table.done(HOST, NEW)
    table.duel()
    table.done(1, do.Undo())
    assert table.problem(0, vote(match=first, number=number)) == "stale-match"
    assert table.problem(0, vote(number=number - 1)) == "stale"
    own = vote(match=table.committed.match_id, number=number, branch=0)
    assert isinstance(table.ask(0, own), Decision)


def test_a_rematch_is_asked_of_the_match_that_is_over() -> None:
    table = table_of({0: "Ann", 1: "Bea"})
    over = table.committed.match_id
    table.done(HOST, do.End())
    table.done(0, do.Rematch(match=over))
    table.done(1, do.Rematch(match=over))
    again = table.committed.match_id
    assert again != over
    table.done(HOST, do.End())
    assert table.problem(0, do.Rematch(match=over)) == "stale-match"
    assert table.committed.rematch == frozenset()


def test_the_same_number_after_an_undo_is_another_position() -> None:
    table = BareTable()
    table.deal()
    table.play(0, "flip")
    match, number = table.committed.match_id, table.committed.number
    reveal = table.match.game.parse("reveal @0.010000000")
    table.done(HOST, do.Undo())
    table.play(0, "flip")
    assert table.committed.number == number
    late = do.ChanceMove(number, reveal, match=match, branch=0)
    assert table.problem(BOX, late) == "stale-branch"
    play = do.Play(match=match, number=number, branch=0, seat="chance", move="reveal @0.010000000")
    assert table.problem(HOST, play) == "stale-branch"
    correct = do.Correct(match=match, number=number, branch=0, reason="so it was")
    assert table.problem(HOST, correct) == "stale-branch"
    assert isinstance(table.ask(HOST, msgspec.structs.replace(play, branch=1)), Decision)


async def test_a_restart_counts_the_ways_back(tmp_path: Path) -> None:
    table = BareTable()
    table.deal()
    table.play(0, "flip")
    table.done(HOST, do.Undo())
    table.done(HOST, do.Correct(to=1, moves=["0 flip"], reason="so it was"))
    assert table.committed.branch == 2
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        await journal.append(table.entries)
        assert restore(journal, table.committed.size).state.branch == 2
    table.done(HOST, NEW)
    assert table.committed.branch == 0
