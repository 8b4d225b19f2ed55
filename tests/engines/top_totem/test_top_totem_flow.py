"""Starts, entering, ends, points and the match (P-16 to P-32)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engines.core.match import begin
from engines.core.seats import CHANCE, Seat
from engines.top_totem.board.bitboard import BACARTA
from engines.top_totem.moves import Begin, Move
from engines.top_totem.play.dispatch import PLAYS
from engines.top_totem.state import Phase
from tests.engines.playing import Setup, drift, scripted, verdict_on
from tests.engines.top_totem.ground import GAME, Ground


def test_bacarta_stands_as_printed_and_the_lot_says_who_begins() -> None:
    match = scripted(begin(GAME, 2, {"start": "bacarta"}), ["chance begin 1"])
    assert (match.state.board, match.state.turn) == (BACARTA, 1)
    assert set(GAME.fast_legal_moves(begin(GAME, 2, {}).state, CHANCE)) == {
        Begin(Seat(0)),
        Begin(Seat(1)),
    }
    assert verdict_on(begin(GAME, 2, {"first": "red"}), "chance begin 1") == "top_totem.begin_first"


def test_cowboys_come_in_by_their_base_riders_last() -> None:
    match = scripted(begin(GAME, 2, {}), ["chance begin 0", "0 enter 3", "1 enter 70"])
    assert match.state.board.pedestrians == (4, 1 << 69)
    assert verdict_on(match, "0 enter 3") == "top_totem.square_taken"
    assert verdict_on(match, "0 3-11") is None
    last = Ground(red=[9], white=[60], camps=((1, 4), (0, 0))).do("0 enter 3", "1 60-52")
    assert last.do("0 enter 4").men(0) == (2, 1)


def test_captured_pedestrians_have_entered() -> None:
    ground = Ground(red=[9], white=[60], camps=((0, 4), (0, 0)))
    assert ground.do("0 enter 3").men(0) == (1, 1)


def test_an_entered_rider_goes_on_only_where_so_agreed() -> None:
    board: dict[str, Any] = {"red": [30], "white": [12, 60], "camps": ((0, 4), (0, 0))}
    assert Ground(**board).refusal("0 enter 3-11") == "coups"
    agreed = Ground(**board, rider_entry="one_more_coup")
    assert {"enter 3", "enter 3-11", "enter 3x12-21"} <= agreed.turns()
    assert agreed.refusal("0 enter 3-11-19") == "coups"
    assert agreed.refusal("0 enter 3x12-21-22") == "coups"


def test_a_blocked_base_bars_entry_and_a_side_without_a_move_passes() -> None:
    ground = Ground(
        red=range(65, 73), white_riders=[1, 2, 3, 4], white=[5, 6, 7, 8], camps=((4, 4), (0, 0))
    )
    assert ground.turns() == {"pass"}
    assert ground.do("0 pass").rules == {"passed"}
    assert Ground(red=[9], white=[60]).refusal("0 pass") == "can_move"


def test_indians_are_placed_outside_the_enclosure_before_anybody_moves() -> None:
    *_, last = (
        step
        for step in drift(Setup(GAME, 2, {"start": "indian", "rounds": 1}, 3))
        if step.before.state.phase is Phase.PLACE
    )
    state = last.after.state
    assert state.phase is Phase.PLAY
    assert [state.board.pedestrians[side].bit_count() for side in (0, 1)] == [12, 12]
    assert [state.board.riders[side].bit_count() for side in (0, 1)] == [4, 4]
    assert verdict_on(last.after, f"{1 - state.turn} top") == "top_totem.top_early"


@pytest.mark.parametrize(("inside", "points"), [(1, 10), (2, 30), (3, 60), (4, 100), (5, 150)])
def test_the_last_enemy_pedestrian_wins_by_those_inside(inside: int, points: int) -> None:
    squares = [28, 29, 36, 37, 44, 45][:inside]
    ground = Ground(red=[*squares, 9], white=[18], white_riders=[64]).do("0 9x18-27")
    assert ground.rules == {"captured", "last_ones", "highest"}
    assert ground.state.totals == (points, 0)


def test_without_a_pedestrian_inside_play_continues_until_there_is_one() -> None:
    ground = Ground(red=[9, 20], white=[18], white_riders=[64]).do("0 9x18-27")
    assert ground.state.phase is Phase.PLAY
    assert ground.do("1 64-63", "0 20-28").state.totals == (10, 0)


def test_those_in_camp_are_still_alive() -> None:
    ground = Ground(red=[28, 9], white=[18], camps=((0, 0), (1, 4))).do("0 9x18-27")
    assert ground.state.phase is Phase.PLAY


def test_six_inside_end_the_game_at_once_or_when_announced() -> None:
    board: dict[str, Any] = {"red": [20, 29, 36, 37, 44, 45], "white": [1, 2]}
    assert Ground(**board).do("0 20-28").state.totals == (300, 0)
    called = Ground(**board, totem_top="called").do("0 20-28")
    assert called.state.phase is Phase.PLAY
    assert GAME.press(called.state, Seat(0), 1) == GAME.parse("announce")
    assert called.do("0 announce").state.totals == (300, 0)


def test_only_a_called_totem_top_can_score_210() -> None:
    board: dict[str, Any] = {"red": [28, 29, 36, 37, 44, 45, 9], "white": [18]}
    assert Ground(**board, totem_top="called").do("0 9x18-27").state.totals == (210, 0)


def test_the_same_jump_that_brings_the_sixth_and_takes_the_last_scores_300() -> None:
    ground = Ground(red=[10, 29, 36, 37, 44, 45], white=[19]).do("0 10x19-28")
    assert ground.rules == {"captured", "six_inside", "highest"}
    assert ground.state.totals == (300, 0)


def test_the_winner_may_go_on_where_so_agreed() -> None:
    ground = Ground(red=[28, 9, 20], white=[18], white_riders=[64], win_test="may_go_on")
    ground.do("0 9x18-27")
    assert ground.state.phase is Phase.PLAY
    ground.do("1 64-63", "0 20-21", "1 63-64", "0 21-29", "0 announce")
    assert ground.state.totals == (30, 0)


def test_a_game_is_dead_after_enough_quiet_turns() -> None:
    ground = Ground(red=[1], white=[72], quiet_turns=5, repetitions=9)
    steps = ["0 1-2", "1 72-71", "0 2-3", "1 71-70", "0 3-4", "1 70-69", "0 4-5", "1 69-68"]
    assert ground.do(*steps, "0 5-6").state.phase is Phase.PLAY
    assert ground.do("1 68-67").rules == {"quiet", "shared"}


def test_a_capture_or_an_entry_begins_the_count_anew() -> None:
    ground = Ground(red=[1], white=[72], camps=((1, 0), (0, 0))).do("0 1-2", "1 72-71")
    assert ground.state.quiet == 2
    assert ground.do("0 enter 1").state.quiet == 0


def test_a_third_repetition_is_a_draw() -> None:
    ground = Ground(red=[1], white=[72])
    round_trip = ["0 1-2", "1 72-71", "0 2-1", "1 71-72"]
    assert ground.do(*round_trip).state.phase is Phase.PLAY
    assert ground.do(*round_trip).rules == {"repeated", "shared"}


def test_without_pedestrians_on_either_side_the_game_is_dead() -> None:
    ground = Ground(red_riders=[9], white=[18]).do("0 9x18-27")
    assert ground.rules == {"captured", "no_pedestrians", "shared"}


def test_a_side_without_men_passes_and_the_other_wins_by_going_inside() -> None:
    ground = Ground(white=[52], white_riders=[64], turn=0)
    assert ground.turns() == {"pass"}
    assert ground.do("0 pass", "1 52-44").state.totals == (0, 10)


def test_a_match_goes_on_over_several_games_with_alternating_first_moves() -> None:
    ground = Ground(red=[28, 9], white=[18], rounds=3).do("0 9x18-27")
    assert ground.state.phase is Phase.BETWEEN
    assert GAME.to_act(ground.state) == {0, 1}
    ground.do("1 next")
    assert GAME.to_act(ground.state) == {CHANCE}
    ground.do("chance begin 1")
    assert (ground.state.round, ground.state.turn, ground.state.totals) == (2, 1, (10, 0))
    assert GAME.outcome(ground.state) is None


def test_every_kind_of_move_is_played() -> None:
    assert set(PLAYS) == set(get_args(Move))
