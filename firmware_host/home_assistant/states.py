"""The states for Home Assistant: a summary of the table in the box's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from firmware_host.home_assistant.discovery import PAUSED, RUNNING, seat_type
from firmware_host.texts.texts import BOX, default_name, translate
from firmware_host.wire.public import button_of, person_of

if TYPE_CHECKING:
    from firmware_host.wire.public import SeatSummary, Summary

STATE_AT_MOST: Final = 255
"""Home Assistant refuses a longer state."""


def state_of(summary: Summary, seats: int, language: str) -> dict[str, Any]:
    """Return every state; null is shown as unknown."""
    told = {
        "game": summary.title.get(language),
        "phase": _phase(summary, language),
        "turn": _names([seat for seat in summary.seats if seat.acts], language),
        "scores": _scores(summary, language),
        "verdict": summary.verdict.text.get(language) if summary.verdict else None,
    }
    points = {button_of(seat): seat.score for seat in summary.seats}
    return {
        **{name: text[:STATE_AT_MOST] if text else None for name, text in told.items()},
        **{f"score_{seat + 1}": points.get(seat) for seat in range(seats)},
        "turn_seats": [button_of(seat) + 1 for seat in summary.seats if seat.acts],
        "standing": {
            _name(seat, language): seat.score for seat in summary.seats if seat.score is not None
        },
        "rule": summary.verdict.rule if summary.verdict else None,
        "number": summary.number,
        "pause": PAUSED if summary.paused else RUNNING,
    }


def grab_of(summary: Summary, button: int, language: str) -> dict[str, Any]:
    """Return the event of one grab."""
    taken = next((each for each in summary.seats if button_of(each) == button), None)
    name = _name(taken, language) if taken else default_name(button, language)
    return {
        "event_type": seat_type(button),
        "seat": button + 1,
        "name": name,
        "game": summary.title.get(language),
        "number": summary.number,
    }


def _phase(summary: Summary, language: str) -> str | None:
    if summary.match is None:
        return None
    if summary.ended:
        return translate(BOX, language, "home-ended")
    return (
        translate(BOX, language, "home-paused")
        if summary.paused
        else summary.phase_text.get(language)
    )


def _scores(summary: Summary, language: str) -> str:
    counted = [seat for seat in summary.seats if seat.score is not None]
    return ", ".join(f"{_name(seat, language)} {seat.score}" for seat in counted)


def _names(seats: list[SeatSummary], language: str) -> str:
    return ", ".join(_name(seat, language) for seat in seats)


def _name(seat: SeatSummary, language: str) -> str:
    return person_of(seat) or default_name(button_of(seat), language)
