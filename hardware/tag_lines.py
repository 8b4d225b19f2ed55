"""Parsing of a scanner's bytes into tags."""

from __future__ import annotations

import re
from typing import Final

LINE_AT_MOST: Final = 256
_ENDS: Final = re.compile(rb"[\r\n\x03]")


class TagLines:
    """Splits bytes into tags and drops repetitions of a card that stays on its scanner."""

    def __init__(self, *, repeat_ms: int = 700) -> None:
        self._repeat_ns = repeat_ms * 1_000_000
        self._partial = b""
        self._last = ("", -self._repeat_ns)

    def feed(self, data: bytes, at_ns: int) -> list[str]:
        """Return the completed tags; a line without an end is truncated to its last bytes."""
        *lines, self._partial = _ENDS.split(self._partial + data)
        self._partial = self._partial[-LINE_AT_MOST:]
        tags = (_clean(line[-LINE_AT_MOST:]) for line in lines)
        return [tag for tag in tags if tag and self._is_new(tag, at_ns)]

    def _is_new(self, tag: str, at_ns: int) -> bool:
        last, seen_ns = self._last
        self._last = (tag, at_ns)
        return tag != last or at_ns - seen_ns >= self._repeat_ns


def _clean(line: bytes) -> str:
    text = line.decode("utf-8", errors="replace")
    return "".join(sign for sign in text if sign.isprintable()).strip()
