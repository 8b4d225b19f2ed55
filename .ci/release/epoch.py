"""The time that everything built says it is from."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

_TREE: Final = Path(__file__).resolve().parents[2]
_ANY_TIME: Final = 1577836800
"""The first second of 2020, for a tree without a history; zip archives know none before 1980."""


def source_date_epoch() -> int:
    """Return SOURCE_DATE_EPOCH, else the time of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-C", str(_TREE), "log", "-1", "--format=%ct"]
    try:
        told = subprocess.run(command, check=False, capture_output=True, text=True).stdout.strip()
    except FileNotFoundError:
        return _ANY_TIME
    return int(told) if told else _ANY_TIME
