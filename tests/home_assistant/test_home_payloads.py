"""What Home Assistant is told keeps its rules, in both languages, for every size of box."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from firmware_host.home_assistant.discovery import Place, discovery
from firmware_host.home_assistant.states import grab_of, state_of
from firmware_host.texts.texts import LANGUAGES
from firmware_host.wire import build
from firmware_host.wire.public import LastVerdict, SeatSummary, Summary
from tests.home_assistant.payload_rules import STATE_AT_MOST, faults_of, rendered

PLACE = Place("totem-7f3a")
PLAYING = Summary(
    match="m1",
    number=12,
    game="arriba",
    title={"fr": "Arriba !", "en": "Arriba!"},
    phase="match",
    phase_text={"fr": "Un duel est ouvert", "en": "A duel is open"},
    seats=[
        SeatSummary(0, "Léa", joined=True, score=4, acts=True),
        SeatSummary(1, None, score=7),
        SeatSummary(2, "Tom", joined=True, score=0, acts=True),
    ],
    verdict=LastVerdict("arriba.duel", 11, {"fr": "x" * 400, "en": "Tom wins the duel."}),
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


def device(seats: int = 8, language: str = "en") -> dict[str, Any]:
    told = discovery(PLACE, seats, language, "http://192.0.2.7:8080/")
    return dict(json.loads(build.encode(told)))


@every_language
@pytest.mark.parametrize("seats", [1, 2, 8])
def test_the_device_keeps_the_rules(language: str, seats: int) -> None:
    assert faults_of(PLACE.config, build.encode(device(seats, language))) == []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda told: told.pop("origin"),
        lambda told: told["device"].pop("identifiers"),
        lambda told: told["device"].update(colour="red"),
        lambda told: told["components"]["game"].pop("unique_id"),
        lambda told: told["components"]["game"].update(unique_id="totembox_totem-7f3a_phase"),
        lambda told: told["components"]["game"].update(state_topic="totem/#"),
        lambda told: told["components"]["grab"].pop("event_types"),
        lambda told: told["components"]["grab_1"].pop("subtype"),
        lambda told: told["components"]["pause"].pop("command_topic"),
        lambda told: told["components"].update(lamp={"platform": "lamp"}),
        lambda told: told["availability"][0].pop("topic"),
        lambda told: told.update(components={}),
    ],
)
def test_the_rules_find_every_fault(spoil: Any) -> None:
    told = device()
    spoil(told)
    assert faults_of(PLACE.config, build.encode(told)) != []


def test_a_bad_topic_is_a_fault() -> None:
    assert faults_of("homeassistant/device/a b/config", build.encode(device())) != []


@every_language
def test_every_template_renders_a_state_that_is_short_enough(language: str) -> None:
    body = build.encode(state_of(PLAYING, 8, language))
    components = device(8, language)["components"]
    states = {
        name: rendered(each["value_template"], body)
        for name, each in components.items()
        if each["platform"] in ("sensor", "switch")
    }
    assert all(len(state) <= STATE_AT_MOST for state in states.values())
    assert states["game"] == PLAYING.title[language]
    assert states["phase"] == PLAYING.phase_text[language]
    assert states["turn"] == "Léa, Tom"
    assert states["scores"].startswith("Léa 4, ")
    assert (states["score_1"], states["score_2"], states["score_4"]) == ("4", "7", "None")
    assert states["pause"] == components["pause"]["state_off"]


def test_without_a_match_everything_is_unknown() -> None:
    told = state_of(Summary(seats=[SeatSummary(0)]), 2, "en")
    names = ("game", "phase", "turn", "scores", "verdict", "score_1", "score_2", "rule")
    assert [told[name] for name in names] == [None] * len(names)


@pytest.mark.parametrize(
    ("field", "said"), [("paused", "Paused"), ("ended", "Ended without a result")]
)
def test_a_paused_table_has_a_state(field: str, said: str) -> None:
    told = state_of(msgspec.structs.replace(PLAYING, **{field: True}), 3, "en")
    assert told["phase"] == said
    assert told["pause"] == ("ON" if field == "paused" else "OFF")


def test_a_grab_fires_its_event_and_the_trigger_of_its_seat_alone() -> None:
    components = device(3)["components"]
    for seat in range(3):
        body = build.encode(grab_of(PLAYING, seat, "en"))
        event = json.loads(body)
        assert event["event_type"] in components["grab"]["event_types"]
        assert (event["seat"], event["name"]) == (seat + 1, ("Léa", "Seat 2", "Tom")[seat])
        fired = [
            name
            for name, each in components.items()
            if each["platform"] == "device_automation"
            and rendered(each["value_template"], body) == each["payload"]
        ]
        assert fired == [f"grab_{seat + 1}"]


def test_scores_and_grabs_are_those_of_the_buttons() -> None:
    seats = [SeatSummary(0, "Léa", score=4, button=1), SeatSummary(1, None, score=7, button=4)]
    summary = Summary(match="m1", seats=seats)
    told = state_of(summary, 5, "en")
    assert [told[f"score_{place}"] for place in range(1, 6)] == [None, 4, None, None, 7]
    assert told["standing"] == {"Léa": 4, "Seat 5": 7}
    bot = msgspec.structs.replace(seats[0], bot=True)
    told = state_of(msgspec.structs.replace(summary, seats=[bot, seats[1]]), 5, "en")
    assert told["standing"] == {"Seat 2": 4, "Seat 5": 7}
    grab = grab_of(summary, 4, "en")
    assert (grab["event_type"], grab["seat"], grab["name"]) == ("seat_5", 5, "Seat 5")
