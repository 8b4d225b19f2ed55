"""Permissions and checks of a request, before the rules are applied."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, cast

import pytest

from engines.catalog import find_game
from engines.core.match import begin
from engines.core.verdicts import Illegal
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.decision import BOX, HOST, Decision, Origin
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from firmware_host.wire import build
from tests.fixtures.host_tables import SIZE, BareTable, SlowJournal, guests, run

if TYPE_CHECKING:
    from firmware_host.journal.journal import Journal

SEAT_MAY = (
    do.Play,
    do.Undo,
    do.Agree,
    do.Decline,
    do.Pause,
    do.Resume,
    do.Resign,
    do.Name,
    do.Leave,
)
HOST_MAY = (
    do.Play,
    do.Undo,
    do.Decline,
    do.Pause,
    do.Resume,
    do.NewMatch,
    do.End,
    do.Correct,
    do.Leave,
)
EXAMPLES: tuple[Any, ...] = (
    *(kind() for kind in dict.fromkeys((*SEAT_MAY, *HOST_MAY))),
    do.Presses(()),
    do.ChanceMove(0, None),
    do.DefaultMove(0, 0, "flip"),
    do.Sit(0, "Ann", "fr", "t"),
    do.HostGiven("Ann", None, 1),
)
BOX_MAY = (do.Undo, *(type(example) for example in EXAMPLES[-5:]))
"""People at the box may ask everybody to take a move back."""
FORBIDDEN = [
    (origin, example)
    for origin, allowed in ((0, SEAT_MAY), (HOST, HOST_MAY), (BOX, BOX_MAY))
    for example in EXAMPLES
    if type(example) not in allowed
]


@pytest.mark.parametrize(
    ("origin", "command"), FORBIDDEN, ids=lambda value: getattr(type(value), "__name__", value)
)
def test_a_command_that_its_sender_may_not_give_is_refused(origin: Origin, command: Any) -> None:
    assert BareTable().problem(origin, command) == "not-host"


@pytest.mark.parametrize(
    ("origin", "command"),
    [
        (0, do.Play(move="flip", number=0)),
        (0, do.Undo()),
        (0, do.Pause()),
        (0, do.Resume()),
        (0, do.Resign()),
        (HOST, do.Play(move="flip", number=0, seat=0)),
        (HOST, do.Undo()),
        (HOST, do.End()),
        (HOST, do.Correct(reason="so it was")),
        (BOX, do.Presses(((0, 5),))),
        (BOX, do.ChanceMove(0, None)),
        (BOX, do.DefaultMove(0, 0, "flip")),
    ],
)
def test_without_a_match_nothing_is_played(origin: Origin, command: Any) -> None:
    assert BareTable(seats=0).problem(origin, command) == "no-match"


def test_a_move_is_made_for_one_number_only() -> None:
    table = BareTable()
    table.deal()
    assert table.problem(0, do.Play(move="flip", number=0)) == "stale"
    assert table.problem(0, do.Play(move="flip", number=2)) == "stale"
    assert table.problem(0, do.Play(move="flip")) == "bad-command"
    assert isinstance(table.ask(0, do.Play(move="flip", number=1)), Decision)
    assert [line.body for line in table.lines[-1:]] == ["0 flip"]


@pytest.mark.parametrize("move", ["", "flop", "flip Zz", "grab", "grab @1", "flip " + "x" * 9999])
def test_an_invalid_move_is_refused_with_the_invalid_part(move: str) -> None:
    table = BareTable()
    table.deal()
    assert table.problem(0, do.Play(move=move, number=1)) == "unreadable-move"


def test_a_rule_refuses_and_nothing_changes() -> None:
    table = BareTable()
    table.deal()
    before = table.committed
    assert table.play(1, "flip") == Illegal("arriba.turn", {"flipper": 0})
    assert table.committed is before
    assert table.problem(7, do.Play(move="flip", number=before.number)) == "outside-match"


def test_a_phone_never_presses() -> None:
    table = BareTable()
    table.duel()
    number = table.committed.number
    assert table.problem(0, do.Play(move="grab @0.030000000", number=number)) == "timed-move"
    assert table.problem(0, do.Play(move="reveal @0.030000000", number=number)) == "timed-move"
    assert isinstance(table.play(HOST, "grab @0.030000000", seat=0), Decision)


def test_the_host_names_a_seat_of_this_match() -> None:
    table = BareTable()
    table.deal()
    for seat in (None, 3, 8):
        assert table.problem(HOST, do.Play(move="flip", number=1, seat=seat)) == "seat-unknown"
    assert isinstance(table.play(HOST, "flip", seat=0), Decision)
    assert isinstance(table.play(HOST, "reveal @0.010000000", seat="chance"), Decision)


def test_a_seat_moves_for_itself_whatever_it_names() -> None:
    table = BareTable()
    table.deal()
    assert isinstance(table.play(1, "flip", seat=0), Illegal)


def test_stale_moves_of_chance_and_default_moves_are_dropped() -> None:
    table = BareTable()
    table.deal()
    flip = table.match.game.parse("flip")
    assert table.problem(BOX, do.ChanceMove(0, flip)) == "stale"
    assert table.problem(BOX, do.DefaultMove(0, 0, "flip")) == "stale"
    assert table.problem(BOX, do.DefaultMove(1, 0, "flop")) == "unreadable-move"
    assert isinstance(table.ask(BOX, do.DefaultMove(1, 0, "flip")), Decision)


def test_a_paused_table_accepts_no_move() -> None:
    table = BareTable()
    table.deal()
    table.done(1, do.Pause())
    number = table.committed.number
    asked: tuple[tuple[Origin, Any], ...] = (
        (0, do.Play(move="flip", number=number)),
        (HOST, do.Play(move="flip", number=number, seat=0)),
        (BOX, do.Presses(((0, 5),))),
        (BOX, do.ChanceMove(number, None)),
        (BOX, do.DefaultMove(number, 0, "flip")),
    )
    assert {table.problem(origin, command) for origin, command in asked} == {"paused"}
    resumed = table.done(HOST, do.Resume())
    assert resumed.notice == {"key": "resumed", "button": None}
    assert isinstance(table.play(0, "flip"), Decision)


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (do.NewMatch(game="arriba", seats=9), "seats-range"),
        (do.NewMatch(game="arriba", seats=1), "seats-range"),
        (do.NewMatch(game="arriba"), "seats-range"),
        (do.NewMatch(game="whist", seats=3), "game-unknown"),
        (do.NewMatch(game="", seats=3), "game-unknown"),
        (do.NewMatch(game="arriba", seats=3, options={"colour": 1}), "option-unknown"),
        (do.NewMatch(game="arriba", seats=3, options={"rounds": 0}), "option-whole"),
        (do.NewMatch(game="arriba", seats=3, options={"rounds": True}), "option-whole"),
        (do.NewMatch(game="arriba", seats=3, options={"rounds": 10**400}), "option-whole"),
        (do.NewMatch(game="arriba", seats=3, options={"deck": ["box"]}), "option-choice"),
        (do.NewMatch(game="arriba", seats=3, options={"hold_on_match": {}}), "option-flag"),
        (do.NewMatch(game="arriba", seats=2, options={"two_seats": "refuse"}), "arriba-two-seats"),
    ],
)
def test_an_impossible_match_is_refused_and_the_present_one_continues(
    command: do.NewMatch, key: str
) -> None:
    table = BareTable()
    assert table.problem(HOST, command) == key


def test_a_match_with_more_seats_than_the_box_has_is_refused() -> None:
    table = BareTable()
    table.committed = dataclasses.replace(table.committed, size=4)
    assert table.problem(HOST, do.NewMatch(game="arriba", seats=5)) == "box-small"
    table.done(HOST, do.NewMatch(game="arriba", seats=4))


@pytest.mark.parametrize(
    ("box", "asked", "played"),
    [
        ({}, {}, 50),
        ({"dead_heat_us": 120}, {}, 120),
        ({"dead_heat_us": 120}, {"dead_heat_us": 0}, 0),
        ({"dead_heat_us": 120, "no_option_of_this_game": 1}, {}, 120),
    ],
)
async def test_a_match_begins_with_the_margin_of_its_box_unless_the_host_says_otherwise(
    box: dict[str, int], asked: dict[str, int], played: int
) -> None:
    journal = SlowJournal()
    journal.is_open.set()
    table = Table(TableState(SIZE, guests(3)), cast("Journal", journal), TableClock(), box)
    async with run(table.run()):
        await table.ask(HOST, do.NewMatch(game="arriba", seats=3, options=asked, seed=1))
    assert table.committed.match is not None
    assert table.committed.match.options.dead_heat_us == played
    (entries,) = [entry for commit in journal.commits for entry in commit]
    assert entries.begins is not None
    again = begin(find_game("arriba"), 3, entries.begins.options)
    assert again.options == table.committed.match.options, "a restored match keeps it"


def test_the_page_gets_the_margin_of_the_box_as_the_default() -> None:
    told = {
        game.name: {option.name: option.default for option in game.options}
        for game in build.games({"dead_heat_us": 120}).games
    }
    assert told["arriba"]["dead_heat_us"] == told["coups_bas"]["dead_heat_us"] == 120
    assert "dead_heat_us" not in told["top_totem"]


def test_a_new_match_replaces_the_old_one() -> None:
    table = BareTable()
    table.deal()
    table.done(0, do.Resign())
    table.done(0, do.Pause())
    people = table.committed.guests
    table.done(HOST, do.NewMatch(game="arriba", seats=4))
    state = table.committed
    assert (state.number, state.is_paused, state.resigned) == (0, False, frozenset())
    assert state.guests == people
    assert table.match.seats == 4
    assert table.entries[-1].begins is not None


def test_the_same_seed_draws_the_same_and_no_seed_another() -> None:
    def deal_of(seed: int | None) -> str:
        table = BareTable(seats=0)
        table.done(HOST, do.NewMatch(game="arriba", seats=3, seed=seed))
        draw = table.match.game.sample_chance(table.match.state, table.committed.random(), 0)
        return table.match.game.write(draw)

    assert deal_of(5) == deal_of(5)
    assert deal_of(5) != deal_of(6)


def test_the_host_ends_a_match_without_a_result() -> None:
    table = BareTable()
    table.deal()
    table.done(HOST, do.Pause())
    ended = table.done(HOST, do.End())
    assert ended.notice == {"key": "ended"}
    assert ended.entries is not None
    assert ended.entries.is_over is True
    assert not table.committed.is_running()
    assert table.problem(0, do.Play(move="flip", number=1)) == "no-match"
    assert table.problem(HOST, do.End()) == "no-match"
