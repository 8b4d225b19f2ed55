"""TOTEM: house everybody, help own huts, harm other huts, let elders starve first."""

from __future__ import annotations

from typing import Any, Final

from engines.bots.chooser import Turn
from engines.tschukka import moves
from engines.tschukka.components import ELDER, Family, Hut, Spell, owner_of

_HARMFUL: Final = (Spell.BARREN, Spell.FAMINE, Spell.ILLNESS)


def value(turn: Turn, move: Any) -> int:
    """Return the immediate value of the move for the own family."""
    match move:
        case moves.House():
            return sum(map(sum, move.huts))
        case moves.Choose():
            return len(move.spells)
        case moves.Place():
            return _aimed(move.family, move.spell, move.hut)
        case moves.Write():
            return sum(_aimed(move.family, spell, hut) for spell, hut in move.orders)
        case moves.Reveal():
            return 1
        case moves.Ready():
            return len(move.spells)
        case moves.Remove() | moves.Note():
            return _starved(move)
        case _:
            return 0


def _aimed(family: Family, spell: Spell, hut: Hut) -> int:
    """Return 1 for help to an own hut or harm to another one, else -1."""
    is_home = owner_of(hut) == family
    return 1 if is_home != (spell in _HARMFUL) else -1


def _starved(move: moves.Remove | moves.Note) -> int:
    """Return 1 for an elder of the own family or a younger villager of another, else 0."""
    is_home = owner_of(move.hut) == move.family
    return 1 if is_home == (move.kind == ELDER) else 0
