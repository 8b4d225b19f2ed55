"""Whose press the box expects, so that a button that is already down is reported in time."""

from __future__ import annotations

from collections.abc import Callable

from firmware_host.seating.button_confirmation import HOST_PLACE, ButtonConfirmation


class ExpectedPresses:
    """The buttons whose press is awaited, without those that somebody was asked to hold.

    A button that is held longer than any grab lasts cannot register a new press: a fault. But a
    person who changes phones or becomes the host was asked to hold it: no fault is reported
    until that button was released.
    """

    def __init__(
        self,
        confirmation: ButtonConfirmation,
        seats: int,
        held: Callable[[], frozenset[int]],
    ) -> None:
        self._confirmation = confirmation
        self._seats = frozenset(range(seats))
        self._held = held
        self._awaited: frozenset[int] = frozenset()
        self._asked_to_hold: frozenset[int] = frozenset()

    def set_awaited(self, awaited: frozenset[int]) -> None:
        """Take over whose press the table awaits."""
        self._awaited = awaited

    def is_holding(self) -> bool:
        """Tell whether releasing a button changes anything."""
        return bool(self._asked_to_hold)

    def update(self) -> frozenset[int]:
        """Return the expected seats; to be called after every change of a button or a request."""
        still = self._asked_to_hold & self._held() if self._asked_to_hold else self._asked_to_hold
        self._asked_to_hold = self._asked() | still
        return self._awaited - self._asked_to_hold

    def _asked(self) -> frozenset[int]:
        if self._confirmation.is_waiting(HOST_PLACE):
            return self._seats
        return self._confirmation.seats_asked()
