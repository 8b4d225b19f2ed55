"""The broker's private folder: nobody else reads it, and it is new at every start."""

from __future__ import annotations

import os
import pwd
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


_IN_MEMORY = frozenset({"tmpfs", "ramfs"})


def memory_folder(mounts: Path = Path("/proc/self/mounts")) -> str | None:
    """Return a writable folder in memory: what a broker keeps must not wear out an SD card.

    None when there is none; then the system's folder for temporary files has to do.
    """
    shared = "/dev/shm"  # noqa: S108 - a folder of a random name is made in it, for us alone
    wanted = (os.environ.get("RUNTIME_DIRECTORY"), os.environ.get("XDG_RUNTIME_DIR"), shared)
    try:
        lines = mounts.read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    kinds = {point: kind for _, point, kind, *_ in (line.split() for line in lines)}
    for folder in wanted:
        if folder and _kind_of(Path(folder), kinds) in _IN_MEMORY and os.access(folder, os.W_OK):
            return folder
    return None


def _kind_of(folder: Path, kinds: Mapping[str, str]) -> str:
    """Return the kind of file system that the folder is on."""
    above = (folder, *folder.parents)
    return next((kinds[str(each)] for each in above if str(each) in kinds), "")


@dataclass(frozen=True, slots=True)
class Owner:
    """The system user a broker runs as; -1 keeps the daemon's own."""

    uid: int = -1
    gid: int = -1


def choose_owner(*names: str) -> Owner:
    """Return the first existing user of these names when we are root, else ourselves."""
    if os.geteuid() != 0:
        return Owner()
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    for name in names:
        if name in known:
            return Owner(known[name].pw_uid, known[name].pw_gid)
    return Owner()


def renew(folder: Path, owner: Owner) -> None:
    """Leave an empty folder there that only the owner (and root) can enter."""
    remove(folder)
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(mode=0o700)
    os.chown(folder, owner.uid, owner.gid)


def remove(folder: Path) -> None:
    """Leave nothing there: the files hold what opens the broker."""
    if folder.exists():
        shutil.rmtree(folder)


def write_files(folder: Path, files: Mapping[str, str], owner: Owner) -> None:
    """Put each text into the folder in one step, readable by the owner alone."""
    for name, text in files.items():
        fresh = folder / f"{name}.fresh"
        fresh.unlink(missing_ok=True)
        # O_EXCL: root never writes through a link that the broker's user left here.
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8") as stream:  # noqa: PTH123 - a descriptor
            os.fchown(descriptor, owner.uid, owner.gid)
            stream.write(text)
        fresh.replace(folder / name)
