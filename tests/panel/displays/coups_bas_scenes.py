"""The scenes of TOTEM!'s golden pictures: views as the engine publishes them, and drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines.coups_bas.view import View
from firmware_host.panel.displays.tick import Tick
from tests.panel.displays.awaiting_displays import coups_bas as display
from tests.panel.displays.building import build

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.panel.displays.kit import Kit
    from hardware.ports import Frame

QUIET = 98
SCORES_TICK = 24
TOTEMS = (
    ("H1a", "H3a", "H2a"),
    ("H7a",),
    ("H4a", "H5a", "H1b", "H3b", "H6a"),
    ("H2b", "H5b"),
    (),
    ("H6b", "H4b", "H7b", "H4c"),
)
GUARDS = {"H2": "steal", "H6": "destroy"}
TOTALS = (12, 5, 18, 0, 22, 7)


def seat_of(place: int, **changes: Any) -> dict[str, Any]:
    """Return one seat of a view with the changes made to it."""
    facts: dict[str, Any] = {
        "hand": (5, 12, 3, 0, 6, 4)[place],
        "totem": TOTEMS[place],
        "partner": None,
        "passed": False,
        "scores": [TOTALS[place] // 2, TOTALS[place] - TOTALS[place] // 2],
        "total": TOTALS[place],
        **changes,
    }
    top = facts["totem"][-1][:2] if facts["totem"] else ""
    return {"guard": GUARDS.get(top), **facts}


def view_of(count: int = 4, **changes: Any) -> View:
    """Return a view as the box publishes it, with the changes made to it."""
    facts: dict[str, Any] = {
        "phase": "action",
        "round": 3,
        "rounds": 0,
        "target": 24,
        "scoring": True,
        "deck": "box",
        "active": 1,
        "seats": [seat_of(place) for place in range(count)],
        "pile": 23,
        "discard": ["L2a"],
        "chain": [],
        "window": None,
        "looking": 0,
        "won": [],
        "won_by": None,
        "mine": None,
        "winners": None,
        "rule": None,
    }
    return build(View, facts | changes)


def link(seat: int, card: str, *targets: int) -> dict[str, Any]:
    """Return a card of the chain."""
    return {"seat": seat, "card": card, "targets": list(targets)}


def window(answer: str = "misstep", *seats: int, answerer: int | None = None) -> dict[str, Any]:
    """Return a window of six seconds."""
    return {
        "answer": answer,
        "seats": list(seats),
        "answerer": answerer,
        "since_ns": 12_000_000_000,
        "until_ns": 18_000_000_000,
    }


def changed(scene: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Return the facts of a scene with some of them changed."""
    return scene | changes


BEAR: dict[str, Any] = {
    "phase": "window",
    "chain": [link(1, "H7c", 2)],
    "window": window("misstep", 0, 2, 3),
}
COUNTERED: dict[str, Any] = {
    "phase": "window",
    "chain": [link(1, "L3a"), link(3, "L5a")],
    "window": window("misstep", 0, 2, 3, 4, 5),
}
GRANTED: dict[str, Any] = BEAR | {
    "phase": "answer",
    "window": window("misstep", 0, 2, 3, answerer=3),
}
WON: dict[str, Any] = {
    "phase": "window",
    "won": [1],
    "won_by": "coups_bas.sixth_floor",
    "window": window("arrive", 0, 2, 3),
}
ENDED: dict[str, Any] = {"phase": "over", "winners": [2], "rule": "coups_bas.champion"}


def settled(seat: int, card: str, *targets: int, by: int | None = None) -> dict[str, Any]:
    """Return the fate of the card that was settled last."""
    return {"settled": link(seat, card, *targets) | {"by": by}}


def at(left: float) -> int:
    """Return when such a share of the window's six seconds is left."""
    return 18_000_000_000 - round(left * 6_000_000_000)


def _referee(
    count: int = 4, tick: int = 0, since: int = QUIET, left: float = 1.0, **changes: Any
) -> Callable[[Kit], Frame]:
    return lambda kit: display.referee(kit, view_of(count, **changes), Tick(tick, since, at(left)))


def _seat(
    seat: int, since: int = QUIET, left: float = 1.0, count: int = 4, **changes: Any
) -> Callable[[Kit], Frame]:
    return lambda kit: display.seat(kit, view_of(count, **changes), seat, Tick(0, since, at(left)))


SCENES: dict[str, Callable[[Kit], Frame]] = {
    **{f"referee_totems_{count}": _referee(count) for count in range(2, 7)},
    "referee_totems_off": _referee(since=QUIET + 1),
    "referee_scores": _referee(tick=SCORES_TICK),
    "referee_steal": _referee(phase="steal"),
    "referee_lynx": _referee(phase="lynx"),
    "referee_shed": _referee(phase="shed", looking=3),
    "referee_deal_first": _referee(
        phase="deal", seats=[seat_of(n, total=0, scores=[]) for n in range(6)]
    ),
    "referee_deal_6": _referee(6, phase="deal"),
    "referee_over": _referee(**ENDED),
    "referee_over_shared": _referee(6, **changed(ENDED, winners=[0, 2, 4])),
    "referee_window": _referee(left=0.6, **BEAR),
    "referee_window_late": _referee(left=0.1, **BEAR),
    "referee_window_gift": _referee(
        6,
        phase="window",
        chain=[link(1, "L7a", 2, 3)],
        window=window("misstep", 0, 2, 3, 4, 5),
    ),
    "referee_window_countered": _referee(6, left=0.8, **COUNTERED),
    "referee_answer": _referee(left=0.5, **GRANTED),
    "referee_answer_off": _referee(left=0.5, since=1, **GRANTED),
    "referee_won": _referee(**WON),
    "referee_won_exhausted": _referee(6, **changed(WON, won_by="coups_bas.exhausted")),
    "referee_many_won": _referee(6, **changed(WON, won=[0, 1, 2, 3, 4])),
    "referee_over_all": _referee(6, **changed(ENDED, winners=[0, 1, 2, 3, 4, 5])),
    "verdict_floor": _referee(since=0, **settled(0, "H2c")),
    "verdict_destroyed": _referee(since=0, **settled(0, "L4a", 2)),
    "verdict_cancelled": _referee(since=0, **settled(0, "H1c", 2, by=1)),
    "seat_waits": _seat(0),
    "seat_turn": _seat(1),
    "seat_turn_off": _seat(1, since=1),
    "seat_tall": _seat(2),
    "seat_empty": _seat(4, count=6),
    "seat_team": _seat(0, seats=[seat_of(n, partner=(n + 2) % 4) for n in range(4)], active=3),
    "seat_lynx": _seat(1, phase="lynx"),
    "seat_shed": _seat(1, phase="shed", looking=3),
    "seat_shed_other": _seat(0, phase="shed", looking=3),
    "seat_gift": _seat(0, phase="answer", chain=[link(1, "L7a", 2, 3)], window=GRANTED["window"]),
    "seat_many_won": _seat(
        5, count=6, **changed(WON, won=[0, 1, 2, 3, 4], won_by="coups_bas.exhausted")
    ),
    "seat_deal": _seat(1, phase="deal", seats=[seat_of(n, totem=[]) for n in range(4)]),
    "seat_window": _seat(2, left=0.6, **BEAR),
    "seat_window_own": _seat(1, left=0.6, **BEAR),
    "seat_answer": _seat(3, left=0.3, **GRANTED),
    "seat_answer_other": _seat(0, **GRANTED),
    "seat_arrive": _seat(3, left=0.3, **WON),
    "seat_hand_won": _seat(1, **WON),
    "seat_cancelled": _seat(0, since=0, **settled(0, "H1c", 2, by=1)),
    "seat_over_won": _seat(2, **ENDED),
    "seat_over_lost": _seat(0, **ENDED),
}
