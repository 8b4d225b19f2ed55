"""The short texts that several arriba screens share."""

from __future__ import annotations

from collections.abc import Iterable

from firmware_host.panel.displays.kit import Say

_NS_PER_US = 1_000
_NS_PER_MS = 1_000_000
_NS_PER_S = 1_000_000_000


def seat_name(say: Say, seat: int) -> str:
    """Return the short name of a seat; seats are counted from 1 on screens."""
    return say("oled-seat", seat=say.number(seat))


def seat_names(say: Say, seats: Iterable[int]) -> str:
    """Return the short names of the seats in seat order."""
    return " ".join(seat_name(say, seat) for seat in sorted(seats))


def duration(say: Say, span_ns: int) -> str:
    """Return a span in the unit in which it reads best: µs, ms or s."""
    if span_ns < _NS_PER_MS:
        return say("oled-span-us", value=round(span_ns / _NS_PER_US))
    if span_ns < _NS_PER_S:
        return say("oled-span-ms", value=round(span_ns / _NS_PER_MS, 1))
    return say("oled-span-s", value=round(span_ns / _NS_PER_S, 1))
