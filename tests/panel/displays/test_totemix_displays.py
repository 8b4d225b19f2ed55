"""What TOTEMIX's screens and lights make of a view."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from engines.totemix import components
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.palette import shade
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.displays.totemix.hexes import fitted
from firmware_host.panel.displays.totemix.lights import COLOURS
from firmware_host.panel.displays.totemix.wording import time_left
from hardware.adalight import encode
from tests.panel.displays.awaiting_displays import totemix as display
from tests.panel.displays.totemix_scenes import (
    LAYING,
    LOST,
    MINUTE_NS,
    OFF,
    ON,
    START,
    TIMED,
    TOWERS,
    UNBEGUN,
    view_of,
)

KIT = kit_of("totemix", "en")
DARK = (0, 0, 0)
GOLDEN = Path(__file__).parent / "golden" / "totemix"
SHOWN = {"start": START, "towers": TOWERS, "lost": LOST}
VIOLET = (200, 0, 255)


def led(tile: str) -> int:
    """Return the place of a terrain on a panel of 36."""
    return components.LETTERS.index(tile[0]) * 6 + int(tile[1]) - 1


@pytest.mark.parametrize(
    "word", [*components.ENVIRONMENTS, *(face.value for face in components.Face)]
)
def test_every_terrain_and_face_has_an_icon(word: str) -> None:
    assert KIT.icons[word].getbbox()


@pytest.mark.parametrize("word", [*components.ENVIRONMENTS, *components.ANIMALS])
def test_every_terrain_and_animal_has_a_shape(word: str) -> None:
    assert KIT.shapes[word].image(18).getbbox()


def test_a_panel_of_36_shows_every_terrain_in_its_row() -> None:
    shown = display.lights(TOWERS, 36, ON)
    assert shown[led("D2")] == shade(COLOURS["desert"], 30)
    assert shown[led("M1")] == shade(COLOURS["mountain"], 5)
    assert shown[led("F6")] == shade(COLOURS["forest"], 80)
    assert shown[led("O6")] == DARK


def test_polluted_terrain_and_pawns_alternate() -> None:
    on, off = (display.lights(START, 36, tick) for tick in (ON, OFF))
    assert (on[led("F3")], off[led("F3")]) == (shade(VIOLET, 30), shade(COLOURS["forest"], 30))
    pawn = next(pile.tiles[0] for pile in START.map if pile.pawns)
    assert on[led(pawn)] == (30, 30, 30)
    assert off[led(pawn)] != on[led(pawn)]


def test_on_a_short_strip_the_worst_is_seen() -> None:
    assert display.lights(view_of(polluted=("F3",)), 6, ON)[1] == shade(VIOLET, 30)
    assert display.lights(view_of(polluted=()), 0, ON) == ()


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
    assert display.referee(KIT, TIMED, ON) != display.referee(KIT, TIMED, Tick(0, 98, MINUTE_NS))


def test_a_table_without_a_map_is_drawn() -> None:
    bare = dataclasses.replace(LAYING, map=())
    assert display.referee(KIT, bare, ON)


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


@pytest.mark.parametrize("tick", [ON, OFF], ids=["on", "off"])
@pytest.mark.parametrize("scene", SHOWN)
def test_the_panel_gets_the_bytes_that_it_got(scene: str, tick: Tick, is_regold: bool) -> None:
    sent = encode(display.lights(SHOWN[scene], 36, tick))
    path = GOLDEN / f"{scene}-{'on' if tick.is_even else 'off'}.adalight.hex"
    if is_regold:
        path.write_text(sent.hex("\n", 3) + "\n", encoding="ascii")
        pytest.fail(f"{path.name} was written anew: look at it, then run without --regold")
    assert sent == bytes.fromhex(path.read_text(encoding="ascii"))
