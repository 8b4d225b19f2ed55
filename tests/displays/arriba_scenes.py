"""The scenes of the golden pictures: views as the engine publishes them, and how each is drawn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from firmware_host.displays.arriba import ArribaView, read_view, referee, seat_screen
from firmware_host.displays.idle import asking, idle, welcome
from firmware_host.displays.kit import Kit
from firmware_host.drawing.font import load_font
from firmware_host.drawing.qr import qr_image
from firmware_host.drawing.shapes import load_shapes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hardware.ports import Frame

SEEDS = Path(__file__).parents[2] / "seeds"
TOPS = ("Ar", "Cb", "Fy", "Hg", "Kr", "Ny", "Qb", None)


def newcomers(kit: Kit, address: str) -> Frame:
    """Return the screen with the code for cameras."""
    code = qr_image(f"http://{address}/")
    assert code is not None
    return welcome(kit, code, "totem-ab12", address, "Phones:")


def kit_in(language: str) -> Kit:
    """Return the drawing kit with the shipped font, shapes and texts of a language."""
    bundle = FluentBundle([language])
    source = (SEEDS / "arriba" / f"oled.{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))

    def say(key: str, /, **facts: str | float) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, faults = bundle.format_pattern(pattern, facts)
        assert not faults, (key, faults)
        return str(text)

    font = load_font(SEEDS / "box" / "font.txt")
    return Kit(font, load_shapes(SEEDS / "arriba" / "shapes.toml"), say)


def view_of(count: int = 4, /, **changes: Any) -> ArribaView:
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
        "a_field_of_next_year": [1, 2],
    }
    return read_view(json.dumps(facts | changes))


def seat_of(seat: int, **changes: Any) -> dict[str, Any]:
    """Return one seat of a view with the changes made to it."""
    facts = {"draw": 24 - 3 * seat, "open": 2 + seat, "top": TOPS[seat], "pressed": False}
    return facts | {"scores": [3 * seat], "total": 3 * seat, "later": "x"} | changes


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


def duel_view(count: int, **changes: Any) -> ArribaView:
    """Return a view of that many seats in which the first and the third are in a duel."""
    return view_of(count, seats=_duel_seats(count), **(DUEL | changes))


SCENES: Mapping[str, Callable[[Kit], Frame]] = {
    "referee_flip_2": lambda kit: referee(kit, view_of(2)),
    "referee_flip_3": lambda kit: referee(kit, view_of(3)),
    "referee_flip_4": lambda kit: referee(kit, view_of(4)),
    "referee_flip_8": lambda kit: referee(kit, view_of(8)),
    "referee_duel_4": lambda kit: referee(kit, duel_view(4)),
    "referee_duel_6": lambda kit: referee(kit, duel_view(6)),
    "referee_duel_8": lambda kit: referee(kit, duel_view(8)),
    "referee_duel_8_off": lambda kit: referee(kit, duel_view(8), is_beat=False),
    "referee_totem": lambda kit: referee(kit, view_of(5, phase="totem")),
    "referee_head": lambda kit: referee(kit, view_of(5, phase="head")),
    "referee_regrab": lambda kit: referee(kit, duel_view(6, phase="regrab", **TIED)),
    "referee_won": lambda kit: referee(kit, view_of(4, **WON)),
    "referee_won_by_a_hair": lambda kit: referee(kit, view_of(4, **HAIR)),
    "referee_wrong": lambda kit: referee(kit, view_of(4, **FAULT)),
    "referee_totem_won": lambda kit: referee(kit, view_of(4, **CENTRE)),
    "referee_lower": lambda kit: referee(kit, duel_view(3, phase="lower", **TIED)),
    "referee_head_duel": lambda kit: referee(kit, duel_view(5, phase="head")),
    "referee_nobody": lambda kit: referee(kit, view_of(4, verdict=verdict(None, (), 0))),
    "referee_deal": lambda kit: referee(kit, view_of(8, phase="deal")),
    "referee_over": lambda kit: referee(kit, view_of(5, phase="over", winners=[0])),
    "referee_shared": lambda kit: referee(kit, view_of(8, phase="over", winners=[0, 5])),
    "seat_waits": lambda kit: seat_screen(kit, view_of(), 0),
    "seat_turn": lambda kit: seat_screen(kit, view_of(), 1),
    "seat_turn_off": lambda kit: seat_screen(kit, view_of(), 1, is_beat=False),
    "seat_empty": lambda kit: seat_screen(kit, view_of(8), 7),
    "seat_duel": lambda kit: seat_screen(kit, duel_view(4), 2),
    "seat_totem": lambda kit: seat_screen(
        kit, view_of(2, phase="totem", seats=[seat_of(0, top="totem"), seat_of(1)]), 0
    ),
    "seat_head": lambda kit: seat_screen(
        kit, view_of(2, phase="head", seats=[seat_of(0, top="head"), seat_of(1)]), 0
    ),
    "seat_won_and_turn": lambda kit: seat_screen(kit, view_of(4, **WON), 2),
    "seat_lost": lambda kit: seat_screen(kit, view_of(4, **WON), 0),
    "seat_wrong": lambda kit: seat_screen(kit, view_of(4, **FAULT), 3),
    "seat_tied": lambda kit: seat_screen(kit, duel_view(4, phase="regrab", **TIED), 2),
    "seat_over": lambda kit: seat_screen(kit, view_of(4, phase="over", winners=[0]), 0),
    "idle": lambda kit: idle(kit, "Totem", "http://totem.local:8080"),
    "welcome": lambda kit: newcomers(kit, "192.168.178.123:8080"),
    "asking": lambda kit: asking(kit, "Léa", "Press this button"),
    "idle_hint": lambda kit: idle(kit, "Salle été", "http://192.168.1.42", "Appuyez !"),
}
