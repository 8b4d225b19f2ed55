"""A Debian of its own under systemd: processes, mounts, network and users, but for the kernel."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TREE = Path(__file__).resolve().parents[2]
UNIT = "totembox.service"
ADDRESS = Path("var/lib/totembox/journal.sqlite3.address")
_LOOK_S = 0.2
_SPACES = ("--mount", "--pid", "--cgroup", "--net", "--uts", "--ipc")
_START = """\
set -e
mount --bind "$1" "$1"
cd "$1"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs dev
for node in null zero full random urandom tty; do
    touch dev/$node
    mount --bind /dev/$node dev/$node
done
mkdir dev/pts dev/shm
mount -t devpts devpts dev/pts
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs tmpfs run
mkdir -p run/before
pivot_root . run/before
umount -l run/before
exec env -i container=test PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    /lib/systemd/systemd --log-target=console --show-status=no
"""


class Machine:
    """A running Debian."""

    def __init__(self, root: Path, pid: int) -> None:
        self.root = root
        self._enter = ("nsenter", f"--target={pid}", *_SPACES)
        self._network = ("nsenter", f"--target={pid}", "--net")

    def run(self, *command: str, expected: int = 0) -> str:
        """Run a command as root and return what it printed."""
        words = (
            "env",
            "-i",
            "PATH=/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND=noninteractive",
        )
        done = subprocess.run(
            [*self._enter, "--root", "--wd", *words, *command],
            check=False, capture_output=True, text=True,
        )  # fmt: skip
        told = f"{command}: {done.returncode}\n{done.stdout}{done.stderr}"
        assert done.returncode == expected, told
        return done.stdout.strip()

    def told(self, name: str) -> str:
        """Return a property of the service."""
        return self.run("systemctl", "show", "--value", f"--property={name}", UNIT)

    def install(self, package: Path) -> str:
        """Install a package as a person does, and return what apt and dpkg said."""
        (self.root / package.name).write_bytes(package.read_bytes())
        apt = ("apt-get", "install", "-y", "--no-install-recommends")
        return self.run(*apt, f"/{package.name}")

    def play(self, *words: str) -> dict[str, Any]:
        """Let the client of player.py in this machine's network play, and return what it saw."""
        key = (self.root / ADDRESS).read_text().strip().partition("#")[2]
        done = subprocess.run(
            [*self._network, sys.executable, "-m", "tests.deb.player", key, *words],
            check=False, capture_output=True, text=True, cwd=TREE,
        )  # fmt: skip
        assert done.returncode == 0, f"{done.stdout}{done.stderr}{self.log()}"
        seen: dict[str, Any] = json.loads(done.stdout)
        return seen

    def log(self) -> str:
        """Return what the service wrote."""
        return self.run("journalctl", "--no-pager", f"--unit={UNIT}")

    def files(self) -> set[str]:
        """Return the paths of everything on its disk."""
        return set(self.run("find", "/", "-xdev").splitlines())

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait until that holds; what hangs is ended from outside."""
        while not holds():
            time.sleep(_LOOK_S)


@contextlib.contextmanager
def machine(archive: Path, folder: Path) -> Iterator[Machine]:
    """Start the Debian of an archive in a folder; it ends with the block."""
    root = folder / "root"
    root.mkdir()
    subprocess.run(["tar", "-xpf", archive, "-C", root, "--exclude=./dev/*"], check=True)
    command = ["unshare", *_SPACES, "--fork", "--kill-child", "sh", "-c", _START, "sh", str(root)]
    with (folder / "console").open("wb") as console:
        started = subprocess.Popen(command, stdout=console, stderr=console)
        try:
            yield _booted(root, started, folder / "console")
        finally:
            started.kill()
            started.wait()


def _booted(root: Path, started: subprocess.Popen[bytes], console: Path) -> Machine:
    children = Path(f"/proc/{started.pid}/task/{started.pid}/children")
    while True:
        assert started.poll() is None, console.read_text()
        for child in children.read_text().split():
            made = Machine(root, int(child))
            with contextlib.suppress(AssertionError):
                made.run("systemctl", "is-active", "multi-user.target")
                return made
        time.sleep(_LOOK_S)
