"""The data and texts of top_totem against its engine."""

from __future__ import annotations

import dataclasses

import pytest

from engines.top_totem import components as engine
from engines.top_totem import events, rules, scoring
from engines.top_totem.board.bitboard import LETTERS
from engines.top_totem.components import Kind
from engines.top_totem.game import TopTotem
from engines.top_totem.play import arrange, call, flow, hops
from tests.seeds.fluent_files import (
    LANGUAGES,
    load_game_texts,
    load_printed_box,
    load_texts,
    load_toml,
)

COMPONENTS = load_printed_box("top_totem")
SIDES = tuple(COMPONENTS["sides"].values())
EVENTS: dict[type, tuple[str, ...]] = {
    events.Began: (flow.BEGINS,),
    events.Arranged: (arrange.SET_UP, arrange.SET_RIGHT),
    events.Captured: (hops.CAPTURED,),
    events.Called: (call.TOP_OPEN, call.TOP_NAMED, call.TOP_VOID),
    events.Passed: (flow.PASSED,),
    events.GameWon: (scoring.SIX_INSIDE, scoring.LAST_ONES),
    events.GameDrawn: (
        scoring.NO_PEDESTRIANS,
        scoring.TWO_PASSES,
        scoring.QUIET,
        scoring.REPEATED,
    ),
    events.MatchEnded: (scoring.HIGHEST, scoring.SHARED),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_board_is_that_of_the_engine() -> None:
    board = COMPONENTS["board"]
    assert (board["width"], board["height"]) == (engine.WIDTH, engine.HEIGHT)
    assert set(board["enclosure"]) == engine.ENCLOSURE
    pairs = {tuple(pair) for pair in board["barred"]}
    assert pairs | {(end, start) for start, end in pairs} == engine.BARRED


def test_the_sides_are_those_of_the_engine() -> None:
    assert [side["seat"] for side in SIDES] == list(engine.SIDES)
    for seat, side in zip(engine.SIDES, SIDES, strict=True):
        assert side["letters"] == [LETTERS[seat, kind] for kind in Kind]
        assert side["base"] == list(engine.BASES[seat])
        assert side["forward"] == engine.FORWARD[seat]
        assert tuple(side["bacarta_pedestrians"]) == engine.BACARTA_PEDESTRIANS[seat]
        assert tuple(side["bacarta_riders"]) == engine.BACARTA_RIDERS[seat]
        assert side["fr"] != side["en"]


def test_the_set_up_is_point_symmetric() -> None:
    red, white = (side["bacarta_pedestrians"] + side["bacarta_riders"] for side in SIDES)
    assert {73 - square for square in red} == set(white)


def test_the_numbers_are_those_of_the_engine() -> None:
    numbers = {**COMPONENTS["numbers"]}
    numbers["points"] = tuple(numbers["points"])
    assert numbers == {name: getattr(engine, name.upper()) for name in numbers}


def test_the_event_of_each_verdict_is_known_here() -> None:
    assert {rule for ruled in EVENTS.values() for rule in ruled} == TopTotem.verdicts


@every_language
def test_a_verdict_names_only_fields_of_its_event(language: str) -> None:
    texts = load_game_texts("top_totem", language)
    for kind, ruled in EVENTS.items():
        fields = {field.name for field in dataclasses.fields(kind)}
        for rule in ruled:
            assert texts.variables(f"verdict-{rule.partition('.')[2]}") <= fields, rule


@every_language
@pytest.mark.parametrize("count", [1, 2])
def test_counts_of_men_read_well(language: str, count: int) -> None:
    texts = load_game_texts("top_totem", language)
    said = texts.say("verdict-captured", {"seat": "Léa", "taken": count})
    assert ("men" in said or "pions" in said) == (count > 1)


def test_the_refusals_are_listed_in_the_order_in_which_they_are_asked() -> None:
    listed = list(load_toml("top_totem", "rules.toml")["rules"])
    assert listed[: len(rules.RULES)] == [rule.id for rule in rules.RULES]


def test_reasons_of_bots_have_texts_in_both_languages() -> None:
    french, english = (load_texts(f"box/bots.{tongue}.ftl", tongue) for tongue in LANGUAGES)
    assert set(french.entries) == set(english.entries)
    for key in french.entries:
        assert french.variables(key) == english.variables(key), key
    assert (french.junk, english.junk) == ((), ())
