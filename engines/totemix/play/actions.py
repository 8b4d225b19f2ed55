"""The effects of an action: a step, or one of the six powers."""

from __future__ import annotations

from typing import assert_never

from engines.core.seats import Seat
from engines.core.values import maker, replace
from engines.totemix import events, moves
from engines.totemix.abilities import strength
from engines.totemix.components import Animal, environment_of
from engines.totemix.map.hexes import Cell
from engines.totemix.moves import Action
from engines.totemix.play.cleaning import clean_cells
from engines.totemix.play.losses import consequences, move_tile
from engines.totemix.play.progress import Progress
from engines.totemix.play.totem_tiles import draw_or_hold
from engines.totemix.state import Stage, State

BEAR = "totemix.bear"
TURTLE = "totemix.turtle"
BAT = "totemix.bat"
ORYX = "totemix.oryx"

VERDICTS = frozenset({BEAR, TURTLE, BAT, ORYX})

_stepped = maker(events.Stepped)


def act(progress: Progress, seat: Seat, move: Action) -> Progress:
    """Pay for the action, do it, and apply the consequences."""
    is_oryx = isinstance(move, moves.Oryx)
    progress = _paid(progress, seat, move, progress.state.doubled if is_oryx else ())
    match move:
        case moves.Oryx():
            return _oryx(progress, seat, move)
        case moves.Step(_, cell):
            return _walk(progress, seat, payer(progress.state, seat, move), (cell,))
        case moves.Eagle(over, cell):
            return _walk(progress, seat, payer(progress.state, seat, move), (over, cell))
        case moves.Bear(source, target):
            return consequences(move_tile(progress, BEAR, seat, source, target), (target,))
        case moves.Turtle(source, target):
            return consequences(move_tile(progress, TURTLE, seat, source, target), (target,))
        case moves.Bat():
            return _bat(progress, seat, move)
        case moves.Panther(source):
            return draw_or_hold(progress, seat, source, Stage.SWAP)
        case _:
            assert_never(move)


def payer(state: State, seat: Seat, move: Action) -> Animal:
    """Return the animal whose tile gives the cube; a full totem pays for any power (X-19)."""
    if isinstance(move, moves.Step):
        return move.animal
    animal = state.players[seat].animal
    is_full = state.players[seat].totem.is_full
    return animal if is_full and animal is not None else moves.power_of(move)


def _paid(progress: Progress, seat: Seat, move: Action, doubled: tuple[Seat, ...]) -> Progress:
    """Take a cube from a tile back into the seat's reserve; the seat is the active one."""
    player = progress.state.players[seat]
    totem = player.totem.paid(payer(progress.state, seat, move))
    paid = replace(player, totem=totem, reserve=player.reserve + 1)
    return progress.change_both(seat, paid, active=seat, doubled=doubled)


def _walk(progress: Progress, seat: Seat, cube: Animal, path: tuple[Cell, ...]) -> Progress:
    """Move the pawn cell by cell; what it passes is cleaned like what it stops on (X-13)."""
    source = progress.state.players[seat].cell or path[0]
    progress = progress.tell(_stepped(seat, source, path, cube))
    for cell in path:
        progress = clean_cells(progress.change_player(seat, cell=cell), (cell,))
    return consequences(progress, path[-1:])


def _bat(progress: Progress, seat: Seat, move: moves.Bat) -> Progress:
    """Lay a lost terrain beside the pawn, clean (X-18); pawns there come up on top (X-44)."""
    terrain = progress.state.terrain.laid(move.tile, move.cell)
    level = terrain.height(move.cell)
    told = events.TerrainBack(BAT, seat, move.tile, environment_of(move.tile), move.cell, level)
    return consequences(progress.change(terrain=terrain).tell(told), (move.cell,))


def _oryx(progress: Progress, seat: Seat, move: moves.Oryx) -> Progress:
    """Double the seat's power; on one tile the oryx of several seats add up (X-15, X-45)."""
    cell = move.cell or progress.state.players[seat].cell
    progress = progress.change_player(seat, cell=cell)
    state = progress.state
    beside = tuple(
        other for other in state.doubled if state.players[other].cell == cell and other != seat
    )
    doubled = (*beside, seat) if state.options.oryx_together else (seat,)
    progress = progress.change(doubled=doubled)
    told = events.Doubled(ORYX, seat, strength(progress.state, seat))
    return consequences(progress.tell(told), (cell,) if cell else ())
