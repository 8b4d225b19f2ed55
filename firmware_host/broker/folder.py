"""The broker's private folder: readable by its own user only, and created at every start."""

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
    """Return a writable folder on a tmpfs, which spares the SD card, or None without one."""
    shared = "/dev/shm"  # noqa: S108 - a private folder of a random name is created in it
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
    """Return the type of the file system that the folder is on."""
    above = (folder, *folder.parents)
    return next((kinds[str(each)] for each in above if str(each) in kinds), "")


@dataclass(frozen=True, slots=True)
class Owner:
    """The system user that runs a broker; -1 keeps the daemon's own."""

    uid: int = -1
    gid: int = -1


def choose_owner(*names: str) -> Owner:
    """Return the first existing user of these names as root, else the daemon's own user."""
    if os.geteuid() != 0:
        return Owner()
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    for name in names:
        if name in known:
            return Owner(known[name].pw_uid, known[name].pw_gid)
    return Owner()


def recreate(folder: Path, owner: Owner) -> None:
    """Create the folder empty, with access for the owner (and root) only."""
    remove(folder)
    folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.mkdir(mode=0o700)
    if owner != Owner():
        # Not called in vain: the service may not call it at all.
        os.chown(folder, owner.uid, owner.gid)


def remove(folder: Path) -> None:
    """Delete the folder, whose files hold the broker's passwords."""
    if folder.exists():
        shutil.rmtree(folder)


def write_files(folder: Path, files: Mapping[str, str], owner: Owner) -> None:
    """Write each file atomically, readable by the owner only."""
    for name, text in files.items():
        fresh = folder / f"{name}.fresh"
        fresh.unlink(missing_ok=True)
        # O_EXCL: root must not write through a link that the broker's user created here.
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "w", encoding="utf-8") as stream:  # noqa: PTH123 - a descriptor
            if owner != Owner():
                os.fchown(descriptor, owner.uid, owner.gid)
            stream.write(text)
        fresh.replace(folder / name)
