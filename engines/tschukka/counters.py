"""Spell counters: how many a family may still cast, and which of them lie face down."""

from __future__ import annotations

from engines.tschukka.components import SPELLS, Family, Spell
from engines.tschukka.state import SPELLS_OF, Counter, State


def allowance(state: State, family: Family) -> int:
    """Return how many more spells the family can cast: free ones of its pole, then birds (T-12)."""
    clan = state.clans[family]
    cast = cast_by(state, family) + len(state.chosen[family])
    return min(len(SPELLS) - cast, max(0, clan.pole - cast) + clan.birds)


def cast_by(state: State, family: Family) -> int:
    """Return how many counters of the family lie on huts."""
    return sum([counter.owner == family for counter in state.counters])


def lying_of(state: State, family: Family) -> list[Spell]:
    """Return the spells of the family's counters that lie on huts."""
    return [counter.spell for counter in state.counters if counter.owner == family]


def hidden(state: State, family: Family) -> tuple[Counter, ...]:
    """Return the family's counters that lie face down."""
    return tuple(
        [
            counter
            for counter in state.counters
            if counter.owner == family and not counter.is_revealed
        ]
    )


def pending_spells(state: State, family: Family) -> tuple[Spell, ...]:
    """Return the spells of the family's counters that it may turn up in this phase."""
    spells, marked = SPELLS_OF.get(state.phase, ()), state.marked
    return tuple(
        [
            counter.spell
            for counter in state.counters
            if counter.owner == family
            and not counter.is_revealed
            and counter.spell in spells
            and (family, counter.spell) not in marked
        ]
    )


def pending(state: State, family: Family) -> tuple[Counter, ...]:
    """Return the family's counters that it may turn up in this phase."""
    spells = pending_spells(state, family)
    return tuple(counter for counter in hidden(state, family) if counter.spell in spells)
