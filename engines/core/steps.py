"""The steps of a move that has too many forms to list: one answer after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class Step(Generic[MoveT]):
    """One answer on the way to a move: its word, and the move if the way ends there."""

    word: str
    move: MoveT | None = None
