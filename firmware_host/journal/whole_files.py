"""Files that appear as a whole: written under another name, on the disk, and then renamed.

A power cut leaves the other name behind, which the next copy to that folder removes.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import Final

_PART: Final = ".part"
_NO_SUCH_CALL: Final = (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS)


@contextlib.contextmanager
def whole_file(path: Path) -> Generator[Path]:
    """Yield a new empty file for the block to fill; only then is there one of this name.

    It is for its owner alone where the file system knows owners; a USB stick with FAT does not.
    A block that fails leaves nothing.
    """
    part = path.with_name(f"{path.name}{_PART}")
    descriptor = os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        _lock(descriptor)
        yield part
        os.fsync(descriptor)
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        part.rename(path)
        sync_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)
        os.close(descriptor)


def remove_parts(paths: Iterable[Path]) -> None:
    """Remove what is left of these files if their writing was cut short; others go on."""
    for path in paths:
        part = path.with_name(f"{path.name}{_PART}")
        with contextlib.suppress(FileNotFoundError):
            descriptor = os.open(part, os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC)
            try:
                if _lock(descriptor):
                    part.unlink()
            finally:
                os.close(descriptor)


def parts_in(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder that are not whole yet, by the names that they will have."""
    return (path.with_suffix("") for path in folder.iterdir() if path.suffix == _PART)


def sync_folder(folder: Path) -> None:
    """Let the names in a folder outlive a power cut, where its file system can."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NO_SUCH_CALL:
            raise
    finally:
        os.close(descriptor)


def _lock(descriptor: int) -> bool:
    """Tell whether nobody else is writing the file; that lasts until the process ends."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno in _NO_SUCH_CALL
    return True
