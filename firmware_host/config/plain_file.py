"""Reading of files that may be anything: only regular files, only so many bytes, one error each."""

from __future__ import annotations

import errno
import os
import stat
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

SETTINGS_AT_MOST: Final = 256 * 1024
_DOTS_AT_MOST: Final = 100
"""In one line: tomllib takes time with the square of the length of a dotted key."""
_LARGEST: Final = 2**63


def open_plain_file(path: Path) -> BinaryIO:
    """Open a regular file for reading; a pipe or a device is refused, not waited for."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
    mode = os.fstat(descriptor).st_mode
    if stat.S_ISREG(mode):
        return os.fdopen(descriptor, "rb")
    os.close(descriptor)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    raise OSError(errno.EINVAL, "not a regular file", str(path))


def read_plain_file(path: Path, most: int = SETTINGS_AT_MOST) -> bytes:
    """Return the content of a regular file, or raise OSError."""
    with open_plain_file(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"larger than {most // 1024} KiB", str(path))
    return content


def read_plain_text(path: Path, most: int = SETTINGS_AT_MOST) -> str:
    """Return the text of a regular file, or raise OSError or UnicodeDecodeError."""
    return read_plain_file(path, most).decode("utf-8")


def parse_toml(text: str) -> dict[str, Any]:
    """Return the tables of a TOML text, or raise ValueError with a short reason."""
    if any(line.count(".") > _DOTS_AT_MOST for line in text.splitlines()):
        raise ValueError(f"a line has more than {_DOTS_AT_MOST} dots")
    try:
        tables = tomllib.loads(text)
        numbers = [each for each in leaves(tables) if isinstance(each, int)]
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    # TOML allows no more either, and Python refuses to print what is much larger.
    if any(not -_LARGEST <= number < _LARGEST for number in numbers):
        raise ValueError("a number has more than 64 bits")
    return tables


def leaves(value: object) -> Iterator[object]:
    """Yield every value in the tables and lists of a TOML file."""
    if isinstance(value, dict):
        value = [*cast("dict[str, object]", value).values()]
    if not isinstance(value, list):
        yield value
        return
    for each in cast("list[object]", value):
        yield from leaves(each)
