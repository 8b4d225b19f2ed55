"""Payloads: for everyone what they may know, and what they may enter."""

from __future__ import annotations

import json
from typing import Any

from host_tables import BareTable

from firmware_host import commands as do
from firmware_host import wire
from firmware_host.table.decision import HOST


def read(payload: Any) -> Any:
    """Return the payload as a reader gets it."""
    return json.loads(wire.encode(payload))


def test_before_a_match_there_is_a_table_and_nothing_else() -> None:
    state = BareTable(seats=0).state
    assert read(wire.table(state))["match"] is None
    assert len(read(wire.table(state))["seats"]) == 8
    assert (wire.public_state(state), wire.host_view(state), wire.seat_view(state, 0)) == (
        None,
    ) * 3
    assert wire.events(state, (), None) == []


def test_a_seat_is_offered_its_moves_and_never_a_press() -> None:
    table = BareTable()
    table.deal()
    assert read(wire.seat_view(table.state, 0))["moves"] == ["flip"]
    assert read(wire.seat_view(table.state, 1))["moves"] == []
    assert wire.seat_view(table.state, 3) is None
    assert read(wire.public_state(table.state))["to_act"] == [0]


def test_the_host_is_offered_what_the_table_must_say() -> None:
    table = BareTable(dead_heat="entered")
    table.duel()
    table.press((0, 60), (1, 60))
    view = read(wire.host_view(table.state))
    assert view["moves"] == {"0": [], "1": [], "2": [], "chance": ["lower 0", "lower 1"]}
    assert read(wire.public_state(table.state))["to_act"] == ["chance"]


def test_the_host_is_offered_no_card_of_a_hand_that_the_box_holds() -> None:
    table = BareTable(seats=0)
    for deck, offered in (("box", {"draw"}), ("table", {"draw", "play H2", "discard L5"})):
        options = {"deck": deck, "starter": "left"}
        table.done(HOST, do.NewMatch(game="coups_bas", seats=3, options=options, seed=1))
        game = table.match.game
        move = game.draw(table.match.state, table.state.random(), 0)
        table.chance(game.write(move))
        moves = read(wire.host_view(table.state))["moves"][str(move.first)]
        assert offered <= set(moves)
        assert (deck == "table") == (len(moves) > 1)
        table.done(HOST, do.End())


def test_a_vote_names_who_is_still_awaited() -> None:
    table = BareTable()
    table.deal()
    table.turn()
    table.done(2, do.Undo())
    assert read(wire.table(table.state))["undo"] == {"by": 2, "agreed": [2], "waiting": [0, 1]}


def test_an_outcome_is_told_to_everybody() -> None:
    table = BareTable(seats=2)
    table.deal()
    table.done(0, do.Resign())
    told = read(wire.public_state(table.state))
    assert told["outcome"] == {"winners": [1], "scores": {}, "rule": "table.resigned"}
    assert read(wire.host_view(table.state))["moves"] == {"0": [], "1": [], "chance": []}
    table.done(HOST, do.NewMatch(game="arriba", seats=2))
    assert read(wire.public_state(table.state))["outcome"] is None
