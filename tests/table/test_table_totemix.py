"""Totemix at the table: the first press takes the dice, and people enter what they rolled."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engines.core.judge import legal_moves
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Illegal
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST, Decision, Origin
from firmware_host.table.playing import draws_chance
from firmware_host.wire.build import host_view, public_state, seat_view
from tests.fixtures.host_tables import BareTable


def begun(seats: int = 3, **options: object) -> BareTable:
    """Return a table at which everybody has an animal."""
    table = BareTable(0)
    table.done(HOST, do.NewMatch(game="totemix", seats=seats, options=options, seed=4))
    while table.phase in ("lay", "choose"):
        seat = min(table.match.game.to_act(table.match.state))
        move = legal_moves(table.match.game, table.match.state, seat)[0]
        written = table.match.game.write(move)
        origin: Origin = HOST if seat == CHANCE else seat
        more = {"seat": "chance"} if seat == CHANCE else {}
        assert isinstance(table.play(origin, written, **more), Decision)
    assert table.phase == "play"
    return table


def test_the_earliest_press_takes_the_dice_in_whatever_order_they_arrive() -> None:
    rollers = set()
    for order in permutations([(0, 41), (1, 40), (2, 42)]):
        table = begun()
        table.press(*order)
        roll = table.match.state.roll
        rollers.add(roll.seat if roll else table.match.state.active)
        dice = [line.body for line in table.entries[-1].lines if " dice " in line.body]
        assert dice == ["1 dice @0.040000000"]
    assert rollers == {1}


def test_the_box_rolls_at_once_and_nobody_else_acts_until_the_roll_is_applied() -> None:
    table = begun()
    table.press((2, 50))
    lines = [line.body for line in table.entries[-1].lines]
    assert lines[0] == "2 dice @0.050000000"
    assert lines[1].startswith("chance rolled ")
    assert table.phase == "roll"
    refusal = table.play(0, "shed 1")
    assert isinstance(refusal, Illegal)
    assert refusal.rule == "totemix.locked"
    number = table.committed.number
    table.press((1, 60))
    assert table.committed.number == number


def test_the_roller_says_what_the_real_dice_show() -> None:
    table = begun(chance="table")
    table.press((1, 50))
    assert not draws_chance(table.match)
    assert isinstance(table.play(0, "rolled stacking forest"), Illegal)
    view = seat_view(table.committed, 1)
    assert view is not None
    assert "rolled stacking forest" in view.moves
    assert isinstance(table.play(1, "rolled stacking forest"), Decision)
    assert table.match.entries[-1].seat == CHANCE


def test_no_phone_takes_the_dice() -> None:
    table = begun()
    view = seat_view(table.committed, 0)
    assert view is not None
    assert not any(move.startswith("dice") for move in view.moves)
    command = do.Play(move="dice @9.000000000", number=table.committed.number)
    assert table.problem(0, command) == "timed-move"


@pytest.mark.parametrize("chance", ["box", "table"])
def test_a_clock_is_left_to_the_alarm_with_its_time(chance: str) -> None:
    table = begun(chrono="nasty", chance=chance)
    match = table.match
    assert draws_chance(match)
    move = match.game.sample_chance(match.state, table.committed.random(), 5)
    assert match.game.time_of(move) == 5
    table.chance(match.game.write(move))
    due = table.match.game.sample_chance(table.match.state, table.committed.random(), 6)
    assert match.game.time_of(due) == 5 + 6 * 60 * 10**9


def test_payloads_stay_small_enough_for_phones() -> None:
    table = begun(6)
    for payload in (public_state(table.committed), host_view(table.committed)):
        assert payload is not None
    for seat in range(6):
        view = seat_view(table.committed, seat)
        assert view is not None
        assert len(view.moves) <= 600
    assert table.match.game.to_act(table.match.state) == {Seat(seat) for seat in range(6)}


def default_move(table: BareTable, seat: Seat) -> Any:
    """Return what the game would play for the seat."""
    game, state = table.match.game, table.match.state
    return game.default_move(state, seat, legal_moves(game, state, seat))


def test_who_resigns_in_the_middle_of_a_roll_holds_nobody_up() -> None:
    table = begun()
    table.press((2, 50))
    table.done(2, do.Resign())
    game = table.match.game
    while table.phase == "roll" or table.match.state.players[2].stage != "act":
        owed = {
            seat: default_move(table, seat) for seat in game.to_act(table.match.state) - {CHANCE}
        }
        seat, move = next((seat, move) for seat, move in sorted(owed.items()) if move)
        table.done(BOX, do.DefaultMove(table.committed.number, seat, game.write(move)))
        if table.committed.outcome() is not None:
            break
    assert default_move(table, Seat(2)) is None


def test_nobody_wins_together_because_the_others_left() -> None:
    table = begun()
    table.done(0, do.Resign())
    table.done(1, do.Resign())
    assert table.committed.outcome() is None
    assert table.committed.is_running()
