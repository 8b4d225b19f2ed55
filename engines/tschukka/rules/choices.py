"""The rules of births, starvation and youth: which people a move may name."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.tschukka.components import (
    BOY,
    COLOURS,
    ELDER,
    GIRL,
    HUT_NAMES,
    KINDS,
    huts_of,
    owner_of,
)
from engines.tschukka.moves import Born, Keep, Move, Note, Remove
from engines.tschukka.state import State


def _births_due(state: State, seat: Seat, move: Move) -> Facts | None:
    """As many children are born in each hut as are due there, girls and boys only."""
    if not isinstance(move, Born):
        return None
    expected = state.children_due(move.family)
    for hut, group, children in zip(huts_of(move.family), move.huts, expected, strict=True):
        if group[GIRL] + group[BOY] != children or sum(group) != children:
            return {"hut": HUT_NAMES[hut], "children": sum(group), "due": children}
    return None


def _hungry_family(state: State, seat: Seat, move: Move) -> Facts | None:
    """Only members of the family that lacks birds starve."""
    if not isinstance(move, (Remove, Note)) or owner_of(move.hut) == state.eaters[0]:
        return None
    return {"hut": HUT_NAMES[move.hut], "family": COLOURS[state.eaters[0]]}


def _elders_spared(state: State, seat: Seat, move: Move) -> Facts | None:
    """Elders do not starve, except in the variants repas A and B."""
    if not isinstance(move, Remove) or move.kind != ELDER or state.options.meal != "base":
        return None
    return {"hut": HUT_NAMES[move.hut]}


def _nobody_there(state: State, seat: Seat, move: Move) -> Facts | None:
    """Name a villager who lives in the named hut."""
    if not isinstance(move, (Remove, Note)) or state.people_in(move.hut)[move.kind]:
        return None
    return {"hut": HUT_NAMES[move.hut], "kind": KINDS[move.kind]}


def _youth_hut(state: State, seat: Seat, move: Move) -> Facts | None:
    """Youth works in the hut on which its counter lies."""
    if not isinstance(move, Keep) or move.hut == state.youths[0][1]:
        return None
    return {"hut": HUT_NAMES[move.hut], "due": HUT_NAMES[state.youths[0][1]]}


def _youth_person(state: State, seat: Seat, move: Move) -> Facts | None:
    """Each youth keeps one villager of the hut that no other youth keeps."""
    if not isinstance(move, Keep) or move.kind is None or state.ageing_in(move.hut)[move.kind]:
        return None
    return {"hut": HUT_NAMES[move.hut], "kind": KINDS[move.kind]}


def _youth_compulsory(state: State, seat: Seat, move: Move) -> Facts | None:
    """Keep somebody young when youth is revealed, even to the harm of the family."""
    if not isinstance(move, Keep) or move.kind is not None or not state.options.youth_compulsory:
        return None
    return {"hut": HUT_NAMES[move.hut]}


CHOICE_RULES: tuple[Rule[State, Move], ...] = (
    Rule("tschukka.births_due", _births_due),
    Rule("tschukka.hungry_family", _hungry_family),
    Rule("tschukka.elders_spared", _elders_spared),
    Rule("tschukka.nobody_there", _nobody_there),
    Rule("tschukka.youth_hut", _youth_hut),
    Rule("tschukka.youth_person", _youth_person),
    Rule("tschukka.youth_compulsory", _youth_compulsory),
)
