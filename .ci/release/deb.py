#!/usr/bin/env python3
"""Build the Debian package: the box, its page, and its Python packages for Debian 12 and 13.

It is laid out as one virtual environment whose Python is that of the system. Python looks for
packages in a folder of its own version, so a system that is upgraded goes on with the other folder.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from email.utils import formatdate
from pathlib import Path
from typing import Final

import wheels
from epoch import source_date_epoch
from manual import manual_page

TREE: Final = wheels.TREE
DEBIAN: Final = TREE / "config/debian"
DIST: Final = TREE / "dist"
HOME: Final = "usr/lib/totembox"
_UNIT_START: Final = "ExecStart=/opt/totembox/.venv/bin/totembox run --config /etc/totembox/pi.toml"
_START: Final = "ExecStart=/usr/bin/totembox run --config /etc/totembox/box.toml"
# A PC has no GPIO pins; its box is the virtual one.
_CONFIG: Final = {"amd64": "box.toml", "arm64": "pi.toml"}
_SCRIPTS: Final = ("postinst", "prerm", "postrm")
_NOBODY: Final = "Owner of the box <nobody@totembox.invalid>"


def main() -> int:
    """Build the package of each architecture asked for."""
    parser = argparse.ArgumentParser(prog="make deb", description=__doc__)
    parser.add_argument("--architecture", choices=wheels.MACHINES, action="append")
    parser.add_argument("--version", help="of the package (default: that of the program)")
    parser.add_argument("--out", type=Path, default=DIST)
    given = parser.parse_args()
    os.environ["SOURCE_DATE_EPOCH"] = str(source_date_epoch())
    given.out.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as made:
            own = build_wheel(Path(made))
            for architecture in given.architecture or wheels.MACHINES:
                built = build(own, architecture, given.version, given.out)
                sys.stdout.write(f"{built}\n")
    except wheels.WheelError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def build_wheel(out: Path) -> Path:
    """Return the wheel of totembox itself, with the page."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run([*command, "--directory", out], cwd=TREE, check=True, stdout=sys.stderr)
    (wheel,) = out.glob("totembox-*.whl")
    return wheel


def build(own: Path, architecture: str, version: str | None, out: Path) -> Path:
    """Return the package of one architecture."""
    number = version or own.name.split("-")[1]
    package = out / f"totembox_{number}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as made:
        # A temporary folder is its owner's only, and its mode would be that of / in the package.
        root = Path(made) / "root"
        root.mkdir()
        bundled = lay_packages(root, own, architecture)
        lay_files(root, architecture)
        lay_documents(root, number, bundled)
        lay_control(root, number, architecture)
        for path in root.rglob("*"):
            if path.is_dir():
                path.chmod(0o755)
        # More threads cut the archive into other blocks: its bytes would depend on the machine.
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build", root, package],
            check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip
    return package


def lay_packages(root: Path, own: Path, architecture: str) -> list[Path]:
    """Unpack all wheels, once each: what serves every Python is shared. Return the bundled ones."""
    home, programs = root / HOME, root / HOME / "bin"
    chosen = {
        python: wheels.fetch(architecture, python, DIST / "wheels") for python in wheels.PYTHONS
    }
    names = [{wheel.name for wheel in found} for found in chosen.values()]
    shared = set.intersection(*names)
    bundled = {wheel.name: wheel for found in chosen.values() for wheel in found}
    for wheel in (own, *(bundled[name] for name in sorted(shared))):
        wheels.unpack(wheel, home / "shared", programs)
    for python, found in chosen.items():
        packages = home / f"lib/python{python}/site-packages"
        for wheel in found:
            if wheel.name not in shared:
                wheels.unpack(wheel, packages, programs)
        _write(packages / "totembox.pth", f"/{HOME}/shared\n")
    (programs / "python3").symlink_to("../../../bin/python3")
    _write(home / "pyvenv.cfg", "home = /usr/bin\ninclude-system-site-packages = false\n")
    return list(bundled.values())


def lay_files(root: Path, architecture: str) -> None:
    """Lay out what the system looks for in places of its own."""
    _copy(DEBIAN / "program", root / "usr/bin/totembox", mode=0o755)
    _copy(TREE / "config" / _CONFIG[architecture], root / "etc/totembox/box.toml")
    _copy(TREE / "config/tags.toml", root / "etc/totembox/tags.toml")
    _copy(DEBIAN / "sysusers.conf", root / "usr/lib/sysusers.d/totembox.conf")
    _copy(DEBIAN / "modules-load.conf", root / "usr/lib/modules-load.d/totembox.conf")
    _copy(DEBIAN / "udev.rules", root / "usr/lib/udev/rules.d/60-totembox.rules")
    unit = (TREE / "config/totembox.service").read_text()
    if _UNIT_START not in unit:
        raise wheels.WheelError("config/totembox.service does not start the box as expected")
    _write(root / "usr/lib/systemd/system/totembox.service", unit.replace(_UNIT_START, _START))


def lay_documents(root: Path, version: str, bundled: list[Path]) -> None:
    """Lay out what people and lintian read."""
    documents = root / "usr/share/doc/totembox"
    listed = sorted({wheels.licence(wheel) for wheel in bundled})
    lines = "".join(f"{name} {number}: {licence}\n" for name, number, licence in listed)
    _write(documents / "copyright", (DEBIAN / "copyright").read_text() + lines)
    date = formatdate(source_date_epoch())
    entry = (
        f"totembox ({version}) stable; urgency=medium\n\n"
        f"  * CHANGELOG.md.gz says what is new.\n\n -- {_maintainer()}  {date}\n"
    )
    _pack(documents / "changelog.gz", entry)
    _pack(documents / "CHANGELOG.md.gz", (TREE / "CHANGELOG.md").read_text())
    _pack(root / "usr/share/man/man1/totembox.1.gz", manual_page(time.gmtime(source_date_epoch())))
    _copy(DEBIAN / "lintian-overrides", root / "usr/share/lintian/overrides/totembox")


def lay_control(root: Path, version: str, architecture: str) -> None:
    """Lay out what dpkg reads; the files must be in place."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [f"{_md5(path)}  {path.relative_to(root)}\n" for path in files]
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    text = (DEBIAN / "control").read_text()
    words = {"VERSION": version, "ARCHITECTURE": architecture, "SIZE": str(kilobytes)}
    for word, value in (*words.items(), ("MAINTAINER", _maintainer())):
        text = text.replace(f"@{word}@", value)
    _write(root / "DEBIAN/control", text)
    _write(root / "DEBIAN/md5sums", "".join(sums))
    for name in ("conffiles", "triggers"):
        _copy(DEBIAN / name, root / "DEBIAN" / name)
    for name in _SCRIPTS:
        _copy(DEBIAN / name, root / "DEBIAN" / name, mode=0o755)


def _maintainer() -> str:
    """Return who builds the package, by the variables that all of Debian's tools read."""
    name, mail = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    return f"{name} <{mail}>" if name and mail else _NOBODY


def _md5(path: Path) -> str:
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _copy(source: Path, target: Path, *, mode: int = 0o644) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    target.chmod(0o644)


def _pack(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), mtime=0))
    target.chmod(0o644)


if __name__ == "__main__":
    sys.exit(main())
