"""The short texts that several screens of the village share."""

from __future__ import annotations

from engines.tschukka.view import View
from firmware_host.panel.displays.kit import Say
from firmware_host.panel.displays.tschukka.facts import hut_place


def family_name(say: Say, family: str) -> str:
    """Return the colour of the family."""
    return say("oled-family", family=family)


def person_name(say: Say, view: View, family: str) -> str:
    """Return the name of who plays the family, or its colour; one person may play two."""
    seat = next((shown.seat for shown in view.families if shown.name == family), None)
    owned = [shown for shown in view.families if shown.seat == seat]
    name = None if seat is None or len(owned) > 1 else say.written(seat)
    return name or family_name(say, family)


def family_letter(say: Say, family: str) -> str:
    """Return the letter of the family's colour."""
    return family_name(say, family)[:1].upper()


def place_name(say: Say, family: str, place: str) -> str:
    """Return the family and the number of its hut; what lies elsewhere tells its place itself."""
    if not place[-1:].isdigit():
        return family_name(say, family)
    owner, number = hut_place(place)
    return say("oled-hut", family=family_name(say, owner), hut=number)


def phase_title(say: Say, view: View) -> str:
    """Return the number of the phase and what the table waits for in it."""
    title = say(f"oled-phase-{view.phase}", missing=view.missing)
    return f"{view.number} {title}" if view.number else title


def awaited_names(say: Say, view: View) -> str:
    """Return the family that must act, or the letters of all that must."""
    if len(view.awaited) == 1:
        return person_name(say, view, view.awaited[0])
    return " ".join(family_letter(say, family) for family in view.awaited)
