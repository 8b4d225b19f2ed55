"""What arriba's screens, lamps and lights make of a view."""

from __future__ import annotations

import dataclasses
import json
import re
from typing import Any, get_args

import msgspec
import pytest
from arriba_scenes import (
    DUEL,
    FAULT,
    HAIR,
    SEEDS,
    TIED,
    WON,
    duel_view,
    kit_in,
    press,
    seat_of,
    verdict,
    view_of,
)
from hypothesis import given
from hypothesis import strategies as st

from engines.arriba import events, state
from engines.arriba import view as published
from firmware_host.displays.arriba import (
    ArribaView,
    lamps,
    lights,
    read_view,
    referee,
    seat_screen,
)
from firmware_host.displays.arriba.view import (
    Finding,
    Phase,
    PhotoPress,
    SeatView,
    Standing,
    Verdict,
    finding,
    margin_ns,
)
from firmware_host.displays.arriba.wording import duration
from firmware_host.displays.palette import SEAT_COLOURS

PHASES: tuple[str, ...] = get_args(Phase)
OFF = (0, 0, 0)


def test_unknown_fields_are_tolerated() -> None:
    assert view_of(3).seats[1].top == "Cb"


def test_a_wrong_field_is_named() -> None:
    with pytest.raises(msgspec.ValidationError, match="phase"):
        read_view(json.dumps({"phase": "party"}))


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("count", range(2, 9))
def test_every_phase_has_a_screen_for_every_table(phase: str, count: int) -> None:
    kit = kit_in("fr")
    view = view_of(count, phase=phase)
    screens = {referee(kit, view).bits} | {seat_screen(kit, view, n).bits for n in range(count)}
    assert len(screens) == count + 1
    assert bytes(1024) not in screens


def test_a_call_flashes_with_the_beat() -> None:
    kit = kit_in("fr")
    for view in (duel_view(6), view_of(4, phase="totem"), view_of(4, phase="head")):
        assert referee(kit, view) != referee(kit, view, is_beat=False)
        assert seat_screen(kit, view, 0) != seat_screen(kit, view, 0, is_beat=False)


def test_an_unknown_card_is_drawn_as_no_card() -> None:
    kit = kit_in("en")
    strange = view_of(3, seats=[seat_of(0, top="Zr"), seat_of(1), seat_of(2)])
    bare = view_of(3, seats=[seat_of(0, top=None), seat_of(1), seat_of(2)])
    assert referee(kit, strange) == referee(kit, bare)


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


def test_a_press_before_the_winners_is_no_negative_margin() -> None:
    photo = [press(1, 1, "early"), press(2, 10, "won"), press(0, 30, "lost")]
    assert margin_ns(view_of(4, verdict=verdict(2, (0,), 7), photo=photo), 2) == 20


def test_a_loser_need_not_have_pressed() -> None:
    view = view_of(4, verdict=verdict(2, (0,), 7), photo=[press(2, 9, "won")])
    assert [finding(view, seat) for seat in range(4)] == ["lost", None, "won", None]


def test_nobody_loses_by_another_seats_fault() -> None:
    view = view_of(4, verdict=verdict(3, (0, 1, 3), 23), photo=[press(3, 5, "wrong")])
    assert [finding(view, seat) for seat in range(4)] == [None, None, None, "wrong"]


def test_a_tie_is_a_verdict_without_a_seat() -> None:
    view = view_of(4, phase="regrab", verdict={"rule": "arriba.tie", "seats": [1, 3]}, tied=[1, 3])
    assert finding(view, 1) is None
    assert margin_ns(view, 1) is None
    assert lamps(view) == {0: False, 1: True, 2: False, 3: True}


def test_the_view_read_is_the_view_published() -> None:
    pairs: list[tuple[type, type[msgspec.Struct]]] = [
        (published.View, ArribaView),
        (published.SeatView, SeatView),
        (published.MatchView, Standing),
        (events.Mark, PhotoPress),
        (events.Settled, Verdict),
    ]
    for source, reader in pairs:
        names = {field.name for field in dataclasses.fields(source)}
        assert names >= set(reader.__struct_fields__)
    assert {phase.value for phase in state.Phase} == set(PHASES)
    assert set(get_args(events.MarkVerdict)) == set(get_args(Finding))


@pytest.mark.parametrize(
    ("span_ns", "french", "english"),
    [
        (0, "0 µs", "0 µs"),
        (420_900, "421 µs", "421 µs"),
        (12_400_000, "12,4 ms", "12.4 ms"),
        (1_250_000_000, "1,2 s", "1.2 s"),
    ],
)
def test_a_span_is_told_in_its_best_unit(span_ns: int, french: str, english: str) -> None:
    isolates = str.maketrans("", "", "\u2068\u2069")
    assert duration(kit_in("fr").say, span_ns).translate(isolates) == french
    assert duration(kit_in("en").say, span_ns).translate(isolates) == english


@pytest.mark.parametrize(
    ("changes", "lit"),
    [
        ({"phase": "flip"}, {1}),
        ({"phase": "turning"}, set()),
        ({"phase": "totem"}, {0, 1, 2, 3}),
        (DUEL, {0, 2}),
        ({"phase": "head"}, {0, 1, 2, 3}),
        (DUEL | {"phase": "signal"}, set()),
        ({"phase": "regrab"} | TIED, {0, 2}),
        ({"phase": "lower"} | TIED, {0, 2}),
        ({"phase": "deal"}, set()),
        ({"phase": "over", "winners": [0]}, set()),
    ],
)
def test_a_lamp_means_that_the_box_waits_for_this_hand(
    changes: dict[str, Any], lit: set[int]
) -> None:
    assert lamps(view_of(4, **changes)) == {seat: seat in lit for seat in range(4)}


def test_a_head_does_not_wait_for_an_empty_draw_pile() -> None:
    view = view_of(3, phase="head", seats=[seat_of(0), seat_of(1, draw=0), seat_of(2)])
    assert lamps(view) == {0: True, 1: False, 2: True}


@given(
    count=st.integers(1, 150),
    seats=st.integers(2, 8),
    phase=st.sampled_from(PHASES),
    is_beat=st.booleans(),
)
def test_any_count_of_leds_is_filled_within_the_power_budget(
    count: int, seats: int, phase: str, is_beat: bool
) -> None:
    winners = [0, 1] if phase == "over" else None
    pixels = lights(view_of(seats, phase=phase, winners=winners), count, is_beat=is_beat)
    assert len(pixels) == count
    assert all(0 <= channel <= 80 for pixel in pixels for channel in pixel)


def test_the_panel_is_a_table_seen_from_above() -> None:
    pixels = lights(view_of(4))
    corners = [pixels[led] for led in (0, 5, 35, 30)]
    assert len(set(corners)) == 4
    assert len({pixels[led] for led in range(5)}) == 1
    assert {pixels[row * 6 + column] for row in range(1, 5) for column in range(1, 5)} == {OFF}


def test_the_middle_tells_the_event() -> None:
    middle = 2 * 6 + 2
    assert lights(view_of(4, phase="totem"))[middle] == (80, 80, 80)
    assert lights(view_of(4, **FAULT))[middle] == (80, 0, 0)
    green = lights(view_of(4, **WON))[middle]
    assert green == (0, SEAT_COLOURS[2][1] * 80 // 255, 0)
    assert lights(view_of(4, **WON), is_beat=False)[middle] == OFF


def test_shared_victory_shares_the_middle() -> None:
    pixels = lights(view_of(4, phase="over", winners=[0, 1]))
    assert pixels[7] != pixels[28] != OFF


def test_both_languages_have_the_same_keys() -> None:
    assert _keys("fr") == _keys("en") != set()


def _keys(language: str) -> set[str]:
    text = (SEEDS / "arriba" / f"oled.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
