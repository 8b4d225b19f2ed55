"""Whose hand the box waits for, so that a button that is down already is named in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firmware_host.presence import HOST

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.presence import Presence


class Awaited:
    """The lit buttons, without those that somebody was asked to hold.

    A hand on a lit button for longer than any grab lasts cannot win, and is told so at once.  But
    who changes phones in play, or becomes the host, was told to hold: until that hand is up it
    only does as it was bid, and no fault must be cried over it.
    """

    def __init__(self, presence: Presence, seats: int, held: Callable[[], frozenset[int]]) -> None:
        self._presence = presence
        self._seats = frozenset(range(seats))
        self._held = held
        self._lit: frozenset[int] = frozenset()
        self._bidden: frozenset[int] = frozenset()

    def light(self, lit: frozenset[int]) -> None:
        """Learn whose lamp is lit."""
        self._lit = lit

    def has_bidden(self) -> bool:
        """Tell whether a hand that goes up changes anything."""
        return bool(self._bidden)

    def now(self) -> frozenset[int]:
        """Return whose hand is awaited; to be asked after every change of a button or a request."""
        still = self._bidden & self._held() if self._bidden else self._bidden
        self._bidden = self._asked() | still
        return self._lit - self._bidden

    def _asked(self) -> frozenset[int]:
        if self._presence.is_waiting(HOST):
            return self._seats
        return self._presence.seats_asked()
