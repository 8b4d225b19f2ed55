"""Which places of a board the moves on offer differ in, for pictures of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def marked(moves: Sequence[Sequence[T]]) -> tuple[frozenset[T], frozenset[T]]:
    """Return the places that all moves share so far, and those that are offered next.

    Each move is its places in order. If all moves are alike the last place is the offered one.
    """
    named = [places for places in moves if places]
    if not named:
        return frozenset(), frozenset()
    shared: list[T] = []
    for columns in zip(*named, strict=False):
        if len(set(columns)) > 1:
            return frozenset(shared), frozenset(columns)
        shared.append(columns[0])
    return frozenset(shared[:-1]) - {shared[-1]}, frozenset(shared[-1:])
