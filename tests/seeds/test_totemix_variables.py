"""A text of totemix names only what its rule or its event tells."""

from __future__ import annotations

import dataclasses

import pytest

from engines.totemix import events, scoring
from engines.totemix.game import Totemix
from engines.totemix.play import actions, catastrophes, cleaning, clocks, dice, losses, totem_tiles
from engines.totemix.rules import RULES
from tests.seeds.fluent_files import LANGUAGES, load_game_texts

TILE = {"animal", "strokes"}
CELL = {"cell"}
TERRAIN = {"cell", "environment"}
FACTS: dict[str, set[str]] = {
    "totemix.finished": {"move"},
    "totemix.not_yours": {"seat", "move"},
    "totemix.locked": {"move", "wait"},
    "totemix.not_asked": {"seat", "seats"},
    "totemix.own_phase": {"move", "stage"},
    "totemix.dice_time": {"at_ns", "clock_ns"},
    "totemix.bell_time": {"at_ns", "from_ns"},
    "totemix.refuge": CELL,
    "totemix.no_part": CELL,
    "totemix.map_tiles": {"environment", "count", "due"},
    "totemix.map_mass": {"parts"},
    "totemix.map_zones": {"environment", "zones"},
    "totemix.map_pollution": {"environment", "count"},
    "totemix.number": {"environment", "number"},
    "totemix.animal": {"animal"},
    "totemix.home": {"animal", "environment"},
    "totemix.no_cube": {"animal"},
    "totemix.step": CELL,
    "totemix.eagle_returns": {"animal"},
    "totemix.oryx_moves": {"animal"},
    "totemix.no_terrain": CELL,
    "totemix.polluted_terrain": TERRAIN,
    "totemix.beside": CELL,
    "totemix.bear_level": {"cell", "level"},
    "totemix.turtle_level": {"cell", "level"},
    "totemix.not_lost": {"environment"},
    "totemix.cut": CELL,
    "totemix.too_weak": {"seat"},
    "totemix.dice_count": {"count", "due"},
    "totemix.wrong_face": {"face"},
    "totemix.wrong_terrain": CELL,
    "totemix.immune": TERRAIN,
    "totemix.struck_before": TERRAIN,
    "totemix.support": CELL,
    "totemix.dead_end": TERRAIN,
    "totemix.no_totem_tile": {"source"},
    "totemix.impossible_tile": TILE,
    "totemix.no_place": TILE,
    "totemix.no_outer_tile": {"place"},
    "totemix.wrong_place": {"place", "strokes"},
    "totemix.panther_new": TILE,
    "totemix.refill": {"cubes", "count"},
}
UNSPOKEN = {"cell", "at_ns", "clock_ns", "from_ns"}
"""What the phone shows instead: a cell lights up, and nobody reads nanoseconds."""
EVENTS: dict[type, tuple[str, ...]] = {
    events.TerrainMoved: (actions.BEAR, actions.TURTLE, catastrophes.STACKED),
    events.TerrainBack: (actions.BAT,),
    events.Doubled: (actions.ORYX,),
    events.DiceTaken: (dice.DICE_TAKEN,),
    events.CubePaid: (dice.PAID_GENERAL, dice.PAID_OWN),
    events.Polluted: (catastrophes.POLLUTED,),
    events.Cleaned: (cleaning.CLEANED,),
    events.Lost: (catastrophes.DESTROYED, losses.ZONE, losses.CUT_OFF),
    events.Fled: (losses.FLED,),
    events.TotemComplete: (totem_tiles.COMPLETE,),
    events.ClockBegan: (clocks.CLOCK,),
    events.MatchEnded: tuple(scoring.ENDINGS),
}
FIELDS = {
    rule: {field.name for field in dataclasses.fields(event)}
    for event, rules in EVENTS.items()
    for rule in rules
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_facts_of_each_refusal_are_known_here() -> None:
    assert list(FACTS) == [rule.id for rule in RULES]


def test_the_event_of_each_verdict_is_known_here() -> None:
    assert set(FIELDS) == Totemix.verdicts


@every_language
@pytest.mark.parametrize("rule", FACTS)
def test_a_refusal_names_the_facts_of_its_rule(language: str, rule: str) -> None:
    texts = load_game_texts("totemix", language)
    told = texts.variables(f"refusal-{rule.partition('.')[2]}")
    assert told == FACTS[rule] - UNSPOKEN


@every_language
@pytest.mark.parametrize("rule", sorted(FIELDS))
def test_a_verdict_names_only_fields_of_its_event(language: str, rule: str) -> None:
    texts = load_game_texts("totemix", language)
    assert texts.variables(f"verdict-{rule.partition('.')[2]}") <= FIELDS[rule]
