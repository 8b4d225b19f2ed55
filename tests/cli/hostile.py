"""Foreign text that steers a terminal, and a command run in a terminal of its own."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

TITLE = "\x1b]0;pwned\x07"
HOSTILE = f"{TITLE}\x1b[31mx\x1b[2J\x9b1A\u202edlrow\u2066\x08\x7f"
_OWN = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
"""What rich itself writes: colours, and movements of the cursor."""
_LONG_S = 60.0


def in_terminal(*arguments: str | Path, env: dict[str, str] | None = None) -> tuple[int, str]:
    """Return the exit code and all output of `totembox`, which believes to be in a terminal."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "firmware_host", *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "LANG": "en_GB.UTF-8", "TERM": "xterm", "COLUMNS": "200", **(env or {})},
    )
    os.close(theirs)
    said = bytearray()

    def read() -> None:
        # At the end a terminal without any writer gives EIO instead of nothing.
        try:
            while part := os.read(ours, 4096):
                said.extend(part)
        except OSError:
            return

    reader = threading.Thread(target=read)
    reader.start()
    try:
        code = process.wait(_LONG_S)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    finally:
        reader.join(_LONG_S)
        os.close(ours)
    return code, said.decode("utf-8", "surrogateescape")


def raw(said: str) -> set[str]:
    """Return the controls and directions in an output that are not the command's own."""
    foreign = _OWN.sub("", said.replace("\r\n", "\n"))
    return {letter for letter in foreign if letter != "\n" and not letter.isprintable()}


def assert_harmless(said: str) -> None:
    """Check that something was said, and that hostile text in it is text."""
    assert said
    assert "Traceback" not in said
    assert TITLE not in said
    assert "\x1b[2J" not in said
    assert "\x1b[31mx" not in said
    assert raw(said) == set()
