"""Presses on the page of the box that stand in for buttons which cannot be pressed themselves."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from hardware.ports import Press

if TYPE_CHECKING:
    from collections.abc import Callable

_AT_ONCE = 0


class PageHands:
    """Hears the page for the buttons in `may` only; a page has no contact that could bounce."""

    def __init__(self) -> None:
        self.may: frozenset[int] = frozenset()
        self._down: set[int] = set()
        self._presses: deque[Press] = deque()
        self._listeners: list[Callable[[frozenset[int]], None]] = []

    def listen(self, listener: Callable[[frozenset[int]], None]) -> None:
        """Call the listener with the buttons that the page may press, now and when they change."""
        self._listeners.append(listener)
        listener(self.may)

    def allow(self, buttons: frozenset[int]) -> None:
        """Hear the page for these buttons from now on; others that it holds are let go."""
        if buttons != self.may:
            self.may = buttons
            self._down &= buttons
            for listener in self._listeners:
                listener(buttons)

    def move(self, button: int, *, is_down: bool, at_ns: int) -> bool:
        """Return whether the page pressed a button that it may press."""
        if button not in self.may or is_down == (button in self._down):
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
        """Return when there is something to judge: at once, or never."""
        return _AT_ONCE if self._presses else None

    def take(self) -> tuple[Press, ...]:
        """Return what was pressed since the last time, oldest first."""
        presses = tuple(sorted(self._presses))
        self._presses.clear()
        return presses
