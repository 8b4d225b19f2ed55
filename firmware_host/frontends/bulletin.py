"""What the box itself says on the referee's screen: faults by turns, and "play again"."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from firmware_host.displays.notices import play_again, with_strip
from firmware_host.texts import BOX, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.displays.kit import Kit
    from firmware_host.faults import Faults
    from hardware.ports import Frame

TURN_S: Final = 2.0
_AGAIN_S: Final = 2.5


class Bulletin:
    """A fault is shown at once, then by turns with what it covers and with older faults."""

    def __init__(
        self, faults: Faults, language: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._faults = faults
        self._language = language
        self._clock = clock
        self._since_s = clock()
        self._again_until_s = 0.0
        faults.listen(self._on_change)

    @property
    def wait_s(self) -> float | None:
        """Return in how many seconds something else is to be shown, or None when never."""
        now_s = self._clock()
        again_s = self._again_until_s - now_s
        if again_s > 0:
            return again_s
        return TURN_S - (now_s - self._since_s) % TURN_S if self._faults.now else None

    def call_again(self) -> None:
        """Say "play again" for a moment."""
        self._again_until_s = self._clock() + _AGAIN_S

    def over(self, kit: Kit, frame: Frame) -> Frame:
        """Return what the referee's screen shows instead of the frame."""
        if self._clock() < self._again_until_s:
            return play_again(kit, self._say("oled-again"), self._say("oled-again-why"))
        faults = self._faults.now
        turn = int((self._clock() - self._since_s) // TURN_S)
        if not faults or turn % 2 == 1:
            return frame
        shown = faults[-1 - turn // 2 % len(faults)]
        return with_strip(kit, frame, shown.short(self._language))

    def _on_change(self) -> None:
        self._since_s = self._clock()

    def _say(self, key: str) -> str:
        return say(BOX, self._language, key)
