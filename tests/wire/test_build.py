"""Payloads: the view and the legal moves of each role."""

from __future__ import annotations

import json
from typing import Any

from firmware_host.table import commands as do
from firmware_host.table.decision import HOST
from firmware_host.wire import build
from tests.fixtures.host_tables import BareTable


def read(payload: Any) -> Any:
    """Return the payload as a reader gets it."""
    return json.loads(build.encode(payload))


def test_before_a_match_there_is_a_table_and_nothing_else() -> None:
    state = BareTable(seats=0).committed
    assert read(build.table(state))["match"] is None
    assert len(read(build.table(state))["seats"]) == 8
    assert (build.public_state(state), build.host_view(state), build.seat_view(state, 0)) == (
        None,
    ) * 3
    assert build.events(state, (), None) == []


def test_the_table_names_the_settings_that_change_a_ruling() -> None:
    usual = read(build.table(BareTable(sharing="equal").committed))["house"]
    house = read(build.table(BareTable(sharing="slowest", deck="scanned").committed))["house"]
    assert house == {**usual, "sharing": ["A-09", "A-31"]}
    assert "deck" not in house


def test_a_seat_is_offered_its_moves_and_never_a_press() -> None:
    table = BareTable()
    table.deal()
    assert read(build.seat_view(table.committed, 0))["moves"] == ["flip"]
    assert read(build.seat_view(table.committed, 1))["moves"] == []
    assert build.seat_view(table.committed, 3) is None
    assert read(build.public_state(table.committed))["to_act"] == [0]


def test_a_seat_is_told_what_its_press_would_be() -> None:
    table = BareTable()
    table.deal()
    assert [read(build.seat_view(table.committed, seat))["press"] for seat in (0, 1)] == [
        "grab"
    ] * 2
    table.done(0, do.Pause())
    assert read(build.seat_view(table.committed, 0))["press"] is None


def test_the_host_is_offered_the_moves_of_chance() -> None:
    table = BareTable(dead_heat="entered")
    table.duel()
    table.press((0, 60), (1, 60))
    view = read(build.host_view(table.committed))
    assert view["moves"] == {"0": [], "1": [], "2": [], "chance": ["lower 0", "lower 1"]}
    assert read(build.public_state(table.committed))["to_act"] == ["chance"]


def test_the_host_is_offered_no_card_of_a_hand_that_the_box_holds() -> None:
    table = BareTable(seats=0)
    for deck, offered in (("box", {"draw"}), ("table", {"draw", "play H2", "discard L5"})):
        options = {"deck": deck, "starter": "left"}
        table.done(HOST, do.NewMatch(game="coups_bas", seats=3, options=options, seed=1))
        game = table.match.game
        move = game.sample_chance(table.match.state, table.committed.random(), 0)
        table.chance(game.write(move))
        moves = read(build.host_view(table.committed))["moves"][str(move.first)]
        assert offered <= set(moves)
        assert (deck == "table") == (len(moves) > 1)
        table.done(HOST, do.End())


def test_a_vote_names_the_seats_still_awaited() -> None:
    table = BareTable()
    table.deal()
    table.turn()
    table.done(2, do.Undo())
    assert read(build.table(table.committed))["undo"] == {"by": 2, "agreed": [2], "waiting": [0, 1]}


def test_an_outcome_is_in_every_payload() -> None:
    table = BareTable(seats=2)
    table.deal()
    table.done(0, do.Resign())
    told = read(build.public_state(table.committed))
    assert told["outcome"] == {"winners": [1], "scores": {}, "rule": "table.resigned"}
    assert read(build.host_view(table.committed))["moves"] == {"0": [], "1": [], "chance": []}
    table.done(HOST, do.NewMatch(game="arriba", seats=2))
    assert read(build.public_state(table.committed))["outcome"] is None
