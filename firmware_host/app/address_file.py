"""The address of the page of the box with its key, in a file beside the journal.

The key opens the page to whoever has it, so a log must not contain it; the file can be read by the
user of the box alone, and it is gone when the box stops.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator
from pathlib import Path

from firmware_host.config.private import write_private_file
from firmware_host.web.networks import Networks


def address_path(journal: Path) -> Path:
    """Return the path of the file: a journal has one box at a time, and so has its address."""
    return journal.with_name(f"{journal.name}.address")


@contextlib.contextmanager
def address_file(journal: Path, address: Callable[[], str], networks: Networks) -> Generator[None]:
    """Keep the address in its file for as long as the block lasts, also when it changes."""
    path = address_path(journal)

    def write() -> None:
        write_private_file(path, f"{address()}\n")

    write()
    networks.listen(write)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
