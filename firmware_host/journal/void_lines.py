"""Lines that do not count: a match that was restored up to an unreadable line goes on without them.

The journal only grows, so a note says from where on the lines before it are void.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from firmware_host.journal.rows import JournalLine

_NOTE: Final = "void"
_START: Final = f'{{"note": "{_NOTE}", "from": '


def void_note(start: int) -> JournalLine:
    """Return the note that voids all lines from that one on, counted from 0, to itself."""
    return JournalLine("note", json.dumps({"note": _NOTE, "from": start}))


def without_void(rows: Sequence[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Return kind and body of the lines that count.

    `from` counts the lines that counted when the note was written.
    """
    counting: list[tuple[Any, Any]] = []
    for kind, body in rows:
        start = _start(body) if kind == "note" and isinstance(body, str) else None
        if start is not None:
            del counting[start:]
        counting.append((kind, body))
    return counting


def _start(body: str) -> int | None:
    """Return the line from which on a note voids, or None for another note."""
    if not body.startswith(_START):
        return None
    digits = body.removeprefix(_START).removesuffix("}")
    return int(digits) if digits.isdecimal() and len(digits) < 10 else None  # noqa: PLR2004 - as many digits as lines
