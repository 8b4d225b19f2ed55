#!/usr/bin/env python3
"""Build everything of a release: sdist, wheel, Debian packages, bill of materials, checksums.

The same commit gives the same bytes. A release needs a date in CHANGELOG.md and nothing that is not
committed; a draft needs neither.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import deb
import wheels
from epoch import source_date_epoch
from sbom import bill

import firmware_host

_HEADING: Final = re.compile(r"^## (?P<version>\S+) - (?P<date>.+)$", re.MULTILINE)
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")
SUMS: Final = "SHA256SUMS"


class NotReadyError(Exception):
    """This commit is no release; the message says why."""


def main() -> int:
    """Check, build and list."""
    parser = argparse.ArgumentParser(prog="make release", description=__doc__)
    parser.add_argument("--draft", action="store_true", help="whatever is not ready")
    parser.add_argument("--architecture", choices=wheels.MACHINES, action="append")
    parser.add_argument("--out", type=Path, help="new or old folder (default: dist/VERSION)")
    given = parser.parse_args()
    version = firmware_host.__version__
    os.environ["SOURCE_DATE_EPOCH"] = str(source_date_epoch())
    try:
        if not given.draft:
            check_ready(version, (wheels.TREE / "CHANGELOG.md").read_text(), _uncommitted())
        out: Path = given.out or deb.DIST / version
        build(version, out.absolute(), given.architecture or list(wheels.MACHINES))
    except (NotReadyError, wheels.WheelError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write((out / SUMS).read_text())
    return 0


def check_ready(version: str, changelog: str, uncommitted: str) -> None:
    """Raise NotReadyError unless the changelog has this version first and git everything."""
    newest = _HEADING.search(changelog)
    if newest is None or newest["version"] != version:
        raise NotReadyError(f"the first version in CHANGELOG.md is not {version}")
    if not _DATE.fullmatch(newest["date"]):
        raise NotReadyError(f"CHANGELOG.md gives {version} no date, but says: {newest['date']}")
    if uncommitted:
        raise NotReadyError(f"these files are not committed:\n{uncommitted}")


def build(version: str, out: Path, architectures: list[str]) -> None:
    """Put everything into the folder, and the checksums beside it."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    # The wheel first: it builds the page, which the sdist brings along too.
    own = deb.build_wheel(out)
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist"]
    subprocess.run([*command, "--directory", out], cwd=deb.TREE, check=True, stdout=sys.stderr)
    found = {}
    for architecture in architectures:
        deb.build(own, architecture, None, out)
        for python in wheels.PYTHONS:
            for wheel in wheels.fetch(architecture, python, deb.DIST / "wheels"):
                found[wheel.name] = wheel
    (out / f"totembox-{version}.cdx.json").write_text(bill(version, list(found.values())))
    names = sorted(path.name for path in out.iterdir())
    sums = [f"{hashlib.sha256((out / name).read_bytes()).hexdigest()}  {name}\n" for name in names]
    (out / SUMS).write_text("".join(sums))


def _uncommitted() -> str:
    command = ["git", "-C", str(wheels.TREE), "status", "--porcelain"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
