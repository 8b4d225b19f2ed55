"""The short texts that several arriba screens share."""

from __future__ import annotations

from firmware_host.panel.displays.kit import Say

_NS_PER_US = 1_000
_NS_PER_MS = 1_000_000
_NS_PER_S = 1_000_000_000


def duration(say: Say, span_ns: int) -> str:
    """Return a span in the unit in which it reads best: µs, ms or s."""
    if span_ns < _NS_PER_MS:
        return say("oled-span-us", value=round(span_ns / _NS_PER_US))
    if span_ns < _NS_PER_S:
        return say("oled-span-ms", value=round(span_ns / _NS_PER_MS, 1))
    return say("oled-span-s", value=round(span_ns / _NS_PER_S, 1))
