"""What the host of a test machine needs: packages, and a kernel in the cache."""

from __future__ import annotations

import fcntl
import os
import platform
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.kernel.vm import debian_kernel
from tests.kernel.vm.architecture import KNOWN
from tests.kernel.vm.trouble import TroubleError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.kernel.vm.architecture import Architecture
    from tests.kernel.vm.debian_kernel import Kernel

TREE = Path(__file__).resolve().parents[3]


def architecture() -> Architecture:
    """Return the kind of machine that runs the host's files, or raise TroubleError."""
    has_apt = shutil.which("apt-get") is not None
    kind = KNOWN.get(platform.machine())
    if not has_apt or kind is None:
        raise TroubleError(
            "The kernel tests take their kernel from Debian for amd64 or arm64; this is"
            f" {platform.system()} on {platform.machine()}{'' if has_apt else ' without apt-get'}."
        )
    return kind


def install(*packages: str) -> None:
    """Have the missing packages installed; the script says by itself what it cannot do."""
    if subprocess.run([TREE / ".ci/system", "--package", *packages], check=False).returncode:
        sys.exit(1)


def kernel(kind: Architecture, series: str, cache: Path) -> tuple[Kernel, Path]:
    """Return the kernel and its files; lists of packages that are missing or old are renewed."""
    try:
        return _offered(kind, series, cache)
    except TroubleError:
        subprocess.run([TREE / ".ci/system", "--update"], check=False)
        return _offered(kind, series, cache)


@contextmanager
def cache() -> Iterator[Path]:
    """Yield the folder for what is fetched and built, one run at a time."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(home) / "totembox" / "kernel"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


def fresh(folder: Path) -> Path:
    """Return the folder, empty: an old report must never be taken for a new one."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _offered(kind: Architecture, series: str, cache: Path) -> tuple[Kernel, Path]:
    found = debian_kernel.newest(debian_kernel.offered(), kind.debian, series)
    if found is None:
        raise TroubleError(
            f"apt offers no kernel{f' {series}' if series else ''} with headers and source of one"
            " version; are the main and security archives of Debian among its sources?"
        )
    sys.stdout.write(f"Linux {found.release}, Debian {found.version}\n")
    sys.stdout.flush()
    return found, debian_kernel.fetch(found, cache)
