"""Presses on the page of the box, for buttons that cannot be pressed themselves."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from hardware.ports import Press

_NOW_NS = 0


class PageButtons:
    """Accepts presses of the page for the buttons in `allowed` only, without debouncing."""

    def __init__(self) -> None:
        self.allowed: frozenset[int] = frozenset()
        self._down: set[int] = set()
        self._presses: deque[Press] = deque()
        self._listeners: list[Callable[[frozenset[int]], None]] = []

    def listen(self, listener: Callable[[frozenset[int]], None]) -> None:
        """Call the listener with the buttons that the page may press, now and when they change."""
        self._listeners.append(listener)
        listener(self.allowed)

    def allow(self, buttons: frozenset[int]) -> None:
        """Accept presses for these buttons from now on; others that are down are released."""
        if buttons != self.allowed:
            self.allowed = buttons
            self._down &= buttons
            for listener in self._listeners:
                listener(buttons)

    def update(self, button: int, *, is_down: bool, at_ns: int) -> bool:
        """Press or release a button; return whether this is a press that counts."""
        if button not in self.allowed or is_down == (button in self._down):
            return False
        if is_down:
            self._down.add(button)
            self._presses.append(Press(at_ns, button))
        else:
            self._down.discard(button)
        return is_down

    def held(self) -> frozenset[int]:
        """Return the buttons that the page holds down."""
        return frozenset(self._down)

    def due_ns(self) -> int | None:
        """Return when `take` has presses: now, or None."""
        return _NOW_NS if self._presses else None

    def take(self) -> tuple[Press, ...]:
        """Return the presses since the last call, oldest first."""
        presses = tuple(sorted(self._presses))
        self._presses.clear()
        return presses
