"""The current position of a match, with its legal moves and awaited seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from engines.core.game import AwaitedBy
from engines.core.judge import legal_moves
from engines.core.match import Match
from engines.core.seats import Seat


class Position:
    """One match value; what follows from it is computed when first asked for, and only once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._legal_moves: dict[Seat, tuple[Any, ...]] = {}

    def legal_moves(self, seat: Seat) -> tuple[Any, ...]:
        """Return the legal moves of the seat."""
        listed = self._legal_moves.get(seat)
        if listed is None:
            listed = legal_moves(self.match.game, self.match.state, seat)
            self._legal_moves[seat] = listed
        return listed

    @cached_property
    def awaited(self) -> Mapping[Seat, AwaitedBy]:
        """The seats that the rules wait for, and by what each of them acts."""
        return self.match.game.awaited(self.match.state)
