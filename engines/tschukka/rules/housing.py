"""The rules of moving into the huts."""

from __future__ import annotations

from operator import le

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.tschukka.components import ALL_KINDS, FAMILY_ROOM, HUT_ROOM, HUTS_EACH, KINDS
from engines.tschukka.moves import House, Move
from engines.tschukka.people import in_huts
from engines.tschukka.state import State


def _strangers(state: State, seat: Seat, move: House) -> Facts | None:
    """Only members of the family move into its huts."""
    there, placed = state.clans[move.family].people, in_huts(move.huts)
    if all(map(le, placed, there)):
        return None
    for kind in ALL_KINDS:
        if placed[kind] > there[kind]:
            return {"kind": KINDS[kind], "placed": placed[kind], "there": there[kind]}
    return None


def _hut_full(state: State, seat: Seat, move: House) -> Facts | None:
    """At the end of housing a hut holds six villagers at most."""
    if max(map(sum, move.huts)) <= HUT_ROOM:
        return None
    for hut, group in enumerate(move.huts, start=1):
        if sum(group) > HUT_ROOM:
            return {"hut": hut, "placed": sum(group), "room": HUT_ROOM}
    return None


def _surplus(state: State, seat: Seat, move: House) -> Facts | None:
    """Discard exactly the members beyond 18, and nobody else."""
    placed = sum(map(sum, move.huts))
    due = min(FAMILY_ROOM, state.clans[move.family].members)
    is_right = placed == due or (state.options.free_discard and placed < due)
    return None if is_right else {"placed": placed, "due": due}


def _empty_hut(state: State, seat: Seat, move: House) -> Facts | None:
    """Where empty huts are forbidden, a family of three or more lives in all of its huts."""
    if state.options.empty_huts:
        return None
    lived_in = sum(any(group) for group in move.huts)
    due = min(HUTS_EACH, sum(map(sum, move.huts)))
    return None if lived_in >= due else {"huts": lived_in, "due": due}


HOUSING_RULES: tuple[Rule[State, Move], ...] = (
    Rule("tschukka.strangers", _strangers, (House,)),
    Rule("tschukka.hut_full", _hut_full, (House,)),
    Rule("tschukka.surplus", _surplus, (House,)),
    Rule("tschukka.empty_hut", _empty_hut, (House,)),
)
