"""A text of tschukka names only what its rule or its event tells."""

from __future__ import annotations

import dataclasses

import pytest

from engines.tschukka import changes, events, scoring
from engines.tschukka.game import Tschukka
from engines.tschukka.play import (
    ageing,
    births,
    census,
    checks,
    flow,
    housing,
    hunt,
    illness,
    magic,
    meal,
    recount,
    reveal,
)
from engines.tschukka.rules import RULES
from tests.seeds.fluent_files import LANGUAGES, load_game_texts

FACTS: dict[str, set[str]] = {
    "tschukka.finished": {"round"},
    "tschukka.not_yours": {"seat", "move"},
    "tschukka.not_your_family": {"seat", "family"},
    "tschukka.phase": {"move", "phase"},
    "tschukka.turn": {"family", "awaited"},
    "tschukka.strangers": {"kind", "placed", "there"},
    "tschukka.hut_full": {"hut", "placed", "room"},
    "tschukka.surplus": {"placed", "due"},
    "tschukka.empty_hut": {"huts", "due"},
    "tschukka.no_passing": {"counters"},
    "tschukka.one_of_each": {"spell"},
    "tschukka.allowance": {"spells", "allowance"},
    "tschukka.not_chosen": {"spell"},
    "tschukka.target": {"hut"},
    "tschukka.spell_phase": {"spell", "phase"},
    "tschukka.not_placed": {"spell"},
    "tschukka.one_by_one": set(),
    "tschukka.births_due": {"hut", "children", "due"},
    "tschukka.hungry_family": {"hut", "family"},
    "tschukka.elders_spared": {"hut"},
    "tschukka.nobody_there": {"hut", "kind"},
    "tschukka.youth_hut": {"hut", "due"},
    "tschukka.youth_person": {"hut", "kind"},
    "tschukka.youth_compulsory": {"hut"},
    "tschukka.recount_home": {"family"},
    "tschukka.recount_people": {"kind", "placed", "due"},
    "tschukka.recount_room": {"hut", "placed", "room"},
    "tschukka.recount_couple": {"family"},
}
EVENTS: dict[type, tuple[str, ...]] = {
    events.Replaced: (housing.REPLACEMENT,),
    events.Discarded: (housing.DISCARD,),
    events.Recounted: (recount.RECOUNT,),
    events.Sacrificed: (magic.SACRIFICE,),
    events.Cancelled: (reveal.CANCELLED,),
    events.Born: (births.BIRTH,),
    events.Caught: (hunt.HUNT, hunt.HUNT_SHORT),
    events.Ate: (meal.MEAL, meal.HUNGER),
    events.NotesOpened: (meal.NOTES,),
    events.Starved: (meal.STARVATION,),
    events.PenCut: (meal.PEN_CUT,),
    events.Struck: (illness.ILLNESS, illness.MINOR_CURE, illness.MAJOR_CURE),
    events.Kept: (ageing.YOUTH,),
    events.Aged: (ageing.AGEING,),
    events.EldersLost: (checks.ELDERS_LOST, checks.ELDERS_FLOOR, checks.DISMANTLED),
    events.Extinct: (checks.EXTINCT,),
    events.Ranked: (
        *(census.FIRST_AND_SECOND, census.TWO_FIRST, census.TIED_SECOND, census.TIED_FIRST),
        *(census.LARGEST, census.ALL_LARGEST, census.B_TIED_SECOND, census.B_TIED_FIRST),
    ),
    events.Barred: (census.BARRED,),
    events.Short: (flow.COUNTERS_SHORT,),
    events.MatchEnded: (
        *(scoring.SIX_PIECES, scoring.LARGER_FAMILY, scoring.MORE_BIRDS),
        *(scoring.OWN_TIE, scoring.NO_WINNER),
    ),
}
FIELDS = {
    rule: {field.name for field in dataclasses.fields(event)}
    for event, rules in EVENTS.items()
    for rule in rules
}
LISTS = {"sizes", "spells", "pieces", "notes", "lost", "families", "barred", "birds"}
"""Fields of lists in some events: families and spells by code name, which no text can translate."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_facts_of_each_refusal_are_known_here() -> None:
    assert list(FACTS) == [rule.id for rule in RULES]


def test_the_event_of_each_verdict_is_known_here() -> None:
    assert set(FIELDS) == Tschukka.verdicts


@every_language
@pytest.mark.parametrize("rule", FACTS)
def test_a_refusal_names_the_facts_of_its_rule(language: str, rule: str) -> None:
    texts = load_game_texts("tschukka", language)
    assert texts.variables(f"refusal-{rule.partition('.')[2]}") == FACTS[rule]


@every_language
@pytest.mark.parametrize("rule", FIELDS)
def test_a_verdict_names_only_fields_of_its_event(language: str, rule: str) -> None:
    texts = load_game_texts("tschukka", language)
    assert texts.variables(f"verdict-{rule.partition('.')[2]}") <= FIELDS[rule]


@every_language
@pytest.mark.parametrize("event", [events.Cancelled, events.Ranked, events.NotesOpened])
def test_no_verdict_shows_code_names(language: str, event: type) -> None:
    texts = load_game_texts("tschukka", language)
    for rule in EVENTS[event]:
        assert not texts.variables(f"verdict-{rule.partition('.')[2]}") & LISTS


@every_language
def test_a_phase_names_only_the_awaited_family(language: str) -> None:
    texts = load_game_texts("tschukka", language)
    named = {name for key in texts.entries if "phase-" in key for name in texts.variables(key)}
    assert named <= {"family", "phase"}


@every_language
def test_a_change_names_only_fields_of_a_change(language: str) -> None:
    texts = load_game_texts("tschukka", language)
    known = {field.name for field in dataclasses.fields(changes.Change)} | {"acts", "phase"}
    for key in texts.entries:
        if key.startswith("change-"):
            assert texts.variables(key) <= known, key
