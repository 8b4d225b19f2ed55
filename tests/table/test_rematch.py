"""A rematch: by agreement of the people, or at once by the host."""

from __future__ import annotations

from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST
from tests.fixtures.host_tables import BareTable, guests

BACARTA = {"start": "bacarta", "first": "red", "rounds": 1}


def ended(
    bots: dict[int, str] | None = None, buttons: list[int] | None = None, people: int = 5
) -> BareTable:
    """Return a match of two that seat 0 has resigned from."""
    table = BareTable(0)
    table.committed = type(table.committed)(table.committed.size, guests(people))
    places = buttons or [0, 1]
    new = do.NewMatch(game="top_totem", buttons=places, options=BACARTA, seed=1, bots=bots or {})
    table.done(HOST, new)
    table.done(places[0], do.Resign())
    return table


def test_both_people_ask_and_the_same_match_begins() -> None:
    table = ended(buttons=[1, 4])
    before = table.committed
    assert table.done(4, do.Rematch()).notice == {"key": "rematch-asked", "seat": 1}
    assert table.committed.rematch == {1}
    assert table.committed.match_id == before.match_id
    table.done(1, do.Rematch())
    after = table.committed
    assert after.match_id != before.match_id
    assert (after.buttons, after.rematch, after.resigned) == ((1, 4), frozenset(), frozenset())
    assert after.match is not None
    assert before.match is not None
    assert (after.match.game, after.match.options) == (before.match.game, before.match.options)
    assert after.is_running()


def test_against_a_bot_one_tap_is_enough() -> None:
    table = ended({1: "easy"}, people=1)
    before = table.committed.match_id
    table.done(0, do.Rematch())
    assert table.committed.match_id != before
    assert table.committed.bots == {1: "easy"}


def test_the_host_asks_nobody() -> None:
    table = ended()
    before = table.committed.match_id
    table.done(HOST, do.Rematch())
    assert table.committed.match_id != before


def test_asking_twice_counts_once() -> None:
    table = ended()
    before = table.committed.match_id
    table.done(0, do.Rematch())
    table.done(0, do.Rematch())
    assert table.committed.match_id == before


def test_a_rematch_needs_a_match_that_is_over_and_a_seat_in_it() -> None:
    table = BareTable(0)
    assert table.problem(HOST, do.Rematch()) == "no-match"
    assert ended().problem(3, do.Rematch()) == "outside-match"
    running = BareTable()
    running.deal()
    assert running.problem(0, do.Rematch()) == "match-running"


def after_arriba(people: int, *, buttons: list[int], bots: dict[int, str]) -> BareTable:
    """Return a match of Arriba! that the host has ended, and who sits at the box."""
    table = BareTable(0)
    table.committed = type(table.committed)(6, guests(people))
    options = {"rounds": 1, "first_player": "seat0"}
    new = do.NewMatch(game="arriba", buttons=buttons, options=options, seed=1, bots=bots)
    table.done(HOST, new)
    table.done(HOST, do.End())
    return table


def again(table: BareTable) -> tuple[tuple[int, ...], dict[int, str]]:
    """Return buttons and bots of the rematch that the host begins."""
    table.done(HOST, do.Rematch())
    return table.committed.buttons, dict(table.committed.bots)


def test_a_match_that_the_host_ended_can_be_played_again() -> None:
    assert again(after_arriba(0, buttons=[1, 4], bots={1: "greedy"})) == ((1, 4), {1: "greedy"})


def test_it_is_without_who_left_and_with_who_came() -> None:
    table = after_arriba(2, buttons=[0, 1, 2, 4], bots={3: "greedy"})
    table.done(1, do.Leave())
    table.done(BOX, do.Sit(5, "Cleo", "en", "token of Cleo"))
    assert again(table) == ((0, 2, 4, 5), {2: "greedy"})


def test_people_take_the_places_of_bots_and_bots_fill_up_what_the_game_needs() -> None:
    table = ended({1: "easy"}, people=1)
    table.done(BOX, do.Sit(4, "Cleo", "en", "token of Cleo"))
    assert again(table) == ((0, 4), {})
    alone = ended(people=2)
    alone.done(1, do.Leave())
    assert again(alone) == ((0, 1), {1: "medium"})
