"""Steps lead to legal moves: every way of answers ends, in a move that begins as it was said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engines.catalog import GAMES
from engines.core.game import Game
from engines.core.judge import judge
from engines.core.seats import CHANCE, Seat, clockwise
from tests.engines.playing import Setup, seeded, setups, whole_match
from tests.engines.stepping import beginnings, walked

if TYPE_CHECKING:
    from engines.core.game import AnyGame

SETUPS = tuple(setup for game in GAMES.values() for setup in setups(game, mixes=4))
EVERY_NTH = 13
WALKS = 3

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str, scope="module")


@each_setup
def test_every_way_ends_in_a_legal_move_that_begins_as_it_was_said(setup: Setup) -> None:
    game, random = setup.game, seeded(setup.seed)
    for state, seat in _some(setup):
        for beginning in beginnings(game, state, seat):
            for _ in range(WALKS):
                move = walked(game, state, seat, beginning, random)
                assert judge(game, state, seat, move) is None, game.write(move)
                assert f"{game.write(move)} ".startswith(f"{beginning} ")
                assert game.parse(game.write(move)) == move


def test_only_games_that_list_samples_have_steps() -> None:
    stepping = {name for name, game in GAMES.items() if type(game).steps is not Game.steps}
    assert stepping == {"totemix", "tschukka"}


def _some(setup: Setup) -> list[tuple[Any, Seat]]:
    game: AnyGame = setup.game
    seats = (*clockwise(0, setup.seats), CHANCE)
    states = [step.before.state for step in whole_match(setup)[::EVERY_NTH]]
    return [(state, seat) for state in states for seat in seats if beginnings(game, state, seat)]
