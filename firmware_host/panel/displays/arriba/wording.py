"""The short texts that several arriba screens share."""

from __future__ import annotations

from engines.arriba.view import SaidView
from firmware_host.panel.displays.kit import Say
from firmware_host.panel.displays.naming import listed

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


def behind(say: Say, span_ns: int) -> str:
    """Return by how much a press came after another one."""
    return say("oled-behind", span=duration(say, span_ns))


def short_duration(say: Say, span_ns: int) -> str:
    """Return a span without its fraction of a millisecond."""
    is_ms = _NS_PER_MS <= span_ns < _NS_PER_S
    whole_ns = round(span_ns / _NS_PER_MS) * _NS_PER_MS if is_ms else span_ns
    return duration(say, whole_ns)


def said_text(say: Say, said: SaidView) -> str:
    """Return who said what lay there."""
    word, *rest = said.move.split(" ")
    kind, *seats = rest if word == "lay" else (word,)
    lay = say(f"oled-lay-{kind}", seats=listed(say, map(int, seats)))
    return say("oled-said", seat=say.seat(said.seat), lay=lay)
