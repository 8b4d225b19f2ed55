"""French typography: narrow no-break spaces before punctuation and inside quotes."""

from __future__ import annotations

import re
import tomllib
from functools import cache

from firmware_host.texts.resources import data_folder


def set_french(text: str) -> str:
    """Return the text with narrow no-break spaces; in the files they are plain spaces."""
    narrow, spaces = _rules()
    return spaces.sub(narrow, text)


@cache
def _rules() -> tuple[str, re.Pattern[str]]:
    path = data_folder("seeds") / "box" / "typography.toml"
    rules = tomllib.loads(path.read_text(encoding="utf-8"))
    return rules["narrow"], re.compile(rules["spaces"])
