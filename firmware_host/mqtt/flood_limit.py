"""The rate limit of commands: counted per topic, before a command is decoded."""

from __future__ import annotations

import time
from enum import Enum
from typing import TYPE_CHECKING, Final

from firmware_host.web.rate_limit import RateLimiter

if TYPE_CHECKING:
    from collections.abc import Callable

COMMANDS_PER_SECOND: Final = 20
_BURST: Final = 60
_REPLIES_PER_SECOND: Final = 1
_IGNORED_PER_SECOND: Final = 20
_IGNORED_BURST: Final = 300


class Verdict(Enum):
    """What becomes of a command."""

    ANSWER = "answer"
    REFUSE = "refuse"
    IGNORE = "ignore"
    CUT_OFF = "cut off"


class FloodLimit:
    """Answers commands up to a rate, then refuses one a second, and cuts off who does not stop."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._commands = RateLimiter(per_second=COMMANDS_PER_SECOND, burst=_BURST, clock=clock)
        self._refusals = RateLimiter(per_second=_REPLIES_PER_SECOND, burst=1, clock=clock)
        self._ignored = RateLimiter(
            per_second=_IGNORED_PER_SECOND, burst=_IGNORED_BURST, clock=clock
        )

    def judge(self, place: str) -> Verdict:
        """Count a command from that place and return what becomes of it."""
        if self._commands.allows(place):
            return Verdict.ANSWER
        if not self._ignored.allows(place):
            return Verdict.CUT_OFF
        return Verdict.REFUSE if self._refusals.allows(place) else Verdict.IGNORE
