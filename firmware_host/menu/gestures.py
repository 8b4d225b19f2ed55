"""Short presses and holds of a button: what a press was is known when it ends, or lasts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engines.core.notation import NS_PER_SECOND

OPEN_NS: Final = 25_000_000
"""A contact that is open for this long was released; a shorter opening is bounce."""
NOW_NS: Final = 0


@dataclass(slots=True)
class _Down:
    """A button that went down: until when it must stay down for a hold, and when it opened."""

    until_ns: int
    opened_ns: int | None = None


class Gestures:
    """Tells short presses from holds; `held` returns the buttons that are down now.

    `on_hold` returns whether the hold meant anything here.
    """

    def __init__(self, on_press: Callable[[int], None], on_hold: Callable[[int], bool]) -> None:
        self._on_press = on_press
        self._on_hold = on_hold
        self._down: dict[int, _Down] = {}
        self._used: set[int] = set()
        self.held: Callable[[], frozenset[int]] = frozenset

    def begin(self, button: int, at_ns: int, hold_s: float) -> None:
        """Take a press, which is a hold if the button stays down for so long."""
        self._used.discard(button)
        self._down[button] = _Down(at_ns + round(hold_s * NS_PER_SECOND))

    def cancel(self, button: int) -> None:
        """Let a press that has not ended yet mean nothing."""
        if self._down.pop(button, None) is not None:
            self._used.add(button)

    def is_used(self, button: int) -> bool:
        """Tell whether the button is still down from a press that meant something here."""
        self._used &= self.held()
        return button in self._used

    def due_ns(self) -> int | None:
        """Return when `settle` has something to do, or None until the next edge."""
        held = self.held() if self._down else frozenset[int]()
        dues = [self._due_ns(down, button in held) for button, down in self._down.items()]
        return min(dues, default=None)

    def settle(self, now_ns: int) -> None:
        """Report what ended or lasted long enough by now."""
        held = self.held() if self._down else frozenset[int]()
        for button, down in list(self._down.items()):
            if button in held:
                down.opened_ns = None
                if now_ns >= down.until_ns:
                    del self._down[button]
                    if self._on_hold(button):
                        self._used.add(button)
            elif down.opened_ns is None:
                down.opened_ns = now_ns
            elif now_ns - down.opened_ns >= OPEN_NS:
                del self._down[button]
                self._on_press(button)

    @staticmethod
    def _due_ns(down: _Down, is_held: bool) -> int:
        if is_held:
            return down.until_ns if down.opened_ns is None else NOW_NS
        return NOW_NS if down.opened_ns is None else down.opened_ns + OPEN_NS
