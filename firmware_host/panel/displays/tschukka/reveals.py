"""Which counters were just turned up, and what becomes of each spell on its hut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engines.tschukka.state import SPELLS_OF, Phase
from engines.tschukka.view import HutView, View
from firmware_host.panel.displays.tschukka.facts import open_spell, turn_order

Fate = Literal["works", "cancelled", "cured", "eased"]

PASSES: Final = tuple(SPELLS_OF)
"""The phases in which counters are turned up, in their order."""

_PASS_OF: Final[dict[str, Phase]] = {
    spell: phase for phase, spells in SPELLS_OF.items() for spell in spells
}
_PASS_BEFORE: Final = {
    Phase.THROWING: Phase.BIRTHS,
    Phase.STARVING: Phase.HUNT,
    Phase.NOTING: Phase.HUNT,
    Phase.YOUTH: Phase.AGEING,
}
_OPPOSITES: Final = {
    "girls": "boys",
    "boys": "girls",
    "twins": "barren",
    "barren": "twins",
    "plenty": "famine",
    "famine": "plenty",
}


@dataclass(frozen=True, slots=True)
class Reveal:
    """A counter that was turned up: whose it is, on which hut, and how it fares there."""

    family: str
    hut: str
    spell: str
    fate: Fate


def latest_reveals(view: View) -> tuple[Reveal, ...]:
    """Return what the last act turned up, or after a pass all of it, now that fates are known."""
    if view.phase in _PASS_BEFORE:
        return _of_pass(view, _PASS_BEFORE[view.phase])
    if view.phase not in PASSES or not view.awaited:
        return ()
    actor = _last_actor(view)
    if actor is not None:
        return _of_pass(view, view.phase, actor)
    place = PASSES.index(view.phase)
    return _of_pass(view, PASSES[place - 1]) if place else ()


def _last_actor(view: View) -> str | None:
    """Return who turned a counter up last in this pass, "" for nobody, None when it just began."""
    queue = asked(view, view.phase)
    family = view.awaited[0]
    if len(view.awaited) > 1:
        return None if view.awaited == queue else ""
    if _of_pass(view, view.phase, family):
        return family
    place = queue.index(family) if family in queue else 0
    if not place:
        return None
    before = queue[place - 1]
    return "" if before in _hiding(view) else before


def asked(view: View, phase: Phase) -> tuple[str, ...]:
    """Return who had a hidden counter when the pass began, in turn order."""
    later = PASSES[PASSES.index(phase) :]
    shown = {reveal.family for reveal in _reveals(view) if _PASS_OF[reveal.spell] in later}
    asked = shown | _hiding(view)
    return tuple(family for family in turn_order(view) if family in asked)


def _hiding(view: View) -> set[str]:
    """Return the families that have counters lying face down."""
    huts = (hut for family in view.families for hut in family.huts)
    return {lying.family for hut in huts for lying in hut.counters if not lying.is_revealed}


def _of_pass(view: View, phase: Phase, owner: str | None = None) -> tuple[Reveal, ...]:
    return tuple(
        reveal
        for reveal in _reveals(view)
        if _PASS_OF[reveal.spell] == phase and owner in (None, reveal.family)
    )


def _reveals(view: View) -> tuple[Reveal, ...]:
    return tuple(
        Reveal(counter.family, hut.name, spell, _fate(hut, spell))
        for family in view.families
        for hut in family.huts
        for counter in hut.counters
        if (spell := open_spell(counter)) in _PASS_OF
    )


def _fate(hut: HutView, spell: str) -> Fate:
    """Return what becomes of the spell, given all others that are open on its hut."""
    spells = {open_spell(counter) for counter in hut.counters}
    if _OPPOSITES.get(spell) in spells:
        return "cancelled"
    if spell == "illness" and "major_cure" in spells:
        return "cured"
    if spell == "illness" and "minor_cure" in spells:
        return "eased"
    return "works"
