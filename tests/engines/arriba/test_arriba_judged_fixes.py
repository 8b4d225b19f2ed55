"""Real cards judged on demand: where two duels of one flip and a head got another verdict."""

from __future__ import annotations

from typing import Any

from engines.arriba.events import Settled
from engines.arriba.game import Arriba
from engines.arriba.state import State
from engines.core.match import begin
from engines.core.seats import Seat
from tests.engines.playing import made

GAME = Arriba()
DEAL = "chance deal @0.000000000 first:0"


def play(*lines: str) -> tuple[State, list[Settled]]:
    """Return the state after a deal to six seats and the lines, and the verdicts on grabs."""
    start = begin(GAME, 6, {"deck": "judged"}).state
    state, told = made(GAME, start, (DEAL, *lines))
    return state, _settled(told)


def _settled(told: tuple[Any, ...]) -> list[Settled]:
    return [event for event in told if isinstance(event, Settled)]


def duel(winner: int, loser: int, cards: int) -> Settled:
    return Settled("arriba.duel", Seat(winner), (Seat(loser),), cards)


def test_a_head_is_over_when_a_slow_hand_counts_the_next_card() -> None:
    state, told = play(
        "chance turned @1.000000000",
        "0 lay head",
        "3 grab @5.000000000",
        "chance turned @5.300000000",
        "1 grab @5.400000000",
        "1 lay same 1 3",
    )
    assert told == [duel(3, 1, 3)]
    assert state.flipper == 3


def test_two_duels_that_were_won_at_one_instant_are_both_judged() -> None:
    heat = ("2 grab @5.000000000", "3 grab @5.000010000", "4 grab @5.300000000")
    _, told = play(*heat, "1 lay same 1 2", "2 lay same 3 4", "4 lay same 3 4")
    assert told == [duel(2, 1, 0), duel(3, 4, 0)]


def test_an_outsider_between_two_duels_is_punished_after_the_lock_out() -> None:
    grabs = ("3 grab @5.000000000", "1 grab @5.600000000", "5 grab @5.700000000")
    _, told = play(*grabs, "4 lay same 3 4", "1 lay same 0 5")
    assert told == [duel(3, 4, 0), Settled("arriba.outsider", Seat(1))]


def test_an_outsider_between_two_duels_is_late_within_the_lock_out() -> None:
    grabs = ("3 grab @5.000000000", "1 grab @5.400000000", "5 grab @5.700000000")
    _, told = play(*grabs, "4 lay same 3 4", "0 lay same 0 5")
    assert told == [duel(3, 4, 0), duel(5, 0, 0)]


def test_an_outsider_is_punished_for_a_pair_that_nobody_of_it_grabbed() -> None:
    grabs = ("3 grab @5.000000000", "1 grab @5.600000000")
    _, told = play(*grabs, "4 lay same 3 4", "1 lay same 0 5")
    assert told == [duel(3, 4, 0), Settled("arriba.outsider", Seat(1))]


def test_three_duels_of_one_flip_are_judged_one_after_the_other() -> None:
    grabs = ("3 grab @5.000000000", "1 grab @5.600000000", "5 grab @5.700000000")
    state, told = play(*grabs, "4 lay same 3 4", "2 lay same 1 2", "0 lay same 0 5")
    assert told == [duel(3, 4, 0), duel(1, 2, 0), duel(5, 0, 0)]
    assert GAME.view(state, None).more == ()


def test_a_wrong_grab_leaves_no_other_duel() -> None:
    state, told = play("3 grab @5.000000000", "1 grab @5.600000000", "3 lay same 0 5")
    assert told == [Settled("arriba.outsider", Seat(3))]
    assert GAME.view(state, None).more == ()
