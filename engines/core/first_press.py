"""The first press of a race, decided by time stamps alone, for every game that races."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engines.core.notation import NS_PER_MS, NS_PER_US
from engines.core.seats import Seat

DEFAULT_MARGIN_US: Final = 50
LARGEST_MARGIN_US: Final = 20_000


@dataclass(frozen=True, slots=True, order=True)
class Press:
    """A press that waits to be judged; presses sort by stamp, equal stamps by seat."""

    at_ns: int
    seat: Seat


def first_presses(presses: Iterable[Press], margin_us: int) -> tuple[Press, ...]:
    """Return the earliest press and all presses at most the margin later, sorted.

    One press is a clear first; several cannot be told apart: a dead heat. The order in which the
    presses are given has no influence. There must be a press.
    """
    ordered = sorted(presses)
    if len(ordered) == 1:
        return (ordered[0],)
    limit_ns = ordered[0].at_ns + margin_us * NS_PER_US
    return tuple(press for press in ordered if press.at_ns <= limit_ns)


def is_within(margin_us: int, window_ms: int) -> bool:
    """Tell whether all presses of a dead heat are collected in one window."""
    return margin_us * NS_PER_US <= window_ms * NS_PER_MS
