"""TOTEM: house everybody, help the own huts, harm those of others, let the old starve first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engines.tschukka import moves
from engines.tschukka.components import ELDER, Spell, owner_of

if TYPE_CHECKING:
    from engines.bots.chooser import Turn
    from engines.tschukka.components import Family, Hut

_HARMFUL: Final = (Spell.BARREN, Spell.FAMINE, Spell.ILLNESS)


def appetite(turn: Turn, move: Any) -> int:
    """Return how much the move helps the own family, as far as one can see at once."""
    del turn
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
        case moves.Remove() | moves.Note():
            return _starved(move)
        case _:
            return 0


def _aimed(family: Family, spell: Spell, hut: Hut) -> int:
    """Return 1 for help at home or harm abroad, -1 the other way round."""
    is_home = owner_of(hut) == family
    return 1 if is_home != (spell in _HARMFUL) else -1


def _starved(move: moves.Remove | moves.Note) -> int:
    """Return a wish to lose the old of the own family, and the young of another."""
    is_home = owner_of(move.hut) == move.family
    return 1 if is_home == (move.kind == ELDER) else 0
