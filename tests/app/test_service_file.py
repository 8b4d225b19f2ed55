"""The unit of the service: systemd itself reads it, and says how much it leaves open."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path

import pytest

from firmware_host.cli import read_arguments
from firmware_host.texts.resources import data_folder

UNIT = "totembox.service"
PROGRAM = "/opt/totembox/.venv/bin/totembox"
EXPOSURE_AT_MOST = 20
"""Tenths, as systemd counts them: of 100 for a service of which nothing is kept."""


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """Return the unit as it is shipped, but for the program, which lies here on this machine."""
    text = (data_folder("config") / UNIT).read_text(encoding="utf-8")
    assert text.count(PROGRAM) == 1
    here = str(Path(sys.executable).with_name("totembox"))
    path = tmp_path / UNIT
    path.write_text(text.replace(PROGRAM, here), encoding="utf-8")
    return path


def analyze(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Ask systemd; a missing one is a failure, not a skip: `make test` installs it."""
    return subprocess.run(
        ["systemd-analyze", "--no-pager", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C"},
    )


def test_systemd_accepts_the_unit(unit: Path) -> None:
    done = analyze("verify", "--man=no", unit)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("wrong", ["Restrat=always", "Restart=allways"])
def test_systemd_reports_a_wrong_unit(unit: Path, wrong: str) -> None:
    unit.write_text(unit.read_text(encoding="utf-8").replace("Restart=always", wrong))
    line = unit.read_text(encoding="utf-8").splitlines().index(wrong) + 1
    assert f"{UNIT}:{line}: " in analyze("verify", "--man=no", unit).stderr


def test_the_service_has_few_privileges(unit: Path) -> None:
    threshold = f"--threshold={EXPOSURE_AT_MOST}"
    done = analyze("security", "--offline=true", threshold, unit)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "setting",
    [
        *("SystemCallFilter", "RestrictAddressFamilies", "MemoryMax", "LimitNOFILE", "TasksMax"),
        *("DevicePolicy", "MemoryDenyWriteExecute", "ProtectKernelTunables"),
    ],
)
def test_the_service_has_a_bound_for(setting: str) -> None:
    assert f"\n{setting}=" in (data_folder("config") / UNIT).read_text(encoding="utf-8")


def test_the_command_of_the_unit_exists() -> None:
    lines = RawConfigParser(strict=False)
    lines.read_string((data_folder("config") / UNIT).read_text(encoding="utf-8"))
    program, *words = shlex.split(lines["Service"]["ExecStart"])
    assert program == PROGRAM
    given = read_arguments(words)
    assert str(given.config) == "/etc/totembox/pi.toml"
