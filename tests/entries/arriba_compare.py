"""What is compared of Arriba!: verdicts and piles, as far as a box that knows no face can tell."""

from __future__ import annotations

import dataclasses
from typing import Any

from engines.arriba.events import Settled, Tied
from engines.arriba.play.wins import TOTEM, TOTEM_EMPTY
from engines.arriba.play.wrong_grabs import IDLE_PRESS
from engines.arriba.state import State


def verdicts(events: list[Any], *, is_counted: bool) -> list[Any]:
    """Return the verdicts; after another one, a press with no card open costs nothing."""
    told = [event for event in events if isinstance(event, (Settled, Tied))]
    told = told[:1] + [event for event in told[1:] if event.rule != IDLE_PRESS]
    return told if is_counted else [_uncounted(event) for event in told]


def is_idle(events: list[Any]) -> bool:
    """Tell whether the only verdict is that no card lay open, which moves no card either way."""
    return any(getattr(event, "rule", "") == IDLE_PRESS for event in events[:1])


def piles(state: State) -> tuple[Any, ...]:
    """Return how many cards lie in each pile, and in the centre."""
    hands = ((len(hand.draw), len(hand.open)) for hand in state.hands)
    return (*hands, len(state.centre))


def _uncounted(event: Settled | Tied) -> Settled | Tied:
    """Return the verdict without what only counted piles tell."""
    if isinstance(event, Tied):
        return event
    rule = TOTEM if event.rule == TOTEM_EMPTY else event.rule
    return dataclasses.replace(event, rule=rule, cards=0)
