"""What TOTEM!'s screens and lights make of a view."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from engines.core.seats import Seat
from engines.coups_bas import components, state
from engines.coups_bas import view as published
from engines.coups_bas.components import Card
from engines.coups_bas.options import Options
from engines.coups_bas.state import State, Window
from firmware_host.panel.displays.coups_bas.facts import share_left
from firmware_host.panel.displays.coups_bas.stack import draw_card, draw_stack
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import coups_bas as display
from tests.panel.displays.building import build
from tests.panel.displays.coups_bas_scenes import (
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

PHASES = [phase.value for phase in state.Phase]
SEEDS = Path(__file__).parents[3] / "seeds" / "coups_bas"
NOW = Tick(0, QUIET)


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_has_a_screen_for_every_table(phase: str, count: int) -> None:
    kit = kit_of("coups_bas", "fr")
    shown = window("misstep", 0) if phase in ("opening", "window", "answer") else None
    view = view_of(count, phase=phase, window=shown, chain=[link(1, "H7a", 0)] if shown else [])
    screens = {display.seat(kit, view, seat, NOW).bits for seat in range(count)}
    assert len(screens | {display.referee(kit, view, NOW).bits}) == count + 1
    assert bytes(1024) not in screens


@pytest.mark.parametrize("kind", [kind for kind in components.KINDS if kind.startswith("H")])
def test_a_protecting_head_stands_on_a_shield(kind: str) -> None:
    kit = kit_of("coups_bas", "en")
    frames: set[bytes] = set()
    for guard in (None, "steal"):
        shown = build(published.SeatView, seat_of(0, totem=[kind], guard=guard))
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


def test_an_unknown_card_is_an_empty_frame() -> None:
    kit = kit_of("coups_bas", "en")
    canvas = kit.canvas()
    draw_card(kit, canvas, (0, 0), Card("H9a"), 44)
    empty = kit.canvas()
    empty.outline((7, 0, 37, 44))
    assert canvas.frame() == empty.frame()


def test_every_floor_makes_the_totem_higher() -> None:
    kit = kit_of("coups_bas", "en")
    seats = [[seat_of(0, totem=["H7a"] * floors), seat_of(1)] for floors in range(7)]
    views = [view_of(2, seats=shown) for shown in seats]
    assert len({display.referee(kit, view, NOW) for view in views}) == 7
    assert len({display.seat(kit, view, 0, NOW) for view in views}) == 7


def test_scores_have_a_page_as_soon_as_there_are_any() -> None:
    kit = kit_of("coups_bas", "en")
    late = Tick(SCORES_TICK, QUIET)
    fresh = view_of(seats=[seat_of(n, total=0, scores=[]) for n in range(4)])
    assert display.referee(kit, view_of(), late) != display.referee(kit, view_of(), NOW)
    assert display.referee(kit, fresh, late) == display.referee(kit, fresh, NOW)


def test_a_verdict_is_shown_for_a_while_and_gives_way_to_the_totems() -> None:
    kit = kit_of("coups_bas", "en")
    plain = display.referee(kit, view_of(), Tick(0, 8))
    for facts in (settled(0, "H1c", 2), settled(0, "H1c", 2, by=3)):
        view = view_of(**facts)
        shown = display.referee(kit, view, Tick(0, 0))
        assert display.referee(kit, view, Tick(0, 7)) == shown != plain
        assert display.referee(kit, view, Tick(0, 8)) == plain
        assert display.seat(kit, view, 0, Tick(0, 0)) != display.seat(kit, view_of(), 0, Tick(0, 0))
        assert display.seat(kit, view, 1, Tick(0, 0)) == display.seat(kit, view_of(), 1, Tick(0, 0))


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


def test_the_view_has_the_start_of_the_running_time() -> None:
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


def test_both_languages_have_the_same_keys() -> None:
    texts = [(SEEDS / f"oled.{language}.ftl").read_text("utf-8") for language in ("fr", "en")]
    french, english = (re.findall(r"(?m)^(oled-[\w-]+)", text) for text in texts)
    assert french
    assert french == english
