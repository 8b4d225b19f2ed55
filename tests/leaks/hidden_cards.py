"""What card games hide: cards that the viewer has not seen change places in the deal."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from tests.leaks.hidden import TRIES, Nothing, Since

if TYPE_CHECKING:
    from random import Random

    from engines.core.match import Match
    from engines.core.seats import Seat


class Cards(Nothing):
    """A game whose cards are dealt at once: some that nobody has seen change places."""

    is_open = False

    def __init__(self, viewer: Seat, random: Random) -> None:
        super().__init__(viewer, random)
        self._swaps: dict[int, dict[Any, Any]] = {}

    def twin(self, match: Match) -> Match | None:
        """Return the match with the last deal changed."""
        since = Since(match, lambda _, entry: _is_deal(entry.move))
        if not since.entries or not _is_deal(since.entries[0].move):
            return None
        for _ in range(TRIES):
            swap = self._swap_in(len(since.base.state.scores), self.hidden(match.state))
            found = self.replayed(since, (_named(entry.move, swap) for entry in since.entries))
            if found is not None and found.state != match.state:
                return found
        return None

    def follow(self, one: Any, other: Any, seat: Seat, move: Any) -> Any:
        """Return the move with swapped cards; a new deal is swapped anew."""
        del other, seat
        number = len(one.scores)
        if _is_deal(move):
            # Cards of which there are several cannot change places by name.
            self._swap_in(number, [card for card in move.cards if move.cards.count(card) == 1])
        return _named(move, self._swaps.get(number, {}))

    def hidden(self, state: Any) -> list[Any]:
        """Return the cards that the viewer may not know."""
        raise NotImplementedError

    def _swap_in(self, number: int, cards: list[Any]) -> dict[Any, Any]:
        """Let two of the cards change places in the deal of that number."""
        one, other = self.random.sample(cards, 2) if len(cards) > 1 else (None, None)
        self._swaps[number] = {one: other, other: one}
        return self._swaps[number]


def _is_deal(move: Any) -> bool:
    """Tell a deal from the move that only names who begins."""
    return hasattr(move, "first") and hasattr(move, "cards")


def _named(move: Any, swap: dict[Any, Any]) -> Any:
    changed: dict[str, Any] = {}
    if getattr(move, "cards", ()):
        changed["cards"] = tuple(swap.get(card, card) for card in move.cards)
    if getattr(move, "card", None) is not None:
        changed["card"] = swap.get(move.card, move.card)
    return dataclasses.replace(move, **changed) if changed else move
