"""Answers about a state, worked out once while what they depend on stays the same."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

StateT = TypeVar("StateT")
T = TypeVar("T")


def remembered(*parts: str) -> Callable[[Callable[[StateT], T]], Callable[[StateT], T]]:
    """Return a decorator of a question that depends on these parts of a state alone.

    The last answer is kept and given again while the parts are equal, so the rules, the listing
    and the views of one state work it out once. The question must be pure, like the rules.
    """
    read: Callable[[Any], object] = attrgetter(*parts)

    def decorated(ask: Callable[[StateT], T]) -> Callable[[StateT], T]:
        last: tuple[object, T] | None = None

        def answer(state: StateT) -> T:
            nonlocal last
            asked, known = read(state), last
            # One name holds both, so a thread that asks meanwhile never gets another's answer.
            if known is None or known[0] != asked:
                last = known = asked, ask(state)
            return known[1]

        answer.__doc__ = ask.__doc__
        return answer

    return decorated
