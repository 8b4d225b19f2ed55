"""Messages that a hall skips, in its log: each kind is named, and no sender can fill the log."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger(__name__)

TOPIC_S: Final = 60.0
ANY_S: Final = 1.0
_TOPICS_AT_MOST: Final = 1_000


class SkipLog:
    """Names a topic once in `TOPIC_S`, and one topic of all in `ANY_S`; the rest is counted."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._named_s: dict[str, float] = {}
        self._last_s: float | None = None
        self._unnamed = 0

    def tell(self, topic: str, reason: str, error: BaseException | None = None) -> None:
        """Log that a message on the topic is skipped, unless that was said just now."""
        now_s = self._clock()
        named_s = self._named_s.get(topic)
        is_new = named_s is None or now_s - named_s >= TOPIC_S
        if not is_new or (self._last_s is not None and now_s - self._last_s < ANY_S):
            self._unnamed += 1
            return
        if len(self._named_s) >= _TOPICS_AT_MOST:
            self._named_s.clear()
        self._named_s[topic] = self._last_s = now_s
        more = f" (and {self._unnamed} more since the last line)" if self._unnamed else ""
        self._unnamed = 0
        log.warning("%s is skipped: %s%s", topic, reason[:300], more, exc_info=error)
