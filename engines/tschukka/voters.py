"""Who chooses when a family starves, and how a note is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.tschukka.components import COLOURS, HUT_NAMES, LETTERS

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.tschukka.components import Family
    from engines.tschukka.state import State, Vote


def voters(state: State, victim: Family) -> tuple[Family, ...]:
    """Return who chooses, in turn order: the owner, or the others by variant (T-45, T-46, T-55)."""
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


def write_vote(vote: Vote) -> str:
    """Return the note as one word, which names its writer."""
    return f"{COLOURS[vote.family]}:{HUT_NAMES[vote.hut]}:{LETTERS[vote.kind]}"
