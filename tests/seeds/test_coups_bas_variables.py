"""A text of coups_bas names only what its rule or its event tells."""

from __future__ import annotations

import dataclasses
from functools import reduce

import pytest

from engines.coups_bas import events, scoring, secret
from engines.coups_bas.game import CoupsBas
from engines.coups_bas.play import action, chain, effects, lynx, stop, window
from engines.coups_bas.rules import RULES
from tests.seeds.fluent_files import LANGUAGES, load_game_texts

FACTS: dict[str, set[str]] = {
    "coups_bas.finished": {"hands"},
    "coups_bas.not_yours": {"seat", "move"},
    "coups_bas.phase": {"move", "phase"},
    "coups_bas.turn": {"active"},
    "coups_bas.not_entitled": {"seat"},
    "coups_bas.closing": {"seat"},
    "coups_bas.no_right": {"answerer"},
    "coups_bas.settle_first": {"move"},
    "coups_bas.nothing_pressed": set(),
    "coups_bas.time_order": {"at_ns", "from_ns"},
    "coups_bas.press_time": {"opened_ns", "until_ns"},
    "coups_bas.pressed_already": {"seat"},
    "coups_bas.first_named": {"move"},
    "coups_bas.deal_first": {"first"},
    "coups_bas.deal_cards": {"cards", "expected"},
    "coups_bas.stop": {"hands"},
    "coups_bas.pile_empty": set(),
    "coups_bas.hand_full": {"cards"},
    "coups_bas.card_only": {"move"},
    "coups_bas.face": {"card", "deck"},
    "coups_bas.not_in_hand": {"card"},
    "coups_bas.impossible_card": {"card", "copies"},
    "coups_bas.steal_cards": {"cards", "hand"},
    "coups_bas.shed_cards": {"cards", "looked"},
    "coups_bas.reaction": {"card"},
    "coups_bas.wrong_answer": {"card", "answer"},
    "coups_bas.target_count": {"card", "targets"},
    "coups_bas.entering_due": {"card"},
    "coups_bas.nothing_to_draw": {"card"},
    "coups_bas.target_seat": {"card"},
    "coups_bas.target_empty": {"card", "target"},
    "coups_bas.protected": {"card", "target"},
}
HAND_ENDS = (scoring.SIXTH, scoring.SIXTH_GIVEN, scoring.EXHAUSTED)
EVENTS: tuple[tuple[type, tuple[str, ...]], ...] = (
    (secret.Drew, (action.DRAWN, chain.MISSTEP_DRAW, effects.GIFT_DRAW, effects.FIREWATER)),
    (secret.Stole, (effects.WOLF,)),
    (secret.Looked, (lynx.LYNX,)),
    (events.Discarded, (action.DISCARDED, lynx.LYNX_SHED)),
    (events.Opened, (window.COUNTER_WINDOW, window.ARRIVE_WINDOW)),
    (events.Granted, (window.FIRST_PRESS, window.DEAD_HEAT)),
    (events.Withdrew, (window.WITHDRAWN, window.TOO_SLOW)),
    (events.Lapsed, (window.UNANSWERED,)),
    (events.Closing, (window.CLOSING,)),
    (events.Cancelled, (chain.CANCELLED,)),
    (events.Laid, (chain.LAID,)),
    (events.Swapped, (effects.COYOTE, effects.RAVEN)),
    (events.Destroyed, (effects.BEAR, effects.WHAM, effects.BISON)),
    (events.Moved, (effects.PILLAGE, effects.GIFT)),
    (events.Rotated, (effects.PRANKSTER,)),
    (events.Fizzled, (chain.FIZZLED,)),
    (events.Again, (chain.MISSTEP_TURN, effects.PILLAGE_AGAIN, effects.FIREWATER_AGAIN)),
    (events.Won, (*HAND_ENDS, scoring.ARRIVED)),
    (events.HandEnded, HAND_ENDS),
    (events.StopAsked, (stop.STOP_ASKED,)),
    (events.WentOn, (stop.WENT_ON,)),
    (
        events.MatchEnded,
        (
            *(scoring.CHAMPION, scoring.CHAMPIONS, scoring.HIGHEST),
            *(scoring.SHARED, scoring.ONE_HAND, scoring.STOPPED),
        ),
    ),
)
LISTS = {"cards", "counts", "floors", "points", "totals", "targets"}
"""Fields of lists, of which no text can name the cards or sort the numbers."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def fields_of(rule: str) -> set[str]:
    """Return the fields that every event with this rule has, however many kinds they are."""
    told = ({field.name for field in dataclasses.fields(kind)} for kind in kinds_of(rule))
    return reduce(set.intersection, told)


def kinds_of(rule: str) -> list[type]:
    return [kind for kind, ruled in EVENTS if rule in ruled]


def test_the_facts_of_each_refusal_are_known_here() -> None:
    assert list(FACTS) == [rule.id for rule in RULES]


def test_the_event_of_each_verdict_is_known_here() -> None:
    assert {rule for _, ruled in EVENTS for rule in ruled} == CoupsBas.verdicts


@every_language
@pytest.mark.parametrize("rule", FACTS)
def test_a_refusal_names_the_facts_of_its_rule(language: str, rule: str) -> None:
    texts = load_game_texts("coups_bas", language)
    assert texts.variables(f"refusal-{rule.partition('.')[2]}") == FACTS[rule]


@every_language
@pytest.mark.parametrize("rule", sorted(CoupsBas.verdicts))
def test_a_verdict_names_only_fields_of_its_events(language: str, rule: str) -> None:
    texts = load_game_texts("coups_bas", language)
    named = texts.variables(f"verdict-{rule.partition('.')[2]}")
    assert named <= fields_of(rule)
    assert not named & LISTS or kinds_of(rule) == [events.Laid]


@every_language
def test_a_phase_names_only_awaited_seats(language: str) -> None:
    texts = load_game_texts("coups_bas", language)
    named = {name for key in texts.entries if "phase-" in key for name in texts.variables(key)}
    assert named <= {"seat", "phase"}


@every_language
@pytest.mark.parametrize("rule", [action.DRAWN, effects.WOLF, lynx.LYNX])
def test_hidden_events_have_the_same_text_for_all_viewers(language: str, rule: str) -> None:
    texts = load_game_texts("coups_bas", language)
    assert "cards" not in texts.variables(f"verdict-{rule.partition('.')[2]}")
