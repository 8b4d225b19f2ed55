"""The data and texts of totemix against its engine."""

from __future__ import annotations

from typing import get_args

import pytest

from engines.core.match import begin
from engines.totemix import components as engine
from engines.totemix import moves
from engines.totemix.game import Totemix
from engines.totemix.goals.overrides import apply_overrides
from engines.totemix.goals.printed import BUILT_IN
from engines.totemix.rules import RULES
from engines.totemix.state import Phase, Stage, Wait
from tests.seeds.fluent_files import LANGUAGES, load_game_texts, load_printed_box, load_toml

COMPONENTS = load_printed_box("totemix")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_goals_and_numbers_are_those_that_are_built_in() -> None:
    tables = load_toml("totemix", "goals.toml")
    assert set(tables["pollution"]) == set(engine.ENVIRONMENTS)
    assert set(tables["goals"]) == {goal.name for goal in BUILT_IN.goals}
    assert apply_overrides(tables) == BUILT_IN


def test_environments_and_animals_belong_together_as_in_the_engine() -> None:
    told = COMPONENTS["environments"]
    assert tuple(told) == engine.ENVIRONMENTS
    assert "".join(entry["letter"] for entry in told.values()) == engine.LETTERS
    assert {entry["animal"]: name for name, entry in told.items()} == engine.HOMES
    assert tuple(COMPONENTS["animals"]) == engine.ANIMALS


def test_the_dice_are_those_of_the_engine() -> None:
    dice = COMPONENTS["dice"]
    assert dice["terrain"] == engine.MOST_DICE
    assert dice["catastrophe"] == {f.value: n for f, n in engine.CATASTROPHE_FACES.items()}


def test_the_numbers_are_those_of_the_engine() -> None:
    numbers = COMPONENTS["numbers"]
    plain = {name: tuple(v) if isinstance(v, list) else v for name, v in numbers.items()}
    assert plain == {name: getattr(engine, name.upper()) for name in numbers}


def test_the_general_reserve_is_as_the_table_says() -> None:
    for seats in Totemix.seats:
        assert begin(Totemix(), seats, {}).state.general == COMPONENTS["general"][str(seats)]


@every_language
@pytest.mark.parametrize(
    ("key", "name", "known"),
    [
        ("word-environment", "environment", engine.ENVIRONMENTS),
        ("word-animal", "animal", engine.ANIMALS),
        ("word-face", "face", tuple(engine.Face)),
        ("word-wait", "wait", tuple(Wait)),
        ("word-stage", "stage", tuple(Stage)),
        ("word-move", "move", tuple(kind.__name__.lower() for kind in get_args(moves.Move))),
    ],
)
def test_a_term_has_all_its_forms(
    language: str, key: str, name: str, known: tuple[str, ...]
) -> None:
    texts = load_game_texts("totemix", language)
    words = {texts.say(key, {name: str(value)}) for value in known}
    assert len(words) == len(known)
    assert not any(word.startswith(("“", "«")) for word in words)


@every_language
def test_names_are_those_of_the_components(language: str) -> None:
    texts = load_game_texts("totemix", language)
    for group, key, name in (
        ("environments", "word-environment", "environment"),
        ("animals", "word-animal", "animal"),
    ):
        for code, entry in COMPONENTS[group].items():
            assert texts.say(key, {name: code}) == entry[language]


@every_language
def test_each_phase_has_its_line(language: str) -> None:
    texts = load_game_texts("totemix", language)
    lines = {key for key in texts.entries if key.startswith("phase-")}
    assert lines == {f"phase-{phase.value}" for phase in Phase}


@every_language
@pytest.mark.parametrize("count", [1, 2])
def test_counts_read_well(language: str, count: int) -> None:
    said = load_game_texts("totemix", language).say("verdict-zone", {"count": count})
    assert ("terrains" in said) == (count > 1)


def test_the_refusals_are_listed_in_the_order_in_which_they_are_asked() -> None:
    listed = list(load_toml("totemix", "rules.toml")["rules"])
    assert listed[: len(RULES)] == [rule.id for rule in RULES]
