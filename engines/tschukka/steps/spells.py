"""Choosing, laying and writing spells one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.core.steps import Step
from engines.tschukka.components import HUT_NAMES, SPELLS, Family, Hut, Spell
from engines.tschukka.counters import allowance
from engines.tschukka.moves import Choose, Move, Place, Write
from engines.tschukka.rules.spells import targets
from engines.tschukka.state import State

_ENOUGH: Final = "enough"


def choosing(state: State, family: Family, chosen: Sequence[str]) -> tuple[Step[Move], ...]:
    """Return one more spell of those that are left, in any order, or that these are enough."""
    if _ENOUGH in chosen:
        return ()
    named = [Spell(word) for word in chosen]
    move = Choose(family, tuple(sorted(named, key=SPELLS.index)))
    return _more(state, family, named, move)


def writing(state: State, family: Family, chosen: Sequence[str]) -> tuple[Step[Move], ...]:
    """Return one more spell, the hut of the last one, or that the sheet is complete."""
    if _ENOUGH in chosen:
        return ()
    if len(chosen) % 2:
        return tuple(Step(HUT_NAMES[hut]) for hut in targets(state))
    pairs = zip(chosen[::2], chosen[1::2], strict=True)
    orders = [(Spell(word), Hut(HUT_NAMES.index(hut))) for word, hut in pairs]
    move = Write(family, tuple(sorted(orders, key=lambda order: SPELLS.index(order[0]))))
    return _more(state, family, [spell for spell, _ in orders], move)


def placing(state: State, family: Family, chosen: Sequence[str]) -> tuple[Step[Move], ...]:
    """Return the spells that lie nowhere yet, then the huts."""
    lying = {counter.spell for counter in state.counters if counter.owner == family}
    match tuple(chosen):
        case ():
            can_pay = allowance(state, family)
            return tuple(Step(spell) for spell in SPELLS if can_pay and spell not in lying)
        case (spell,):
            return tuple(
                Step(HUT_NAMES[hut], Place(family, Spell(spell), hut)) for hut in targets(state)
            )
        case _:
            return ()


def _more(state: State, family: Family, named: list[Spell], move: Move) -> tuple[Step[Move], ...]:
    """Return the spells that may be added; to have enough comes first once they cost birds."""
    enough: Step[Move] = Step(_ENOUGH, move)
    can_pay = allowance(state, family)
    more: tuple[Step[Move], ...] = tuple(Step(spell) for spell in SPELLS if spell not in named)
    if len(named) >= can_pay or not targets(state):
        return (enough,)
    if len(named) >= state.clans[family].pole:
        return (enough, *more)
    return (*more, enough)
