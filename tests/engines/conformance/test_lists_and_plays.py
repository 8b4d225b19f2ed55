"""Two games list what the rules accept, in the order of candidates, and play every kind of move."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from engines.catalog import GAMES
from engines.core.judge import by_rules, legal_moves
from engines.core.seats import CHANCE, clockwise
from engines.coups_bas import moves as moves_of_coups_bas
from engines.coups_bas.play.dispatch import PLAYED as PLAYED_IN_COUPS_BAS
from engines.tschukka import moves as moves_of_tschukka
from engines.tschukka.play.dispatch import PLAYED as PLAYED_IN_TSCHUKKA
from tests.engines.playing import Setup, drift, setups

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

LISTING = ("coups_bas", "tschukka")
SETUPS = tuple(setup for name in LISTING for setup in setups(GAMES[name], mixes=16))
MOST_MOVES = 250


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_listed_is_what_the_rules_accept(setup: Setup) -> None:
    game = setup.game
    for step in drift(setup):
        state = step.before.state
        for seat in (CHANCE, *clockwise(0, setup.seats)):
            found = game.candidates(state, seat)
            accepted = tuple(move for move in found if by_rules(game, state, seat, move) is None)
            assert legal_moves(game, state, seat) == accepted
        if step.after.number >= MOST_MOVES:
            break


@pytest.mark.parametrize(
    ("move", "played"),
    [
        (moves_of_coups_bas.Move, PLAYED_IN_COUPS_BAS),
        (moves_of_tschukka.Move, PLAYED_IN_TSCHUKKA),
    ],
    ids=LISTING,
)
def test_every_kind_of_move_is_played(
    move: object, played: Mapping[type, Callable[..., object]]
) -> None:
    assert set(played) == set(get_args(move))
