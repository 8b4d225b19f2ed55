"""Lookahead within a roll: whether any choices and luck can apply the dice that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.totemix.map.numbers import possible_numbers
from engines.totemix.pending import refuges
from engines.totemix.play.catastrophes import read_numbers, strike
from engines.totemix.play.losses import flee, keep
from engines.totemix.play.progress import Progress
from engines.totemix.state import Phase, Wait, awaited
from engines.totemix.victims import choices, has_victim

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from engines.totemix.moves import Victim
    from engines.totemix.state import State

    Seen = set[Hashable]


def is_resolvable(state: State) -> bool:
    """Tell whether some sequence of choices applies all dice that are left (X-26).

    What the numbers will be and where pawns will go is not known: some way is enough. A choice
    that loses an environment is a way too, for it ends the match by another rule (X-54).
    """
    return _can_finish(state, set())


def leads_on(state: State, move: Victim) -> bool:
    """Tell whether the dice that are left after this choice can still be applied."""
    seen: Seen = set()
    return any(_can_finish(after, seen) for after in futures(state, move))


def futures(state: State, move: Victim) -> Iterator[State]:
    """Return the states that can follow one choice, for any luck and any choices of others."""
    return _settled(strike(Progress(state), move).state)


def _can_finish(state: State, seen: Seen) -> bool:
    if state.phase is Phase.OVER or state.roll is None or not state.roll.left:
        return True
    if len(state.roll.left) == 1:
        return has_victim(state)
    spared = frozenset[str]() if state.options.victim_again else frozenset(state.roll.victims)
    key = (state.terrain, state.roll.left, spared, tuple(p.cell for p in state.players))
    if key in seen:
        return False
    seen.add(key)
    return any(
        _can_finish(after, seen) for move in choices(state) for after in futures(state, move)
    )


def _settled(state: State) -> Iterator[State]:
    """Return the states that can follow once numbers are read and all seats have chosen."""
    match awaited(state):
        case Wait.NUMBER:
            tile = state.owed[0]
            left = possible_numbers(state, tile)
            for number in {min(left), max(left)}:
                yield from _settled(read_numbers(Progress(state), ((tile, number),)).state)
        case Wait.KEEP:
            for cell in state.ties:
                yield from _settled(keep(Progress(state), cell).state)
        case Wait.FLEE:
            seat = state.fleeing[0]
            for cell in refuges(state, seat):
                yield from _settled(flee(Progress(state), seat, cell).state)
        case _:
            yield state
