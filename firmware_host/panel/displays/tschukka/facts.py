"""What the village's screens derive from the engine's view: families, huts, counters, victory."""

from __future__ import annotations

from engines.tschukka.components import PIECES_EACH
from engines.tschukka.view import CounterView, FamilyView, View


def run_by(view: View, seat: int) -> tuple[FamilyView, ...]:
    """Return the families that the seat runs."""
    return tuple(family for family in view.families if family.seat == seat)


def turn_order(view: View) -> tuple[str, ...]:
    """Return all families, clockwise from the first of this round."""
    names = tuple(family.name for family in view.families)
    start = names.index(view.first) if view.first in names else 0
    return names[start:] + names[:start]


def has_won(view: View, family: FamilyView) -> bool:
    """Tell whether the match is over and this family's pole is among those that won it."""
    return family.seat in (view.winners or ()) and family.pole >= PIECES_EACH


def hut_place(name: str) -> tuple[str, int]:
    """Return the family and the number of a hut: `red2` is hut 2 of red."""
    return name.rstrip("0123456789"), int(name[-1])


def open_spell(counter: CounterView) -> str | None:
    """Return the spell of a counter that was turned up."""
    if counter.counter is None or not counter.is_revealed:
        return None
    return counter.counter.partition(":")[2]
