"""The rules of choosing, placing and revealing spells."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.tschukka.components import HUT_NAMES, Hut, Spell, huts_of_all, owner_of
from engines.tschukka.counters import allowance, lying_of, pending_spells
from engines.tschukka.moves import Choose, Move, Pass, Place, Ready, Reveal, Write
from engines.tschukka.state import SPELLS_OF, State


def _no_passing(state: State, seat: Seat, move: Pass) -> Facts | None:
    """Pass only in the variant sorts A; elsewhere every chosen counter is placed."""
    if state.options.spells == "a":
        return None
    return {"counters": len(state.chosen[move.family])}


def _one_of_each(state: State, seat: Seat, move: Place | Choose | Write | Ready) -> Facts | None:
    """Cast each spell once a round: a family has one counter of each."""
    if isinstance(move, Place):
        is_lying = move.spell in lying_of(state, move.family)
        return {"spell": move.spell.value} if is_lying else None
    spells = _spells(move)
    if len(set(spells)) == len(spells):
        return None
    twice = next((spell for spell in spells if spells.count(spell) > 1), None)
    return {"spell": twice.value} if twice else None


def _allowance(state: State, seat: Seat, move: Choose | Write) -> Facts | None:
    """Cast one spell for each piece of the pole and each bird sacrificed, and no more."""
    spells = len(_spells(move))
    if spells <= state.clans[move.family].pole:
        return None
    can_pay = allowance(state, move.family)
    return {"spells": spells, "allowance": can_pay} if spells > can_pay else None


def _not_chosen(state: State, seat: Seat, move: Place) -> Facts | None:
    """Place the counters that the family chose, and no others."""
    if state.options.spells == "a":
        return None
    return None if move.spell in state.chosen[move.family] else {"spell": move.spell.value}


def _target(state: State, seat: Seat, move: Place | Write) -> Facts | None:
    """Spells are cast on huts of families in the match, on inhabited ones only if so agreed."""
    huts = targets(state)
    for hut in (move.hut,) if isinstance(move, Place) else [hut for _, hut in move.orders]:
        if hut not in huts:
            return {"hut": HUT_NAMES[hut]}
    return None


def _spell_phase(state: State, seat: Seat, move: Ready | Reveal) -> Facts | None:
    """Turn a counter up in the phase to which it belongs."""
    due = SPELLS_OF[state.phase]
    for spell in _turned(move):
        if spell not in due:
            return {"spell": spell.value, "phase": state.phase.value}
    return None


def _not_placed(state: State, seat: Seat, move: Ready | Reveal) -> Facts | None:
    """Only a counter that lies face down on a hut can be turned up, and only once."""
    turned = _turned(move)
    if not turned:
        return None
    lying = pending_spells(state, move.family)
    spell = next((spell for spell in turned if spell not in lying), None)
    return None if spell is None else {"spell": spell.value}


def _one_by_one(state: State, seat: Seat, move: Ready) -> Facts | None:
    """Turn counters up one by one where families reveal in turn; only all at once names several."""
    is_early = bool(move.spells) and not state.is_simultaneous
    return {} if is_early else None


def _turned(move: Ready | Reveal) -> tuple[Spell, ...]:
    return (move.spell,) if isinstance(move, Reveal) else move.spells


def _spells(move: Choose | Write | Ready) -> tuple[Spell, ...]:
    return tuple(spell for spell, _ in move.orders) if isinstance(move, Write) else move.spells


def _is_target(state: State, hut: Hut) -> bool:
    if owner_of(hut) not in state.order:
        return False
    return state.options.spell_targets == "any" or any(state.people_in(hut))


def targets(state: State) -> tuple[Hut, ...]:
    """Return the huts on which spells may be cast."""
    huts = huts_of_all(state.order)
    if state.options.spell_targets == "any":
        return huts
    return tuple(hut for hut in huts if _is_target(state, hut))


SPELL_RULES: tuple[Rule[State, Move], ...] = (
    Rule("tschukka.no_passing", _no_passing, (Pass,)),
    Rule("tschukka.one_of_each", _one_of_each, (Place, Choose, Write, Ready)),
    Rule("tschukka.allowance", _allowance, (Choose, Write)),
    Rule("tschukka.not_chosen", _not_chosen, (Place,)),
    Rule("tschukka.target", _target, (Place, Write)),
    Rule("tschukka.spell_phase", _spell_phase, (Ready, Reveal)),
    Rule("tschukka.not_placed", _not_placed, (Ready, Reveal)),
    Rule("tschukka.one_by_one", _one_by_one, (Ready,)),
)
