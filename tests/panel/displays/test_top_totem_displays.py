"""What TOP TOTEM's screens and lights make of a view."""

from __future__ import annotations

from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.top_totem.facts import place_of
from firmware_host.panel.drawing.frames import image_of
from tests.panel.displays.awaiting_displays import top_totem as display
from tests.panel.displays.top_totem_scenes import (
    CALLED,
    NAMED,
    OFF,
    ON,
    START,
    middle,
)

KIT = kit_of("top_totem", "en")
BOARD = (0, 0, 57, 64)
DARK = (0, 0, 0)


def test_each_side_sees_its_own_base_at_the_bottom() -> None:
    white = image_of(display.seat(KIT, START, 1, ON)).crop(BOARD)
    red = image_of(display.seat(KIT, START, 0, ON)).crop(BOARD)
    table = image_of(display.referee(KIT, START, ON)).crop(BOARD)
    assert white.tobytes() == table.tobytes()
    assert red.tobytes() != table.tobytes()


def test_a_call_flashes_and_names_its_men_in_turn() -> None:
    assert display.referee(KIT, CALLED, ON) != display.referee(KIT, CALLED, OFF)
    on, off = (image_of(display.referee(KIT, NAMED, tick)).crop(BOARD) for tick in (ON, OFF))
    assert on.tobytes() != off.tobytes()


def test_a_panel_of_the_boards_size_shows_the_last_move_square_by_square() -> None:
    shown = display.lights(middle(), 72, ON)
    assert shown[44 - 1] == (80, 80, 80)
    assert shown[62 - 1] == (25, 25, 25)
    assert shown[53 - 1] == (25, 12, 0)
    assert shown[28 - 1] == (8, 0, 0)
    assert shown[72 - 1] == DARK


def test_a_small_panel_shows_where_it_ended() -> None:
    shown = display.lights(middle(), 36, ON)
    row, column = place_of(44)
    assert shown[row * 6 // 9 * 6 + column * 6 // 8] == (80, 80, 80)


def test_the_victim_of_a_named_call_flashes_on_the_panel() -> None:
    assert display.lights(NAMED, 72, ON)[43 - 1] == (80, 40, 0)
    assert display.lights(NAMED, 72, OFF)[43 - 1] == DARK
