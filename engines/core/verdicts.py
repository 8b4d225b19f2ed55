"""Results of the rules: a refusal, an applied move, or an outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engines.core.seats import Seat

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")

Fact = str | int | bool | tuple[int, ...]
Facts = Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class Illegal:
    """A refusal: the rule that forbids the move and its facts; the text is in seeds/."""

    rule: str
    facts: Facts = field(default_factory=dict[str, Fact])


@dataclass(frozen=True, slots=True)
class Applied(Generic[StateT, EventT]):
    """An applied move: the state after it and its events."""

    state: StateT
    events: tuple[EventT, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: winners, scores, and the rule that ended it."""

    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    rule: str
