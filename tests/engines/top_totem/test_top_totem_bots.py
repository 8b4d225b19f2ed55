"""The search bot: positions it must solve, and its strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.bots.chooser import Choice, Turn
from engines.bots.top_totem import chances, weights
from engines.bots.top_totem.search_bot import SearchBot
from engines.bots.top_totem.strengths import STRENGTHS, Strength
from engines.bots.top_totem.tree import Tree
from engines.core.judge import legal_moves
from engines.core.seats import Seat
from engines.top_totem.candidates import as_move, position_of
from engines.top_totem.moves import write
from tests.engines.playing import seeded
from tests.engines.top_totem.arena import fight, named
from tests.engines.top_totem.ground import GAME, Ground
from tests.engines.top_totem.speed import rates

if TYPE_CHECKING:
    from engines.top_totem.board.position import Position


class Patience:
    """A clock that advances at every reading, so that a search ends without waiting."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        """Return the time, a hundredth of a second later than at the last call."""
        self.looks += 1
        return self.looks / 100


def chosen(ground: Ground, seat: int, strength: Strength) -> Choice | None:
    moves = legal_moves(GAME, ground.state, Seat(seat))
    awaited = seat in GAME.to_act(ground.state)
    turn = Turn(GAME, Seat(seat), GAME.view(ground.state, Seat(seat)), moves, is_awaited=awaited)
    return SearchBot(strength, Patience()).choose(turn, seeded(1))


DEEP = Strength(1.0)


def test_it_takes_what_wins_at_once() -> None:
    ground = Ground(red=[28, 9, 20], white=[18], white_riders=[64])
    choice = chosen(ground, 0, DEEP)
    assert choice is not None
    assert (write(choice.move), choice.why) == ("9x18-27", "wins")


def test_it_brings_the_sixth_inside() -> None:
    ground = Ground(red=[20, 29, 36, 37, 44, 45, 3], white=[1, 2, 70], red_riders=[60])
    choice = chosen(ground, 0, DEEP)
    assert choice is not None
    assert write(choice.move) == "20-28"


def test_it_takes_the_longer_chain() -> None:
    ground = Ground(red=[2, 30], white=[11, 29, 66, 70, 72])
    choice = chosen(ground, 0, DEEP)
    assert choice is not None
    assert write(choice.move) == "2x11-20x29-38"


def test_it_does_not_step_where_it_would_be_taken() -> None:
    ground = Ground(red=[26, 3, 5], white=[43, 60, 62], white_riders=[64])
    choice = chosen(ground, 0, Strength(1.0, deepest=3))
    assert choice is not None
    assert write(choice.move) != "26-34"


def test_it_gives_one_man_by_top_to_take_the_last_two() -> None:
    """White offers 29: 20 has to take it, lands on 38, and 47 takes 38 and 22 in one chain."""
    board: dict[str, Any] = {"red": [20, 22], "white": [37, 44, 47, 56, 65], "turn": 1}
    choice = chosen(Ground(**board), 1, DEEP)
    assert choice is not None
    assert (write(choice.move), choice.why) == ("37-29", "wins")
    offered = Ground(**board).do("1 37-29")
    call = chosen(offered, 1, DEEP)
    assert call is not None
    assert write(call.move) == "top 20x29"
    offered.do("1 top 20x29", "0 20x29-38", "1 47x38-29x22-15")
    assert offered.state.totals == (0, 10)


def test_it_calls_the_capture_that_hurts_most() -> None:
    ground = Ground(red=[2, 6, 68], white=[11, 15, 29, 60, 61], white_riders=[64])
    choice = chosen(ground, 1, DEEP)
    assert choice is not None
    assert write(choice.move) == "top 6x15"
    assert choice.why == "calls-named"


def test_a_child_calls_nothing() -> None:
    assert chosen(Ground(red=[2, 6], white=[11, 15]), 1, STRENGTHS["child"]) is None


def test_with_nothing_to_take_nobody_is_called() -> None:
    assert chosen(Ground(red=[2], white=[60]), 1, DEEP) is None


def test_it_answers_a_call_with_the_best_of_what_is_due() -> None:
    ground = Ground(red=[2, 6], white=[11, 15, 29, 60]).do("1 top")
    choice = chosen(ground, 0, DEEP)
    assert choice is not None
    assert (write(choice.move), choice.why) == ("2x11-20x29-38", "due")


def test_out_of_time_it_still_moves_and_leaves_the_position_as_it_was() -> None:
    ground = Ground(red=[2, 6, 20], white=[11, 15, 29, 60], red_riders=[40])
    position = position_of(ground.state)
    before = position.snapshot()
    looks = iter([False] * 5)
    tree = Tree(position, ground.state.options, lambda: next(looks, True))
    ranked, _ = tree.rank(position.moves())
    assert position.snapshot() == before
    assert {write(as_move(move)) for _, move in ranked} <= ground.turns()


def test_an_ordinary_minimax_agrees_with_the_pruned_tree() -> None:
    for ground in (
        Ground(red=[11, 20, 45], white=[29, 54, 36], red_riders=[5]),
        Ground(red=[19, 28], white=[37, 53], white_riders=[66], turn=1),
    ):
        position = position_of(ground.state)
        exact = Tree(position, ground.state.options, lambda: False)
        wide, _ = exact.rank(position.moves(), deepest=2, spread=10**6)
        fresh = Tree(position, ground.state.options, lambda: False)
        narrow, _ = fresh.rank(position.moves(), deepest=2)
        assert wide[0][0] == narrow[0][0]


def test_it_offers_a_rider_to_lure_the_last_man_off_the_rim() -> None:
    ground = Ground(red=[28, 37], red_riders=[20], white=[5], white_riders=[72])
    choice = chosen(ground, 0, DEEP)
    assert choice is not None
    assert (write(choice.move), choice.why) == ("20-12", "wins")
    call = chosen(ground.do("0 20-12"), 0, DEEP)
    assert call is not None
    assert write(call.move) == "top 5x12"
    ground.do("0 top 5x12", "1 5x12-19", "0 28x19-10")
    assert ground.state.totals == (10, 0)


@pytest.mark.parametrize("against", ["random", "greedy"])
def test_men_on_the_rim_do_not_save_a_side_that_is_far_behind(against: str) -> None:
    """Five against two on their last row, where nothing can take them as they stand."""
    ground = Ground(red=[28, 34, 44, 45, 6], red_riders=[27, 40], white=[2, 7])
    hard = SearchBot(Strength(0.12), Patience())
    played = fight((hard, named(against)), {}, 4, since=ground.state)
    assert (played.winner, played.rule) == (0, "top_totem.last_ones")


def test_it_keeps_six_to_come_where_many_are_out_of_reach() -> None:
    """Four on the rim are more than two riders can lure: the way to win is six inside."""
    ground = Ground(
        red=[30, 46, 51, 53, 65, 66, 67, 68],
        red_riders=[6, 55],
        white=[27, 34, 35, 43, 50, 52, 63],
        white_riders=[26, 31],
        turn=1,
    )
    hard = SearchBot(Strength(0.5), Patience())
    played = fight((named("random"), hard), {}, 4, since=ground.state)
    assert (played.winner, played.rule) == (1, "top_totem.six_inside")


def test_it_lets_nobody_repeat_a_position_for_the_third_time() -> None:
    """White has one move, 1-2: where red's best one leads to a draw, another is better."""
    ground = Ground(red=[28, 36, 44], red_riders=[40], white=[1])
    position = position_of(ground.state)
    free, _ = Tree(position, ground.state.options, lambda: False).rank(position.moves(), deepest=3)
    ground.do(f"0 {write(as_move(free[0][1]))}", "1 1-2")
    worn = GAME.view(ground.state, Seat(0)).history[-1]
    warned = Tree(position, ground.state.options, lambda: False, [worn, worn])
    ranked, _ = warned.rank(position.moves(), deepest=3)
    assert free[0][0] > 0
    assert {move: worth for worth, move in ranked}[free[0][1]] <= weights.DRAWN
    assert ranked[0][0] > 0


def test_one_of_the_last_men_is_worth_more_than_the_rider_it_costs() -> None:
    """The balance is the same from both sides, and tips to who has fewer left to take."""
    men: dict[str, Any] = {"red": [28, 36, 44], "red_riders": [35, 38]}
    before = position_of(Ground(**men, white=[2, 7]).state)
    after = position_of(Ground(red=men["red"], red_riders=[35], white=[7]).state)
    across = position_of(Ground(**men, white=[2, 7], turn=1).state)
    assert _balance(after) > _balance(before) > 0
    assert _balance(across) == -_balance(before)


def _balance(position: Position) -> int:
    return weights.weigh(position) + chances.lead(position)


@pytest.mark.parametrize(("against", "start"), [("greedy", "bacarta"), ("random", "cowboy")])
def test_hard_wins_with_a_fraction_of_its_time(against: str, start: str) -> None:
    hard = SearchBot(Strength(0.12), Patience())
    played = fight((hard, named(against)), {"start": start}, 4)
    assert played.winner == 0


@pytest.mark.long
@pytest.mark.parametrize(("against", "least"), [("greedy", 95), ("random", 99)])
def test_hard_wins_as_often_as_promised(against: str, least: int) -> None:
    from tests.engines.top_totem.strength import series  # noqa: PLC0415 - only this test plays for hours

    played = series(against, range(100), STRENGTHS["hard"].seconds)
    assert sum(is_won for is_won, _ in played) >= least


@pytest.mark.long
def test_playouts_are_at_least_twice_as_fast_as_those_of_python_chess() -> None:
    ours, theirs = rates(5.0)
    assert ours >= 2 * theirs
