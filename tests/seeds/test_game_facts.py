"""What people see of each game before a match: players, minutes, a picture and presets."""

from __future__ import annotations

import pytest

from engines.catalog import GAMES, find_game
from engines.core.match import begin
from firmware_host.texts.game_facts import GameFacts, game_facts, picture_of
from firmware_host.texts.texts import BOX, translations
from firmware_host.wire import build
from tests.seeds.fluent_files import SEEDS

PRESETS = ("first", "printed", "tournament")
LINE_AT_MOST = 50

# A game without this file has a tile with its name and its seats.
DESCRIBED = [game for game in GAMES if (SEEDS / game / "game.toml").is_file()]

every_described_game = pytest.mark.parametrize("game", DESCRIBED)


@every_described_game
def test_players_and_minutes_are_those_of_a_match(game: str) -> None:
    facts, seats = game_facts(game), find_game(game).seats
    assert facts.players is not None
    assert facts.minutes is not None
    low, high = facts.players
    assert low in seats
    assert high == seats[-1]
    assert 0 < facts.minutes[0] <= facts.minutes[1]


@every_described_game
def test_the_picture_is_of_our_own_shapes(game: str) -> None:
    assert len(picture_of(game)) == 3
    assert all(path.startswith("M") for path in picture_of(game))


@every_described_game
def test_every_preset_can_be_played_and_is_told(game: str) -> None:
    presets = game_facts(game).presets
    assert tuple(preset.name for preset in presets) == PRESETS
    for preset in presets:
        players = game_facts(game).players
        assert players is not None
        match = begin(find_game(game), players[0], preset.options)
        assert {name: getattr(match.options, name) for name in preset.options} == preset.options
        assert all(translations(game, f"preset-{preset.name}-about").values())
        assert all(translations(BOX, f"ui-preset-{preset.name}").values())
    settings = [frozenset(preset.options.items()) for preset in presets]
    assert len(set(settings)) == len(settings)


@every_described_game
def test_the_line_on_the_tile_is_short(game: str) -> None:
    assert all(0 < len(line) <= LINE_AT_MOST for line in translations(game, "game-line").values())


def test_a_game_without_facts_is_told_without_them() -> None:
    assert game_facts("whist") == GameFacts()
    assert picture_of("whist") == ()


def test_bots_of_every_game_have_the_same_three_levels() -> None:
    for game in build.games().games:
        assert [one.level for one in game.levels] == ["easy", "medium", "strong"]
        assert all(one.bot in game.bots for one in game.levels)
