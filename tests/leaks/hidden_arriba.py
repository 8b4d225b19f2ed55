"""What Arriba! hides: the order of the cards."""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tests.leaks.hidden_cards import Cards

if TYPE_CHECKING:
    from engines.core.seats import Seat

_TOP_CARD_ONE_IN = 4


class Model(Cards):
    """Hidden are the faces of the draw piles and of the centre, from everybody."""

    def blanked(self, state: Any, viewer: Seat) -> Any:
        """Return the state with counted draw piles and centre."""
        del viewer
        return _blanked(state)

    def hidden(self, state: Any) -> list[Any]:
        """Return hidden cards, sometimes one that is turned next; heads and totems look alike."""
        lying = sorted({card for hand in state.hands for card in hand.draw})
        tops = [hand.draw[0] for hand in state.hands if hand.draw]
        if tops and self.random.randrange(_TOP_CARD_ONE_IN) == 0:
            top = self.random.choice(tops)
            return [top, self.random.choice([card for card in lying if card != top] or [top])]
        return lying


@lru_cache(8)
def _blanked(state: Any) -> Any:
    """Return the state as all seats may know it, computed once for all of them."""
    hands = tuple(dataclasses.replace(h, draw=("?",) * len(h.draw)) for h in state.hands)
    return dataclasses.replace(state, hands=hands, centre=("?",) * len(state.centre))
