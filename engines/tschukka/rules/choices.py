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


def _births_due(state: State, seat: Seat, move: Born) -> Facts | None:
    """As many children are born in each hut as are due there, girls and boys only."""
    expected = state.children_due(move.family)
    for hut, group, children in zip(huts_of(move.family), move.huts, expected, strict=True):
        if sum(group) != children or group[GIRL] + group[BOY] != children:
            return {"hut": HUT_NAMES[hut], "children": sum(group), "due": children}
    return None


def _hungry_family(state: State, seat: Seat, move: Remove | Note) -> Facts | None:
    """Only members of the family that lacks birds starve."""
    if owner_of(move.hut) == state.eaters[0]:
        return None
    return {"hut": HUT_NAMES[move.hut], "family": COLOURS[state.eaters[0]]}


def _elders_spared(state: State, seat: Seat, move: Remove) -> Facts | None:
    """Elders do not starve, except in the variants repas A and B."""
    if move.kind != ELDER or state.options.meal != "base":
        return None
    return {"hut": HUT_NAMES[move.hut]}


def _nobody_there(state: State, seat: Seat, move: Remove | Note) -> Facts | None:
    """Name a villager who lives in the named hut."""
    if state.people_in(move.hut)[move.kind]:
        return None
    return {"hut": HUT_NAMES[move.hut], "kind": KINDS[move.kind]}


def _youth_hut(state: State, seat: Seat, move: Keep) -> Facts | None:
    """Youth works in the hut on which its counter lies."""
    if move.hut == state.youths[0][1]:
        return None
    return {"hut": HUT_NAMES[move.hut], "due": HUT_NAMES[state.youths[0][1]]}


def _youth_person(state: State, seat: Seat, move: Keep) -> Facts | None:
    """Each youth keeps one villager of the hut that no other youth keeps."""
    if move.kind is None or state.ageing_in(move.hut)[move.kind]:
        return None
    return {"hut": HUT_NAMES[move.hut], "kind": KINDS[move.kind]}


def _youth_compulsory(state: State, seat: Seat, move: Keep) -> Facts | None:
    """Keep somebody young when youth is revealed, even to the harm of the family."""
    if move.kind is not None or not state.options.youth_compulsory:
        return None
    return {"hut": HUT_NAMES[move.hut]}


CHOICE_RULES: tuple[Rule[State, Move], ...] = (
    Rule("tschukka.births_due", _births_due, (Born,)),
    Rule("tschukka.hungry_family", _hungry_family, (Remove, Note)),
    Rule("tschukka.elders_spared", _elders_spared, (Remove,)),
    Rule("tschukka.nobody_there", _nobody_there, (Remove, Note)),
    Rule("tschukka.youth_hut", _youth_hut, (Keep,)),
    Rule("tschukka.youth_person", _youth_person, (Keep,)),
    Rule("tschukka.youth_compulsory", _youth_compulsory, (Keep,)),
)
