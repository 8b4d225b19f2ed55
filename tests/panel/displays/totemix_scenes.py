"""The scenes of TOTEMIX's golden pictures: views as the engine publishes them, and drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.totemix.view import View
from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import totemix as display
from tests.panel.displays.building import build

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.panel.displays.kit import Kit
    from hardware.ports import Frame

QUIET = 98
ON, OFF = Tick(0, QUIET), Tick(1, QUIET + 1)
NEWS = Tick(0, 0)
LETTERS = {
    "C": "sky",
    "F": "forest",
    "O": "ocean",
    "D": "desert",
    "M": "mountain",
    "V": "cavern",
}
ROWS = ("CCFF", "CCCFFO", "DCFFOOM", "DDVVOOM", "DDVVOM", "DVVMMM")
MINUTE_NS = 60_000_000_000


def spots() -> dict[tuple[int, int], list[str]]:
    """Return a map: rows of letters, each row half a tile further left; the last ones stacked."""
    counts: dict[str, int] = {}
    map_: dict[tuple[int, int], list[str]] = {}
    for r, row in enumerate(ROWS):
        for column, letter in enumerate(row):
            counts[letter] = counts.get(letter, 0) + 1
            if counts[letter] <= 6:
                map_[column - (r + 1) // 2, r] = [f"{letter}{counts[letter]}"]
    return map_


def view_of(
    *,
    polluted: tuple[str, ...] = ("F3", "M4", "D6"),
    stacked: tuple[tuple[str, str], ...] = (),
    lost: tuple[str, ...] = (),
    **changes: Any,
) -> View:
    """Return a view as the box publishes it: some terrains polluted, stacked on others, lost."""
    map_ = {cell: pile for cell, pile in spots().items() if pile[0] not in lost}
    for upper, lower in stacked:
        source = next(cell for cell, pile in map_.items() if pile[-1] == upper)
        target = next(cell for cell, pile in map_.items() if pile[-1] == lower)
        map_[target] = [*map_[target], *map_.pop(source)]
    facts: dict[str, Any] = {
        "phase": "play",
        "wait": {"what": "free", "seats": [0, 1, 2], "cells": []},
        "tiles": _tiles(map_, polluted, lost),
        "seats": [
            seat_of("bear", (-1, 2), power=3, actions=3, reserve=4, dice=1),
            seat_of("eagle", (1, 1), power=5, actions=0, reserve=6, dice=2),
            seat_of("bat", None, power=1, actions=1, reserve=5, dice=1),
        ],
        "goal": {"name": "strates", "distance": 21, "total": 36},
        "general": 12,
        "roll": None,
        "chrono": None,
        "is_won": None,
    } | changes
    facts["map"] = [_pile(cell, pile, polluted, facts["seats"]) for cell, pile in map_.items()]
    return build(View, facts)


def seat_of(animal: str | None, cell: tuple[int, int] | None, **changes: Any) -> dict[str, Any]:
    """Return one seat of a view with the changes made to it."""
    facts = {"stage": "act", "power": 1, "dice": 1, "can_pay": True}
    return {"animal": animal, "cell": cell, **facts} | changes


def _tiles(
    map_: dict[tuple[int, int], list[str]], polluted: tuple[str, ...], lost: tuple[str, ...]
) -> list[dict[str, Any]]:
    lying = [
        {
            "tile": tile,
            "environment": LETTERS[tile[0]],
            "is_polluted": tile in polluted,
            "cell": cell,
            "level": level,
            "is_top": tile == pile[-1],
        }
        for cell, pile in map_.items()
        for level, tile in enumerate(pile, start=1)
    ]
    gone = [
        {"tile": tile, "environment": LETTERS[tile[0]], "cell": None, "level": 0, "is_top": False}
        for tile in lost
    ]
    return [*lying, *gone]


def _pile(
    cell: tuple[int, int],
    pile: list[str],
    polluted: tuple[str, ...],
    seats: list[dict[str, Any]],
) -> dict[str, Any]:
    return {
        "cell": cell,
        "tiles": pile,
        "environment": LETTERS[pile[-1][0]],
        "is_polluted": pile[-1] in polluted,
        "pawns": [seat for seat, shown in enumerate(seats) if shown["cell"] == cell],
    }


def roll(**changes: Any) -> dict[str, Any]:
    """Return a throw of seat 1: two terrains, one of them still to be struck."""
    facts = {
        "seat": 1,
        "count": 2,
        "face": "pollution",
        "dice": ["forest", "ocean"],
        "left": ["ocean"],
    }
    return facts | changes


def chrono(**changes: Any) -> dict[str, Any]:
    """Return the second of three clocks, with two and a half minutes left at time zero."""
    facts = {
        "clock": 2,
        "clocks": 3,
        "dice": 2,
        "length_ns": 6 * MINUTE_NS,
        "until_ns": 5 * MINUTE_NS // 2,
    }
    return facts | changes


def waits(what: str, *seats: int, cells: tuple[tuple[int, int], ...] = ()) -> dict[str, Any]:
    """Return what the table waits for."""
    return {"what": what, "seats": list(seats), "cells": list(cells)}


START = view_of()
TOWERS = view_of(stacked=(("M2", "M1"), ("M4", "M2"), ("F6", "F5")), lost=("O6", "O7"))
VICTIM = view_of(roll=roll(), wait=waits("victim", 1, cells=((3, 1), (2, 2), (1, 4))))
THREE = view_of(roll=roll(dice=["desert", "mountain", "cavern"], face="destruction"))
TIMED = view_of(chrono=chrono())
LAST = view_of(chrono=chrono(clock=3, dice=3, until_ns=MINUTE_NS // 4))
UNBEGUN = view_of(chrono=chrono(clock=0, dice=1))
CHOOSING = view_of(
    wait=waits("animals", 1, 2), seats=[seat_of("bear", (0, 2)), *[seat_of(None, None)] * 2]
)
LAYING = view_of(wait=waits("map"), tiles=[], seats=[seat_of(None, None)] * 3)
WON = view_of(is_won=True, wait=waits("nothing"), polluted=())
LOST = view_of(is_won=False, wait=waits("nothing"))


def _referee(view: View, tick: Tick = ON) -> Callable[[Kit], Frame]:
    return lambda kit: display.referee(kit, view, tick)


def _seat(view: View, seat: int, tick: Tick = ON) -> Callable[[Kit], Frame]:
    return lambda kit: display.seat(kit, view, seat, tick)


def staged(stage: str) -> View:
    """Return a table whose second seat is busy with its animal."""
    seats = [START.seats[0], seat_of("panther", (1, 1), stage=stage, actions=2, power=6)]
    plain = [seat_of("bear", (0, 2), actions=2), seats[1]]
    return view_of(seats=plain, wait=waits("free", 0, 1))


SCENES: dict[str, Callable[[Kit], Frame]] = {
    "referee_free": _referee(START),
    "referee_free_off": _referee(START, OFF),
    "referee_towers": _referee(TOWERS),
    "referee_rolled": _referee(VICTIM, NEWS),
    "referee_rolled_three": _referee(THREE, NEWS),
    "referee_victim": _referee(VICTIM),
    "referee_victim_off": _referee(VICTIM, OFF),
    "referee_chrono": _referee(TIMED),
    "referee_chrono_last": _referee(LAST),
    "referee_chrono_unbegun": _referee(UNBEGUN),
    "referee_choosing": _referee(CHOOSING),
    "referee_won": _referee(WON),
    "referee_lost": _referee(LOST, OFF),
    "seat_bear_acts": _seat(START, 0),
    "seat_eagle_rolls": _seat(START, 1),
    "seat_bat_off": _seat(START, 2, OFF),
    "seat_victim": _seat(VICTIM, 1),
    "seat_halts": _seat(VICTIM, 0),
    "seat_takes": _seat(staged("take"), 1),
    "seat_adds": _seat(staged("add"), 1),
    "seat_swaps": _seat(staged("swap"), 1),
    "seat_refills": _seat(staged("refill"), 1),
    "seat_chooses": _seat(CHOOSING, 1),
    "seat_won": _seat(WON, 0),
}
