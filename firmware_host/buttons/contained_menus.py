"""The menus as the race asks them: a menu that fails is a fault, and presses go on without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from engines.core.notation import NS_PER_SECOND

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.menu.menus import Menus
    from firmware_host.panel.faults import Faults

RETRY_S: Final = 1.0
AnswerT = TypeVar("AnswerT")


class ContainedMenus:
    """Asks the menus of a box; after a failure they are left alone for a second.

    A failure that came again at once would keep the race busy with what is due and never done.
    """

    def __init__(self, menus: Menus | None, faults: Faults, monotonic: Callable[[], int]) -> None:
        self._menus = menus
        self._faults = faults
        self._monotonic = monotonic
        self._retry_ns = 0

    def press(self, button: int, at_ns: int) -> bool:
        """Take a press that is no move; return whether it is a menu's."""
        return self._ask(lambda menus: menus.press(button, at_ns), otherwise=False)

    def is_using(self, button: int) -> bool:
        """Tell whether the button works a menu."""
        return self._ask(lambda menus: menus.is_using(button), otherwise=False)

    def due_ns(self) -> int | None:
        """Return when `settle` has something to do, or None; after a failure, when to try again."""
        due_ns = self._ask(lambda menus: menus.due_ns(), otherwise=None)
        return self._retry_ns if self._is_left_alone() else due_ns

    def settle(self, now_ns: int) -> None:
        """Act on presses that ended."""
        self._ask(lambda menus: menus.settle(now_ns), otherwise=None)

    def _ask(self, ask: Callable[[Menus], AnswerT], *, otherwise: AnswerT) -> AnswerT:
        if self._menus is None or self._is_left_alone():
            return otherwise
        with self._faults.contained("menus"):
            return ask(self._menus)
        self._retry_ns = self._monotonic() + round(RETRY_S * NS_PER_SECOND)
        return otherwise

    def _is_left_alone(self) -> bool:
        return self._monotonic() < self._retry_ns
