"""What TOTEMIX's screens, lamps and lights make of a view."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from totemix_scenes import (
    CHOOSING,
    LAYING,
    LOST,
    MINUTE_NS,
    OFF,
    ON,
    START,
    TIMED,
    TOWERS,
    UNBEGUN,
    VICTIM,
    WON,
    seat_of,
    staged,
    view_of,
)

from engines.totemix import components, panes, state
from engines.totemix import view as published
from firmware_host.displays.beat import Beat
from firmware_host.displays.palette import shade
from firmware_host.displays.totemix import lamps, lights, read_view, referee
from firmware_host.displays.totemix import view as read
from firmware_host.displays.totemix.hexes import fitted
from firmware_host.displays.totemix.lights import COLOURS
from firmware_host.displays.totemix.wording import time_left
from firmware_host.frontends.panel import kit_of
from hardware.adalight import encode

KIT = kit_of("totemix", "en")
DARK = (0, 0, 0)
GOLDEN = Path(__file__).parent / "golden" / "totemix"
SHOWN = {"start": START, "towers": TOWERS, "lost": LOST}
VIOLET = (200, 0, 255)


def led(tile: str) -> int:
    """Return the place of a terrain on a panel of 36."""
    return components.LETTERS.index(tile[0]) * 6 + int(tile[1]) - 1


def test_a_wrong_field_is_named() -> None:
    with pytest.raises(msgspec.ValidationError, match="wait"):
        read_view(json.dumps({"wait": {"what": "party"}, "tiles": []}))


def test_everything_that_is_read_is_published() -> None:
    for reader, publisher in (
        (read.TotemixView, published.View),
        (read.TileView, panes.TileView),
        (read.PileView, panes.PileView),
        (read.SeatView, panes.SeatView),
        (read.RollView, published.RollView),
        (read.WaitView, published.WaitView),
        (read.GoalView, published.GoalView),
        (read.ChronoView, published.ChronoView),
    ):
        told = {field.name for field in dataclasses.fields(publisher)}
        assert {field.name for field in msgspec.structs.fields(reader)} <= told


def test_the_words_are_the_engines() -> None:
    assert set(get_args(read.Wait)) == {wait.value for wait in state.Wait}
    assert set(get_args(read.Stage)) == {stage.value for stage in state.Stage}
    assert set(get_args(read.Face)) == {face.value for face in components.Face}
    assert read.ENVIRONMENTS == components.ENVIRONMENTS
    assert get_args(read.Animal) == components.ANIMALS


@pytest.mark.parametrize(
    "word", [*components.ENVIRONMENTS, *(face.value for face in components.Face)]
)
def test_every_terrain_and_face_has_an_icon(word: str) -> None:
    assert KIT.icons[word].getbbox()


@pytest.mark.parametrize("word", [*components.ENVIRONMENTS, *components.ANIMALS])
def test_every_terrain_and_animal_has_a_shape(word: str) -> None:
    assert KIT.shapes[word].image(18).getbbox()


def test_a_panel_of_36_shows_every_terrain_in_its_row() -> None:
    shown = lights(TOWERS, 36, ON)
    assert shown[led("D2")] == shade(COLOURS["desert"], 30)
    assert shown[led("M1")] == shade(COLOURS["mountain"], 5)
    assert shown[led("F6")] == shade(COLOURS["forest"], 80)
    assert shown[led("O6")] == DARK


def test_polluted_terrain_and_pawns_alternate() -> None:
    on, off = (lights(START, 36, beat) for beat in (ON, OFF))
    assert (on[led("F3")], off[led("F3")]) == (shade(VIOLET, 30), shade(COLOURS["forest"], 30))
    pawn = next(pile.tiles[0] for pile in START.map if pile.pawns)
    assert on[led(pawn)] == (30, 30, 30)
    assert off[led(pawn)] != on[led(pawn)]


def test_on_a_short_strip_the_worst_is_seen() -> None:
    assert lights(view_of(polluted=("F3",)), 6, ON)[1] == shade(VIOLET, 30)
    assert lights(view_of(polluted=()), 0, ON) == ()


def test_lamps_are_lit_for_who_must_answer_or_can_still_act() -> None:
    assert lamps(START) == {0: True, 1: False, 2: True}
    assert lamps(VICTIM) == {0: False, 1: True, 2: False}
    assert lamps(CHOOSING) == {0: False, 1: True, 2: True}
    assert lamps(WON) == {0: False, 1: False, 2: False}
    assert lamps(staged("take"))[1]


def test_without_any_action_left_everybody_may_roll() -> None:
    tired = view_of(seats=[seat_of("bear", (0, 2), actions=0), seat_of("bat", (1, 2), actions=0)])
    assert lamps(tired) == {0: True, 1: True}


@pytest.mark.parametrize(
    ("now_ns", "left"),
    [(0, "2:30"), (MINUTE_NS, "1:30"), (MINUTE_NS - 1, "1:31"), (1 << 60, "0:00")],
)
def test_the_clock_shows_what_is_left(now_ns: int, left: str) -> None:
    assert TIMED.chrono is not None
    assert time_left(TIMED.chrono, now_ns) == left


def test_a_clock_that_has_not_begun_is_full() -> None:
    assert UNBEGUN.chrono is not None
    assert time_left(UNBEGUN.chrono, 99) == "6:00"
    assert referee(KIT, TIMED, ON) != referee(KIT, TIMED, Beat(0, 98, MINUTE_NS))


def test_a_table_without_a_map_is_drawn() -> None:
    bare = msgspec.structs.replace(LAYING, map=())
    assert referee(KIT, bare, ON)


@pytest.mark.parametrize("length", [1, 2, 7, 12, 30, 60])
def test_a_map_of_any_length_stays_on_its_part_of_the_screen(length: int) -> None:
    cells = [(q, 0) for q in range(length)] + [(0, r) for r in range(min(length, 12))]
    grid = fitted(cells, 90, 64)
    for cell in cells:
        left, top = grid.corner(cell)
        width, height = grid.size
        assert left >= 0
        assert top >= 0
        assert left + width <= max(90, 2 * length)
        assert top + height <= 64


@pytest.mark.parametrize("beat", [ON, OFF], ids=["on", "off"])
@pytest.mark.parametrize("scene", SHOWN)
def test_the_panel_gets_the_bytes_that_it_got(scene: str, beat: Beat, is_regold: bool) -> None:
    sent = encode(lights(SHOWN[scene], 36, beat))
    path = GOLDEN / f"{scene}-{'on' if beat.is_on else 'off'}.adalight.hex"
    if is_regold:
        path.write_text(sent.hex("\n", 3) + "\n", encoding="ascii")
        pytest.fail(f"{path.name} was written anew: look at it, then run without --regold")
    assert sent == bytes.fromhex(path.read_text(encoding="ascii"))
