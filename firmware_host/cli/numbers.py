"""Numbers on the command line that are checked before a command begins."""

from __future__ import annotations

import argparse
from typing import Final

_HIGHEST: Final = 65535


def port(text: str) -> int:
    """Return a port of TCP; argparse reports what is none. 0 is any free port."""
    number = int(text)
    if not 0 <= number <= _HIGHEST:
        raise argparse.ArgumentTypeError(f"{text} is no port: it must be from 0 to {_HIGHEST}")
    return number
