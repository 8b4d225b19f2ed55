"""The address of the page of the box with its key, in a file beside the journal.

The key opens the page to whoever has it, so a log must not contain it; the file can be read by the
user of the box alone, and it is gone when the box stops.
"""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from pathlib import Path

from firmware_host.config.private import write_private_file


def address_path(journal: Path) -> Path:
    """Return the path of the file: a journal has one box at a time, and so has its address."""
    return journal.with_name(f"{journal.name}.address")


@contextlib.contextmanager
def address_file(journal: Path, address: str) -> Generator[None]:
    """Keep the address in its file for as long as the block lasts."""
    path = address_path(journal)
    write_private_file(path, f"{address}\n")
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
