"""The data and texts of tschukka against its engine."""

from __future__ import annotations

from dataclasses import asdict
from typing import get_args

import pytest

from engines.tschukka import components as engine
from engines.tschukka import rules, shortages
from engines.tschukka.changes import Act, Cause, Change
from engines.tschukka.options import Options
from engines.tschukka.people import write_people
from engines.tschukka.play import housing
from engines.tschukka.setup import owners_of
from engines.tschukka.state import SPELLS_OF
from tests.seeds.fluent_files import LANGUAGES, load_game_texts, load_printed_box, load_toml

COMPONENTS = load_printed_box("tschukka")
PRINTED_PHASES = ("housing", "magic", "births", "hunt", "meal", "illness", "ageing", "census")
PLACES = (*engine.HUT_NAMES, "camp", "pen", "pole")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_families_people_and_spells_are_those_of_the_engine() -> None:
    people = COMPONENTS["people"]
    assert tuple(COMPONENTS["families"]) == engine.COLOURS
    assert tuple(people) == engine.KINDS
    assert "".join(kind["letter"] for kind in people.values()) == engine.LETTERS
    assert list(COMPONENTS["spells"]) == [spell.value for spell in engine.SPELLS]


def test_each_spell_names_its_phase_and_its_opposite() -> None:
    spells = COMPONENTS["spells"]
    told = {spell: entry["phase"] for spell, entry in spells.items()}
    assert told == {spell: phase.value for phase, all_of in SPELLS_OF.items() for spell in all_of}
    pairs = {(spell, entry["cancels"]) for spell, entry in spells.items() if "cancels" in entry}
    assert pairs == {
        pair for first, second in engine.OPPOSITES for pair in ((first, second), (second, first))
    }


def test_names_exist_in_both_languages() -> None:
    for group in ("families", "people", "spells"):
        for piece in COMPONENTS[group].values():
            assert all(piece[language] for language in LANGUAGES)


def test_the_counters_are_those_of_the_engine() -> None:
    families = len(engine.COLOURS)
    assert COMPONENTS["counters"] == {
        "people": engine.REAL_PEOPLE,
        "plus_three": (engine.PEOPLE_WITH_MARKERS - engine.REAL_PEOPLE) // 3,
        "spells": families * len(engine.SPELLS),
        "birds": engine.REAL_BIRDS,
        "pieces": families * engine.PIECES_EACH,
    }
    kinds = {entry["counter"] for entry in COMPONENTS["people"].values()}
    assert kinds == set(shortages._COUNTERS)


def test_the_numbers_are_those_of_the_engine() -> None:
    numbers = COMPONENTS["numbers"]
    assert numbers == {name: getattr(engine, name.upper()) for name in numbers}


def test_families_begin_as_the_engine_says() -> None:
    begin = COMPONENTS["families_begin"]
    groups = (housing.FOUNDERS, housing.NEWCOMERS, housing.VILLAGERS)
    birds = (engine.FIRST_BIRDS, engine.NEW_BIRDS, engine.VILLAGE_BIRDS)
    assert [entry["people"] for entry in begin.values()] == [*map(write_people, groups)]
    assert [entry["birds"] for entry in begin.values()] == [*birds]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_run_the_families_of_the_table(seats: int) -> None:
    owners = owners_of(seats, Options().two_seats)
    told = COMPONENTS["runs"][str(seats)]
    for seat, families in enumerate(told):
        assert families == [
            engine.COLOURS[place] for place, run in enumerate(owners) if run == seat
        ]
    assert sum(map(len, told)) == len(owners)


@every_language
@pytest.mark.parametrize(
    ("key", "name", "known"),
    [
        ("word-family", "family", engine.COLOURS),
        ("word-awaited", "awaited", engine.COLOURS),
        ("word-hut", "hut", engine.HUT_NAMES),
        ("word-due-hut", "due", engine.HUT_NAMES),
        ("word-kind", "villager", engine.KINDS),
        ("word-kinds", "kind", engine.KINDS),
        ("word-no-kind", "kind", engine.KINDS),
        ("word-spell", "spell", engine.SPELLS),
        ("word-spell-effect", "spell", engine.SPELLS),
        ("change-title", "phase", PRINTED_PHASES),
        ("change-cause", "cause", get_args(Cause)),
    ],
)
def test_a_term_has_all_its_forms(
    language: str, key: str, name: str, known: tuple[str, ...]
) -> None:
    texts = load_game_texts("tschukka", language)
    unknown = texts.say(key, {name: "zzz"})
    words = {texts.say(key, {name: str(value)}) for value in known}
    assert len(words) == len(known)
    assert unknown not in words
    assert not any("_" in word for word in words)


@every_language
@pytest.mark.parametrize("count", [1, 2])
def test_a_change_reads_as_a_sentence(language: str, count: int) -> None:
    texts = load_game_texts("tschukka", language)
    said: set[str] = set()
    for place in PLACES:
        for act in get_args(Act):
            for kind in engine.KINDS:
                change = Change("red", place, kind, act, count, "ageing")
                said.add(texts.say("change-one", asdict(change)))
    assert len(said) == len(PLACES) * len(get_args(Act)) * len(engine.KINDS)
    assert not any("_" in sentence for sentence in said)


@every_language
def test_moving_in_is_not_called_adding(language: str) -> None:
    texts = load_game_texts("tschukka", language)
    acts = {
        texts.say("change-act", {"act": act, "kind": "girl", "count": 1, "cause": cause})
        for act in ("add", "remove")
        for cause in ("housing", "birth")
    }
    assert len(acts) == len(("add", "remove")) * len(("housing", "birth"))


def test_a_line_joins_the_changes_of_one_place() -> None:
    english = load_game_texts("tschukka", "en")
    acts = [
        english.say("change-act", {"act": "add", "kind": "girl", "count": 3, "cause": "birth"}),
        english.say("change-act", {"act": "turn", "kind": "young_man", "count": 1, "cause": ""}),
    ]
    line = english.say("change-line", {"family": "red", "place": "red2", "acts": ", ".join(acts)})
    assert line == "Red, hut 2: add 3 girls, turn 1 young man over."


def test_the_refusals_are_listed_in_the_order_in_which_they_are_asked() -> None:
    listed = list(load_toml("tschukka", "rules.toml")["rules"])
    assert listed[: len(rules.RULES)] == [rule.id for rule in rules.RULES]
