"""The log of a process, on standard error: printable, and at most one line a second of a kind."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from firmware_host.texts.printable import printable, printable_lines

_EVERY_S = 1.0
_KINDS_AT_MOST = 1_000


class OncePerSecond(logging.Filter):
    """Passes one line a second of each kind, and says how many were left out before it.

    A kind is a message before its arguments, and `kind` of the record, where the arguments differ.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is written."""
        kind = (record.name, record.levelno, f"{record.msg}{getattr(record, 'kind', '')}")
        now = self._clock()
        since, left_out = self._seen.get(kind, (-_EVERY_S, 0))
        if now - since < _EVERY_S:
            self._seen[kind] = (since, left_out + 1)
            return False
        if len(self._seen) > _KINDS_AT_MOST:
            self._seen.clear()
        self._seen[kind] = (now, 0)
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} more like it before)"
            record.args = ()
        return True


class _Formatter(logging.Formatter):
    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name of logging
        return printable(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the name of logging
        return printable_lines(super().formatException(ei))


def start_logging(level: int) -> None:
    """Log from that level on; a message is one line, whatever it quotes."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Formatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(OncePerSecond())
    logging.basicConfig(level=level, handlers=[handler])
