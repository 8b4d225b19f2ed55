"""The moves that lead from a cell to each cell around it: made once, shared by all states."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engines.totemix.components import Animal, Tile
from engines.totemix.map.hexes import BESIDE, Cell
from engines.totemix.moves import Bat, Bear, Eagle, Stack, Step, Turtle


@cache
def steps_from(animal: Animal, here: Cell) -> Mapping[Cell, Step]:
    """Return the steps from a cell that are paid by that animal."""
    return {cell: Step(animal, cell) for cell in BESIDE[here]}


@cache
def bears_from(source: Cell) -> Mapping[Cell, Bear]:
    """Return the moves of a bear from the cell."""
    return {target: Bear(source, target) for target in BESIDE[source]}


@cache
def turtles_from(source: Cell) -> Mapping[Cell, Turtle]:
    """Return the moves of a turtle from the cell to all within two steps."""
    near = BESIDE[source]
    targets = dict.fromkeys((*near, *(cell for over in near for cell in BESIDE[over])))
    return {target: Turtle(source, target) for target in targets if target != source}


@cache
def eagles_over(over: Cell) -> Mapping[Cell, Eagle]:
    """Return the moves of an eagle that passes over the cell."""
    return {cell: Eagle(over, cell) for cell in BESIDE[over]}


@cache
def bats_from(tile: Tile, here: Cell) -> Mapping[Cell, Bat]:
    """Return the moves of a bat that brings a terrain back beside the cell."""
    return {cell: Bat(tile, cell) for cell in BESIDE[here]}


@cache
def stacks_from(source: Cell) -> Mapping[Cell, Stack]:
    """Return the moves of the stacking face that strike the cell."""
    return {target: Stack(source, target) for target in BESIDE[source]}
