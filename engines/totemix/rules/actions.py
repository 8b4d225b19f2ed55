"""Rules of the actions: cubes, steps, and the clauses of the six powers."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.totemix import moves
from engines.totemix.abilities import can_clean, usable_powers
from engines.totemix.components import environment_of
from engines.totemix.map.hexes import BESIDE, Cell
from engines.totemix.map.reach import turtle_targets
from engines.totemix.moves import Action, Move
from engines.totemix.play.actions import act
from engines.totemix.play.losses import is_cut_by
from engines.totemix.play.progress import Progress
from engines.totemix.rules.facts import terrain_facts
from engines.totemix.state import State
from engines.totemix.writing import write_cell

Shift = moves.Bear | moves.Turtle
Walk = moves.Step | moves.Eagle | moves.Oryx

_SHIFTS = (moves.Bear, moves.Turtle)
_WALKS = (moves.Step, moves.Eagle, moves.Oryx)


def _no_cube(state: State, seat: Seat, move: Action) -> Facts | None:
    """Pay with a cube from a tile of that animal; a full totem pays for any power."""
    if isinstance(move, moves.Step):
        is_there = move.animal in state.players[seat].totem.animals
        return None if is_there else {"animal": move.animal}
    animal = moves.power_of(move)
    return None if animal in usable_powers(state, seat) else {"animal": animal}


def _step(state: State, seat: Seat, move: Walk) -> Facts | None:
    """Go with a pawn from terrain to terrain beside it, never off the map."""
    here = state.players[seat].cell
    for cell in _path(move):
        if here is None or cell not in state.terrain.at or cell not in BESIDE[here]:
            return {"cell": write_cell(cell)}
        here = cell
    return None


def _eagle_returns(state: State, seat: Seat, move: moves.Eagle) -> Facts | None:
    """By an option, the eagle does not come back to where it started."""
    is_back = move.cell == state.players[seat].cell
    return {"animal": "eagle"} if is_back and not state.options.eagle_returns else None


def _oryx_moves(state: State, seat: Seat, move: moves.Oryx) -> Facts | None:
    """Use the oryx without a step, unless an option allows one."""
    is_step = move.cell is not None and state.options.oryx == "standing"
    return {"animal": "oryx"} if is_step else None


def _no_terrain(state: State, seat: Seat, move: Shift) -> Facts | None:
    """Bear and turtle move the top terrain of a cell that has one."""
    is_there = move.source in state.terrain.at
    return None if is_there else {"cell": write_cell(move.source)}


def _polluted(state: State, seat: Seat, move: Shift | moves.Bat) -> Facts | None:
    """Neither move nor cover a polluted terrain."""
    cells = (move.cell,) if isinstance(move, moves.Bat) else (move.source, move.target)
    dirty = next((cell for cell in cells if not state.terrain.is_open(cell)), None)
    return None if dirty is None else terrain_facts(state, dirty)


def _beside(state: State, seat: Seat, move: moves.Bear | moves.Bat) -> Facts | None:
    """With the bear, move to a cell beside the terrain; with the bat, lay beside the own pawn."""
    if isinstance(move, moves.Bear):
        here, there = move.source, move.target
    else:
        here, there = state.players[seat].cell or move.cell, move.cell
    return None if there in BESIDE[here] else {"cell": write_cell(there)}


def _bear_level(state: State, seat: Seat, move: moves.Bear) -> Facts | None:
    """Change the level of the terrain with the bear."""
    level = state.terrain.height(move.source)
    is_same = state.terrain.height(move.target) + 1 == level
    return {"cell": write_cell(move.target), "level": level} if is_same else None


def _turtle_level(state: State, seat: Seat, move: moves.Turtle) -> Facts | None:
    """Move with the turtle one or two cells, every step on the terrain's own level."""
    if move.target in turtle_targets(state.terrain, move.source):
        return None
    level = state.terrain.height(move.source)
    return {"cell": write_cell(move.target), "level": level}


def _not_lost(state: State, seat: Seat, move: moves.Bat) -> Facts | None:
    """Bring back with the bat a terrain that lies in the discard."""
    is_lost = move.tile in state.terrain.lost
    return None if is_lost else {"environment": environment_of(move.tile)}


def _cut(state: State, seat: Seat, move: Shift | moves.Bat) -> Facts | None:
    """By an option, no action of a player may split the map, nor a zone that dies of it."""
    if state.options.cuts == "legal":
        return None
    source = move.cell if isinstance(move, moves.Bat) else move.source
    is_whole = isinstance(move, moves.Bat) or state.terrain.moved(source, move.target).is_whole
    if is_whole and not is_cut_by(act(Progress(state), seat, move).events):
        return None
    return {"cell": write_cell(source)}


def _too_weak(state: State, seat: Seat, move: moves.Clean) -> Facts | None:
    """Clean a polluted terrain under the own pawn, with enough strength."""
    cell = state.players[seat].cell
    return None if cell is not None and can_clean(state, cell) else {"seat": seat}


def _path(move: Walk) -> tuple[Cell, ...]:
    if isinstance(move, moves.Eagle):
        return (move.over, move.cell)
    return () if move.cell is None else (move.cell,)


ACTION_RULES: tuple[Rule[State, Move], ...] = (
    Rule("totemix.no_cube", _no_cube, moves.ACTIONS),
    Rule("totemix.step", _step, _WALKS),
    Rule("totemix.eagle_returns", _eagle_returns, (moves.Eagle,)),
    Rule("totemix.oryx_moves", _oryx_moves, (moves.Oryx,)),
    Rule("totemix.no_terrain", _no_terrain, _SHIFTS),
    Rule("totemix.polluted_terrain", _polluted, (*_SHIFTS, moves.Bat)),
    Rule("totemix.beside", _beside, (moves.Bear, moves.Bat)),
    Rule("totemix.bear_level", _bear_level, (moves.Bear,)),
    Rule("totemix.turtle_level", _turtle_level, (moves.Turtle,)),
    Rule("totemix.not_lost", _not_lost, (moves.Bat,)),
    Rule("totemix.cut", _cut, (*_SHIFTS, moves.Bat)),
    Rule("totemix.too_weak", _too_weak, (moves.Clean,)),
)
