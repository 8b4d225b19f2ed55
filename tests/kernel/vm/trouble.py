"""What goes wrong on the way to a verdict, in one sentence each."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class TroubleError(Exception):
    """The kernel tests cannot give a verdict; the message says why and what to do."""


def run(*command: str | Path, cwd: Path | None = None, doing: str) -> str:
    """Run the command and return what it printed; its own words are in the trouble if it fails."""
    try:
        done = subprocess.run(command, cwd=cwd, check=False, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise TroubleError(f"{doing} failed: there is no {command[0]} here.") from error
    if done.returncode:
        told = (done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()
        raise TroubleError(f"{doing} failed ({command[0]}): {' / '.join(told[-5:])}")
    return done.stdout
