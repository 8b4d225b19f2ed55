"""What the rules answer: a refusal, a step forward, or the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
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
    """A move that happened: the state after it and what there is to tell."""

    state: StateT
    events: tuple[EventT, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: who won, with which scores, and by which rule."""

    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    rule: str
