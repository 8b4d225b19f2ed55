"""The scenes of the golden pictures: views as the engine publishes them, and how each is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.arriba.view import View
from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import arriba as display
from tests.panel.displays.building import build

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from firmware_host.panel.displays.kit import Kit
    from hardware.ports import Frame

ON, OFF = Tick(0, 0), Tick(1, 1)
TOPS = ("Ar", "Cb", "Fy", "Hg", "Kr", "Ny", "Qb", None)


def view_of(count: int = 4, /, **changes: Any) -> View:
    """Return a view in the middle of round 2 with the changes made to it."""
    facts: dict[str, Any] = {
        "phase": "flip",
        "round": 2,
        "rounds": 3,
        "flipper": 1,
        "seats": [seat_of(seat) for seat in range(count)],
        "centre": 4,
        "matches": [],
        "verdict": None,
        "photo": [],
        "winners": None,
    }
    return build(View, facts | changes)


def seat_of(seat: int, **changes: Any) -> dict[str, Any]:
    """Return one seat of a view with the changes made to it."""
    facts = {"draw": 24 - 3 * seat, "open": 2 + seat, "top": TOPS[seat], "pressed": False}
    return facts | {"scores": [3 * seat], "total": 3 * seat} | changes


def press(seat: int, at_ns: int, verdict: str) -> dict[str, Any]:
    """Return one line of the photo finish."""
    return {"seat": seat, "at_ns": at_ns, "verdict": verdict, "rule": "arriba.duel"}


def verdict(seat: int | None, seats: tuple[int, ...], cards: int) -> dict[str, Any]:
    """Return a verdict."""
    return {"rule": "arriba.duel", "seat": seat, "seats": list(seats), "cards": cards}


def _duel_seats(count: int) -> list[dict[str, Any]]:
    seats = [seat_of(seat) for seat in range(count)]
    seats[2] = seat_of(2, top="Ag", pressed=True)
    return seats


DUEL = {"phase": "match", "matches": [{"shape": "A", "seats": [0, 2]}]}
WON = {
    "flipper": 2,
    "verdict": verdict(2, (0,), 7),
    "photo": [press(2, 1_000_000, "won"), press(0, 13_400_000, "lost")],
}
HAIR = {
    "verdict": verdict(2, (0, 3), 11),
    "photo": [press(2, 1_000_000, "won"), press(0, 1_420_000, "lost")],
}
FAULT = {"verdict": verdict(3, (), 23), "photo": [press(3, 5, "wrong")]}
CENTRE = {
    "verdict": verdict(1, (), 1),
    "photo": [press(1, 5, "won"), press(0, 2_000_000_005, "late")],
}
TIED = {"photo": [press(0, 5, "tied"), press(2, 6, "tied")]}


def duel_view(count: int, **changes: Any) -> View:
    """Return a view of that many seats in which the first and the third are in a duel."""
    return view_of(count, seats=_duel_seats(count), **(DUEL | changes))


def _referee(view: View, tick: Tick = ON) -> Callable[[Kit], Frame]:
    return lambda kit: display.referee(kit, view, tick)


def _seat(view: View, seat: int, tick: Tick = ON) -> Callable[[Kit], Frame]:
    return lambda kit: display.seat(kit, view, seat, tick)


SCENES: Mapping[str, Callable[[Kit], Frame]] = {
    "referee_flip_2": _referee(view_of(2)),
    "referee_flip_3": _referee(view_of(3)),
    "referee_flip_4": _referee(view_of(4)),
    "referee_flip_8": _referee(view_of(8)),
    "referee_duel_4": _referee(duel_view(4)),
    "referee_duel_6": _referee(duel_view(6)),
    "referee_duel_8": _referee(duel_view(8)),
    "referee_duel_8_off": _referee(duel_view(8), OFF),
    "referee_totem": _referee(view_of(5, phase="totem")),
    "referee_head": _referee(view_of(5, phase="head")),
    "referee_regrab": _referee(duel_view(6, phase="regrab", **TIED)),
    "referee_won": _referee(view_of(4, **WON)),
    "referee_won_by_a_hair": _referee(view_of(4, **HAIR)),
    "referee_wrong": _referee(view_of(4, **FAULT)),
    "referee_totem_won": _referee(view_of(4, **CENTRE)),
    "referee_lower": _referee(duel_view(3, phase="lower", **TIED)),
    "referee_head_duel": _referee(duel_view(5, phase="head")),
    "referee_nobody": _referee(view_of(4, verdict=verdict(None, (), 0))),
    "referee_deal": _referee(view_of(8, phase="deal")),
    "referee_over": _referee(view_of(5, phase="over", winners=[0])),
    "referee_shared": _referee(view_of(8, phase="over", winners=[0, 5])),
    "seat_waits": _seat(view_of(), 0),
    "seat_turn": _seat(view_of(), 1),
    "seat_turn_off": _seat(view_of(), 1, OFF),
    "seat_empty": _seat(view_of(8), 7),
    "seat_duel": _seat(duel_view(4), 2),
    "seat_totem": _seat(view_of(2, phase="totem", seats=[seat_of(0, top="totem"), seat_of(1)]), 0),
    "seat_head": _seat(view_of(2, phase="head", seats=[seat_of(0, top="head"), seat_of(1)]), 0),
    "seat_won_and_turn": _seat(view_of(4, **WON), 2),
    "seat_lost": _seat(view_of(4, **WON), 0),
    "seat_wrong": _seat(view_of(4, **FAULT), 3),
    "seat_tied": _seat(duel_view(4, phase="regrab", **TIED), 2),
    "seat_over": _seat(view_of(4, phase="over", winners=[0]), 0),
}
