"""How French is set: no line begins with a sign, and the space before it is a narrow one."""

from __future__ import annotations

import re

_NARROW = "\u202f"
_BEFORE_A_SIGN = re.compile(r"(?<=\S)[ \u00a0](?=[!?;:»])")
_AFTER_A_QUOTE = re.compile(r"(?<=«)[ \u00a0]")


def set_french(text: str) -> str:
    """Return the text, or a whole file of texts, with narrow spaces that do not break.

    Whoever writes a text types a plain space; nobody sees in a file which sort it is.
    """
    return _AFTER_A_QUOTE.sub(_NARROW, _BEFORE_A_SIGN.sub(_NARROW, text))
