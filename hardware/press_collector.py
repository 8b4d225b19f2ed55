"""Collects the presses of one race and orders them by stamp; the rules decide who was first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hardware.ports import Press

_NS_PER_MS: Final = 1_000_000
_LONG_AGO_NS: Final = -(1 << 62)


@dataclass(frozen=True, slots=True)
class Collected:
    """The presses of one window, ordered by stamp; `late` ones belonged to an earlier window."""

    presses: tuple[Press, ...]
    late: tuple[Press, ...]


class PressCollector:
    """Collects for `window_ms` from the arrival of the first press, so that stamps can decide.

    A press is late when a press with a later stamp was handed on before it arrived.
    """

    def __init__(self, *, window_ms: int) -> None:
        if window_ms < 1:
            raise ValueError(f"a window of {window_ms} ms is too short")
        self._window_ns = window_ms * _NS_PER_MS
        self._presses: list[Press] = []
        self._opened_ns = 0
        self._handed_on_ns = _LONG_AGO_NS

    def add(self, press: Press, arrived_ns: int) -> None:
        """Take a press, in any order; the first one opens the window."""
        if not self._presses:
            self._opened_ns = arrived_ns
        self._presses.append(press)

    def due_ns(self) -> int | None:
        """Return when the window closes, or None when it is not open."""
        return self._opened_ns + self._window_ns if self._presses else None

    def withdraw(self, button: int) -> None:
        """Remove the presses of a button that turned out to chatter."""
        self._presses = [press for press in self._presses if press.button != button]

    def drop(self) -> None:
        """Close the window without a result, because edges were lost."""
        self._presses = []

    def close(self, now_ns: int) -> Collected:
        """Return the presses of the window; raise ValueError while it may not close yet."""
        due_ns = self.due_ns()
        if due_ns is None or now_ns < due_ns:
            raise ValueError(f"nothing may close at {now_ns} ns; due: {due_ns}")
        presses = tuple(sorted(self._presses))
        late = tuple(press for press in presses if press.at_ns < self._handed_on_ns)
        self._handed_on_ns = max(self._handed_on_ns, presses[-1].at_ns)
        self._presses = []
        return Collected(presses, late)
