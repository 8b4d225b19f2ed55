"""The language of the command line, as the environment asks for it."""

from __future__ import annotations

import os


def cli_language() -> str:
    """Return `fr` when the locale is French, else `en`."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "en"
