"""The scenes of the box's own golden pictures: its idle screens, and the default display."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from firmware_host.menu.choices import Chooser
from firmware_host.menu.host_menu import host_menu
from firmware_host.menu.setup import Draft, question
from firmware_host.panel.displays import default
from firmware_host.panel.displays.choosing import choosing, elsewhere, refused, sitting
from firmware_host.panel.displays.idle import asking, idle, welcome
from firmware_host.panel.displays.tick import Tick
from firmware_host.panel.drawing.qr import qr_image
from firmware_host.table.state import TableState
from firmware_host.texts.texts import translate, translations
from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import LastVerdict, SeatSummary, Summary

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.panel.displays.kit import Kit
    from hardware.ports import Frame

ON, OFF = Tick(0, 98), Tick(1, 99)
NEWS = Tick(0, 0)
TWO_SEATS = {"seats": 2, "option": "two_seats"}
NAMES = ("Léa", "Ben", None, "Maximilienne", "Zoé", None, "Anne-Sophie", "Jean")


def summary_of(count: int = 3, awaited: dict[int, Any] | None = None, **changes: Any) -> Summary:
    """Return the summary of a match of so many seats, with who is awaited by what."""
    by: dict[int, Any] = {1: "button"} if awaited is None else awaited
    seats = [
        SeatSummary(seat=seat, name=NAMES[seat], score=3 * seat, acts=seat in by, by=by.get(seat))
        for seat in range(count)
    ]
    facts: dict[str, Any] = {
        "match": "m1",
        "number": 12,
        "game": "tschukka",
        "title": translations("tschukka", "game-name"),
        "phase_text": phase("placing"),
        "seats": seats,
    }
    return Summary(**facts | changes)


def phase(name: str) -> dict[str, str]:
    """Return a phase of the village in words."""
    words = translations("tschukka", "word-phase", {"phase": name})
    return {language: text[:1].upper() + text[1:] for language, text in words.items()}


def verdict(number: int) -> LastVerdict:
    """Return a long verdict that was given at a move of this number."""
    facts = {"seat": "Maximilienne", "target": "Anne-Sophie"}
    return LastVerdict("coups_bas.bison", number, translations("coups_bas", "verdict-bison", facts))


def newcomers(kit: Kit, address: str) -> Frame:
    """Return the screen with the code for cameras."""
    code = qr_image(f"http://{address}/")
    assert code is not None
    return welcome(kit, code, "totem-ab12", address, "Phones:")


def _referee(view: Summary, tick: Tick = ON) -> Callable[[Kit], Frame]:
    return lambda kit: default.referee(kit, view, tick)


def _seat(view: Summary, seat: int, tick: Tick = ON) -> Callable[[Kit], Frame]:
    return lambda kit: default.seat(kit, view, seat, tick)


EVERYBODY = summary_of(8, dict.fromkeys(range(8), "button"), phase_text=phase("throwing"))
MIXED = summary_of(4, {0: "button", 2: "phone"}, phase_text=phase("meal"))
ALONE = summary_of(4, {3: "board"}, phase_text=phase("starving"))
NOBODY = summary_of(awaited={}, phase_text=phase("first"))
JUDGED = summary_of(verdict=verdict(12))
OVER = summary_of(awaited={}, phase_text=phase("over"), outcome=Outcome(winners=[1]))
SHARED = summary_of(4, {}, phase_text=phase("over"), outcome=Outcome(winners=[0, 2]))
LOST = summary_of(awaited={}, phase_text=phase("over"), outcome=Outcome())


def _menu(presses: int, holds: int = 0) -> Callable[[Kit], Frame]:
    """Return the drawing of the menu without a match, after presses and holds."""

    def draw(kit: Kit) -> Frame:
        chooser = Chooser(host_menu(TableState(8), kit.language))
        for _ in range(presses):
            chooser = chooser.next()
        for _ in range(holds):
            after = chooser.yes()
            assert isinstance(after, Chooser)
            chooser = after
        return choosing(kit, chooser.shown)

    return draw


def _setup(draft: Draft, presses: int = 0, most: int = 9) -> Callable[[Kit], Frame]:
    """Return the drawing of a question about a new match, with its first answers."""

    def draw(kit: Kit) -> Frame:
        branch = question(draft, kit.language)
        assert branch is not None
        chooser = Chooser(replace(branch, items=branch.items[:most]))
        for _ in range(presses):
            chooser = chooser.next()
        return choosing(kit, chooser.shown)

    return draw


SCENES: dict[str, Callable[[Kit], Frame]] = {
    "idle": lambda kit: idle(kit, "Totem", "http://totem.local:8080"),
    "idle_hint": lambda kit: idle(kit, "Salle été", "http://192.168.1.42", "Appuyez !"),
    "welcome": lambda kit: newcomers(kit, "192.168.178.123:8080"),
    "asking": lambda kit: asking(kit, "Léa", "47", "Press this button"),
    "default_referee_turn": _referee(summary_of()),
    "default_referee_everybody": _referee(EVERYBODY),
    "default_referee_mixed": _referee(MIXED),
    "default_referee_board": _referee(ALONE),
    "default_referee_nobody": _referee(NOBODY),
    "default_referee_verdict": _referee(JUDGED, NEWS),
    "default_referee_over": _referee(OVER),
    "default_referee_shared": _referee(SHARED),
    "default_referee_lost": _referee(LOST),
    "default_seat_turn": _seat(MIXED, 0),
    "default_seat_turn_off": _seat(MIXED, 0, OFF),
    "default_seat_phone": _seat(MIXED, 2),
    "default_seat_long": _seat(EVERYBODY, 3),
    "default_seat_waits": _seat(summary_of(), 0),
    "default_seat_waits_for_nobody": _seat(NOBODY, 0),
    "default_seat_won": _seat(OVER, 1),
    "default_seat_lost": _seat(OVER, 0),
    "menu": _menu(0),
    "menu_language": _menu(1, holds=1),
    "menu_back": _menu(3),
    # One more game in the catalog changes no picture.
    "menu_game": _setup(Draft(8), presses=3, most=5),
    "menu_bots": _setup(Draft(8, "arriba", (0, 1, 4))),
    "menu_preset": _setup(Draft(8, "arriba", (0, 1, 4), "", 0), presses=1),
    "menu_cards": _setup(Draft(8, "arriba", (0, 1, 4), "", 0, "first"), presses=1),
    "menu_start": _setup(Draft(8, "tschukka", (0,), "easy", 2, "first", (False,))),
    "menu_births": _setup(Draft(8, "tschukka", (0,), "easy", 2, "first")),
    "menu_map": _setup(Draft(8, "totemix", (0,), "", 0, "first")),
    "menu_tiles": _setup(Draft(8, "totemix", (0,), "", 0, "first", (True, True)), presses=1),
    "menu_sitting": lambda kit: sitting(kit, {0, 3, 5}),
    "menu_sitting_nobody": lambda kit: sitting(kit, ()),
    "menu_sitting_all": lambda kit: sitting(kit, range(8)),
    "menu_elsewhere": lambda kit: elsewhere(kit, "Maximilienne"),
    "menu_refused": lambda kit: refused(
        kit, translate("box", kit.language, "problem-arriba-two-seats", TWO_SEATS)
    ),
}
