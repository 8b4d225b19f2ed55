"""The overlay on the referee's screen: requests, news, faults, practice, and "play again"."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

from firmware_host.panel.displays.kit import Kit
from firmware_host.panel.displays.notices import play_again, with_strip
from firmware_host.panel.faults import Faults
from firmware_host.texts.texts import BOX, translate
from hardware.ports import Frame

TURN_S: Final = 2.0
ADDRESS_S: Final = 30.0
_AGAIN_S: Final = 2.5
_FAULT_EVERY: Final = 2
_PRACTICE_EVERY: Final = 5
"""A strip covers part of the match: a fault has every second turn, practice every fifth."""
_NEWS_S: Final = 6.0


class RefereeOverlay:
    """Shows "play again", else by turns news and what is asked at the seats, else faults.

    A fault is shown at once, then by turns with what it covers and with older faults.
    In a practice match, whose seed the host chose, that is shown by turns too.
    """

    def __init__(
        self,
        faults: Faults,
        language: str,
        asked: Callable[[], tuple[str, ...]] = tuple,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._asked = asked
        self._news = ""
        self._news_until_s = 0.0
        self._faults = faults
        self._language = language
        self._clock = clock
        self._since_s = clock()
        self._again_until_s = 0.0
        self._seed: str | None = None
        self._hint: str | None = None
        self._address: Frame | None = None
        self._address_until_s = 0.0
        faults.listen(self._on_change)

    @property
    def wait_s(self) -> float | None:
        """Return the seconds until the overlay changes, or None if it does not."""
        now_s = self._clock()
        for until_s in (self._again_until_s, self._address_until_s):
            if until_s > now_s:
                return until_s - now_s
        shown = (self._seed, self._hint)
        has_turns = self._faults.now or self._asked() or shown != (None, None)
        waits = [TURN_S - (now_s - self._since_s) % TURN_S] if has_turns else []
        waits += [self._news_until_s - now_s] if self._news_until_s > now_s else []
        return min(waits, default=None)

    @property
    def is_covering(self) -> bool:
        """Tell whether the overlay hides all of what it covers."""
        return self._clock() < max(self._again_until_s, self._address_until_s)

    def call_again(self) -> None:
        """Say "play again" for a moment."""
        self._again_until_s = self._clock() + _AGAIN_S

    def set_practice(self, seed: str | None) -> None:
        """Show the seed that the host chose, from now on; None is no practice match."""
        if seed != self._seed:
            self._seed = seed
            self._on_change()

    def set_hint(self, hint: str | None) -> None:
        """Show by turns what can be done here, from now on."""
        if hint != self._hint:
            self._hint = hint
            self._on_change()

    def speak(self, language: str) -> None:
        """Use this language from now on."""
        self._language = language

    def show_address(self, frame: Frame) -> None:
        """Show the address of the page of the box for a while."""
        self._address, self._address_until_s = frame, self._clock() + ADDRESS_S

    def tell(self, news: str) -> None:
        """Say something new for a moment."""
        self._news, self._news_until_s = news, self._clock() + _NEWS_S

    def over(self, kit: Kit, frame: Frame) -> Frame:
        """Return what the referee's screen shows instead of the frame."""
        if self._clock() < self._again_until_s:
            return play_again(kit, self._say("oled-again"), self._say("oled-again-why"))
        if self._address is not None and self._clock() < self._address_until_s:
            return self._address
        turn = int((self._clock() - self._since_s) // TURN_S)
        has_news = self._clock() < self._news_until_s
        urgent = (*self._asked(), *((self._news,) if has_news else ()))
        if urgent:
            return with_strip(kit, frame, urgent[turn % len(urgent)])
        strips = [fault.short(self._language) for fault in reversed(self._faults.now)]
        every = _FAULT_EVERY if strips else _PRACTICE_EVERY
        if self._seed is not None:
            strips.append(self._say("oled-practice", {"seed": self._seed}))
        if self._hint is not None:
            strips.append(self._hint)
        if not strips or turn % every:
            return frame
        return with_strip(kit, frame, strips[turn // every % len(strips)])

    def _on_change(self) -> None:
        self._since_s = self._clock()

    def _say(self, key: str, facts: Mapping[str, str] | None = None) -> str:
        return translate(BOX, self._language, key, facts)
