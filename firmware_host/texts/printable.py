"""Foreign text for a terminal or a log: what would steer either is written as an escape."""

from __future__ import annotations

import re
from typing import Final

_CONTROLS: Final = r"\x00-\x1f\x7f-\x9f"
# Marks that reorder or hide text, line separators, and surrogates, which no terminal can encode.
# U+200C and U+200D stay: names of many languages are written with them.
_FORMATS: Final = (
    r"\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    r"\ud800-\udfff\U000e0000-\U000e007f"
)
_UNSAFE: Final = re.compile(f"[{_CONTROLS}{_FORMATS}]")
_UNSAFE_IN_LINES: Final = re.compile(rf"(?!\n)[{_CONTROLS}{_FORMATS}]")


def printable(text: object) -> str:
    """Return the text as one line that a terminal shows and does not obey."""
    return _UNSAFE.sub(_escaped, str(text))


def printable_lines(text: object) -> str:
    """Return the same for a text of several lines."""
    return _UNSAFE_IN_LINES.sub(_escaped, str(text))


def _escaped(found: re.Match[str]) -> str:
    """Return the character as JSON escapes it, so that printed JSON keeps its meaning."""
    code = ord(found[0])
    if code <= 0xFFFF:  # noqa: PLR2004 - the end of the basic plane
        return f"\\u{code:04x}"
    high, low = divmod(code - 0x10000, 0x400)
    return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
