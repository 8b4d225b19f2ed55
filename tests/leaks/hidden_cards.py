"""What card games hide: cards that the viewer has not seen change places in the deal."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engines.coups_bas import moves as coups_bas
from engines.coups_bas.answers import entitled
from engines.coups_bas.components import REACTIONS, kind_of
from engines.coups_bas.state import Phase
from tests.leaks.hidden import TRIES, Nothing, Since

if TYPE_CHECKING:
    from random import Random

    from engines.core.match import Match
    from engines.core.seats import Seat

_ANY_CARDS_ONE_IN = 4
_TOP_CARD_ONE_IN = 4


class Cards(Nothing):
    """A game whose cards are dealt at once: some that nobody has seen change places."""

    is_open = False

    def __init__(self, viewer: Seat, random: Random) -> None:
        super().__init__(viewer, random)
        self._swaps: dict[int, dict[Any, Any]] = {}

    def twin(self, match: Match) -> Match | None:
        """Return the match with the last deal changed."""
        since = Since(match, lambda _, entry: hasattr(entry.move, "first"))
        if not since.entries or not hasattr(since.entries[0].move, "first"):
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
        if hasattr(move, "first"):
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


def _named(move: Any, swap: dict[Any, Any]) -> Any:
    changed: dict[str, Any] = {}
    if getattr(move, "cards", ()):
        changed["cards"] = tuple(swap.get(card, card) for card in move.cards)
    if getattr(move, "card", None) is not None:
        changed["card"] = swap.get(move.card, move.card)
    return dataclasses.replace(move, **changed) if changed else move


class Arriba(Cards):
    """Hidden are the faces of the draw piles and of the centre, from everybody."""

    def blanked(self, state: Any, viewer: Seat) -> Any:
        """Return the state with counted draw piles and centre."""
        del viewer
        hands = tuple(dataclasses.replace(h, draw=("?",) * len(h.draw)) for h in state.hands)
        return dataclasses.replace(state, hands=hands, centre=("?",) * len(state.centre))

    def hidden(self, state: Any) -> list[Any]:
        """Return hidden cards, sometimes one that is turned next; heads and totems look alike."""
        lying = sorted({card for hand in state.hands for card in hand.draw})
        tops = [hand.draw[0] for hand in state.hands if hand.draw]
        if tops and self.random.randrange(_TOP_CARD_ONE_IN) == 0:
            top = self.random.choice(tops)
            return [top, self.random.choice([card for card in lying if card != top] or [top])]
        return lying


class CoupsBas(Cards):
    """Hidden are the pile, other hands, what another lynx sees, and whether a press is void."""

    def twin(self, match: Match) -> Match | None:
        """Return the match with the last deal changed, unless its last press is not judged yet.

        A table judges a press in the same step, so it never rests there.
        """
        found = super().twin(match)
        return None if found is not None and found.state.window.presses else found

    def blanked(self, state: Any, viewer: Seat) -> Any:
        """Return the state with counted cards, and with presses of all kinds as one."""
        players = tuple(
            player if seat == viewer else dataclasses.replace(player, hand=_blank(player.hand))
            for seat, player in enumerate(state.players)
        )
        window = dataclasses.replace(
            state.window, presses=(), voids=tuple(sorted(state.window.pressed))
        )
        looked = state.looked if state.active == viewer else _blank(state.looked)
        return dataclasses.replace(
            state, players=players, pile=_blank(state.pile), looked=looked, window=window
        )

    def hidden(self, state: Any) -> list[Any]:
        """Return hidden cards; mostly an answer and another card, one of them in a hand."""
        held = [
            card
            for seat, player in enumerate(state.players)
            if seat != self.viewer
            for card in player.hand
        ]
        lying = list(state.pile)
        places = self.random.choice(((held, lying), (lying, held), (held, held)))
        answers = [card for card in places[0] if kind_of(card) in REACTIONS]
        others = [card for card in places[1] if kind_of(card) not in REACTIONS]
        if answers and others and self.random.randrange(_ANY_CARDS_ONE_IN):
            return [self.random.choice(answers), self.random.choice(others)]
        return held + lying

    def late_pressers(self, state: Any) -> list[Seat]:
        """Return the seats that may press while another one has the right to answer."""
        is_late = state.phase is Phase.ANSWER
        return [s for s in entitled(state) if s not in state.window.pressed] if is_late else []

    def follow(self, one: Any, other: Any, seat: Seat, move: Any) -> Any:
        """Return the move with swapped cards, None where all see a card that is swapped."""
        named = super().follow(one, other, seat, move)
        is_open = isinstance(move, (coups_bas.Play, coups_bas.Discard, coups_bas.Answer))
        is_open = is_open or isinstance(move, coups_bas.Shed)
        return None if is_open and named != move else named


def _blank(cards: tuple[Any, ...]) -> tuple[Any, ...]:
    return ("?",) * len(cards)
