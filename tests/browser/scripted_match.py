"""How a match would go on: at random, but always the same way, so that its end can be played."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engines.bots.random_bot import choose
from engines.core.verdicts import Applied

if TYPE_CHECKING:
    from engines.core.match import Entry, Match

MOST_MOVES = 3_000


def scripted_moves(match: Match, seed: int = 1) -> list[Entry]:
    """Return all moves from now to the end of the match."""
    random = Random(seed)  # noqa: S311 - a repeatable match, no secret
    begin = match.number
    while match.game.outcome(match.state) is None:
        assert match.number < begin + MOST_MOVES, "this match does not end"
        after = match.play(*choose(match.game, match.state, match.seats, random))
        assert isinstance(after, Applied)
        match = after.state
    return list(match.entries[begin:])
