"""The end: six pieces and the ladder of ties (T-38, T-40, T-60)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.seats import Seat
from engines.tschukka.components import COLOURS
from engines.tschukka.events import MatchEnded
from engines.tschukka.state import Phase
from tests.engines.tschukka.village import TSCHUKKA, Village

Row = tuple[int, int, int]
"""Members, pole and birds of a family before the census."""


def end(*rows: Row, seats: int = 4, **options: Any) -> Village:
    """Return the village after the census of these families."""
    village = Village(seats, **options)
    for colour, (size, pole, birds) in zip(COLOURS, rows, strict=False):
        village.live(colour, f"{size - 2}w1m1e - -", pole=pole, birds=birds)
    return village.at(Phase.CENSUS)


REST = ((5, 1, 5), (4, 1, 5))


@pytest.mark.parametrize(
    ("rows", "rule", "winners"),
    [
        (((9, 5, 1), (8, 4, 5), *REST), "six_pieces", (0,)),
        (((9, 4, 1), (8, 5, 5), *REST), "six_pieces", (1,)),
        (((8, 5, 5), (9, 5, 1), *REST), "larger_family", (1,)),
        (((9, 5, 1), (9, 5, 2), *REST), "more_birds", (1,)),
        (((9, 5, 2), (9, 5, 2), *REST), "no_winner", ()),
    ],
)
def test_the_rulebooks_ladder(rows: tuple[Row, ...], rule: str, winners: tuple[int, ...]) -> None:
    village = end(*rows)
    (told,) = village.told(MatchEnded)
    assert (told.rule, told.winners) == (f"tschukka.{rule}", winners)
    outcome = TSCHUKKA.outcome(village.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == (winners, f"tschukka.{rule}")
    assert TSCHUKKA.to_act(village.state) == frozenset()


def test_nobody_wins_with_five_pieces() -> None:
    village = end((9, 4, 1), (8, 4, 5), *REST)
    assert TSCHUKKA.outcome(village.state) is None
    assert village.state.round == 2


def test_t38_three_at_once_climb_the_same_ladder() -> None:
    village = end((9, 5, 1), (9, 5, 4), (9, 5, 3), seats=3)
    assert village.told(MatchEnded)[0].winners == (1,)


def test_t38_consolation_birds_count() -> None:
    rows = ((9, 5, 2), (9, 5, 2), (5, 1, 5), (5, 1, 5))
    assert end(*rows).told(MatchEnded)[0].rule == "tschukka.no_winner"


def test_t40_a_seat_wins_with_either_of_its_families() -> None:
    village = end((5, 1, 5), (4, 1, 5), (9, 5, 1), (8, 2, 5), seats=2)
    assert village.told(MatchEnded)[0].winners == (0,)
    outcome = TSCHUKKA.outcome(village.state)
    assert outcome is not None
    assert outcome.scores == {Seat(0): 6, Seat(1): 3}


@pytest.mark.parametrize(
    ("own_tie", "rule", "winners"), [("win", "own_tie", (0,)), ("nobody", "no_winner", ())]
)
def test_t60_a_tie_of_ones_own_families(own_tie: str, rule: str, winners: tuple[int, ...]) -> None:
    rows = ((9, 5, 2), (4, 1, 5), (9, 5, 2), (5, 1, 5))
    (told,) = end(*rows, seats=2, own_tie=own_tie).told(MatchEnded)
    assert (told.rule, told.winners) == (f"tschukka.{rule}", winners)


def test_t60_a_foreign_family_in_the_tie_leaves_nobody_the_winner() -> None:
    rows = ((9, 5, 2), (9, 5, 2), (4, 1, 5), (5, 1, 5))
    assert end(*rows, seats=2).told(MatchEnded)[0].winners == ()


def test_nothing_is_played_after_the_end() -> None:
    village = end((9, 5, 1), (8, 4, 5), *REST)
    assert village.refused("1 house green 6w1m1e - -") == "finished"
