"""TOP!: who calls, what it binds, what answers it (P-10 to P-15, P-31, P-34, P-36)."""

from __future__ import annotations

from typing import Any

from engines.core.seats import Seat
from engines.top_totem import moves
from tests.engines.top_totem.ground import GAME, Ground


def offered(**options: Any) -> Ground:
    """Return a board on which red may take with two pedestrians and a rider; white has moved."""
    return Ground(red=[2, 6], red_riders=[50], white=[11, 15, 57, 58], **options)


def test_without_a_call_no_capture_is_compulsory() -> None:
    assert "2-3" in offered().turns()


def test_an_open_call_is_answered_by_any_turn_that_captures() -> None:
    ground = offered().do("1 top")
    assert ground.rules == {"top_open"}
    assert all("x" in turn for turn in ground.turns())
    assert {"2x11-20", "6x15-24"} <= ground.turns()
    assert ground.refusal("0 2-3") == "top_due"


def test_a_named_call_is_answered_by_that_very_capture() -> None:
    ground = offered().do("1 top", "1 top 6x15")
    assert ground.rules == {"top_open", "top_named"}
    assert ground.turns() == {"6x15-24"}
    ground.do("0 6x15-24")
    assert ground.state.call is None


def test_a_named_rider_may_take_the_victim_in_any_jump_and_go_on() -> None:
    ground = Ground(red_riders=[34], red=[72], white=[43, 27, 11]).do("1 top 34x43")
    assert {"34x43-52", "34x43-52-53"} <= ground.turns()
    assert all("x43" in turn for turn in ground.turns())
    assert ground.refusal("0 34x27-20") == "top_due"


def test_a_rider_may_step_first_unless_the_first_coup_is_due() -> None:
    board: dict[str, Any] = {"red_riders": [34], "red": [72], "white": [43, 51]}
    assert "34-42x51-60" in Ground(**board).do("1 top").turns()
    strict = Ground(**board, top_rider="first_coup").do("1 top")
    assert strict.turns()
    assert all(turn.startswith("34x") for turn in strict.turns())
    assert strict.refusal("0 34-42x51-60") == "top_due"


def test_with_nothing_to_take_a_call_is_void_and_free() -> None:
    ground = Ground(red=[2], white=[60]).do("1 top")
    assert ground.rules == {"top_void"}
    assert "2-3" in ground.turns()


def test_a_rider_offers_itself_in_vain_to_a_pedestrian_inside() -> None:
    ground = Ground(red=[28], white_riders=[35], white=[72])
    assert ground.refusal("1 top 28x35") == "top_sheltered"
    assert ground.do("1 top").rules == {"top_void"}
    assert Ground(red=[28], white=[35]).do("1 top 28x35").turns() == {"28x35-42"}


def test_a_rider_that_would_land_inside_owes_nothing() -> None:
    ground = Ground(red_riders=[46], white=[55, 1], red=[72])
    assert Ground(red_riders=[19], red=[72], white=[28]).do("1 top").rules == {"top_void"}
    assert ground.refusal("1 top 46x37") == "top_target"


def test_a_rider_that_can_take_only_after_a_step_owes_nothing() -> None:
    ground = Ground(red_riders=[33], red=[72], white=[43, 1]).do("1 top")
    assert ground.rules == {"top_void"}
    assert "33-34x43-52" in ground.turns()


def test_entering_is_no_answer() -> None:
    ground = Ground(red=[2], white=[11], camps=((3, 4), (0, 0)))
    assert "enter 5" in ground.turns()
    assert ground.do("1 top").refusal("0 enter 5") == "top_due"


def test_only_the_side_that_moved_last_calls_and_only_once() -> None:
    ground = offered()
    assert ground.refusal("0 top") == "top_turn"
    assert ground.do("1 top").refusal("1 top") == "top_again"
    assert ground.do("1 top 2x11").refusal("1 top 6x15") == "top_again"


def test_the_call_ends_with_the_reply() -> None:
    ground = offered().do("1 top", "0 2x11-20")
    assert ground.state.call is None
    assert "57-49" in ground.turns()


def test_the_button_of_the_side_that_moved_last_calls() -> None:
    state = offered().state
    assert GAME.press(state, Seat(1), 5) == moves.Top()
    assert GAME.press(state, Seat(0), 5) is None
    called = offered().do("1 top").state
    assert GAME.press(called, Seat(1), 5) is None


def test_time_is_given_for_a_call_only_while_it_would_bind() -> None:
    assert GAME.interrupters(offered().state) == {Seat(1)}
    assert GAME.interrupters(Ground(red=[2], white=[57]).state) == frozenset()
    assert GAME.interrupters(offered().do("1 top 6x15").state) == frozenset()


def test_time_is_given_to_name_one_of_several_captures_after_an_open_call() -> None:
    assert GAME.interrupters(offered().do("1 top").state) == {Seat(1)}
    alone = Ground(red=[2], white=[11, 57]).do("1 top")
    assert GAME.interrupters(alone.state) == frozenset()
    unnamed = offered(top_names=False).do("1 top")
    assert GAME.interrupters(unnamed.state) == frozenset()


def test_time_is_given_to_announce_a_game_that_is_won() -> None:
    ground = Ground(red=[28], white=[], white_riders=[72], turn=1, win_test="may_go_on")
    assert GAME.interrupters(ground.state) == {Seat(0)}
