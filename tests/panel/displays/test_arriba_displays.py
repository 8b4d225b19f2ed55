"""What arriba's screens and lights make of a view."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.arriba.state import Phase
from firmware_host.panel.displays.arriba.facts import finding, margin_ns
from firmware_host.panel.displays.arriba.wording import duration
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.palette import SEAT_COLOURS
from firmware_host.texts.resources import data_folder
from tests.panel.displays.arriba_scenes import (
    FAULT,
    HAIR,
    OFF,
    ON,
    WON,
    duel_view,
    press,
    seat_of,
    verdict,
    view_of,
)
from tests.panel.displays.awaiting_displays import arriba as display

if TYPE_CHECKING:
    from firmware_host.panel.displays.tick import Tick

PHASES = [phase.value for phase in Phase]
DARK = (0, 0, 0)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("count", range(2, 9))
def test_every_phase_has_a_screen_for_every_table(phase: str, count: int) -> None:
    kit = kit_of("arriba", "fr")
    view = view_of(count, phase=phase)
    screens = {display.seat(kit, view, n, ON).bits for n in range(count)}
    screens.add(display.referee(kit, view, ON).bits)
    assert len(screens) == count + 1
    assert bytes(1024) not in screens


def test_a_call_flashes_with_the_tick() -> None:
    kit = kit_of("arriba", "fr")
    for view in (duel_view(6), view_of(4, phase="totem")):
        assert display.referee(kit, view, ON) != display.referee(kit, view, OFF)
        assert display.seat(kit, view, 0, ON) != display.seat(kit, view, 0, OFF)


def test_a_head_does_not_flash_as_no_button_is_awaited_before_its_signal() -> None:
    kit = kit_of("arriba", "fr")
    view = view_of(4, phase="head")
    assert display.referee(kit, view, ON) == display.referee(kit, view, OFF)
    assert display.seat(kit, view, 0, ON) == display.seat(kit, view, 0, OFF)


def test_an_unknown_card_is_drawn_as_no_card() -> None:
    kit = kit_of("arriba", "en")
    strange = view_of(3, seats=[seat_of(0, top="Zr"), seat_of(1), seat_of(2)])
    bare = view_of(3, seats=[seat_of(0, top=None), seat_of(1), seat_of(2)])
    assert display.referee(kit, strange, ON) == display.referee(kit, bare, ON)


@pytest.mark.parametrize(
    ("changes", "seat", "expected"),
    [
        (WON, 2, 12_400_000),
        (WON, 0, 12_400_000),
        (WON, 1, None),
        (HAIR, 2, 420_000),
        (FAULT, 3, None),
        ({"verdict": verdict(2, (0,), 7), "photo": [press(2, 9, "won")]}, 2, None),
    ],
)
def test_the_margin_is_between_the_winner_and_the_next(
    changes: dict[str, Any], seat: int, expected: int | None
) -> None:
    assert margin_ns(view_of(4, **changes), seat) == expected


def test_a_tie_is_a_verdict_without_a_seat() -> None:
    view = view_of(4, phase="regrab", verdict={"rule": "arriba.tie", "seats": [1, 3]}, tied=[1, 3])
    assert finding(view, 1) is None
    assert margin_ns(view, 1) is None


def test_a_press_before_the_winners_is_no_negative_margin() -> None:
    photo = [press(1, 1, "early"), press(2, 10, "won"), press(0, 30, "lost")]
    assert margin_ns(view_of(4, verdict=verdict(2, (0,), 7), photo=photo), 2) == 20


def test_a_loser_need_not_have_pressed() -> None:
    view = view_of(4, verdict=verdict(2, (0,), 7), photo=[press(2, 9, "won")])
    assert [finding(view, seat) for seat in range(4)] == ["lost", None, "won", None]


def test_a_loser_whose_hand_came_after_the_race_has_lost_by_so_much() -> None:
    photo = [press(2, 9, "won"), press(0, 50, "late"), press(1, 60, "late")]
    view = view_of(4, verdict=verdict(2, (0,), 7), photo=photo)
    assert [finding(view, seat) for seat in range(4)] == ["lost", "late", "won", None]
    assert margin_ns(view, 0) == 41


def test_no_seat_loses_by_another_seats_fault() -> None:
    view = view_of(4, verdict=verdict(3, (0, 1, 3), 23), photo=[press(3, 5, "wrong")])
    assert [finding(view, seat) for seat in range(4)] == [None, None, None, "wrong"]


@pytest.mark.parametrize(
    ("span_ns", "french", "english"),
    [
        (0, "0 µs", "0 µs"),
        (420_900, "421 µs", "421 µs"),
        (12_400_000, "12,4 ms", "12.4 ms"),
        (1_250_000_000, "1,2 s", "1.2 s"),
    ],
)
def test_a_time_span_has_the_best_unit(span_ns: int, french: str, english: str) -> None:
    assert duration(kit_of("arriba", "fr").say, span_ns) == french
    assert duration(kit_of("arriba", "en").say, span_ns) == english


@given(
    count=st.integers(1, 150),
    seats=st.integers(2, 8),
    phase=st.sampled_from(PHASES),
    tick=st.sampled_from([ON, OFF]),
)
def test_any_count_of_leds_is_filled_within_the_power_budget(
    count: int, seats: int, phase: str, tick: Tick
) -> None:
    winners = [0, 1] if phase == "over" else None
    pixels = display.lights(view_of(seats, phase=phase, winners=winners), count, tick)
    assert len(pixels) == count
    assert all(0 <= channel <= 80 for pixel in pixels for channel in pixel)


def test_the_panel_is_a_table_seen_from_above() -> None:
    pixels = display.lights(view_of(4), 36, ON)
    corners = [pixels[led] for led in (0, 5, 35, 30)]
    assert len(set(corners)) == 4
    assert len({pixels[led] for led in range(5)}) == 1
    assert {pixels[row * 6 + column] for row in range(1, 5) for column in range(1, 5)} == {DARK}


def test_the_middle_shows_the_event() -> None:
    middle = 2 * 6 + 2
    assert display.lights(view_of(4, phase="totem"), 36, ON)[middle] == (80, 80, 80)
    assert display.lights(view_of(4, **FAULT), 36, ON)[middle] == (80, 0, 0)
    green = display.lights(view_of(4, **WON), 36, ON)[middle]
    assert green == (0, SEAT_COLOURS[2][1] * 80 // 255, 0)
    assert display.lights(view_of(4, **WON), 36, OFF)[middle] == DARK


def test_shared_victory_shares_the_middle() -> None:
    pixels = display.lights(view_of(4, phase="over", winners=[0, 1]), 36, ON)
    assert pixels[7] != pixels[28] != DARK


def test_both_languages_have_the_same_keys() -> None:
    assert _keys("fr") == _keys("en") != set()


def _keys(language: str) -> set[str]:
    text = (data_folder("seeds") / "arriba" / f"oled.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
