"""What TOP TOTEM's screens, lamps and lights make of a view."""

from __future__ import annotations

import dataclasses
import json
from typing import get_args

import msgspec
import pytest
from top_totem_scenes import CALLED, CAMPS, NAMED, OFF, ON, START, WON, middle, view_of

from engines.top_totem import components, state
from engines.top_totem import view as published
from firmware_host.displays.top_totem import lamps, lights, read_view, referee, seat_screen
from firmware_host.displays.top_totem import view as read
from firmware_host.drawing.frames import image_of
from firmware_host.frontends.panel import kit_of

KIT = kit_of("top_totem", "en")
BOARD = (0, 0, 57, 64)
DARK = (0, 0, 0)


def test_a_wrong_field_is_named() -> None:
    with pytest.raises(msgspec.ValidationError, match="phase"):
        read_view(json.dumps({"phase": "party"}))


def test_everything_that_is_read_is_published() -> None:
    for reader, publisher in (
        (read.TopTotemView, published.View),
        (read.SideView, published.SideView),
        (read.LastView, published.LastView),
        (read.Call, state.Call),
        (read.Result, state.Result),
        (read.Men, state.Men),
    ):
        told = {field.name for field in dataclasses.fields(publisher)}
        assert {field.name for field in msgspec.structs.fields(reader)} <= told


def test_the_board_is_the_engines() -> None:
    assert set(get_args(read.Phase)) == {phase.value for phase in state.Phase}
    assert set(read.ENCLOSURE) == components.ENCLOSURE
    assert (read.COLUMNS, read.ROWS) == (components.WIDTH, components.HEIGHT)


def test_each_side_sees_its_own_base_at_the_bottom() -> None:
    white = image_of(seat_screen(KIT, START, 1, ON)).crop(BOARD)
    red = image_of(seat_screen(KIT, START, 0, ON)).crop(BOARD)
    table = image_of(referee(KIT, START, ON)).crop(BOARD)
    assert white.tobytes() == table.tobytes()
    assert red.tobytes() != table.tobytes()


def test_a_call_flashes_and_names_its_men_in_turn() -> None:
    assert referee(KIT, CALLED, ON) != referee(KIT, CALLED, OFF)
    on, off = (image_of(referee(KIT, NAMED, beat)).crop(BOARD) for beat in (ON, OFF))
    assert on.tobytes() != off.tobytes()


def test_the_lamp_is_lit_whose_hand_is_awaited() -> None:
    assert lamps(START) == {0: True, 1: False}
    assert lamps(CAMPS) == {0: False, 1: True}
    assert lamps(WON) == {0: True, 1: True}
    assert lamps(view_of(phase="lot", turn=None)) == {0: False, 1: False}


def test_a_panel_of_the_boards_size_shows_the_last_move_square_by_square() -> None:
    shown = lights(middle(), 72)
    assert shown[44 - 1] == (80, 80, 80)
    assert shown[62 - 1] == (25, 25, 25)
    assert shown[53 - 1] == (25, 12, 0)
    assert shown[28 - 1] == (8, 0, 0)
    assert shown[72 - 1] == DARK


def test_a_small_panel_shows_where_it_ended() -> None:
    shown = lights(middle(), 36)
    row, column = read.place_of(44)
    assert shown[row * 6 // 9 * 6 + column * 6 // 8] == (80, 80, 80)


def test_the_victim_of_a_named_call_flashes_on_the_panel() -> None:
    assert lights(NAMED, 72, is_beat=True)[43 - 1] == (80, 40, 0)
    assert lights(NAMED, 72, is_beat=False)[43 - 1] == DARK
