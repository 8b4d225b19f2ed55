"""The private folder of a box: its own while it lives, and nobody's when it was killed."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from firmware_host.app.private_folder import private_folder

HELD = """
import sys, time
from pathlib import Path
from firmware_host.app.private_folder import private_folder
with private_folder(Path(sys.argv[1])) as folder:
    (folder / "password").write_text("secret")
    print(folder, flush=True)
    time.sleep(600)
"""


def a_box(above: Path) -> tuple[subprocess.Popen[str], Path]:
    """Start a process with a private folder; return it and the folder."""
    command = (sys.executable, "-c", HELD, str(above))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process.stdout as printed:
        return process, Path(printed.readline().strip())


def test_the_folder_of_a_killed_box_is_removed_and_that_of_a_living_one_stays(
    tmp_path: Path,
) -> None:
    killed, left = a_box(tmp_path)
    living, used = a_box(tmp_path)
    try:
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        assert (left / "password").is_file()
        with private_folder(tmp_path) as own:
            assert own.is_dir()
            assert not left.parent.exists()
            assert (used / "password").read_text() == "secret"
    finally:
        living.kill()
        living.wait()


def test_the_folder_is_gone_when_the_box_has_ended(tmp_path: Path) -> None:
    with private_folder(tmp_path) as folder:
        assert folder.stat().st_mode & 0o777 == 0o700
    assert list(tmp_path.iterdir()) == []


def test_what_no_box_has_made_is_left_alone(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere"
    target.mkdir()
    (target / "alive").touch()
    (tmp_path / "totembox-link").symlink_to(target)
    (tmp_path / "totembox-older").mkdir()
    with private_folder(tmp_path):
        assert (target / "alive").is_file()
        assert (tmp_path / "totembox-older").is_dir()


def test_a_box_that_starts_in_the_same_moment_takes_no_folder_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = fcntl.flock

    def meanwhile(descriptor: int, kind: int) -> None:
        monkeypatch.setattr(fcntl, "flock", lock)
        with private_folder(tmp_path):
            lock(descriptor, kind)

    monkeypatch.setattr(fcntl, "flock", meanwhile)
    with private_folder(tmp_path) as folder:
        assert folder.is_dir()


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_box_ends_cleanly_by_a_signal(name: str) -> None:
    code = (
        "import asyncio, os, signal\n"
        "from firmware_host.cli.stopping import told_to_stop\n"
        "async def main():\n"
        "    stop = told_to_stop()\n"
        f"    os.kill(os.getpid(), signal.{name})\n"
        "    await stop.wait()\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run((sys.executable, "-c", code), check=False, timeout=60, env=os.environ)
    assert done.returncode == 0
