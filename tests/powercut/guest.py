"""What runs in the machine: it waits for its order, mounts the disk, and is a lean box on it.

All modules are in memory before the order comes, and the machine is copied at that point: each life
begins with such a copy. So the disk must not be known yet, nor any random number drawn.
"""

from __future__ import annotations

import asyncio
import base64
import fcntl
import functools
import json
import os
import random
import signal
import sqlite3
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from firmware_host.journal.copies import copy_journal, next_copy
from firmware_host.journal.wall_clock import WallClock
from tests.kills import lean

PORT: Final = Path("/dev/vport0p1")
DISK: Final = Path("/disk")
FOLDER: Final = DISK / "box"
COPIES: Final = FOLDER / "copies"
READY, FILES = "guest/ready", "guest/files"
_ADD_ENTROPY, _USE_ENTROPY = 0x40085203, 0x5207
_LIMIT: Final = 2**24
_MOUNT: Final = ("/bin/busybox", "mount", "-t", "ext4", "-o", "noatime", "/dev/vda", str(DISK))
_REPAIR: Final = ("/sbin/e2fsck", "-y", "/dev/vda")


def main() -> None:
    """Live one life: until the box is told to stop, or the power is cut."""
    port = os.open(PORT, os.O_RDWR)
    _say(port, READY, None)
    order = json.loads(_line(port))
    _wake(order)
    told = {"repaired": _mount(is_checked=order["is_checked"]), "files": _files()}
    _say(port, FILES, told)
    asyncio.run(_box(port))
    _do("umount", DISK)


def _wake(order: dict[str, Any]) -> None:
    """Be another machine than the copies before: with its own time and random numbers."""
    seed = bytes.fromhex(order["entropy"])
    with Path("/dev/random").open("wb") as source:
        fcntl.ioctl(source, _ADD_ENTROPY, struct.pack("ii", len(seed) * 8, len(seed)) + seed)
        fcntl.ioctl(source, _USE_ENTROPY)
    random.seed()
    time.clock_settime(time.CLOCK_REALTIME, order["now_s"])
    setting = order["synchronous"], order["pages"]
    factory = functools.partial(_Database, setting=setting)
    sqlite3.connect = functools.partial(sqlite3.connect, factory=factory)  # type: ignore[assignment]


class _Database(sqlite3.Connection):
    """A database with other settings than the box gives it."""

    def __init__(self, *args: Any, setting: tuple[str, int], **options: Any) -> None:
        super().__init__(*args, **options)
        self._synchronous, pages = setting
        super().execute(f"PRAGMA wal_autocheckpoint = {pages}")

    def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
        """Execute it, with another level of safety."""
        weaker = f"synchronous = {self._synchronous}"
        return super().execute(sql.replace("synchronous = FULL", weaker), *args)


def _mount(*, is_checked: bool) -> int:
    """Mount the disk; return whether e2fsck had to change anything.

    On some boxes e2fsck looks at the disk first, as on a Pi with `fsck.repair=yes`; on others only
    when the kernel cannot mount it.
    """
    for module in Path("/modules/second/order").read_text().split():
        _do("insmod", f"/modules/second/{module}")
    while not Path("/dev/vda").exists():
        time.sleep(0.001)
    repaired = _repair() if is_checked else 0
    if subprocess.run(_MOUNT, check=False).returncode:
        repaired = _repair()
        subprocess.run(_MOUNT, check=True)
    return repaired


def _repair() -> int:
    """Run e2fsck; return whether it changed anything but what its journal told it to."""
    done = subprocess.run(_REPAIR, check=False, capture_output=True, text=True)
    sys.stderr.write(done.stdout + done.stderr)
    # 1: it was repaired. Anything above is a disk that cannot be.
    assert done.returncode <= 1, done
    return done.returncode


def _files() -> dict[str, str]:
    """Return what the disk holds before the box has touched it."""
    found = [path for path in FOLDER.rglob("*") if path.is_file()]
    return {
        str(path.relative_to(FOLDER)): base64.b64encode(path.read_bytes()).decode()
        for path in found
    }


async def _box(port: int) -> None:
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=_LIMIT)
    protocol = asyncio.StreamReaderProtocol(reader)
    await loop.connect_read_pipe(lambda: protocol, os.fdopen(os.dup(port), "rb", 0))
    transport, flow = await loop.connect_write_pipe(
        asyncio.streams.FlowControlMixin, os.fdopen(os.dup(port), "wb", 0)
    )
    writer = asyncio.StreamWriter(transport, flow, reader, loop)
    stop = functools.partial(os.kill, os.getpid(), signal.SIGTERM)
    await lean.run(FOLDER, reader, writer, {"stop": stop, "copy": _copy})


def _copy() -> None:
    """Copy the journal, as the box does once a day."""
    COPIES.mkdir(exist_ok=True)
    journal = FOLDER / lean.JOURNAL
    copy_journal(journal, next_copy(COPIES, journal.stem, WallClock().read()))


def _do(*command: str | Path) -> None:
    subprocess.run(["/bin/busybox", *command], check=True)


def _say(port: int, topic: str, body: Any) -> None:
    data = json.dumps({"topic": topic, "body": body}).encode() + b"\n"
    while data:
        data = data[os.write(port, data) :]


def _line(port: int) -> bytes:
    line = b""
    while not line.endswith(b"\n"):
        line += os.read(port, 4096)
    return line


if __name__ == "__main__":
    main()
