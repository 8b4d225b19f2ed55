"""What an action brings: a step, or one of the six powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engines.totemix import events, moves
from engines.totemix.catastrophe import move_tile
from engines.totemix.components import environment_of
from engines.totemix.fall import cleanings, consequences
from engines.totemix.power import power
from engines.totemix.state import Stage
from engines.totemix.totems import draw_or_hold

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.components import Animal
    from engines.totemix.hexes import Cell
    from engines.totemix.moves import Action
    from engines.totemix.state import State
    from engines.totemix.step import Going

BEAR = "totemix.bear"
TURTLE = "totemix.turtle"
BAT = "totemix.bat"
ORYX = "totemix.oryx"

VERDICTS = frozenset({BEAR, TURTLE, BAT, ORYX})


def act(going: Going, seat: Seat, move: Action) -> Going:
    """Pay for the action, do it, and let everything follow."""
    going = _paid(going, seat, move).change(active=seat)
    if isinstance(move, moves.Oryx):
        return _oryx(going, seat, move)
    going = going.change(doubled=())
    match move:
        case moves.Step(_, cell):
            return _walk(going, seat, payer(going.state, seat, move), (cell,))
        case moves.Eagle(over, cell):
            return _walk(going, seat, payer(going.state, seat, move), (over, cell))
        case moves.Bear(source, target):
            return consequences(move_tile(going, BEAR, seat, source, target), (target,))
        case moves.Turtle(source, target):
            return consequences(move_tile(going, TURTLE, seat, source, target), (target,))
        case moves.Bat():
            return _bat(going, seat, move)
        case moves.Panther(source):
            return draw_or_hold(going, seat, source, Stage.SWAP)
        case _:
            assert_never(move)


def payer(state: State, seat: Seat, move: Action) -> Animal:
    """Return the animal whose tile gives the cube; a full totem pays for any power (X-19)."""
    if isinstance(move, moves.Step):
        return move.animal
    animal = state.players[seat].animal
    is_full = state.players[seat].totem.is_full
    return animal if is_full and animal is not None else moves.power_of(move)


def _paid(going: Going, seat: Seat, move: Action) -> Going:
    """Take a cube from a tile back into the seat's reserve."""
    player = going.state.players[seat]
    totem = player.totem.paid(payer(going.state, seat, move))
    return going.change_player(seat, totem=totem, reserve=player.reserve + 1)


def _walk(going: Going, seat: Seat, cube: Animal, path: tuple[Cell, ...]) -> Going:
    """Move the pawn cell by cell; what it passes is cleaned like what it stops on (X-13)."""
    source = going.state.players[seat].cell or path[0]
    going = going.tell(events.Stepped(seat, source, path, cube))
    for cell in path:
        going = cleanings(going.change_player(seat, cell=cell), (cell,))
    return consequences(going, path[-1:])


def _bat(going: Going, seat: Seat, move: moves.Bat) -> Going:
    """Lay a lost terrain beside the pawn, clean (X-18); pawns there come up on top (X-44)."""
    terrain = going.state.terrain.laid(move.tile, move.cell)
    level = terrain.height(move.cell)
    told = events.TerrainBack(BAT, seat, move.tile, environment_of(move.tile), move.cell, level)
    return consequences(going.change(terrain=terrain).tell(told), (move.cell,))


def _oryx(going: Going, seat: Seat, move: moves.Oryx) -> Going:
    """Double the seat's power; on one tile the oryx of several seats add up (X-15, X-45)."""
    cell = move.cell or going.state.players[seat].cell
    going = going.change_player(seat, cell=cell)
    state = going.state
    beside = tuple(
        other for other in state.doubled if state.players[other].cell == cell and other != seat
    )
    doubled = (*beside, seat) if state.options.oryx_together else (seat,)
    going = going.change(doubled=doubled)
    told = events.Doubled(ORYX, seat, power(going.state, seat))
    return consequences(going.tell(told), (cell,) if cell else ())
