"""What follows from a frozen value: worked out when it is first asked for, then kept beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Self, TypeVar, overload

OwnerT = TypeVar("OwnerT")
T = TypeVar("T")


class Kept(Generic[OwnerT, T]):
    """A property of a value without slots whose answer is kept in the value.

    It is `functools.cached_property` without its lock, which costs more than most answers here:
    two threads may work out the same answer twice.
    """

    def __init__(self, work_out: Callable[[OwnerT], T]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, value: None, owner: type[OwnerT]) -> Self: ...
    @overload
    def __get__(self, value: OwnerT, owner: type[OwnerT]) -> T: ...
    def __get__(self, value: OwnerT | None, owner: type[OwnerT]) -> Self | T:
        if value is None:
            return self
        answer = value.__dict__[self._name] = self._work_out(value)
        return answer
