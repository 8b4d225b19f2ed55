"""Which moves would lose the match at once: legal, but worth a question before (X-51, X-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.totemix import moves
from engines.totemix.hexes import is_connected
from engines.totemix.lookahead import futures
from engines.totemix.pending import seats
from engines.totemix.power import powers
from engines.totemix.powers import act
from engines.totemix.reach import bear_targets, turtle_targets
from engines.totemix.state import Phase, Stage, Wait, awaited
from engines.totemix.step import Going
from engines.totemix.victims import choices
from engines.totemix.writing import write

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.seats import Seat
    from engines.totemix.hexes import Cell
    from engines.totemix.state import State

_FEW = 2


def fatal(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the seat's moves that lose an environment: choices of a roll, bears and turtles."""
    if seat not in seats(state):
        return ()
    match awaited(state):
        case Wait.VICTIM:
            return tuple(write(move) for move in choices(state) if _may_lose(state, move))
        case Wait.FREE if state.players[seat].stage is Stage.ACT:
            return tuple(write(move) for move in _shifts(state, seat) if _loses(state, seat, move))
        case _:
            return ()


def _may_lose(state: State, move: moves.Victim) -> bool:
    """Tell whether the choice ends the match, whatever luck and others do, or with bad luck."""
    return any(after.phase is Phase.OVER for after in futures(state, move))


def _loses(state: State, seat: Seat, move: moves.Bear | moves.Turtle) -> bool:
    return act(Going(state), seat, move).state.phase is Phase.OVER


def _shifts(state: State, seat: Seat) -> Iterator[moves.Bear | moves.Turtle]:
    """Return the shifts that could lose an environment: of a junction, or where one is rare.

    All terrains of an environment must go for that. So it takes a cut, or an environment of
    which one or two are left; the hundreds of other shifts need no trial.
    """
    terrain, usable = state.terrain, powers(state, seat)
    is_rare = min(terrain.counts().values(), default=0) <= _FEW
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
