"""What people entered for chance is a report: whoever may enter it takes it back alone."""

from __future__ import annotations

import pytest

from engines.core.judge import legal_moves
from engines.core.seats import CHANCE
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST, Decision
from tests.fixtures.host_tables import BareTable


def _enter(table: BareTable, origin: int) -> None:
    """Enter what chance might have brought, on the phone of a seat."""
    game, state = table.match.game, table.match.state
    move = next(iter(legal_moves(game, state, CHANCE)))
    assert isinstance(table.play(origin, game.write(move)), Decision)


@pytest.fixture
def table() -> BareTable:
    """Return a table of two that laid a real map and read its numbers."""
    table = BareTable(2, "totemix", chance="table", first_game=True)
    _enter(table, 0)
    return table


def test_a_map_is_taken_back_by_one_seat_at_once(table: BareTable) -> None:
    done = table.done(1, do.Undo())
    assert (table.committed.number, table.phase) == (0, "lay")
    assert table.committed.undo is None
    assert done.notice == {"key": "undo-done"}


def test_one_report_goes_back_not_the_one_before(table: BareTable) -> None:
    _enter(table, 0)
    assert table.committed.number == 2
    table.done(HOST, do.Undo())
    assert table.committed.number == 1


def test_a_move_of_a_seat_still_needs_the_others(table: BareTable) -> None:
    while table.match.game.must_be_entered(table.match.state):
        _enter(table, 0)
    game, state = table.match.game, table.match.state
    choice = game.write(next(iter(legal_moves(game, state, table.match.state.seats[0]))))
    before = table.committed.number
    assert isinstance(table.play(0, choice), Decision)
    table.done(0, do.Undo())
    assert table.committed.undo is not None
    table.done(1, do.Agree())
    assert table.committed.number == before


def test_nobody_else_takes_a_throw_back_alone() -> None:
    table = BareTable(3, "tschukka", chance="table", first_family="red", families="rgby")
    game = table.match.game
    while not game.must_be_entered(table.match.state):
        seat = min(game.to_act(table.match.state))
        move = next(iter(legal_moves(game, table.match.state, seat)))
        assert isinstance(table.play(seat, game.write(move)), Decision)
    thrower = min(game.entered_by(table.match.state))
    before = table.committed.number
    _enter(table, thrower)
    table.done((thrower + 1) % 3, do.Undo())
    assert table.committed.undo is not None
    table.done((thrower + 1) % 3, do.Decline())
    table.done(thrower, do.Undo())
    assert table.committed.number == before
