"""The seats that the game waits for in each phase."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from engines.core.seats import CHANCE, Seat
from engines.coups_bas.answers import entitled
from engines.coups_bas.state import Phase, State

_CHANCE: Final = frozenset({CHANCE})


def to_act(state: State) -> frozenset[Seat]:
    """Return the active seat, the seats that may answer, or chance when it is due.

    It reveals nothing of a hand: seats are asked whether or not they hold an answer.
    """
    asked = _ASKED.get(state.phase)
    return _CHANCE if asked is None else asked(state)


def _active(state: State) -> frozenset[Seat]:
    return _alone(state.active)


def _undecided(state: State) -> frozenset[Seat]:
    return frozenset({CHANCE, *state.seats}) - frozenset(state.stops)


def _able(state: State) -> frozenset[Seat]:
    return _CHANCE if state.window.presses else _or_chance(entitled(state))


def _answering(state: State) -> frozenset[Seat]:
    answerer = state.window.answerer
    return _CHANCE if answerer is None else _or_chance((answerer,))


def _nobody(_: State) -> frozenset[Seat]:
    return frozenset()


@cache
def _alone(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


@cache
def _or_chance(seats: tuple[Seat, ...]) -> frozenset[Seat]:
    return frozenset({CHANCE, *seats})


_ASKED: Final[dict[Phase, Callable[[State], frozenset[Seat]]]] = {
    Phase.ACTION: _active,
    Phase.LYNX: _active,
    Phase.SHED: _active,
    Phase.STOP: _undecided,
    Phase.WINDOW: _able,
    Phase.ANSWER: _answering,
    Phase.OVER: _nobody,
}
