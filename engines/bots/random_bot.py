"""The random bot: any legal move, and an interruption now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.bots.chooser import Choice, Turn, pick
from engines.core.game import AnyGame, RandomSource
from engines.core.judge import legal_moves
from engines.core.seats import CHANCE, Seat, clockwise

_INTERRUPTS_ONE_IN = 24


class RandomBot:
    """Plays any legal move of its seat."""

    def choose(self, turn: Turn, random: RandomSource) -> Choice | None:
        """Return any move; it rarely interrupts while others are awaited."""
        if not turn.moves:
            return None
        if not turn.is_awaited and random.randrange(0, _INTERRUPTS_ONE_IN):
            return None
        return Choice(pick(turn.moves, random), "any")


def choose(game: AnyGame, state: Any, seats: int, random: RandomSource) -> tuple[Seat, Any]:
    """Return a random legal move for all seats and chance: of an awaited one, rarely of another."""
    awaited = sorted(game.to_act(state))
    if random.randrange(0, _INTERRUPTS_ONE_IN) == 0:
        seat = pick(clockwise(0, seats), random)
        moves = _moves_of(game, state, seat)
        if moves:
            return seat, pick(moves, random)
    return _choose_awaited(game, state, awaited, random)


def _choose_awaited(
    game: AnyGame, state: Any, awaited: list[Seat], random: RandomSource
) -> tuple[Seat, Any]:
    seat = pick(awaited, random)
    if seat == CHANCE:
        return seat, game.sample_chance(state, random, game.clock(state))
    moves = _moves_of(game, state, seat)
    return seat, pick(_untimed(game, moves) or moves, random)


def _moves_of(game: AnyGame, state: Any, seat: Seat) -> Sequence[Any]:
    return game.moves_for_bot(state, legal_moves(game, state, seat))


def _untimed(game: AnyGame, moves: Sequence[Any]) -> list[Any]:
    """Return the moves that are no presses: an awaited seat does not hit its button."""
    return [move for move in moves if game.time_of(move) is None]
