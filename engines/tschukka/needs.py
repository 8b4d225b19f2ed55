"""The rules of births, starvation and youth: who can be named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.game import Rule
from engines.tschukka.ageing import free_in
from engines.tschukka.births import due
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
from engines.tschukka.moves import Born, Keep, Note, Remove

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.core.verdicts import Facts
    from engines.tschukka.moves import Move
    from engines.tschukka.state import State


def _births_due(state: State, seat: Seat, move: Move) -> Facts | None:
    """As many children are born in each hut as are due there, girls and boys only."""
    del seat
    if not isinstance(move, Born):
        return None
    expected = due(state, move.family)
    for hut, group, children in zip(huts_of(move.family), move.huts, expected, strict=True):
        if group[GIRL] + group[BOY] != children or sum(group) != children:
            return {"hut": HUT_NAMES[hut], "children": sum(group), "due": children}
    return None


def _hungry_family(state: State, seat: Seat, move: Move) -> Facts | None:
    """Only members of the family that lacks birds starve."""
    del seat
    if not isinstance(move, (Remove, Note)) or owner_of(move.hut) == state.eaters[0]:
        return None
    return {"hut": HUT_NAMES[move.hut], "family": COLOURS[state.eaters[0]]}


def _elders_spared(state: State, seat: Seat, move: Move) -> Facts | None:
    """Elders do not starve, but for the variants repas A and B."""
    del seat
    if not isinstance(move, Remove) or move.kind != ELDER or state.options.meal != "base":
        return None
    return {"hut": HUT_NAMES[move.hut]}


def _nobody_there(state: State, seat: Seat, move: Move) -> Facts | None:
    """Whoever is to starve lives in the named hut."""
    del seat
    if not isinstance(move, (Remove, Note)) or state.people_in(move.hut)[move.kind]:
        return None
    return {"hut": HUT_NAMES[move.hut], "kind": KINDS[move.kind]}


def _youth_hut(state: State, seat: Seat, move: Move) -> Facts | None:
    """Youth works in the hut on which its counter lies."""
    del seat
    if not isinstance(move, Keep) or move.hut == state.youths[0][1]:
        return None
    return {"hut": HUT_NAMES[move.hut], "due": HUT_NAMES[state.youths[0][1]]}


def _youth_person(state: State, seat: Seat, move: Move) -> Facts | None:
    """Each youth keeps one villager of the hut whom no other youth keeps."""
    del seat
    if not isinstance(move, Keep) or move.kind is None or free_in(state, move.hut)[move.kind]:
        return None
    return {"hut": HUT_NAMES[move.hut], "kind": KINDS[move.kind]}


def _youth_compulsory(state: State, seat: Seat, move: Move) -> Facts | None:
    """Keep somebody young when youth is revealed, even to the harm of the family."""
    del seat
    if not isinstance(move, Keep) or move.kind is not None or not state.options.youth_compulsory:
        return None
    return {"hut": HUT_NAMES[move.hut]}


NEED_RULES: tuple[Rule[State, Move], ...] = (
    Rule("tschukka.births_due", _births_due),
    Rule("tschukka.hungry_family", _hungry_family),
    Rule("tschukka.elders_spared", _elders_spared),
    Rule("tschukka.nobody_there", _nobody_there),
    Rule("tschukka.youth_hut", _youth_hut),
    Rule("tschukka.youth_person", _youth_person),
    Rule("tschukka.youth_compulsory", _youth_compulsory),
)
