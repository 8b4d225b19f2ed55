"""What the card game hides: hands, the pile, and presses without a card behind them."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engines.coups_bas import moves as coups_bas
from engines.coups_bas.answers import entitled
from engines.coups_bas.components import REACTIONS, kind_of
from engines.coups_bas.state import Phase
from tests.leaks.hidden_cards import Cards

if TYPE_CHECKING:
    from engines.core.match import Match
    from engines.core.seats import Seat

_ANY_CARDS_ONE_IN = 4


class Model(Cards):
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
