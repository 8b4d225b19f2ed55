"""What the village's screens and lights make of a view."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines.tschukka import components, state
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import tschukka as display
from tests.panel.displays.tschukka_scenes import (
    PAGE,
    counter,
    family_of,
    paired,
    spelled,
    view_of,
)

PHASES = [phase.value for phase in state.Phase]
SEEDS = Path(__file__).parents[3] / "seeds" / "tschukka"
QUIET = 98


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("count", [3, 4])
def test_every_phase_has_a_screen_for_every_table(phase: str, count: int) -> None:
    kit = kit_of("tschukka", "fr")
    awaited = [] if phase in ("first", "meal", "census", "over") else ["blue"]
    view = view_of(count, phase=phase, awaited=awaited)
    screens = {display.seat(kit, view, seat, Tick(0, 0)).bits for seat in range(count)}
    screens |= {display.referee(kit, view, Tick(tick, tick)).bits for tick in range(0, 40, PAGE)}
    assert len(screens) > count
    assert bytes(1024) not in screens


@pytest.mark.parametrize("count", [3, 4])
def test_one_screen_shows_every_family_in_turn(count: int) -> None:
    kit = kit_of("tschukka", "en")
    families = [family_of(place, birds=place) for place in range(count)]
    calm = view_of(count, families=families, awaited=[])
    seats = {display.seat(kit, calm, seat, Tick(0, QUIET)) for seat in range(count)}
    shown = {display.referee(kit, calm, Tick(tick, QUIET)) for tick in range(0, 6 * PAGE, PAGE)}
    assert len(seats) == count
    assert seats < shown


def test_a_seat_of_two_families_sees_them_by_turns() -> None:
    kit = kit_of("tschukka", "en")
    screens = [
        display.seat(kit, paired(awaited=[]), 1, Tick(tick, QUIET)) for tick in (0, 7, 8, 16)
    ]
    assert screens[0] == screens[1] == screens[3] != screens[2]


def test_new_events_do_not_delay_the_pages() -> None:
    tick = Tick().next().next().news()
    assert tick == Tick(count=2, since=0)
    assert tick.is_even
    assert not tick.next().is_even


def test_an_unknown_spell_is_drawn_face_down() -> None:
    kit = kit_of("tschukka", "en")
    strange = spelled({"red1": (counter("red", "rain"),)})
    hidden = spelled({"red1": (counter("red"),)})
    assert display.seat(kit, strange, 0, Tick(0, QUIET)) == display.seat(
        kit, hidden, 0, Tick(0, QUIET)
    )


def test_there_is_a_large_and_a_small_picture_of_everything() -> None:
    kit = kit_of("tschukka", "fr")
    names = {*components.KINDS, *components.SPELLS, "bird", "piece", "hut"}
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
