"""Which screens show what a seat chooses in secret, so that no page mirrors them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from firmware_host.menu.menus import Menus
    from firmware_host.table.table import Table

LATE_S: Final = 2.0
"""A picture may reach its screen a little after its menu was closed."""


class SecretScreens:
    """Tells which seats' screens are for the eyes of that seat alone now."""

    def __init__(
        self, table: Table, menus: Menus, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._table = table
        self._menus = menus
        self._clock = clock
        self._until_s: dict[int, float] = {}
        menus.listen(self._note)

    def is_secret(self, button: int) -> bool:
        """Tell whether the screen of a button shows a secret, or did a moment ago."""
        self._note()
        return self._clock() < self._until_s.get(button, 0.0)

    def _note(self) -> None:
        state, menus = self._table.committed, self._menus
        match = state.match if state.is_in_play() else None
        if match is None or not match.game.secrets(match.state, None):
            return
        lent = menus.shown(menus.middle)
        for button in state.buttons:
            if menus.shown(button) or (lent is not None and lent.screen == button):
                self._until_s[button] = self._clock() + LATE_S
