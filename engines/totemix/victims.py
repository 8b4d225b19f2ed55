"""The terrains that a catastrophe may strike."""

from __future__ import annotations

from collections.abc import Iterator

from engines.totemix import moves
from engines.totemix.components import Face
from engines.totemix.map.hexes import Cell
from engines.totemix.moves import Victim
from engines.totemix.state import State


def victims(state: State) -> tuple[Cell, ...]:
    """Return the cells whose clean top one of the dice names (X-23, X-47)."""
    roll, terrain = state.roll, state.terrain
    if roll is None or roll.face is None:
        return ()
    spared = () if state.options.victim_again else roll.victims
    return tuple(
        cell
        for cell, environment in terrain.tops.items()
        if environment in roll.left
        and cell in terrain.clean
        and terrain.top(cell) not in spared
        and (roll.face is not Face.STACKING or supports(state, cell))
    )


def supports(state: State, cell: Cell) -> tuple[Cell, ...]:
    """Return the clean tops beside a cell, onto which the stacking face may move it (X-24)."""
    return tuple(other for other in state.terrain.around(cell) if other in state.terrain.clean)


def choices(state: State) -> Iterator[Victim]:
    """Return all moves that apply one of the dice that are left."""
    face = state.roll.face if state.roll else None
    for cell in victims(state):
        match face:
            case Face.POLLUTION:
                yield moves.Pollute(cell)
            case Face.DESTRUCTION:
                yield moves.Destroy(cell)
            case Face.STACKING:
                yield from (moves.Stack(cell, other) for other in supports(state, cell))
            case None:
                return
