"""What the box says when a request is wrong, and what it announces."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from engines.catalog import find_game
from engines.core.match import begin
from engines.core.options import BadSetupError
from tests.seeds.fluent_files import LANGUAGES, SAMPLES, load_problem_texts, plain

ROOT = Path(__file__).parents[2]
RAISED_AS = ("Problem", "HiddenProblem", "BadSetupError")
NOTICES = {
    *("undo-done", "undo-declined", "corrected", "paused", "resumed", "resigned", "ended"),
    *("bot", "bot-seated", "bot-left", "play-again", "left", "paused-by", "resumed-by"),
    *("practice", "cut-off", "host-cut-off"),
    *("hidden-refused", "correct-refused", "chance-entered"),
    *("undo-refused", "rematch-asked"),
    *("seat-given", "seat-changed", "host-given", "host-changed"),
}
SETUPS: dict[str, tuple[str, int, dict[str, object]]] = {
    "option-unknown": ("arriba", 4, {"colour": "red"}),
    "option-flag": ("arriba", 4, {"hold_on_match": "perhaps"}),
    "option-whole": ("arriba", 4, {"rounds": "many"}),
    "option-choice": ("arriba", 4, {"deck": "sleeve"}),
    "seats-range": ("arriba", 9, {}),
    "game-unknown": ("whist", 4, {}),
    "tschukka-first-family": ("tschukka", 3, {"first_family": "yellow"}),
    "coups_bas-teams": ("coups_bas", 5, {"teams": True}),
    "coups_bas-partners": ("coups_bas", 4, {"teams": True, "partners": "25_13_46"}),
    "totemix-first-seats": ("totemix", 5, {"first_game": True}),
    "totemix-first-goal": ("totemix", 2, {"first_game": True, "goal": "fleur"}),
    "arriba-two-seats": ("arriba", 2, {"two_seats": "refuse"}),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def raised() -> dict[str, list[frozenset[str]]]:
    """Return the facts with which each problem is raised anywhere in the code."""
    found: dict[str, list[frozenset[str]]] = defaultdict(list)
    for package in ("engines", "firmware_host"):
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    _note(node, found)
    return found


def _note(call: ast.Call, found: dict[str, list[frozenset[str]]]) -> None:
    match call:
        case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(key))]):
            if name in RAISED_AS:
                found[key].append(frozenset(word.arg for word in call.keywords if word.arg))
        case _:
            pass


@every_language
@pytest.mark.parametrize("key", SETUPS)
def test_a_match_that_cannot_be_set_up_is_explained(language: str, key: str) -> None:
    game, seats, options = SETUPS[key]
    with pytest.raises(BadSetupError) as caught:
        begin(find_game(game), seats, options)
    texts = load_problem_texts(language)
    facts = plain(caught.value.facts)
    assert caught.value.key == key
    assert texts.say(f"problem-{key}", facts)
    assert texts.variables(f"problem-{key}") == set(facts)


@every_language
def test_each_problem_in_the_code_has_a_text_that_its_facts_fill(language: str) -> None:
    texts = load_problem_texts(language)
    assert set(SETUPS) <= set(raised())
    for key, all_facts in raised().items():
        assert f"problem-{key}" in texts.entries
        for facts in all_facts:
            assert texts.variables(f"problem-{key}") <= facts, key


@every_language
def test_each_notice_has_its_text(language: str) -> None:
    told = {key for key in load_problem_texts(language).entries if key.startswith("notice-")}
    assert told == {f"notice-{key}" for key in NOTICES}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    french, english = (load_problem_texts(language) for language in LANGUAGES)
    assert set(french.entries) == set(english.entries)
    for key in french.entries:
        assert french.variables(key) == english.variables(key), key


@every_language
def test_the_file_is_valid_and_each_message_can_be_formatted(language: str) -> None:
    texts = load_problem_texts(language)
    assert texts.junk == ()
    assert texts.repeated == ()
    for key in texts.entries:
        assert texts.say(key, {name: SAMPLES[name] for name in texts.variables(key)}), key
