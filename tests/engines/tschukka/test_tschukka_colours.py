"""The colours of the families: any order round the table, so that they can be those of buttons."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.core.options import BadSetupError, read_options
from engines.tschukka.components import COLOURS
from engines.tschukka.options import Options
from engines.tschukka.setup import order_for
from engines.tschukka.state import State
from tests.engines.tschukka.village import TSCHUKKA, Village, started

FIRST_PEOPLE = "2w2m - 1W1M1e"


def round_the_table(state: State) -> list[tuple[str, int]]:
    """Return the families round the table with their seats."""
    return [(COLOURS[family], state.owners[family]) for family in state.order]


@pytest.mark.parametrize(
    ("colours", "two_seats", "order"),
    [
        (("red", "blue", "green", "yellow"), "alternate", "rbgy"),
        (("red", "blue", "green"), "alternate", "rbgy"),
        (("red", "green", "yellow"), "alternate", "rgyb"),
        (("yellow", "purple", "pink"), "alternate", "yrgb"),
        (("purple", "turquoise", "orange", "pink"), "alternate", "rgby"),
        (("red", "blue"), "alternate", "rbgy"),
        (("red", "blue"), "paired", "rgby"),
        (("green", "yellow"), "paired", "gryb"),
    ],
)
def test_a_seat_has_the_family_of_its_buttons_colour(
    colours: tuple[str, ...], two_seats: str, order: str
) -> None:
    assert order_for(colours, two_seats) == order


@pytest.mark.parametrize("seats", TSCHUKKA.seats)
@pytest.mark.parametrize("two_seats", ["alternate", "paired"])
def test_every_order_gives_every_seat_its_colour(seats: int, two_seats: str) -> None:
    for colours in permutations((*COLOURS, "purple", "pink"), seats):
        options = read_options(Options, {"two_seats": two_seats})
        chosen = TSCHUKKA.options_at(colours, options)
        state = started(seats, two_seats=two_seats, **chosen, first_family="random")
        owned = dict(round_the_table(state))
        for seat, colour in enumerate(colours):
            assert owned.get(colour, seat) == seat


def test_an_order_that_was_chosen_stays() -> None:
    options = read_options(Options, {"families": "ybgr"})
    assert TSCHUKKA.options_at(("red", "blue", "green"), options) == {}


def test_without_buttons_and_in_old_records_the_order_is_the_printed_one() -> None:
    for seats in (3, 4):
        assert round_the_table(started(seats)) == list(zip(COLOURS, range(seats), strict=False))


def test_turns_go_round_the_table_and_not_by_the_printed_order() -> None:
    village = Village(3)
    village.state = started(3, families="byrg", first_family="yellow")
    assert village.refused(f"2 house green {FIRST_PEOPLE}") == "not_your_family"
    village.play(f"1 house yellow {FIRST_PEOPLE}", f"2 house red {FIRST_PEOPLE}")
    assert village.awaited == "blue"
    village.play(f"0 house blue {FIRST_PEOPLE}")
    view = TSCHUKKA.view(village.state, None)
    assert [(family.name, family.seat) for family in view.families] == [
        ("blue", 0),
        ("yellow", 1),
        ("red", 2),
    ]
    village.play("1 choose yellow girls", "2 choose red -", "0 choose blue -")
    assert village.refused("1 place yellow girls green1") == "target"


def test_only_a_family_at_the_table_can_begin() -> None:
    with pytest.raises(BadSetupError, match="tschukka-first-family"):
        started(3, families="byrg", first_family="green")
