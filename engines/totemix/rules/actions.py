"""Rules of the actions: cubes, steps, and the clauses of the six powers."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.totemix import moves
from engines.totemix.abilities import can_clean, usable_powers
from engines.totemix.components import environment_of
from engines.totemix.map.hexes import Cell, is_connected, neighbours
from engines.totemix.map.reach import turtle_targets
from engines.totemix.moves import Move
from engines.totemix.rules.facts import terrain_facts
from engines.totemix.state import State
from engines.totemix.writing import write_cell

_SHIFTS = (moves.Bear, moves.Turtle)


def _no_cube(state: State, seat: Seat, move: Move) -> Facts | None:
    """Pay with a cube from a tile of that animal; a full totem pays for any power."""
    if isinstance(move, moves.Step):
        is_there = move.animal in state.players[seat].totem.animals
        return None if is_there else {"animal": move.animal}
    if not isinstance(move, moves.POWERS):
        return None
    animal = moves.power_of(move)
    return None if animal in usable_powers(state, seat) else {"animal": animal}


def _step(state: State, seat: Seat, move: Move) -> Facts | None:
    """Go with a pawn from terrain to terrain beside it, never off the map."""
    here = state.players[seat].cell
    for cell in _path(move):
        if here is None or cell not in state.terrain.at or cell not in neighbours(here):
            return {"cell": write_cell(cell)}
        here = cell
    return None


def _eagle_returns(state: State, seat: Seat, move: Move) -> Facts | None:
    """By an option, the eagle does not come back to where it started."""
    is_back = isinstance(move, moves.Eagle) and move.cell == state.players[seat].cell
    return {"animal": "eagle"} if is_back and not state.options.eagle_returns else None


def _oryx_moves(state: State, seat: Seat, move: Move) -> Facts | None:
    """Use the oryx without a step, unless an option allows one."""
    steps = isinstance(move, moves.Oryx) and move.cell is not None
    return {"animal": "oryx"} if steps and state.options.oryx == "standing" else None


def _no_terrain(state: State, seat: Seat, move: Move) -> Facts | None:
    """Bear and turtle move the top terrain of a cell that has one."""
    if isinstance(move, _SHIFTS) and move.source not in state.terrain.at:
        return {"cell": write_cell(move.source)}
    return None


def _polluted(state: State, seat: Seat, move: Move) -> Facts | None:
    """Neither move nor cover a polluted terrain."""
    cells: tuple[Cell, ...] = ()
    if isinstance(move, _SHIFTS):
        cells = (move.source, move.target)
    elif isinstance(move, moves.Bat):
        cells = (move.cell,)
    dirty = next((cell for cell in cells if not state.terrain.is_open(cell)), None)
    return None if dirty is None else terrain_facts(state, dirty)


def _beside(state: State, seat: Seat, move: Move) -> Facts | None:
    """With the bear, move to a cell beside the terrain; with the bat, lay beside the own pawn."""
    if isinstance(move, moves.Bear):
        here, there = move.source, move.target
    elif isinstance(move, moves.Bat):
        here, there = state.players[seat].cell or move.cell, move.cell
    else:
        return None
    return None if there in neighbours(here) else {"cell": write_cell(there)}


def _bear_level(state: State, seat: Seat, move: Move) -> Facts | None:
    """Change the level of the terrain with the bear."""
    if not isinstance(move, moves.Bear):
        return None
    level = state.terrain.height(move.source)
    is_same = state.terrain.height(move.target) + 1 == level
    return {"cell": write_cell(move.target), "level": level} if is_same else None


def _turtle_level(state: State, seat: Seat, move: Move) -> Facts | None:
    """Move with the turtle one or two cells, every step on the terrain's own level."""
    if not isinstance(move, moves.Turtle):
        return None
    if move.target in turtle_targets(state.terrain, move.source):
        return None
    level = state.terrain.height(move.source)
    return {"cell": write_cell(move.target), "level": level}


def _not_lost(state: State, seat: Seat, move: Move) -> Facts | None:
    """Bring back with the bat a terrain that lies in the discard."""
    if not isinstance(move, moves.Bat) or move.tile in state.terrain.lost:
        return None
    return {"environment": environment_of(move.tile)}


def _cut(state: State, seat: Seat, move: Move) -> Facts | None:
    """By an option, no action of a player may split the map."""
    if state.options.cuts == "legal" or not isinstance(move, _SHIFTS):
        return None
    cells = state.terrain.moved(move.source, move.target).at
    return None if is_connected(cells) else {"cell": write_cell(move.source)}


def _too_weak(state: State, seat: Seat, move: Move) -> Facts | None:
    """Clean a polluted terrain under the own pawn, with enough strength."""
    if not isinstance(move, moves.Clean):
        return None
    cell = state.players[seat].cell
    return None if cell is not None and can_clean(state, cell) else {"seat": seat}


def _path(move: Move) -> tuple[Cell, ...]:
    match move:
        case moves.Step(_, cell):
            return (cell,)
        case moves.Eagle(over, cell):
            return (over, cell)
        case moves.Oryx(cell) if cell is not None:
            return (cell,)
        case _:
            return ()


ACTION_RULES: tuple[Rule[State, Move], ...] = (
    Rule("totemix.no_cube", _no_cube),
    Rule("totemix.step", _step),
    Rule("totemix.eagle_returns", _eagle_returns),
    Rule("totemix.oryx_moves", _oryx_moves),
    Rule("totemix.no_terrain", _no_terrain),
    Rule("totemix.polluted_terrain", _polluted),
    Rule("totemix.beside", _beside),
    Rule("totemix.bear_level", _bear_level),
    Rule("totemix.turtle_level", _turtle_level),
    Rule("totemix.not_lost", _not_lost),
    Rule("totemix.cut", _cut),
    Rule("totemix.too_weak", _too_weak),
)
