"""Files and folders for the user of the program alone, whatever the umask is."""

from __future__ import annotations

import logging
import os
from pathlib import Path

log = logging.getLogger(__name__)


def make_private_folder(folder: Path) -> None:
    """Create the folder and those above it that are missing, each for its owner only."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=0o700, exist_ok=True)
    # Whatever is there already is the user's own business, but it must be a folder.
    folder.mkdir(exist_ok=True)


def make_private_file(path: Path) -> None:
    """Create the file, or close an existing one of ours to others."""
    if not path.exists():
        path.touch(mode=0o600)
    elif path.stat().st_uid == os.geteuid():
        path.chmod(0o600)


def write_private_file(path: Path, text: str) -> None:
    """Write the file as a whole; at no time can others read it."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.unlink(missing_ok=True)
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
        stream.write(text)
    fresh.replace(path)


def warn_if_open(path: Path) -> None:
    """Log that every user of this machine may read a file with a password or a key, if so."""
    if path.stat().st_mode & 0o004:
        log.warning("%s holds a secret and every user of this machine can read it: chmod 600", path)
