"""The judge: every move of every game is checked here."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from engines.core.verdicts import Applied, Illegal

if TYPE_CHECKING:
    from engines.core.game import Game
    from engines.core.seats import Seat

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")


def judge(
    game: Game[StateT, MoveT, EventT], state: StateT, seat: Seat, move: MoveT
) -> Illegal | None:
    """Return the refusal of the first rule that the move breaks, or None if it is legal.

    A game may accept its most usual moves by a faster test, which never refuses.
    """
    if game.fast_is_legal(state, seat, move):
        return None
    return by_rules(game, state, seat, move)


def by_rules(
    game: Game[StateT, MoveT, EventT], state: StateT, seat: Seat, move: MoveT
) -> Illegal | None:
    """Return the refusal of the first rule that the move breaks, without the faster test."""
    for rule, check in game.checks(type(move)):
        facts = check(state, seat, move)
        if facts is not None:
            return Illegal(rule, facts)
    return None


def legal_moves(game: Game[StateT, MoveT, EventT], state: StateT, seat: Seat) -> tuple[MoveT, ...]:
    """Return the candidates that the rules accept, or the game's own faster list."""
    listed = game.fast_legal_moves(state, seat)
    if listed is not None:
        return listed
    return tuple(
        move for move in game.candidates(state, seat) if judge(game, state, seat, move) is None
    )


def apply(
    game: Game[StateT, MoveT, EventT], state: StateT, seat: Seat, move: MoveT
) -> Applied[StateT, EventT] | Illegal:
    """Return the state and events after the move, or the refusal."""
    return judge(game, state, seat, move) or game.advance(state, seat, move)
