"""The tests for a real Pi can be collected and run: over the simulators, where there is no Pi."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TREE = Path(__file__).parents[2]
REAL = Path(__file__).with_name("test_real_devices.py")


@pytest.mark.parametrize(("lights", "code"), [("", 0), ("[lights]\nwidth = 99\n", 1)])
def test_the_tests_for_a_pi_run_over_the_simulators_and_can_fail(
    tmp_path: Path, lights: str, code: int
) -> None:
    config = tmp_path / "box.toml"
    config.write_text(lights, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "real", REAL],
        cwd=TREE,
        env={**os.environ, "TOTEMBOX_CONFIG": str(config)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout
    tests = len(re.findall(r"^async def test_", REAL.read_text(encoding="utf-8"), re.MULTILINE))
    assert f"{tests} {'errors' if code else 'passed'}" in done.stdout
