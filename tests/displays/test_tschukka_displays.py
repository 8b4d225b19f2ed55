"""What the village's screens, lamps and lights make of a view."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tschukka_scenes import (
    NEW_ROUND,
    PAGE,
    PASS_OF,
    counter,
    family_of,
    paired,
    spelled,
    view_of,
)

from engines.tschukka import changes as published_changes
from engines.tschukka import components, state
from engines.tschukka import view as published
from firmware_host.displays.beat import Beat
from firmware_host.displays.registry import Display, TschukkaDisplay
from firmware_host.displays.tschukka import lamps, lights, read_view, referee, seat_screen
from firmware_host.displays.tschukka import view as read
from firmware_host.frontends.panel import kit_of

PHASES: tuple[str, ...] = get_args(read.Phase)
SEEDS = Path(__file__).parents[2] / "seeds" / "tschukka"
QUIET = 98


def test_a_wrong_field_is_named() -> None:
    with pytest.raises(msgspec.ValidationError, match="phase"):
        read_view(json.dumps({"phase": "party"}))


def test_the_view_read_is_the_view_published() -> None:
    pairs: list[tuple[type, type[msgspec.Struct]]] = [
        (published.View, read.TschukkaView),
        (published.FamilyView, read.Family),
        (published.HutView, read.Hut),
        (published.CounterView, read.Counter),
        (published.PeopleView, read.People),
        (published_changes.PhaseDone, read.Report),
        (published_changes.Change, read.Change),
    ]
    for source, reader in pairs:
        names = {field.name for field in dataclasses.fields(source)}
        assert names >= set(reader.__struct_fields__)
    assert {phase.value for phase in state.Phase} == set(PHASES)
    assert get_args(published_changes.Act) == get_args(read.Act)
    assert (*components.KINDS, "bird", "piece") == get_args(read.Kind)
    assert components.PIECES_EACH == read.POLE_AT_MOST
    assert [spell.value for spell in components.SPELLS] == list(PASS_OF)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("count", [3, 4])
def test_every_phase_has_a_screen_for_every_table(phase: str, count: int) -> None:
    kit = kit_of("tschukka", "fr")
    awaited = [] if phase in ("first", "meal", "census", "over") else ["blue"]
    view = view_of(count, phase=phase, awaited=awaited)
    screens = {seat_screen(kit, view, seat, Beat(0, 0)).bits for seat in range(count)}
    screens |= {referee(kit, view, Beat(tick, tick)).bits for tick in range(0, 40, PAGE)}
    assert len(screens) > count
    assert bytes(1024) not in screens


@pytest.mark.parametrize("count", [3, 4])
def test_one_screen_shows_every_family_in_turn(count: int) -> None:
    kit = kit_of("tschukka", "en")
    families = [family_of(place, birds=place) for place in range(count)]
    calm = view_of(count, families=families, awaited=[])
    seats = {seat_screen(kit, calm, seat, Beat(0, QUIET)) for seat in range(count)}
    shown = {referee(kit, calm, Beat(tick, QUIET)) for tick in range(0, 6 * PAGE, PAGE)}
    assert len(seats) == count
    assert seats < shown


def test_a_seat_of_two_families_sees_them_by_turns() -> None:
    kit = kit_of("tschukka", "en")
    screens = [seat_screen(kit, paired(awaited=[]), 1, Beat(tick, QUIET)) for tick in (0, 7, 8, 16)]
    assert screens[0] == screens[1] == screens[3] != screens[2]


def test_news_do_not_hold_up_the_pages() -> None:
    beat = Beat().next().next().news()
    assert beat == Beat(tick=2, since=0)
    assert beat.is_on
    assert not beat.next().is_on


def test_the_display_reads_the_bytes_that_are_published() -> None:
    display: Display = TschukkaDisplay()
    kit = kit_of("tschukka", "fr")
    view = view_of(**NEW_ROUND)
    data = msgspec.json.encode(view)
    beat = Beat(PAGE, QUIET)
    assert display.referee(kit, data, beat) == referee(kit, view, beat)
    assert display.seat(kit, data, 1, beat) == seat_screen(kit, view, 1, beat)
    assert display.lamps(data) == lamps(view)
    assert display.lights(data, 36, beat) == lights(view)


def test_a_spell_of_next_year_is_drawn_face_down() -> None:
    kit = kit_of("tschukka", "en")
    strange = spelled({"red1": (counter("red", "rain"),)})
    hidden = spelled({"red1": (counter("red"),)})
    assert seat_screen(kit, strange, 0, Beat(0, QUIET)) == seat_screen(
        kit, hidden, 0, Beat(0, QUIET)
    )


def test_there_is_a_large_and_a_small_picture_of_everything() -> None:
    kit = kit_of("tschukka", "fr")
    names = {*components.KINDS, *PASS_OF, "bird", "piece", "hut"}
    assert set(kit.shapes) == names
    assert names | {"hidden", "people", "small_bird", *"0123456789+->"} == set(kit.icons)
    pictures = [kit.shapes[name].image(24) for name in sorted(names)]
    small = [kit.icons[name] for name in sorted(names)]
    assert len({picture.tobytes() for picture in pictures}) == len(names)
    assert len({(picture.size, picture.tobytes()) for picture in small}) == len(names)


def test_both_languages_have_the_same_keys() -> None:
    assert _keys("fr") == _keys("en") != set()


def _keys(language: str) -> set[str]:
    text = (SEEDS / f"oled.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
