"""The current position of a match, with its legal moves and awaited seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from engines.core.game import AwaitedBy
from engines.core.judge import legal_moves
from engines.core.match import Match
from engines.core.seats import Seat
from engines.core.verdicts import Outcome


class Position:
    """One match value; what follows from it is computed when first asked for, and only once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._legal_moves: dict[Seat, tuple[Any, ...]] = {}
        self._notations: dict[Seat, tuple[tuple[Any, str], ...]] = {}
        self._views: dict[Seat | None, Any] = {}

    def legal_moves(self, seat: Seat) -> tuple[Any, ...]:
        """Return the legal moves of the seat."""
        listed = self._legal_moves.get(seat)
        if listed is None:
            listed = legal_moves(self.match.game, self.match.state, seat)
            self._legal_moves[seat] = listed
        return listed

    def untimed_moves(self, seat: Seat) -> tuple[tuple[Any, str], ...]:
        """Return the legal moves of the seat that are no presses, with their notations."""
        noted = self._notations.get(seat)
        if noted is None:
            game, listed = self.match.game, self.legal_moves(seat)
            noted = tuple((m, game.write(m)) for m in listed if game.time_of(m) is None)
            self._notations[seat] = noted
        return noted

    def view(self, viewer: Seat | None) -> Any:
        """Return what the viewer may know; None is a spectator."""
        if viewer not in self._views:
            self._views[viewer] = self.match.game.view(self.match.state, viewer)
        return self._views[viewer]

    @cached_property
    def moves_of_pieces(self) -> frozenset[str]:
        """The notations of what the pieces with a code mean now, legal or not."""
        game, state = self.match.game, self.match.state
        meant = (game.move_for_piece(state, card.piece) for card in game.cards())
        return frozenset(game.write(found[1]) for found in meant if found is not None)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the match ended by its rules, None while it goes on."""
        return self.match.game.outcome(self.match.state)

    @cached_property
    def awaited(self) -> Mapping[Seat, AwaitedBy]:
        """The seats that the rules wait for, and by what each of them acts."""
        return self.match.game.awaited(self.match.state)
