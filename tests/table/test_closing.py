"""A match is closed some minutes after its end; until then it can go on, and its secret is kept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from firmware_host.table import commands as do
from firmware_host.table.closing import Closing
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState
from firmware_host.wire import build
from tests.fixtures.host_tables import BareTable, run, until

if TYPE_CHECKING:
    from firmware_host.table.table import Table

NEW = do.NewMatch(game="coups_bas", seats=3)
SOON_S = 0.05


def secret_of(state: TableState) -> str | None:
    told = build.table(state).chance
    assert told is not None
    return told.secret


async def test_an_ended_match_is_closed_in_its_time(table: Table) -> None:
    async with run(Closing(table, SOON_S).run()):
        await table.ask(HOST, NEW)
        await table.ask(HOST, do.End())
        assert secret_of(table.committed) is None
        await until(table, lambda state: state.is_closed)
        assert secret_of(table.committed) == table.committed.secret
        with pytest.raises(Problem, match="match-closed"):
            await table.ask(HOST, do.Correct(to=1, moves=[], reason="x"))
        await table.ask(HOST, NEW)
        assert not table.committed.is_closed
        await table.ask(HOST, do.End())
        await until(table, lambda state: state.is_closed)


async def test_a_match_that_goes_on_is_not_closed(table: Table) -> None:
    async with run(Closing(table, SOON_S).run()):
        await table.ask(HOST, NEW)
        await table.ask(HOST, do.End())
        await table.ask(HOST, do.Correct(to=0, moves=[], reason="a mistake"))
        await asyncio.sleep(3 * SOON_S)
        assert table.committed.is_running()
        assert not table.committed.is_closed


def test_a_match_in_play_and_another_match_are_not_closed() -> None:
    table = BareTable(seats=0)
    table.done(HOST, NEW)
    match = table.committed.match_id
    assert table.problem(BOX, do.CloseMatch(match)) == "no-match"
    table.done(HOST, do.End())
    assert table.problem(BOX, do.CloseMatch("another")) == "no-match"
    assert table.problem(HOST, do.CloseMatch(match)) == "not-host"
    table.done(BOX, do.CloseMatch(match))
    assert table.problem(HOST, do.Undo()) == "match-closed"


def test_a_natural_end_hides_the_secret_until_it_is_closed() -> None:
    table = BareTable(seats=0)
    table.done(HOST, NEW)
    for seat in (0, 1):
        table.done(seat, do.Resign())
    assert table.committed.outcome() is not None
    assert secret_of(table.committed) is None
    table.done(BOX, do.CloseMatch(table.committed.match_id))
    assert secret_of(table.committed) == table.committed.secret
