"""Walks along the steps of a game: at random, all ways, or to one move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from engines.core.game import AnyGame
    from engines.core.seats import Seat

LONGEST = 400


def beginnings(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """Return what the notations begin with to which steps lead."""
    first = game.steps(state, seat, ())
    assert all(step.move is None for step in first)
    return tuple(step.word for step in first)


def walked(game: AnyGame, state: Any, seat: Seat, beginning: str, random: Random) -> Any:
    """Return the move at the end of a random way; each question has answers, told apart."""
    chosen = [beginning]
    while len(chosen) < LONGEST:
        steps = game.steps(state, seat, chosen)
        words = [step.word for step in steps]
        assert words, chosen
        assert len(set(words)) == len(words), chosen
        step = random.choice(steps)
        if step.move is not None:
            return step.move
        chosen.append(step.word)
    raise AssertionError(chosen)


def all_moves(game: AnyGame, state: Any, seat: Seat, chosen: tuple[str, ...] = ()) -> Iterator[Any]:
    """Yield the moves at the ends of all ways."""
    for step in game.steps(state, seat, chosen):
        if step.move is not None:
            yield step.move
        else:
            yield from all_moves(game, state, seat, (*chosen, step.word))


def ends_in(game: AnyGame, state: Any, seat: Seat, words: Sequence[str]) -> Any:
    """Return the move at the end of this way, each word of which must be offered."""
    for place, word in enumerate(words):
        offered = {step.word: step for step in game.steps(state, seat, words[:place])}
        assert word in offered, (words[: place + 1], tuple(offered))
        if offered[word].move is not None:
            assert place + 1 == len(words), words
            return offered[word].move
    raise AssertionError(words)
