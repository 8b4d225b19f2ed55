"""Entering thrown births hut by hut: how many girls; the others are boys."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.steps import Step
from engines.tschukka.components import BOY, GIRL, Family
from engines.tschukka.moves import Born, Move
from engines.tschukka.people import people, read_people, write_people
from engines.tschukka.state import State


def steps(state: State, family: Family, chosen: Sequence[str]) -> tuple[Step[Move], ...]:
    """Return the children that the next hut may have: all boys, one girl, and so on."""
    children = state.children_due(family)
    if len(chosen) >= len(children):
        return ()
    due = children[len(chosen)]
    groups = tuple(people({GIRL: girls, BOY: due - girls}) for girls in range(due + 1))
    before = tuple(read_people(word.partition(":")[2]) for word in chosen)
    is_last = len(chosen) + 1 == len(children)
    return tuple(
        Step(
            f"{len(chosen) + 1}:{write_people(group)}",
            Born(family, (*before, group)) if is_last else None,
        )
        for group in groups
    )
