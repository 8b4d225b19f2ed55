"""What `make release` builds: checksums, bill of materials, and a wheel; the same bytes again."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from firmware_host import __version__

TREE = Path(__file__).resolve().parents[2]
RELEASE = TREE / ".ci/release/release.py"
NO_NODE = "/usr/bin:/bin"


def run(*command: str | Path, cwd: Path = TREE, **settings: str) -> str:
    """Return what a command prints; it must succeed."""
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, **settings},
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def sums(folder: Path) -> dict[str, str]:
    """Return the checksums that are written down, by file."""
    lines = (folder / "SHA256SUMS").read_text().splitlines()
    return {name: digest for digest, name in (line.split("  ") for line in lines)}


@pytest.fixture
def bill(debs: Path) -> dict[str, Any]:
    """Return the bill of materials."""
    told: dict[str, Any] = json.loads((debs / f"totembox-{__version__}.cdx.json").read_text())
    return told


def test_the_checksums_are_of_all_files(debs: Path) -> None:
    files = [path for path in debs.iterdir() if path.is_file() and path.name != "SHA256SUMS"]
    assert len(files) == 5
    assert sums(debs) == {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files
    }


def test_the_bill_lists_every_locked_package_and_what_the_page_is_made_of(
    bill: dict[str, Any],
) -> None:
    lock = (TREE / "config/locks/box.txt").read_text().splitlines()
    locked = {line.split()[0] for line in lock if "==" in line.split(" ")[0]}
    listed = {
        f"{part['name']}=={part['version']}"
        for part in bill["components"]
        if part["purl"].startswith("pkg:pypi/")
    }
    assert {one.replace(".", "-") for one in listed} == {one.replace(".", "-") for one in locked}
    wanted = json.loads((TREE / "dashboard/package.json").read_text())["dependencies"]
    npm = {part["name"] for part in bill["components"] if part["purl"].startswith("pkg:npm/")}
    assert set(wanted) <= npm
    (whole, *parts) = bill["dependencies"]
    assert sorted(whole["dependsOn"]) == sorted(part["ref"] for part in parts)


def test_the_wheel_runs_in_an_empty_environment_without_node_and_network(
    debs: Path, tmp_path: Path
) -> None:
    (wheel,) = debs.glob("totembox-*.whl")
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    bundled = TREE / "dist/wheels/amd64-3.11"
    pip = ("pip", "install", "--quiet", "--no-index", f"--find-links={bundled}")
    run(tmp_path / "venv/bin/python", "-m", *pip, wheel, PATH=NO_NODE)
    program = tmp_path / "venv/bin/totembox"

    def told(*words: str) -> str:
        return run(program, *words, cwd=tmp_path, PATH=NO_NODE, LANG="C.UTF-8")

    assert told("--version").split() == ["totembox", __version__]
    config = told("config", "show", "pi")
    assert tomllib.loads(config)["box"]["hardware"] == "pi"
    assert told("simulate", "totemix", "--seats", "2", "--matches", "1")


def test_a_second_build_elsewhere_gives_the_same_bytes(debs: Path, tmp_path: Path) -> None:
    if run("git", "status", "--porcelain"):
        pytest.fail("this test compares with a build of the last commit: commit first")
    clone = tmp_path / "elsewhere"
    run("git", "clone", "--quiet", TREE, clone)
    shutil.copytree(
        TREE / "dashboard/node_modules", clone / "dashboard/node_modules", symlinks=True
    )
    shutil.copytree(TREE / "dist/wheels", clone / "dist/wheels")
    words = ("--draft", "--architecture=amd64", "--out", tmp_path / "out")
    settings = {"TZ": "Pacific/Auckland", "LC_ALL": "C", "PYTHONPATH": str(clone)}
    command = (sys.executable, clone / ".ci/release/release.py", *words)
    run("sh", "-c", 'umask 077 && exec "$@"', "sh", *command, cwd=clone, **settings)
    again, before = sums(tmp_path / "out"), sums(debs)
    same = [name for name in again if not name.endswith(".cdx.json")]
    assert len(same) == 3
    assert {name: again[name] for name in same} == {name: before[name] for name in same}


def test_what_is_not_ready_is_no_release() -> None:
    checks = """\
import sys; sys.path.insert(0, '.ci/release')
import release
for changelog, uncommitted in (
    ("## 2.0.0 - 2030-01-02", ""), ("## 1.0.0 - unreleased", ""),
    ("## 1.0.0 - 2030-01-02", " M README.md"),
):
    try:
        release.check_ready("1.0.0", changelog, uncommitted)
    except release.NotReadyError as error:
        print(str(error).replace(chr(10), " "))
release.check_ready("1.0.0", "# Changelog\\n\\n## 1.0.0 - 2030-01-02\\n", "")
"""
    assert run(sys.executable, "-c", checks).splitlines() == [
        "the first version in CHANGELOG.md is not 1.0.0",
        "CHANGELOG.md gives 1.0.0 no date, but says: unreleased",
        "these files are not committed:  M README.md",
    ]
