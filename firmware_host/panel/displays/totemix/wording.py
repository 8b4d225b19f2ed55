"""The words of TOTEMIX's screens."""

from __future__ import annotations

from typing import Final

from engines.totemix.state import Wait
from engines.totemix.view import ChronoView, View
from firmware_host.panel.displays.kit import Say
from firmware_host.panel.displays.naming import listed

_NS_PER_S: Final = 1_000_000_000
_S_PER_MIN: Final = 60
_NAMED_AT_MOST: Final = 2


def seat_names(say: Say, seats: tuple[int, ...]) -> str:
    """Return the short names of one or two seats, or how many there are."""
    if len(seats) > _NAMED_AT_MOST:
        return say("oled-crowd", count=len(seats))
    return listed(say, seats)


def waiting(say: Say, view: View) -> tuple[str, str]:
    """Return whom the table waits for, unless for everybody, and for what, in one word each."""
    word = say("oled-wait", what=view.wait.what)
    if view.wait.what is Wait.FREE:
        return "", word
    return seat_names(say, view.wait.seats), word


def time_left(chrono: ChronoView, now_ns: int) -> str:
    """Return what is left of the running clock as minutes and seconds, rounded up."""
    left_ns = chrono.length_ns if chrono.clock == 0 else max(0, chrono.until_ns - now_ns)
    seconds = -(-left_ns // _NS_PER_S)
    return f"{seconds // _S_PER_MIN}:{seconds % _S_PER_MIN:02d}"
