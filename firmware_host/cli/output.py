"""Plain output of the commands, without the libraries that draw tables."""

from __future__ import annotations

import sys

from firmware_host.texts.printable import printable_lines


def say(text: object = "") -> None:
    """Print to stdout what may hold foreign text."""
    print(printable_lines(text), flush=True)


def complain(reason: object) -> None:
    """Print to stderr why a command cannot go on."""
    print(f"totembox: {printable_lines(reason)}", file=sys.stderr)
