"""The scenes of TOP TOTEM's golden pictures: views as the engine publishes them, and drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.top_totem.view import View
from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import top_totem as display
from tests.panel.displays.building import build

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.panel.displays.kit import Kit
    from hardware.ports import Frame

ON, OFF = Tick(0, 0), Tick(1, 1)
MIDDLE = "I.........i..I...i...i.....ii.....wi.w.....w.....W...w......w..WW....w.."


def bacarta() -> str:
    """Return the printed set-up."""
    return "iiiiIIIIiiii....iiii...." + "." * 24 + "....wwww....wwwwWWWWwwww"


def side(**changes: Any) -> dict[str, Any]:
    """Return one side of a view with the changes made to it."""
    facts: dict[str, Any] = {
        "camp": {"pedestrians": 0, "riders": 0},
        "lost": {"pedestrians": 0, "riders": 0},
        "next": None,
        "inside": 0,
        "worth": 0,
        "points": [],
        "total": 0,
    }
    return facts | changes


def view_of(**changes: Any) -> View:
    """Return a view as the box publishes it, with the changes made to it."""
    facts: dict[str, Any] = {
        "phase": "play",
        "round": 1,
        "rounds": 2,
        "first": 0,
        "turn": 0,
        "board": bacarta(),
        "sides": [side(), side()],
        "last": None,
        "call": None,
        "caller": None,
        "results": [],
        "winners": None,
        "rule": None,
    }
    return build(View, facts | changes)


def move(seat: int, *path: int, taken: tuple[int, ...] = ()) -> dict[str, Any]:
    """Return what was done last."""
    return {"seat": seat, "kind": "turn", "paths": [list(path)], "taken": list(taken)}


def middle(**changes: Any) -> View:
    """Return a game that is half played, white having just taken a man."""
    facts: dict[str, Any] = {
        "board": MIDDLE,
        "sides": [
            side(inside=3, worth=60, total=60),
            side(inside=1, worth=10, total=210),
        ],
        "round": 2,
        "last": move(1, 62, 44, taken=(53,)),
    }
    return view_of(**facts | changes)


def call(**changes: Any) -> dict[str, Any]:
    """Return a TOP! of white that binds."""
    return {"seat": 1, "piece": 0, "victim": 0, "is_binding": True} | changes


START = view_of()
CAMPS = view_of(
    board="i.i....." + "." * 56 + ".w......",
    sides=[
        side(camp={"pedestrians": 10, "riders": 4}),
        side(camp={"pedestrians": 11, "riders": 4}),
    ],
    last={"seat": 0, "kind": "enter", "paths": [[3]], "taken": []},
    turn=1,
)
PLACING = view_of(
    phase="place",
    board="." * 20 + "i......w" + "." * 44,
    sides=[
        side(camp={"pedestrians": 11, "riders": 4}),
        side(camp={"pedestrians": 11, "riders": 4}),
    ],
)
LOT = view_of(phase="lot", turn=None, board="." * 72)
CALLED = middle(call=call())
NAMED = middle(call=call(piece=36, victim=43))
VOID = middle(call=call(is_binding=False))
WON = middle(phase="between", turn=None, results=[{"rule": "x", "winner": 0, "points": 150}])
DRAWN = middle(phase="between", turn=None, results=[{"rule": "x", "winner": None, "points": 0}])
OVER = middle(phase="over", turn=None, winners=[1], results=[{"rule": "x", "winner": 1}])
TIED = middle(phase="over", turn=None, winners=[0, 1], results=[{"rule": "x"}])


def _referee(view: View, tick: Tick = ON) -> Callable[[Kit], Frame]:
    return lambda kit: display.referee(kit, view, tick)


def _seat(view: View, seat: int, tick: Tick = ON) -> Callable[[Kit], Frame]:
    return lambda kit: display.seat(kit, view, seat, tick)


SCENES: dict[str, Callable[[Kit], Frame]] = {
    "referee_start": _referee(START),
    "referee_camps": _referee(CAMPS),
    "referee_placing": _referee(PLACING),
    "referee_lot": _referee(LOT),
    "referee_capture": _referee(middle()),
    "referee_top": _referee(CALLED),
    "referee_top_off": _referee(CALLED, OFF),
    "referee_top_named": _referee(NAMED),
    "referee_top_named_off": _referee(NAMED, OFF),
    "referee_top_void": _referee(VOID),
    "referee_won": _referee(WON),
    "referee_drawn": _referee(DRAWN),
    "referee_over": _referee(OVER),
    "referee_tied": _referee(TIED),
    "seat_red_turn": _seat(START, 0),
    "seat_white_waits": _seat(START, 1),
    "seat_red_must_take": _seat(CALLED, 0),
    "seat_red_must_take_off": _seat(CALLED, 0, OFF),
    "seat_red_places": _seat(PLACING, 0),
    "seat_white_camp": _seat(CAMPS, 1),
    "seat_red_won": _seat(WON, 0),
    "seat_white_lost": _seat(WON, 1),
    "seat_red_drawn": _seat(TIED, 0),
}
