"""The address of the page of the box with its key, in a file beside the journal.

The key opens the page to whoever has it, so a log must not contain it; the file can be read by the
user of the box alone, and it is gone when the box stops. A disk that takes nothing has none.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Generator
from pathlib import Path

from firmware_host.config.private import write_private_file
from firmware_host.web.networks import Networks

log = logging.getLogger(__name__)


def address_path(journal: Path) -> Path:
    """Return the path of the file: a journal has one box at a time, and so has its address."""
    return journal.with_name(f"{journal.name}.address")


@contextlib.contextmanager
def address_file(journal: Path, address: Callable[[], str], networks: Networks) -> Generator[None]:
    """Keep the address in its file for as long as the block lasts, also when it changes."""
    path = address_path(journal)

    def write() -> None:
        try:
            write_private_file(path, f"{address()}\n")
        except OSError as error:
            log.warning("the address of the page of the box is in no file: %s", error)

    write()
    networks.listen(write)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
