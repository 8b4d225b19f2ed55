"""Plain output of the commands, without the libraries that draw tables."""

from __future__ import annotations

import os
import sys

from firmware_host.texts.printable import printable_lines


def say(text: object = "") -> None:
    """Print to stdout what may hold foreign text."""
    print(printable_lines(text), flush=True)


def say_title(text: str) -> None:
    """Print a line to stdout, in bold on a terminal that knows how."""
    is_plain = not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb"
    is_plain = is_plain or bool(os.environ.get("NO_COLOR"))
    title = printable_lines(text)
    print(title if is_plain else f"\x1b[1m{title}\x1b[0m", flush=True)


def complain(reason: object) -> None:
    """Print to stderr why a command cannot go on."""
    print(f"totembox: {printable_lines(reason)}", file=sys.stderr)
