"""A private folder of a running box, in memory; what killed boxes left behind is removed."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Final

from firmware_host.broker import memory_folder

_PREFIX: Final = "totembox-"
_LOCKING: Final = "starting"
_ALIVE: Final = "alive"
"""A file that its box keeps locked; the kernel lets the lock go when the process dies."""


@contextlib.contextmanager
def private_folder(above: Path | None = None) -> Generator[Path]:
    """Yield the path of a folder for sockets and passwords, and remove it at the end."""
    above = above or Path(memory_folder() or tempfile.gettempdir())
    _remove_abandoned(above)
    with tempfile.TemporaryDirectory(prefix=_PREFIX, dir=above) as name:
        folder = Path(name)
        # The broker may run as another user, whose own folder is in this one.
        folder.chmod(0o711)
        with _locked(folder / _LOCKING, os.O_CREAT | os.O_EXCL):
            # It gets its name when it is locked: a box that starts now takes no lock of it.
            (folder / _LOCKING).rename(folder / _ALIVE)
            inner = folder / "box"
            inner.mkdir(mode=0o700)
            yield inner


def _remove_abandoned(above: Path) -> None:
    """Remove the folders of boxes of this user that were killed."""
    for folder in above.glob(f"{_PREFIX}*"):
        with contextlib.suppress(OSError):
            if not folder.is_symlink() and folder.stat().st_uid == os.geteuid():
                with _locked(folder / _ALIVE):
                    shutil.rmtree(folder)


@contextlib.contextmanager
def _locked(file: Path, flags: int = 0) -> Generator[None]:
    """Hold the lock of a folder; raise OSError if a living box holds it, or if it has none."""
    descriptor = os.open(file, os.O_RDWR | os.O_NOFOLLOW | flags, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(descriptor)
