"""The service as docs/building-the-box.md installs it, under a systemd in a space of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

TREE = Path(__file__).parents[3]
HOME = Path("/opt/totembox")
CONFIG = Path("/etc/totembox")
UNITS = Path("/etc/totembox-units")
"""Where systemd looks for units, and nowhere else: the host's own have no place in this machine."""
_TARGETS = ("sysinit", "basic", "network-online", "shutdown", "multi-user")
GROUPS = {"gpio": "gpiochip*", "i2c": "i2c-*", "spi": "spidev*", "dialout": ""}
USER = "totembox"
SYSTEMD = "/lib/systemd/systemd"
_LOOK_S = 0.5
_LOOKS = 600


def install() -> bool:
    """Do what the page says; return whether the unit could stay wholly as it is shipped.

    The machine runs the host's own files, which may lie in somebody's home.  A Pi has them in /opt.
    """
    for group, devices in GROUPS.items():
        subprocess.run(["groupadd", "--force", "--system", group], check=True)
        for device in Path("/dev").glob(devices) if devices else ():
            shutil.chown(device, group=group)
            device.chmod(0o660)
    groups = ",".join(GROUPS)
    subprocess.run(["useradd", "--system", "--groups", groups, USER], check=True)
    HOME.symlink_to(TREE)
    CONFIG.mkdir()
    for name in ("pi.toml", "tags.toml"):
        shutil.copy(TREE / "config" / name, CONFIG)
    UNITS.mkdir()
    for name in _TARGETS:
        (UNITS / f"{name}.target").write_text("[Unit]\nDefaultDependencies=no\n")
    shutil.copy(TREE / "config/totembox.service", UNITS)
    return _let_in(TREE, Path(sys.executable).resolve())


def _let_in(*needed: Path) -> bool:
    """Let the user reach these files; return whether none of them is in a home."""
    for path in needed:
        for folder in path.parents:
            folder.chmod(folder.stat().st_mode | 0o055)
    homes = (Path("/root"), Path("/home"))
    if not any(path.is_relative_to(home) for path in needed for home in homes):
        return True
    extra = UNITS / "totembox.service.d"
    extra.mkdir()
    (extra / "files-in-a-home.conf").write_text("[Service]\nProtectHome=false\n")
    return False


class Systemd:
    """Begins with the service, and ends with the block."""

    def __init__(self) -> None:
        settings = {
            "PATH": os.environ["PATH"],
            "container": "totembox-test",
            "SYSTEMD_UNIT_PATH": str(UNITS),
        }
        self._space = subprocess.Popen(
            ["unshare", "--fork", "--kill-child", "--pid", "--mount", "--mount-proc",
             SYSTEMD, "--system", "--unit=totembox.service", "--log-target=console"],
            env=settings,
        )  # fmt: skip
        children = Path(f"/proc/{self._space.pid}/task/{self._space.pid}/children")
        while not (found := children.read_text().split()):
            time.sleep(0.01)
        self._first = found[0]

    def close(self) -> None:
        """End everything in the space."""
        self._space.kill()
        self._space.wait()

    def ask(self, *words: str) -> str:
        """Return what systemctl says, from within the space."""
        inside = ["nsenter", f"--target={self._first}", "--mount", "--pid"]
        done = subprocess.run(
            [*inside, "systemctl", *words], capture_output=True, text=True, check=False
        )
        return (done.stdout or done.stderr).strip()

    def shown(self, *names: str) -> dict[str, str]:
        """Return properties of the service."""
        told = self.ask("show", "totembox.service", *(f"--property={name}" for name in names))
        return dict(line.split("=", 1) for line in told.splitlines() if "=" in line)

    def status(self) -> dict[str, str]:
        """Return the kernel's page on the main process of the service."""
        pid = self.shown("MainPID")["MainPID"]
        inside = ["nsenter", f"--target={self._first}", "--mount", "--pid"]
        page = subprocess.run(
            [*inside, "cat", f"/proc/{pid}/status"], capture_output=True, text=True, check=True
        )
        return {key: rest.strip() for key, _, rest in
                (line.partition(":") for line in page.stdout.splitlines())}  # fmt: skip

    def box(self, address: str = "http://127.0.0.1:8080/api/box") -> dict[str, Any]:
        """Return what the box says of itself, once it answers."""
        for _ in range(_LOOKS):
            with suppress(OSError), urllib.request.urlopen(address) as answer:  # noqa: S310
                return dict(json.load(answer))
            if self._space.poll() is not None:
                break
            time.sleep(_LOOK_S)
        told = "\n".join((self.ask("status", "totembox.service"), self.ask("list-jobs")))
        raise AssertionError(f"the box does not answer: {told}")
