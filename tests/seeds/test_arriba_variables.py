"""A text of arriba names only what its rule or its event tells."""

from __future__ import annotations

import dataclasses

import pytest

from engines.arriba import events, scoring
from engines.arriba.play import answers, claims, flow, grabs, settlement, wins, wrong_grabs
from engines.arriba.rules import RULES
from tests.seeds.fluent_files import LANGUAGES, load_game_texts

FACTS: dict[str, set[str]] = {
    "arriba.finished": {"rounds"},
    "arriba.not_yours": {"seat", "move"},
    "arriba.deal_due": {"move"},
    "arriba.chance_due": {"move", "phase"},
    "arriba.settle_first": {"move"},
    "arriba.time_order": {"at_ns", "clock_ns"},
    "arriba.deal_first": {"first"},
    "arriba.deal_cards": {"cards", "expected"},
    "arriba.hold": {"phase"},
    "arriba.turn": {"flipper"},
    "arriba.press_waits": {"seat"},
    "arriba.tempo": {"tempo_ms"},
    "arriba.face": {"deck"},
    "arriba.common_flip": {"seat"},
    "arriba.impossible_card": {"card"},
    "arriba.reader": {"seat"},
    "arriba.go": {"seat"},
    "arriba.as_is": set(),
    "arriba.pressed_already": {"seat"},
    "arriba.lower_tied": {"lower", "tied"},
    "arriba.judged_deck": set(),
    "arriba.lay_due": set(),
    "arriba.lay_seats": set(),
    "arriba.said_already": {"seat"},
    "arriba.count_when_settled": set(),
    "arriba.cards_left": {"cards", "most"},
}
EVENTS: dict[type, tuple[str, ...]] = {
    events.Opened: (flow.TOTEM_OPEN, flow.MATCH_OPEN, grabs.REGRAB),
    events.Countdown: (flow.HEAD,),
    events.Late: (answers.ACCIDENT, claims.LATE, wrong_grabs.IGNORED),
    events.Mark: (settlement.SPARED,),
    events.Tied: (settlement.TIE, settlement.TURN_ORDER),
    events.Lapsed: (grabs.LAPSED_TOTEM, grabs.LAPSED_MATCH),
    events.RoundEnded: (flow.OUT, flow.ALL_EMPTY),
    events.MatchEnded: (scoring.LOWEST, scoring.SHARED),
    events.Settled: tuple(sorted(wins.VERDICTS | wrong_grabs.VERDICTS - {wrong_grabs.IGNORED})),
}
FIELDS = {
    rule: {field.name for field in dataclasses.fields(event)}
    for event, rules in EVENTS.items()
    for rule in rules
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_facts_of_each_refusal_are_known_here() -> None:
    assert list(FACTS) == [rule.id for rule in RULES]


@every_language
@pytest.mark.parametrize("rule", FACTS)
def test_a_refusal_names_the_facts_of_its_rule(language: str, rule: str) -> None:
    texts = load_game_texts("arriba", language)
    assert texts.variables(f"refusal-{rule.partition('.')[2]}") == FACTS[rule]


@every_language
@pytest.mark.parametrize("rule", FIELDS)
def test_a_verdict_names_only_fields_of_its_event(language: str, rule: str) -> None:
    texts = load_game_texts("arriba", language)
    assert texts.variables(f"verdict-{rule.partition('.')[2]}") <= FIELDS[rule]


@every_language
def test_a_phase_names_only_the_flipper(language: str) -> None:
    texts = load_game_texts("arriba", language)
    named = {name for key in texts.entries if "phase-" in key for name in texts.variables(key)}
    assert named <= {"seat", "phase"}
