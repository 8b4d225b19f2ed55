"""TOTEM at any buttons: the family of a player has the colour of the player's button."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from engines.tschukka.components import COLOURS
from firmware_host.panel.displays.palette import SEAT_COLOURS
from firmware_host.panel.displays.tschukka.lights import COLOURS as LIGHTS
from firmware_host.table import commands as do
from firmware_host.table.buttons import BUTTON_COLOURS
from firmware_host.table.decision import HOST
from tests.fixtures.host_tables import BareTable

PAGES = Path(__file__).parents[2] / "dashboard" / "src"
SIZE = 8


def families_at(buttons: list[int], **options: str) -> dict[str, int]:
    """Return the button of each family in a new match."""
    table = BareTable(seats=0)
    table.done(HOST, do.NewMatch(game="tschukka", buttons=buttons, options=dict(options)))
    state = table.match.state
    return {COLOURS[family]: buttons[state.owners[family]] for family in state.order}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_buttons_1_to_4_the_family_has_the_colour_of_the_button(seats: int) -> None:
    for buttons in combinations(range(SIZE), seats):
        families = families_at(list(buttons))
        assert set(families.values()) == set(buttons)
        for button in buttons:
            colour = BUTTON_COLOURS[button]
            assert families.get(colour, button) == button
            assert button >= len(COLOURS) or colour in families


def test_the_first_buttons_have_the_colours_of_the_box_too() -> None:
    table = BareTable(seats=0)
    table.done(HOST, do.NewMatch(game="tschukka", seats=4))
    assert table.match.options.families == "rbgy"


def test_a_table_may_choose_another_order() -> None:
    assert families_at([0, 1, 2], families="gyrb") == {"green": 0, "yellow": 1, "red": 2}


def test_a_family_that_sits_at_a_button_may_begin() -> None:
    assert "yellow" in families_at([0, 1, 3], first_family="yellow")


def test_leds_and_pages_show_a_family_in_the_colour_of_its_button() -> None:
    style = (PAGES / "games/tschukka/tschukka.css").read_text("utf-8")
    for colour in COLOURS:
        button = BUTTON_COLOURS.index(colour)
        assert LIGHTS[colour] == SEAT_COLOURS[button]
        rule = rf'\[data-family="{colour}"\] \{{\s+--family: var\(--button-{button}\);'
        assert re.search(rule, style)


def test_the_names_of_the_buttons_colours_are_those_of_the_leds() -> None:
    strongest = {colour: max(range(3), key=LIGHTS[colour].__getitem__) for colour in COLOURS}
    assert strongest == {"red": 0, "green": 1, "blue": 2, "yellow": 0}
    assert len(BUTTON_COLOURS) == len(SEAT_COLOURS) == SIZE
