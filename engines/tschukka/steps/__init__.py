"""The steps of the moves of which only a sample is listed: huts, births, and sets of spells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engines.core.seats import CHANCE, Seat
from engines.core.steps import Step
from engines.tschukka.components import COLOURS, Family
from engines.tschukka.moves import Move
from engines.tschukka.state import Phase, State
from engines.tschukka.steps import births, housing, spells

_Follow = Callable[[State, Family, Sequence[str]], tuple[Step[Move], ...]]


def steps(state: State, seat: Seat, chosen: Sequence[str]) -> tuple[Step[Move], ...]:
    """Return the answers that may follow the chosen ones; the first names move and family."""
    if state.phase not in _STEPS or (state.phase is Phase.PLACING and state.options.spells != "a"):
        return ()
    verb, follow = _STEPS[state.phase]
    families = {f"{verb} {COLOURS[family]}": family for family in _families(state, seat)}
    if not chosen:
        return tuple(map(Step, families))
    return follow(state, families[chosen[0]], chosen[1:]) if chosen[0] in families else ()


def _families(state: State, seat: Seat) -> tuple[Family, ...]:
    """Return the families that the seat moves for now; chance throws for one after the other."""
    if state.phase is Phase.THROWING:
        return state.queue[:1] if seat == CHANCE else ()
    return tuple(family for family in state.awaited if state.owners[family] == seat)


_STEPS: Final[dict[Phase, tuple[str, _Follow]]] = {
    Phase.HOUSING: ("house", housing.steps),
    Phase.CHOOSING: ("choose", spells.choosing),
    Phase.PLACING: ("place", spells.placing),
    Phase.WRITING: ("write", spells.writing),
    Phase.THROWING: ("born", births.steps),
}
