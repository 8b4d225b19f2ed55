"""Huts that are set right: the box follows the board, and refuses what cannot be."""

from __future__ import annotations

import dataclasses

import pytest

from engines.core.match import Match, begin
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Applied, Illegal
from engines.tschukka.components import Family
from engines.tschukka.events import Recounted
from engines.tschukka.game import Tschukka
from engines.tschukka.people import read_people
from engines.tschukka.state import Phase, State

GAME = Tschukka()
RED = Family(0)
HOUSED = ("0 house red 2w2m1W1M - 1e", "1 house green 2w2m1W1M - 1e", "2 house blue 2w2m1W1M - 1e")
NO_SPELLS = ("0 choose red -", "1 choose green -", "2 choose blue -")


def _match(*lines: str) -> Match:
    match = begin(GAME, 3, {"first_family": "red", "chance": "table", "families": "rgby"})
    for line in lines:
        match = _played(match, line).state
    return match


def _played(match: Match, line: str) -> Applied[Match, object]:
    who, _, text = line.partition(" ")
    seat = CHANCE if who == "chance" else Seat(int(who))
    applied = match.play(seat, GAME.parse(text))
    assert isinstance(applied, Applied), applied
    return applied


def _refused(match: Match, line: str) -> str:
    who, _, text = line.partition(" ")
    refusal = match.play(Seat(int(who)), GAME.parse(text))
    assert isinstance(refusal, Illegal), refusal
    return refusal.rule


def _huts(match: Match) -> tuple[tuple[int, ...], ...]:
    state: State = match.state
    return state.clans[RED].huts


def test_the_box_follows_the_board_and_says_so() -> None:
    match = _match(*HOUSED)
    applied = _played(match, "0 recount red 2w1m 1m1W1M 1e")
    assert _huts(applied.state) == tuple(map(read_people, ("2w1m", "1m1W1M", "1e")))
    assert applied.events == (Recounted("tschukka.recount", "red", ("2w1m", "1m1W1M", "1e")),)
    before, after = match.state, applied.state.state
    assert dataclasses.replace(after, clans=before.clans, changes=before.changes) == before


def test_the_list_for_the_board_says_nothing_of_huts_that_are_right() -> None:
    match = _match(HOUSED[0], "0 recount red 2w1m 1m1W1M 1e", *HOUSED[1:])
    (report,) = match.state.reports
    places = {change.place for change in report.changes}
    assert {"green1", "blue1"} <= places
    assert not places & {"red1", "red2", "red3"}


def test_a_family_is_set_right_out_of_turn() -> None:
    match = _match(*HOUSED)
    assert match.state.awaited == (RED,)
    _played(match, "2 recount blue 2w2m 1W1M 1e")
    assert _refused(match, "1 recount blue 2w2m 1W1M 1e") == "tschukka.not_your_family"


def test_a_wrong_sex_of_a_child_is_set_right_but_no_child_is_added() -> None:
    match = _match(*HOUSED, *NO_SPELLS, "chance born red 1g2b - -")
    _played(match, "0 recount red 2g1b2w2m1W1M - 1e")
    assert _refused(match, "0 recount red 2g2b2w2m1W1M - 1e") == "tschukka.recount_people"


@pytest.mark.parametrize(
    ("counted", "due"),
    [("2w2m1W1M - 1e", (3, 0, 0)), ("3w1m1W1M - 1e", (4, 0, 0)), ("1w1M 1w1m 1m1W1e", (1, 1, 1))],
)
def test_births_that_are_due_follow_the_board(counted: str, due: tuple[int, ...]) -> None:
    match = _match(*HOUSED, *NO_SPELLS)
    assert match.state.phase is Phase.THROWING
    after = _played(match, f"0 recount red {counted}").state
    assert after.state.children_due(RED) == due


def test_a_family_without_births_after_counting_is_not_asked_for_its_throw() -> None:
    match = _match(*HOUSED, *NO_SPELLS)
    after = _played(match, "0 recount red 2w1W 2m1M 1e").state
    assert after.state.queue == match.state.queue[1:]


def test_six_are_the_most_before_births_and_not_after() -> None:
    before = _match(*HOUSED)
    assert _refused(before, "0 recount red 2w2m1W1M1e - -") == "tschukka.recount_room"
    after = _match(*HOUSED, *NO_SPELLS, "chance born red 3g - -")
    _played(after, "0 recount red 3g2w2m1W1M1e - -")


def test_nobody_counts_before_moving_in() -> None:
    assert _refused(_match(), "0 recount red 2w2m 1W1M 1e") == "tschukka.recount_home"
