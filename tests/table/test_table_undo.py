"""Taking back and overruling: by agreement, by the host, never silently."""

from __future__ import annotations

import json
from unittest.mock import Mock

import pytest

from engines.core.verdicts import Illegal
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST, Decision
from tests.fixtures.host_tables import BareTable


@pytest.fixture
def table() -> BareTable:
    """Return a table at which one card was turned."""
    table = BareTable()
    table.deal()
    table.turn()
    return table


def test_all_agree_and_it_is_taken_back(table: BareTable) -> None:
    table.done(1, do.Undo())
    assert table.committed.undo is not None
    assert table.committed.number == 3
    table.done(0, do.Agree())
    done = table.done(2, do.Agree())
    assert (table.committed.number, table.phase) == (1, "flip")
    assert table.committed.undo is None
    assert done.notice == {"key": "undo-done"}
    assert [line.kind for line in table.entries[-1].lines] == ["note", "back"]


def test_an_agreement_counts_once(table: BareTable) -> None:
    table.done(1, do.Undo())
    for _ in range(3):
        table.done(1, do.Agree())
    table.done(0, do.Agree())
    assert table.committed.number == 3


def test_one_declines_and_it_stands(table: BareTable) -> None:
    table.done(1, do.Undo())
    declined = table.done(2, do.Decline())
    assert declined.notice == {"key": "undo-declined", "seat": 2}
    assert declined.entries is not None
    assert [line.body for line in declined.entries.lines] == ['{"note": "vote"}']
    assert (table.committed.undo, table.committed.number) == (None, 3)
    assert table.problem(0, do.Agree()) == "undo-none"
    assert table.problem(0, do.Decline()) == "undo-none"


def test_there_is_one_vote_at_a_time_and_a_move_ends_it(table: BareTable) -> None:
    table.done(1, do.Undo())
    assert table.problem(2, do.Undo()) == "undo-open"
    assert isinstance(table.play(1, "flip"), Decision)
    assert table.committed.undo is None


def test_who_resigned_is_not_asked_and_who_has_no_phone_is(table: BareTable) -> None:
    table.done(2, do.Resign())
    table.done(1, do.Leave())
    number = table.committed.number
    table.done(0, do.Undo())
    assert table.committed.voters == {0, 1}
    assert table.committed.number == number
    table.done(1, do.Agree())
    assert table.committed.number == 1


def test_the_only_phone_takes_nothing_back_by_itself(table: BareTable) -> None:
    for seat in (1, 2):
        table.done(BOX, do.Sit(seat, "", "fr", "t"))
        table.done(seat, do.Leave())
    number = table.committed.number
    for _ in range(3):
        table.problem(0, do.Agree())
        table.done(0, do.Undo())
        table.done(0, do.Agree())
        assert table.committed.number == number
        table.done(0, do.Decline())
    table.done(HOST, do.Undo())
    assert table.committed.number == 1


def test_beside_bots_alone_it_is_taken_back_at_once(table: BareTable) -> None:
    for seat in (1, 2):
        table.done(HOST, do.Bot(seat=seat, bot="random"))
    table.done(0, do.Undo())
    assert table.committed.number == 1


def test_the_host_may_decline_for_all(table: BareTable) -> None:
    assert table.problem(HOST, do.Decline()) == "undo-none"
    table.done(1, do.Undo())
    declined = table.done(HOST, do.Decline())
    assert declined.notice == {"key": "undo-refused"}
    assert (table.committed.undo, table.committed.number) == (None, 3)


def test_who_sits_at_the_box_but_not_in_the_match_has_no_vote(table: BareTable) -> None:
    table.done(BOX, do.Sit(6, "Watcher", "fr", "t"))
    assert table.problem(6, do.Undo()) == "outside-match"
    assert 6 not in table.committed.voters


def test_before_anybody_did_anything_there_is_nothing_to_take_back() -> None:
    table = BareTable()
    assert table.problem(HOST, do.Undo()) == "nothing-to-undo"
    table.deal()
    assert table.problem(HOST, do.Undo()) == "nothing-to-undo"
    assert table.problem(0, do.Undo()) == "nothing-to-undo"


def test_after_a_duel_the_host_goes_back_to_before_the_grabs() -> None:
    table = BareTable()
    table.duel()
    before = table.match
    table.press((1, 60), (0, 70))
    assert table.committed.number == before.number + 3
    assert table.phase == "flip"
    table.done(HOST, do.Undo())
    assert table.match == before


def test_nobody_types_the_match_into_the_far_future(table: BareTable) -> None:
    line = "0 grab @999999999.999999999"
    correction = do.Correct(to=table.committed.number, moves=[line], reason="a slip")
    assert table.problem(HOST, correction) == "bad-command"
    grab = do.Play(move=line[2:], number=table.committed.number, seat=0)
    assert table.problem(HOST, grab) == "bad-command"
    table.done(
        HOST, do.Correct(to=table.committed.number, moves=["0 grab @9.000000000"], reason="ok")
    )


def test_a_match_that_all_others_left_stays_as_it_was(table: BareTable) -> None:
    table.done(1, do.Resign())
    table.done(2, do.Resign())
    assert table.problem(HOST, do.Undo()) == "no-match"
    assert table.problem(0, do.Undo()) == "no-match"


def test_undo_after_the_end_lets_the_match_go_on(table: BareTable) -> None:
    table.done(HOST, do.End())
    table.done(HOST, do.Undo())
    assert table.committed.is_running()
    assert table.entries[-1].is_over is False


def test_an_undo_looks_up_the_state_and_replays_nothing(
    table: BareTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = table.match.back_to(1)
    monkeypatch.setattr("engines.core.match.apply", Mock(side_effect=AssertionError))
    table.done(HOST, do.Undo())
    assert table.match is before


def test_what_is_drawn_after_an_undo_is_what_was_drawn_before() -> None:
    table = BareTable()
    table.chance(_draw(table))
    before = table.match
    assert isinstance(table.play(0, "flip"), Decision)
    table.done(HOST, do.Correct(to=0, moves=[], reason="dealt anew"))
    table.chance(_draw(table))
    assert table.match == before


def _draw(table: BareTable) -> str:
    game = table.match.game
    return game.write(game.sample_chance(table.match.state, table.committed.random(), 0))


def test_the_host_corrects_with_a_reason(table: BareTable) -> None:
    corrected = table.done(
        HOST,
        do.Correct(to=1, moves=["0 flip", "chance reveal @0.500000000"], reason=" it fell down ☂ "),
    )
    assert corrected.notice == {"key": "corrected", "reason": " it fell down ☂ "}
    assert table.match.state.clock_ns == 500_000_000
    note, back, flip, entered, reveal = table.entries[-1].lines
    assert json.loads(note.body) == {"note": "corrected", "reason": " it fell down ☂ "}
    assert (back.kind, back.body) == ("back", "1")
    assert (flip.body, reveal.body) == ("0 flip", "chance reveal @0.500000000")
    assert json.loads(entered.body) == {"note": "entered", "number": 2}


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (do.Correct(to=1), "bad-command"),
        (do.Correct(to=1, reason=" \n"), "bad-command"),
        (do.Correct(to=4, reason="x"), "bad-command"),
        (do.Correct(to=-1, reason="x"), "bad-command"),
        (do.Correct(to=1, moves=["0 flop"], reason="x"), "unreadable-move"),
        (do.Correct(to=1, moves=["flip"], reason="x"), "unreadable-move"),
        (do.Correct(to=1, moves=[""], reason="x"), "unreadable-move"),
        (do.Correct(to=1, moves=["0 flip", "99999 flip"], reason="x"), "unreadable-move"),
    ],
)
def test_a_correction_that_says_too_little_is_refused(
    table: BareTable, command: do.Correct, key: str
) -> None:
    assert table.problem(HOST, command) == key


def test_the_rules_hold_for_a_correction_too(table: BareTable) -> None:
    before = table.committed
    refused = table.ask(HOST, do.Correct(to=1, moves=["1 flip"], reason="x"))
    assert isinstance(refused, Illegal)
    assert refused.rule == "arriba.turn"
    assert table.committed is before


def test_a_correction_tries_out_no_second_move(table: BareTable) -> None:
    moves = ["0 flip", "chance reveal @0.500000000", "1 flip"]
    tried = do.Correct(to=1, moves=moves, reason="the second would show a card")
    assert table.problem(HOST, tried) == "correct-one-move"


def test_a_move_after_repeated_ones_is_refused_with_its_reason(table: BareTable) -> None:
    refused = table.ask(HOST, do.Correct(to=1, moves=["0 flip", "1 flip"], reason="x"))
    assert isinstance(refused, Illegal)
    assert refused.rule == "arriba.hold"


def test_a_correction_lets_chance_follow_at_once() -> None:
    table = BareTable()
    table.duel()
    number = table.committed.number
    table.done(HOST, do.Correct(to=number, moves=["1 grab @0.060000000"], reason="lamp broken"))
    assert [line.body for line in table.entries[-1].lines][-1] == "chance settle"
    assert table.phase == "flip"
