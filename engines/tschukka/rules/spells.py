"""The rules of choosing, placing and revealing spells."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.tschukka.components import HUT_NAMES, Hut, Spell, huts_of, owner_of
from engines.tschukka.counters import allowance, pending
from engines.tschukka.moves import Choose, Move, Pass, Place, Ready, Reveal, Write
from engines.tschukka.state import SPELLS_OF, State


def _no_passing(state: State, seat: Seat, move: Move) -> Facts | None:
    """Pass only in the variant sorts A; elsewhere every chosen counter is placed."""
    if not isinstance(move, Pass) or state.options.spells == "a":
        return None
    return {"counters": len(state.chosen[move.family])}


def _one_of_each(state: State, seat: Seat, move: Move) -> Facts | None:
    """Cast each spell once a round: a family has one counter of each."""
    if isinstance(move, Place):
        lying = {lying.spell for lying in state.counters if lying.owner == move.family}
        return {"spell": move.spell.value} if move.spell in lying else None
    spells = _spells(move) or _turned(move)
    twice = next((spell for spell in spells if spells.count(spell) > 1), None)
    return {"spell": twice.value} if twice else None


def _allowance(state: State, seat: Seat, move: Move) -> Facts | None:
    """Cast one spell for each piece of the pole and each bird sacrificed, and no more."""
    spells = len(_spells(move))
    if spells <= state.clans[move.family].pole:
        return None
    can_pay = allowance(state, move.family)
    return {"spells": spells, "allowance": can_pay} if spells > can_pay else None


def _not_chosen(state: State, seat: Seat, move: Move) -> Facts | None:
    """Place the counters that the family chose, and no others."""
    if not isinstance(move, Place) or state.options.spells == "a":
        return None
    return None if move.spell in state.chosen[move.family] else {"spell": move.spell.value}


def _target(state: State, seat: Seat, move: Move) -> Facts | None:
    """Spells are cast on huts of families in the match, on inhabited ones only if so agreed."""
    for hut in _targets(move):
        if not _is_target(state, hut):
            return {"hut": HUT_NAMES[hut]}
    return None


def _spell_phase(state: State, seat: Seat, move: Move) -> Facts | None:
    """Turn a counter up in the phase to which it belongs."""
    wrong = (spell for spell in _turned(move) if spell not in SPELLS_OF[state.phase])
    spell = next(wrong, None)
    return None if spell is None else {"spell": spell.value, "phase": state.phase.value}


def _not_placed(state: State, seat: Seat, move: Move) -> Facts | None:
    """Only a counter that lies face down on a hut can be turned up, and only once."""
    if not isinstance(move, (Ready, Reveal)):
        return None
    lying = {counter.spell for counter in pending(state, move.family)}
    spell = next((spell for spell in _turned(move) if spell not in lying), None)
    return None if spell is None else {"spell": spell.value}


def _one_by_one(state: State, seat: Seat, move: Move) -> Facts | None:
    """Turn counters up one by one where families reveal in turn; only all at once names several."""
    is_early = isinstance(move, Ready) and bool(move.spells) and not state.is_simultaneous
    return {} if is_early else None


def _turned(move: Move) -> tuple[Spell, ...]:
    match move:
        case Reveal(_, spell):
            return (spell,)
        case Ready(_, spells):
            return spells
        case _:
            return ()


def _spells(move: Move) -> tuple[Spell, ...]:
    match move:
        case Choose(_, spells):
            return spells
        case Write(_, orders):
            return tuple(spell for spell, _ in orders)
        case _:
            return ()


def _targets(move: Move) -> tuple[Hut, ...]:
    match move:
        case Place(_, _, hut):
            return (hut,)
        case Write(_, orders):
            return tuple(hut for _, hut in orders)
        case _:
            return ()


def _is_target(state: State, hut: Hut) -> bool:
    if owner_of(hut) not in state.order:
        return False
    return state.options.spell_targets == "any" or any(state.people_in(hut))


def targets(state: State) -> tuple[Hut, ...]:
    """Return the huts on which spells may be cast."""
    huts = (hut for family in state.order for hut in huts_of(family))
    return tuple(hut for hut in huts if _is_target(state, hut))


SPELL_RULES: tuple[Rule[State, Move], ...] = (
    Rule("tschukka.no_passing", _no_passing),
    Rule("tschukka.one_of_each", _one_of_each),
    Rule("tschukka.allowance", _allowance),
    Rule("tschukka.not_chosen", _not_chosen),
    Rule("tschukka.target", _target),
    Rule("tschukka.spell_phase", _spell_phase),
    Rule("tschukka.not_placed", _not_placed),
    Rule("tschukka.one_by_one", _one_by_one),
)
