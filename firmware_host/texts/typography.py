"""French typography: narrow no-break spaces before punctuation and inside quotes."""

from __future__ import annotations

import re

_NARROW = "\u202f"
_BEFORE_PUNCTUATION = re.compile(r"(?<=\S)[ \u00a0](?=[!?;:»])")
_AFTER_QUOTE = re.compile(r"(?<=«)[ \u00a0]")


def set_french(text: str) -> str:
    """Return the text with narrow no-break spaces; in the files they are plain spaces."""
    return _AFTER_QUOTE.sub(_NARROW, _BEFORE_PUNCTUATION.sub(_NARROW, text))
