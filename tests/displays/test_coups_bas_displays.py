"""What TOTEM!'s screens, lamps and lights make of a view."""

from __future__ import annotations

import dataclasses
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from coups_bas_scenes import (
    BEAR,
    GRANTED,
    QUIET,
    SCORES_TICK,
    changed,
    link,
    seat_of,
    settled,
    view_of,
    window,
)

from engines.core.seats import Seat
from engines.coups_bas import components, state
from engines.coups_bas import view as published
from engines.coups_bas.components import Card
from engines.coups_bas.options import Options
from engines.coups_bas.state import State, Window
from firmware_host.displays.beat import Beat
from firmware_host.displays.coups_bas import (
    lamps,
    lights,
    read_view,
    referee,
    seat_screen,
    share_left,
)
from firmware_host.displays.coups_bas import view as read
from firmware_host.displays.coups_bas.stack import draw_card, draw_stack
from firmware_host.displays.registry import CoupsBasDisplay, Display
from firmware_host.frontends.panel import kit_of

PHASES: tuple[str, ...] = get_args(read.Phase)
SEEDS = Path(__file__).parents[2] / "seeds" / "coups_bas"
NOW = Beat(0, QUIET)


def test_a_wrong_field_is_named() -> None:
    with pytest.raises(msgspec.ValidationError, match="phase"):
        read_view(json.dumps({"phase": "party"}))


def test_the_view_read_is_the_view_published() -> None:
    pairs: list[tuple[type, type[msgspec.Struct]]] = [
        (published.View, read.CoupsBasView),
        (published.SeatView, read.SeatView),
        (published.LinkView, read.Link),
        (published.WindowView, read.Window),
    ]
    for source, reader in pairs:
        names = {field.name for field in dataclasses.fields(source)}
        assert names >= set(reader.__struct_fields__)
    assert {phase.value for phase in state.Phase} == set(PHASES)
    assert get_args(published.Guard) == get_args(read.Guard)
    assert components.FULL_TOTEM == read.FULL_TOTEM
    assert components.ARRIVE == read.ARRIVE


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_has_a_screen_for_every_table(phase: str, count: int) -> None:
    kit = kit_of("coups_bas", "fr")
    shown = window("misstep", 0) if phase in ("opening", "window", "answer") else None
    view = view_of(count, phase=phase, window=shown, chain=[link(1, "H7a", 0)] if shown else [])
    screens = {seat_screen(kit, view, seat, NOW).bits for seat in range(count)}
    assert len(screens | {referee(kit, view, NOW).bits}) == count + 1
    assert bytes(1024) not in screens


@pytest.mark.parametrize("kind", [kind for kind in components.KINDS if kind.startswith("H")])
def test_a_protecting_head_stands_on_a_shield(kind: str) -> None:
    kit = kit_of("coups_bas", "en")
    frames: set[bytes] = set()
    for guard in (None, "steal"):
        shown = msgspec.convert(seat_of(0, totem=[kind], guard=guard), read.SeatView)
        canvas = kit.canvas()
        draw_stack(kit, canvas, (0, 0, 44, 64), shown, 44)
        frames.add(canvas.frame().bits)
    assert len(frames) == 2


def test_every_card_has_its_own_emblem_at_every_size() -> None:
    kit = kit_of("coups_bas", "en")
    assert set(kit.shapes) == set(components.KINDS)
    for px in (11, 14, 18, 22, 28, 40, 44):
        images = {shape.image(px).tobytes() for shape in kit.shapes.values()}
        assert len(images) == len(components.KINDS)


def test_a_card_of_next_year_is_an_empty_frame() -> None:
    kit = kit_of("coups_bas", "en")
    canvas = kit.canvas()
    draw_card(kit, canvas, (0, 0), "H9a", 44)
    empty = kit.canvas()
    empty.outline((7, 0, 37, 44))
    assert canvas.frame() == empty.frame()


def test_every_floor_makes_the_totem_higher() -> None:
    kit = kit_of("coups_bas", "en")
    seats = [[seat_of(0, totem=["H7a"] * floors), seat_of(1)] for floors in range(7)]
    views = [view_of(2, seats=shown) for shown in seats]
    assert len({referee(kit, view, NOW) for view in views}) == 7
    assert len({seat_screen(kit, view, 0, NOW) for view in views}) == 7


def test_scores_have_a_page_as_soon_as_there_are_any() -> None:
    kit = kit_of("coups_bas", "en")
    late = Beat(SCORES_TICK, QUIET)
    fresh = view_of(seats=[seat_of(n, total=0, scores=[]) for n in range(4)])
    assert referee(kit, view_of(), late) != referee(kit, view_of(), NOW)
    assert referee(kit, fresh, late) == referee(kit, fresh, NOW)


def test_a_verdict_is_shown_for_a_while_and_gives_way_to_the_totems() -> None:
    kit = kit_of("coups_bas", "en")
    plain = referee(kit, view_of(), Beat(0, 8))
    for facts in (settled(0, "H1c", 2), settled(0, "H1c", 2, by=3)):
        view = view_of(**facts)
        assert referee(kit, view, Beat(0, 7)) == referee(kit, view, Beat(0, 0)) != plain
        assert referee(kit, view, Beat(0, 8)) == plain
        assert seat_screen(kit, view, 0, Beat(0, 0)) != seat_screen(kit, view_of(), 0, Beat(0, 0))
        assert seat_screen(kit, view, 1, Beat(0, 0)) == seat_screen(kit, view_of(), 1, Beat(0, 0))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("kind", components.KINDS)
def test_every_card_has_a_name_and_an_effect_that_fit(kind: str, language: str) -> None:
    kit = kit_of("coups_bas", language)
    canvas = kit.canvas()
    for key in ("oled-card", "oled-effect"):
        text = kit.say(key, kind=kind)
        assert text != kind
        assert canvas.fitted(text, 84) == text


OPENED_NS = 12_000_000_000
"""When the window of the scenes opened; it lasts six seconds."""


def test_the_bar_shrinks_with_the_time_of_the_table() -> None:
    view = view_of(**BEAR)
    passed = view_of(**changed(BEAR, window=window("misstep", 0, 3)))
    assert share_left(view, OPENED_NS) == 1.0
    assert share_left(view, OPENED_NS + 1_500_000_000) == 0.75
    assert share_left(passed, OPENED_NS + 4_500_000_000) == 0.25
    assert share_left(passed, OPENED_NS + 9_000_000_000) == 0.0


def test_a_right_to_answer_has_its_own_time() -> None:
    answer = {**window("misstep", 0, answerer=0), "since_ns": 14_000_000_000}
    granted = view_of(**changed(GRANTED, window=answer))
    assert share_left(granted, 14_000_000_000) == 1.0
    assert share_left(granted, 16_000_000_000) == 0.5


def test_before_a_window_opens_the_bar_is_full_and_without_any_time_it_is_empty() -> None:
    assert share_left(view_of(**BEAR | {"phase": "opening"}), 99_000_000_000) == 1.0
    assert share_left(view_of(), 99_000_000_000) == 1.0
    assert share_left(view_of(**BEAR), 0) == 1.0
    none = {**window("misstep", 0), "until_ns": OPENED_NS}
    assert share_left(view_of(**changed(BEAR, window=none)), OPENED_NS) == 0.0


def test_the_view_tells_since_when_the_time_runs() -> None:
    lasting = Window(opened_ns=5_000_000_000, until_ns=11_000_000_000)
    given = replace(lasting, until_ns=22_000_000_000, answerer=Seat(1))
    for shown, phase, since_ns in (
        (lasting, state.Phase.WINDOW, 5_000_000_000),
        (given, state.Phase.ANSWER, 7_000_000_000),
    ):
        table = State(
            Options(), (state.Player(),) * 2, phase, chain=(state.Link(Seat(0), Card("H1a")),)
        )
        seen = published.view(replace(table, window=shown), None).window
        assert seen is not None
        assert (seen.since_ns, seen.until_ns) == (since_ns, shown.until_ns)


def test_the_display_reads_the_bytes_that_are_published() -> None:
    display: Display = CoupsBasDisplay()
    kit = kit_of("coups_bas", "en")
    view = view_of(**BEAR)
    data = msgspec.json.encode(view)
    begun, late = (Beat(10, 10, OPENED_NS + ns) for ns in (0, 4_500_000_000))
    left = 0.25
    assert display.referee(kit, data, begun) == referee(kit, view, begun)
    assert display.referee(kit, data, late) == referee(kit, view, late, left)
    assert display.seat(kit, data, 2, late) == seat_screen(kit, view, 2, late, left)
    assert display.lights(data, 36, late) == lights(view, 36, late, left)
    assert display.lamps(data) == lamps(view)


def test_both_languages_have_the_same_keys() -> None:
    texts = [(SEEDS / f"oled.{language}.ftl").read_text("utf-8") for language in ("fr", "en")]
    french, english = (re.findall(r"(?m)^(oled-[\w-]+)", text) for text in texts)
    assert french
    assert french == english
