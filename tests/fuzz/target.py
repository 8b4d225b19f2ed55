"""What a fuzz target is: a parser, how it may refuse, and what its input looks like."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

SENTENCE_AT_MOST = 1_000
LARGEST = 16 * 1024
"""No engine makes longer inputs, but the check of growth does."""


@dataclass(frozen=True, slots=True)
class Target:
    """One parser: `read` returns a value for valid input, and raises a refusal for any other.

    `check` is what must hold of every value, as that it is written and read back; in it every
    exception is a finding.
    """

    read: Callable[[bytes], Any]
    seeds: Callable[[], Iterable[bytes]]
    """Valid inputs, which the engines change."""
    refusals: tuple[type[Exception], ...] = ()
    check: Callable[[Any], None] | None = None
    largest: int = LARGEST
    """The parser's own limit, or one well above what it is ever given."""


def is_accepted(target: Target, data: bytes) -> bool:
    """Return whether the parser accepts the input; anything but a refusal in a sentence raises."""
    try:
        value = target.read(data)
    except target.refusals as refusal:
        _check_sentence(str(refusal))
        return False
    if target.check is not None:
        target.check(value)
    return True


def _check_sentence(told: str) -> None:
    assert told.strip(), "a refusal says nothing"
    assert len(told.splitlines()) == 1, f"a refusal has more than one line: {told[:200]!r}"
    assert len(told) <= SENTENCE_AT_MOST, f"a refusal has {len(told)} characters: {told[:200]!r}"


def text_of(data: bytes) -> str:
    """Return the bytes as a text; every text can be had."""
    return data.decode("utf-8", "replace")


def pieces_of(data: bytes) -> list[bytes]:
    """Return the bytes in pieces as a device or a network brings them; the bytes say where."""
    cuts = [0]
    for byte in data[:32]:
        cuts.append(cuts[-1] + 1 + byte % 37)
    return [data[begin:end] for begin, end in pairwise([*cuts, max(len(data), cuts[-1])])]
