"""What chance owes now, and when: no press moves a due time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engines.core.game import RandomSource
from engines.core.match import Match


@dataclass(frozen=True, slots=True)
class Owed:
    """A move that chance owes to a match, and the due time of its debt, if it has one."""

    match: Match
    debt: Any
    move: Any
    due_ns: int | None


def draw_owed(
    match: Match, random: Callable[[], RandomSource], now_ns: int, before: Owed | None
) -> Owed:
    """Return what chance owes; `before` is what it owed at the last draw.

    A move that leaves the debt as it was, such as a press that counts for nothing, leaves its due
    time too. What else is random is drawn anew, for each move number has its own random numbers.
    """
    if before is not None and before.match is match:
        return before
    game = match.game
    debt = game.debt(match.state)
    move = game.sample_chance(match.state, random(), now_ns)
    due_ns = game.time_of(move)
    if before is None or before.debt != debt or before.due_ns is None:
        return Owed(match, debt, move, due_ns)
    if due_ns is None:
        # Presses are judged first; what was owed before is often owed still.
        return Owed(match, debt, move, before.due_ns)
    earlier_ns = now_ns - due_ns + before.due_ns
    move = game.sample_chance(match.state, random(), earlier_ns)
    return Owed(match, debt, move, before.due_ns)
