"""Steps, jumps, riders and the enclosure (P-01 to P-09, P-27, P-33, P-35, P-37)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.top_totem.ground import Ground


def test_pedestrians_step_forward_and_sideways_riders_back_too() -> None:
    ground = Ground(red=[14], red_riders=[55], white=[60])
    assert {turn for turn in ground.turns() if turn.startswith("14-")} == {
        "14-13",
        "14-15",
        "14-22",
    }
    assert {"55-47", "55-63", "55-54", "55-56"} <= ground.turns()
    assert ground.refusal("0 14-6") == "backward"
    assert {"60-52", "60-59", "60-61"} == Ground(white=[60], red=[1], turn=1).turns()


def test_around_the_totem_pedestrians_go_any_way_but_not_across_it() -> None:
    ground = Ground(red=[36], white=[72])
    assert ground.turns() == {"36-28", "36-44", "36-35"}
    assert ground.refusal("0 36-37") == "totem"
    assert Ground(red=[36], white=[72], enclosure_walk="forward").turns() == {"36-44", "36-35"}
    assert Ground(red=[28], white=[72]).refusal("0 28-20") == "backward"


@pytest.mark.parametrize("end", [1, 5, 37, 33])
def test_everybody_captures_in_all_four_diagonals(end: int) -> None:
    victim = (19 + end) // 2
    for men in ("red", "red_riders"):
        for foes in ("white", "white_riders"):
            board: dict[str, Any] = {men: [19], foes: [victim]}
            ground = Ground(**board)
            is_barred = men == "red_riders" and end == 37
            expected = {f"19x{victim}-{end}"} if not is_barred else set[str]()
            assert {turn for turn in ground.turns() if turn == f"19x{victim}-{end}"} == expected


def test_a_chain_is_one_mans_and_may_stop_anywhere() -> None:
    ground = Ground(red=[2, 8], white=[11, 29, 15])
    chains = {turn for turn in ground.turns() if "x" in turn}
    assert chains == {"2x11-20", "2x11-20x29-38", "8x15-22", "8x15-22x29-36"}
    ground.do("0 2x11-20x29-38")
    assert ground.men(1) == (1, 0)


def test_taken_men_leave_at_once_so_their_squares_are_free_again() -> None:
    ground = Ground(red=[19], white=[28, 44, 42, 26])
    assert "19x28-37x44-51x42-33x26-19" in ground.turns()


def test_several_men_capture_only_where_so_agreed() -> None:
    both = "0 2x11-20+8x15-22"
    assert Ground(red=[2, 8], white=[11, 15, 60]).refusal(both) == "one_man"
    ground = Ground(red=[2, 8], white=[11, 15, 60], captures="all_pieces")
    assert ground.do(both).men(1) == (1, 0)
    agreed = Ground(red=[2, 8], white=[11, 15, 60], captures="all_pieces")
    assert agreed.refusal("0 2x11-20+8-16") == "one_man"


def test_a_rider_mixes_steps_and_chains_in_two_coups() -> None:
    ground = Ground(red_riders=[1], red=[72], white=[11, 29, 60])
    turns = ground.turns()
    assert {"1-2", "1-2-3", "1-2-1", "1-2x11-20", "1-9-10"} <= turns
    assert Ground(red_riders=[2], red=[72], white=[11]).turns() >= {"2x11-20-21", "2x11-20"}
    assert ground.refusal("0 1-2-3-4") == "coups"
    three = Ground(red_riders=[2], red=[72], white=[11, 30])
    assert three.refusal("0 2x11-20-21x30-39") == "coups"


def test_a_pedestrian_plays_one_coup() -> None:
    assert Ground(red=[2], white=[19]).refusal("0 2-10x19-28") == "coups"


def test_riders_keep_out_of_the_enclosure_and_take_nobody_there() -> None:
    ground = Ground(red_riders=[20, 21], white=[28, 38], red=[72])
    assert ground.refusal("0 20-28") == "rider_inside"
    assert ground.refusal("0 21x28-35") == "sanctuary"
    assert Ground(red_riders=[46], white=[55], red=[1]).refusal("0 46x37-28") == "rider_inside"


@pytest.mark.parametrize("turn", ["20x29-38", "21x28-35", "35x44-53", "38x45-52", "38x29-20"])
def test_pedestrians_capture_over_the_corners_of_the_enclosure(turn: str) -> None:
    start, _, rest = turn.partition("x")
    ground = Ground(red=[int(start)], white=[int(rest.split("-")[0])])
    assert turn in ground.turns()
    closed = Ground(red=[int(start)], white=[int(rest.split("-")[0])], border_captures=False)
    assert closed.refusal(f"0 {turn}") == "border"


def test_inside_and_outside_take_each_other_riders_included() -> None:
    assert "28x35-42" in Ground(red=[28], white_riders=[35], white=[72]).turns()
    assert "19x28-37" in Ground(red=[19], white=[28]).turns()
    assert "28x37-46" in Ground(red=[28], white=[37], border_captures=False).turns()


def test_on_the_last_row_a_pedestrian_goes_sideways_and_jumps_back() -> None:
    ground = Ground(red=[68], white=[59])
    assert ground.turns() == {"68-67", "68-69", "68x59-50"}


def test_a_rider_that_steps_out_and_back_has_moved() -> None:
    ground = Ground(red_riders=[1], red=[40], white=[60])
    before = ground.state.board
    ground.do("0 1-2-1")
    assert ground.state.board == before
    assert (ground.state.turn, ground.state.quiet, ground.state.passes) == (1, 1, 0)
