"""Facts that several refusals name."""

from __future__ import annotations

from engines.core.verdicts import Facts
from engines.totemix.map.hexes import Cell
from engines.totemix.state import State
from engines.totemix.writing import write_cell


def terrain_facts(state: State, cell: Cell) -> Facts:
    """Return the cell and the environment of its top."""
    return {"cell": write_cell(cell), "environment": state.terrain.tops[cell]}
