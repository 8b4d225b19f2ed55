"""Presses: the order of arrival does not change the verdict."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.arriba.events import Settled
from engines.core.verdicts import Illegal
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST, Decision
from tests.fixtures.host_tables import BareTable


def verdict(table: BareTable) -> Settled:
    """Return the verdict of the last command."""
    assert table.last is not None
    return next(event for event in table.last.events if isinstance(event, Settled))


def test_the_verdict_does_not_depend_on_the_order_of_arrival() -> None:
    outcomes = set()
    for order in permutations([(0, 71), (1, 70), (2, 72)]):
        table = BareTable()
        table.duel()
        table.press(*order)
        outcomes.add((verdict(table), table.match))
    assert len(outcomes) == 1
    ((told, match),) = outcomes
    assert (told.rule, told.seat) == ("arriba.duel", 1)
    assert [mark.seat for mark in match.state.photo] == [1, 0, 2]


@pytest.mark.parametrize("order", [((0, 30), (1, 40)), ((1, 40), (0, 30))])
def test_presses_are_judged_in_the_order_of_stamps(order: tuple[tuple[int, int], ...]) -> None:
    table = BareTable()
    table.deal("Ar", "Bg", "Cb")
    table.press(*order)
    assert [line.body for line in table.entries[-1].lines] == [
        "0 grab @0.030000000",
        "1 grab @0.040000000",
        "chance settle",
    ]


def test_all_presses_of_a_grab_are_written_as_one() -> None:
    table = BareTable()
    table.duel()
    before = len(table.entries)
    table.press((1, 60), (0, 70))
    assert len(table.entries) == before + 1
    assert [line.body for line in table.entries[-1].lines] == [
        "1 grab @0.060000000",
        "0 grab @0.070000000",
        "chance settle",
    ]


def test_a_press_of_another_match_or_time_is_ignored() -> None:
    table = BareTable()
    table.duel()
    before = table.committed
    assert table.press((0, -5)) == Decision(before)
    assert table.press((7, 50)) == Decision(before)
    assert table.press() == Decision(before)
    table.press((7, 50), (1, 60))
    assert verdict(table).seat == 1


def test_a_press_still_on_its_way_when_moves_are_taken_back_costs_nothing() -> None:
    table = BareTable()
    table.duel()
    table.done(HOST, do.Undo())
    assert [len(hand.open) for hand in table.match.state.hands] == [1, 0, 0]
    before = table.committed
    # Table time went back to the last card shown, so what was pressed for the duel lies before it.
    assert table.press((0, 5)) == Decision(before)
    table.press((0, 40))
    assert verdict(table).rule == "arriba.wrong_grab"


def test_a_press_before_a_correction_costs_nothing() -> None:
    table = BareTable()
    table.duel()
    moves = ["1 grab @0.050000000"]
    table.done(HOST, do.Correct(to=table.committed.number, moves=moves, reason="not seen"))
    before = table.committed
    assert table.press((2, 45)) == Decision(before)


def test_the_button_of_a_resigned_seat_grabs_no_more() -> None:
    table = BareTable()
    table.duel()
    table.done(1, do.Resign())
    before = table.committed
    assert table.press((1, 60)) == Decision(before)
    table.press((1, 60), (0, 70))
    assert verdict(table).seat == 0


def test_a_refused_press_does_not_affect_others() -> None:
    table = BareTable(deck="scanned")
    table.chance("deal @0.000000000 first:0")
    table.press((0, 50))
    refused = table.press((0, 60))
    assert refused == Illegal("arriba.pressed_already", {"seat": 0})
    table.press((0, 60), (1, 70))
    assert [line.body for line in table.entries[-1].lines] == ["1 grab @0.070000000"]


def test_a_wrong_press_is_judged_as_well() -> None:
    table = BareTable()
    table.deal("Ar", "Bg")
    table.turn()
    table.press((2, 40))
    assert verdict(table).rule == "arriba.wrong_grab"


def test_an_entered_dead_heat_waits_for_the_host() -> None:
    table = BareTable(dead_heat="entered")
    table.duel()
    table.press((0, 60), (1, 60))
    assert table.phase == "lower"
    assert isinstance(table.play(HOST, "lower 1", seat="chance"), Decision)
