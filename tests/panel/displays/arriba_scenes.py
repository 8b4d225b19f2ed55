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


PEOPLE = ("Léa", "Tom", "Maximilien", "Zoé", "Ben", "Anouk", "Jo", "Hélène")
MS = 1_000_000


def judged_view(count: int, /, **changes: Any) -> View:
    """Return a view beside real cards whose faces the box does not know."""
    seats = [seat_of(seat, top="?") for seat in range(count)]
    for press in changes.get("presses", ()):
        seats[press["seat"]] |= {"pressed": True}
    return view_of(count, **({"deck": "judged", "seats": seats} | changes))


def asked_view(count: int, *seats: int, **changes: Any) -> View:
    """Return a view in which these seats pressed one after the other and the box asks."""
    presses = [{"seat": seat, "after_ns": place * 83 * MS} for place, seat in enumerate(seats)]
    return judged_view(count, asks=True, presses=presses, **changes)


def line(seat: int, act: str, *seats: int) -> dict[str, Any]:
    """Return what one seat does with its real cards."""
    return {"seat": seat, "act": act, "seats": list(seats)}


SAID = [{"seat": 0, "move": "lay same 0 2"}]
JUDGED_DUEL = WON | {"handling": [line(2, "give", 0), line(0, "take", 2)]}
UNCOUNTED_DUEL = JUDGED_DUEL | {"verdict": verdict(2, (0,), 0)}
JUDGED_MANY = {
    "flipper": 2,
    "verdict": verdict(2, (0, 3), 0),
    "photo": [press(2, 1 * MS, "won"), press(0, 84 * MS, "lost")],
    "handling": [line(2, "share", 0, 3), line(0, "take_share", 2), line(3, "take_share", 2)],
}
JUDGED_TOTEM = {
    "verdict": verdict(1, (), 0),
    "photo": [press(1, 5, "won"), press(0, 12 * MS, "late")],
    "handling": [line(1, "lay_under")],
}
JUDGED_WRONG = {
    "flipper": 2,
    "verdict": verdict(2, (), 0),
    "photo": [press(2, 5, "wrong")],
    "handling": [line(2, "take_all"), *(line(seat, "give_all", 2) for seat in (0, 1, 3))],
}
ROUND_OVER = {"counted": True, "may_end": True}


def _named(draw: Callable[[Kit], Frame]) -> Callable[[Kit], Frame]:
    """Return the drawing for people who gave their names."""
    return lambda kit: draw(kit.at(tuple(range(8)), PEOPLE))


JUDGED: Mapping[str, Callable[[Kit], Frame]] = {
    "referee_judged_flip_3": _referee(judged_view(3, counted=True)),
    "referee_judged_flip_8": _referee(judged_view(8, counted=True)),
    "referee_judged_uncounted": _referee(judged_view(4)),
    "referee_judged_asks_1": _referee(asked_view(3, 1)),
    "referee_judged_asks_3": _referee(asked_view(3, 1, 2, 0)),
    "referee_judged_asks_8": _referee(asked_view(8, 4, 2, 0, 7, 1, 5, 3, 6)),
    "referee_judged_said": _referee(asked_view(3, 2, 0, said=SAID)),
    "referee_judged_head": _referee(judged_view(4, head=1)),
    "referee_judged_duel": _referee(judged_view(4, counted=True, **JUDGED_DUEL)),
    "referee_judged_uncounted_duel": _referee(judged_view(4, **UNCOUNTED_DUEL)),
    "referee_judged_many": _referee(judged_view(4, **JUDGED_MANY)),
    "referee_judged_totem": _referee(judged_view(4, **JUDGED_TOTEM)),
    "referee_judged_wrong": _referee(judged_view(4, **JUDGED_WRONG)),
    "referee_judged_over": _referee(judged_view(3, **ROUND_OVER)),
    "referee_judged_over_won": _referee(judged_view(4, **ROUND_OVER, **JUDGED_DUEL)),
    "referee_judged_regrab_3": _referee(judged_view(3, phase="regrab", **TIED)),
    "referee_judged_regrab_8": _referee(judged_view(8, phase="regrab", counted=True, **TIED)),
    "seat_judged_turn": _seat(judged_view(3, counted=True), 1),
    "seat_judged_waits": _seat(judged_view(8, counted=True), 7),
    "seat_judged_uncounted": _seat(judged_view(4), 3),
    "seat_judged_uncounted_turn": _seat(judged_view(4), 1),
    "seat_judged_first": _seat(asked_view(4, 1, 2), 1),
    "seat_judged_second": _seat(asked_view(4, 1, 2), 2),
    "seat_judged_no_press": _seat(asked_view(4, 1, 2), 0, OFF),
    "seat_judged_give": _seat(judged_view(4, **JUDGED_DUEL), 2),
    "seat_judged_take": _seat(judged_view(4, **JUDGED_DUEL), 0),
    "seat_judged_idle": _seat(judged_view(4, **JUDGED_DUEL), 1),
    "seat_judged_share": _seat(judged_view(4, **JUDGED_MANY), 2),
    "seat_judged_take_share": _seat(judged_view(4, **JUDGED_MANY), 3),
    "seat_judged_lay_under": _seat(judged_view(4, **JUDGED_TOTEM), 1),
    "seat_judged_take_all": _seat(judged_view(4, **JUDGED_WRONG), 2),
    "seat_judged_give_all": _seat(judged_view(4, **JUDGED_WRONG), 1),
    "seat_judged_over": _seat(judged_view(3, **ROUND_OVER), 2),
}
NAMED = {f"{name}_named": _named(draw) for name, draw in JUDGED.items()}

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
    **JUDGED,
    **NAMED,
}
