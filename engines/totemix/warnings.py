"""Warnings: legal moves that would lose the match at once (X-51, X-54)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.seats import Seat
from engines.totemix import moves
from engines.totemix.abilities import usable_powers
from engines.totemix.map.hexes import Cell, is_connected
from engines.totemix.map.reach import bear_targets, turtle_targets
from engines.totemix.pending import asked_seats
from engines.totemix.play.actions import act
from engines.totemix.play.lookahead import futures
from engines.totemix.play.progress import Progress
from engines.totemix.state import Phase, Stage, State, Wait, awaited
from engines.totemix.victims import choices
from engines.totemix.writing import write

_FEW = 2


def fatal(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the seat's moves that can lose an environment: roll choices, bears and turtles."""
    if seat not in asked_seats(state):
        return ()
    match awaited(state):
        case Wait.VICTIM:
            return tuple(write(move) for move in choices(state) if _may_lose(state, move))
        case Wait.FREE if state.players[seat].stage is Stage.ACT:
            return tuple(write(move) for move in _shifts(state, seat) if _loses(state, seat, move))
        case _:
            return ()


def _may_lose(state: State, move: moves.Victim) -> bool:
    """Tell whether the choice can end the match, with some luck and some choices of others."""
    return any(after.phase is Phase.OVER for after in futures(state, move))


def _loses(state: State, seat: Seat, move: moves.Bear | moves.Turtle) -> bool:
    return act(Progress(state), seat, move).state.phase is Phase.OVER


def _shifts(state: State, seat: Seat) -> Iterator[moves.Bear | moves.Turtle]:
    """Return the shifts that could lose an environment: of a junction, or of a rare environment.

    All terrains of an environment must go for that. So it takes a cut, or an environment of
    which one or two are left; the hundreds of other shifts need no trial.
    """
    terrain, usable = state.terrain, usable_powers(state, seat)
    is_rare = min(terrain.counts.values(), default=0) <= _FEW
    for source in sorted(terrain.clean):
        if is_rare or _is_junction(state, source):
            if "bear" in usable:
                yield from (moves.Bear(source, cell) for cell in bear_targets(terrain, source))
            if "turtle" in usable:
                yield from (moves.Turtle(source, cell) for cell in turtle_targets(terrain, source))


def _is_junction(state: State, cell: Cell) -> bool:
    """Tell whether the map falls apart without this terrain."""
    is_flat = state.terrain.height(cell) == 1
    return is_flat and not is_connected(state.terrain.at.keys() - {cell})
