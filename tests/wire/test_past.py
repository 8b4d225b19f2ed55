"""The latest moves as the host corrects them: what people did, and what they could have done."""

from __future__ import annotations

import pytest

from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.wire.past import past
from tests.fixtures.host_tables import BareTable


def in_a_duel() -> BareTable:
    """Return a table at which seat 1 has grabbed in a duel of seats 0 and 1."""
    table = BareTable()
    table.duel()
    table.press((1, 400))
    return table


def test_the_box_has_no_step_of_its_own_but_what_it_did_is_told() -> None:
    table = in_a_duel()
    told = past(table.match, table.committed.number)
    assert [(step.seat, step.move.split(" ")[0]) for step in told.steps] == [
        (0, "flip"),
        (1, "flip"),
        (1, "grab"),
    ]
    assert [event["kind"] for event in told.steps[0].events] == ["flipping", "shown"]
    assert "arriba.duel" in {event.get("rule") for event in told.steps[-1].events}


def test_another_hand_may_have_been_first_at_the_same_time() -> None:
    table = in_a_duel()
    grab = past(table.match, table.committed.number).steps[-1]
    moves = past(table.match, grab.number).moves
    assert moves["0"] == moves["1"] == ["grab @0.400000000"]
    back = do.Correct(to=grab.number, moves=[f"0 {moves['0'][0]}"], reason="it was Ann")
    table.done(HOST, back)
    step = past(table.match, table.committed.number).steps[-1]
    assert (step.seat, step.move) == (0, "grab @0.400000000")


def test_only_what_people_enter_is_offered_for_chance() -> None:
    table = BareTable()
    assert past(table.match, 0).moves["chance"] == []


def test_real_cards_are_offered_by_name() -> None:
    table = BareTable(deck="scanned", card_order="turn")
    table.chance("deal @0.000000000 first:0")
    moves = past(table.match, 1).moves
    assert "flip Ar" in moves["0"]
    assert not any(move.startswith("flip") for move in moves["1"])


def test_a_long_match_tells_its_latest_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firmware_host.wire.past.STEPS_AT_MOST", 2)
    steps = past(in_a_duel().match, 0).steps
    assert [(step.seat, step.move.split(" ")[0]) for step in steps] == [(1, "flip"), (1, "grab")]


def test_what_the_host_has_not_seen_is_not_taken_back() -> None:
    table = in_a_duel()
    number = table.committed.number
    assert table.problem(HOST, do.Correct(to=1, reason="a slip", number=number - 1)) == "stale"
    table.done(HOST, do.Correct(to=1, reason="a slip", number=number))
