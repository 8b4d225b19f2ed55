"""Real counters that run out; a shortage is only reported, it stops nothing (T-09, T-10)."""

from __future__ import annotations

from engines.tschukka.components import (
    BOY,
    COUNTERS_OF_A_KIND,
    ELDER,
    GIRL,
    MAN,
    REAL_BIRDS,
    WOMAN,
    YOUNG_MAN,
    YOUNG_WOMAN,
)
from engines.tschukka.people import joined
from engines.tschukka.state import State

_COUNTERS = {
    "children": (GIRL, BOY),
    "women": (YOUNG_WOMAN, WOMAN),
    "men": (YOUNG_MAN, MAN),
    "elders": (ELDER,),
}


def shortages(state: State) -> dict[str, int]:
    """Return how many real counters are missing, for each kind that runs short."""
    people = joined([group for clan in state.clans for group in (*clan.huts, clan.camp)])
    lacking: dict[str, int] = {}
    if 2 * max(people) > COUNTERS_OF_A_KIND:
        # Counters serve two kinds of people at most.
        for name, kinds in _COUNTERS.items():
            lacking[name] = sum(people[kind] for kind in kinds) - COUNTERS_OF_A_KIND
    lacking["birds"] = sum([clan.birds for clan in state.clans]) - REAL_BIRDS
    return {name: count for name, count in lacking.items() if count > 0}
