"""The families that choose who starves."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.tschukka.components import Family
from engines.tschukka.state import State


def voters(state: State, victim: Family) -> tuple[Family, ...]:
    """Return the families that choose, in turn order, by variant (T-45, T-46, T-55)."""
    options = state.options
    if options.meal == "base":
        return (victim,)
    may_vote = options.meal == "b" and options.repas_b_victim_votes
    if options.two_seat_meals == "family":
        return tuple(family for family in state.turn_order if may_vote or family != victim)
    speakers: dict[Seat, Family] = {}
    for family in state.turn_order:
        speakers.setdefault(state.owners[family], family)
    victim_seat = state.owners[victim]
    return tuple(speaker for seat, speaker in speakers.items() if may_vote or seat != victim_seat)
