"""systemd in the test machine, as the first of its own processes, with the box installed for it.

The box is laid out as docs/building-the-box.md says: program, configuration and user.  Only the
interpreter is brought from where the host has it, which may be somebody's home.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

TREE = Path(__file__).resolve().parents[3]
UNIT = "totembox.service"
USER = "totembox"
PROGRAM = Path("/opt/totembox")
CONFIG = Path("/etc/totembox")
UNITS = Path("/etc/systemd/system")
WATCHDOG_S = 3600.0
"""In place of the 30 s of the unit, as its patience at the start is longer too."""
_PATIENCE_S = 3600.0
"""Of the guest's clock, which can run many times too fast on a loaded host."""
_LOOK_S = 0.2
_START = """\
set -e
mount -t cgroup2 cgroup2 /sys/fs/cgroup
mount -t tmpfs tmpfs /run
mount -t tmpfs tmpfs /tmp
mkdir -p /run/systemd/system /run/systemd/system.conf.d
printf '[Manager]\\nDefaultTimeoutStartSec=3600\\nDefaultTimeoutStopSec=3600\\n' \
    >/run/systemd/system.conf.d/patience.conf
# What the host has to clean up and to do daily is its own matter.
ln -s /dev/null /run/systemd/system/systemd-tmpfiles-setup.service
ln -s /dev/null /run/systemd/system/timers.target
printf '[Unit]\\nRequires=basic.target\\nAfter=basic.target\\nAllowIsolate=yes\\n' \
    >/run/systemd/system/quiet.target
exec env -i container=test SYSTEMD_BUS_TIMEOUT=3600 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    /lib/systemd/systemd \
    --unit=quiet.target --log-target=console --show-status=no
"""


def run(*command: str | Path) -> str:
    """Run a command and return what it printed; a failure is told in its own words."""
    # The guest's clock runs on while it waits for the host: systemd's own patience is too short.
    patient = {**os.environ, "SYSTEMD_BUS_TIMEOUT": f"{_PATIENCE_S:.0f}s"}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=patient)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout.strip()


def install() -> None:
    """Lay the box out as it is installed on a Pi, and cover up one that the host may have."""
    for folder in (PROGRAM, CONFIG):
        folder.mkdir(exist_ok=True)
        run("mount", "-t", "tmpfs", "tmpfs", folder)
    groups = _groups()
    for group in groups:
        run("groupadd", "--force", "--system", group)
    if USER not in {known.pw_name for known in pwd.getpwall()}:
        run("useradd", "--system", "--groups", ",".join(groups), USER)
    _bind(TREE, PROGRAM / "tree")
    _bind(Path(sys.base_prefix), PROGRAM / "python")
    _bind(Path(sysconfig.get_path("purelib")), PROGRAM / "packages")
    venv = PROGRAM / ".venv"
    packages = venv / f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"
    packages.mkdir(parents=True)
    (packages / "box.pth").write_text(f"{PROGRAM / 'tree'}\n{PROGRAM / 'packages'}\n")
    (venv / "bin").mkdir()
    (venv / "pyvenv.cfg").write_text(f"home = {PROGRAM / 'python/bin'}\n")
    (venv / "bin/python").symlink_to(PROGRAM / "python/bin" / Path(sys.executable).resolve().name)
    program = Path(sys.executable).with_name("totembox").read_text().splitlines()[1:]
    (venv / "bin/totembox").write_text("\n".join([f"#!{venv / 'bin/python'}", *program, ""]))
    (venv / "bin/totembox").chmod(0o755)
    for name in ("pi.toml", "tags.toml"):
        shutil.copy(TREE / "config" / name, CONFIG)
    shutil.copy(TREE / "config" / UNIT, UNITS)
    # An interpreter may know its own library by its old place only, and the guest's clock runs on
    # while the box waits for the host: an hour of it can be seconds.
    beside = UNITS / f"{UNIT}.d"
    beside.mkdir(exist_ok=True)
    (beside / "python.conf").write_text(
        f"[Service]\nEnvironment=LD_LIBRARY_PATH={PROGRAM / 'python/lib'}\n"
        f"WatchdogSec={WATCHDOG_S:.0f}\nTimeoutStartSec={_PATIENCE_S:.0f}\n"
    )


def _groups() -> list[str]:
    """Return the groups that the unit names, all of which Raspberry Pi OS has."""
    unit = (TREE / "config" / UNIT).read_text().splitlines()
    (groups,) = (line for line in unit if line.startswith("SupplementaryGroups="))
    return groups.partition("=")[2].split()


def hand_over(*devices: Path) -> None:
    """Give the devices to their groups, as the rules of Raspberry Pi OS do."""
    for device in devices:
        shutil.chown(device, group="gpio" if "gpio" in device.name else "i2c")
        device.chmod(0o660)


class Systemd:
    """Runs until closed, with everything that it started."""

    def __init__(self) -> None:
        words = ("--mount", "--pid", "--cgroup", "--fork", "--kill-child", "--mount-proc")
        self._process = subprocess.Popen(["unshare", *words, "sh", "-c", _START])
        self._inside: tuple[str, ...] = ()

    def __enter__(self) -> Self:
        self.wait_until(self._is_up)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()

    def ctl(self, *words: str) -> str:
        """Return what `systemctl` says."""
        patiently = ("env", f"SYSTEMD_BUS_TIMEOUT={_PATIENCE_S:.0f}")
        return run(*self._inside, *patiently, "systemctl", "--no-pager", *words)

    def told(self, name: str) -> str:
        """Return a property of the service."""
        return self.ctl("show", "--value", f"--property={name}", UNIT)

    def log(self) -> str:
        """Return what the service wrote."""
        return run(*self._inside, "journalctl", "--no-pager", f"--unit={UNIT}")

    def status(self) -> dict[str, str]:
        """Return the kernel's page on the box."""
        page = run(*self._inside, "cat", f"/proc/{self.told('MainPID')}/status")
        return {name: said.strip() for name, _, said in
                (line.partition(":") for line in page.splitlines())}  # fmt: skip

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait, with patience but not for ever."""
        until_s = time.monotonic() + _PATIENCE_S
        while not holds():
            assert self._process.poll() is None, "systemd is gone"
            assert time.monotonic() < until_s, self.log()
            time.sleep(_LOOK_S)

    def _is_up(self) -> bool:
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        for child in children.read_text().split():
            self._inside = ("nsenter", f"--target={child}", "--mount", "--root", "--pid")
            with contextlib.suppress(AssertionError):
                return self.ctl("is-active", "quiet.target") == "active"
        return False


def _bind(source: Path, target: Path) -> None:
    target.mkdir(parents=True)
    run("mount", "--bind", source, target)
