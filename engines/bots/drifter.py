"""The random player: any legal move of anyone who may act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from engines.core.judge import legal_moves
from engines.core.seats import CHANCE, Seat, clockwise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.game import AnyGame, RandomSource

T = TypeVar("T")

_INTERRUPTS_ONE_IN = 24


def choose(game: AnyGame, state: Any, seats: int, random: RandomSource) -> tuple[Seat, Any]:
    """Return a random legal move: mostly of those awaited, now and then an interruption."""
    awaited = sorted(game.to_act(state))
    if random.randrange(0, _INTERRUPTS_ONE_IN) == 0:
        seat = _pick(clockwise(0, seats), random)
        options = legal_moves(game, state, seat)
        if options:
            return seat, _pick(options, random)
    return _choose_awaited(game, state, awaited, random)


def _choose_awaited(
    game: AnyGame, state: Any, awaited: list[Seat], random: RandomSource
) -> tuple[Seat, Any]:
    seat = _pick(awaited, random)
    if seat == CHANCE:
        return seat, game.draw(state, random, game.clock(state))
    options = legal_moves(game, state, seat)
    return seat, _pick(_calm(game, options) or options, random)


def _calm(game: AnyGame, options: Sequence[Any]) -> list[Any]:
    """Return the moves that are no presses: who has a move to make does not hit the button."""
    return [move for move in options if game.time_of(move) is None]


def _pick(items: Sequence[T], random: RandomSource) -> T:
    return items[random.randrange(0, len(items))]
