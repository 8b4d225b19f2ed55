"""The terrains that a catastrophe may strike."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from engines.totemix import moves
from engines.totemix.components import Face
from engines.totemix.map.hexes import BESIDE, Cell
from engines.totemix.map.ways import stacks_from
from engines.totemix.moves import Victim
from engines.totemix.state import State


def victims(state: State) -> tuple[Cell, ...]:
    """Return the cells whose clean top one of the dice names (X-23, X-47)."""
    return tuple(_struck(state))


def _struck(state: State) -> Iterator[Cell]:
    roll, terrain = state.roll, state.terrain
    if roll is None or roll.face is None:
        return
    left, clean, at = roll.left, terrain.clean, terrain.at
    spared = () if state.options.victim_again else roll.victims
    is_stacking = roll.face is Face.STACKING
    for cell, top in terrain.tops.items():
        is_named = top in left and cell in clean and at[cell][-1] not in spared
        if is_named and not (is_stacking and clean.isdisjoint(BESIDE[cell])):
            yield cell


def has_victim(state: State) -> bool:
    """Tell whether the dice that are left can strike some cell."""
    return next(_struck(state), None) is not None


def supports(state: State, cell: Cell) -> tuple[Cell, ...]:
    """Return the clean tops beside a cell, onto which the stacking face may move it (X-24)."""
    clean = state.terrain.clean
    return tuple([other for other in BESIDE[cell] if other in clean])


def choices(state: State) -> Iterator[Victim]:
    """Return all moves that apply one of the dice that are left."""
    face = state.roll.face if state.roll else None
    for cell in victims(state):
        match face:
            case Face.POLLUTION:
                yield _pollute(cell)
            case Face.DESTRUCTION:
                yield _destroy(cell)
            case Face.STACKING:
                stacks = stacks_from(cell)
                yield from [stacks[other] for other in supports(state, cell)]
            case None:
                return


_pollute: Final = cache(moves.Pollute)
_destroy: Final = cache(moves.Destroy)
