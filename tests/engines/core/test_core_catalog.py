"""The catalog finds games by name, and their settings without their rules."""

from __future__ import annotations

import pytest

from engines.catalog import GAMES, find_game
from engines.core.options import BadSetupError, options_of


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_listed_by_its_own_name_and_settings(name: str) -> None:
    game = find_game(name)
    assert game is GAMES[name]
    assert game.name == name
    assert GAMES.settings(name) == (game.seats, options_of(game.options))


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    assert "whist" not in GAMES
    with pytest.raises(BadSetupError) as refused:
        find_game("whist")
    assert refused.value.facts == {"game": "whist", "known": " ".join(GAMES)}
