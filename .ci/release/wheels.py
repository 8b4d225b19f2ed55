"""The wheels of all packages that totembox needs to run: fetched by their hashes, and unpacked."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import zipfile
from email.parser import HeaderParser
from pathlib import Path
from typing import Final

TREE: Final = Path(__file__).resolve().parents[2]
LOCK: Final = TREE / "config/locks/box.txt"
PYTHONS: Final = ("3.11", "3.13")
"""Of Debian 12 and 13."""
MACHINES: Final = {"amd64": "x86_64", "arm64": "aarch64"}
_OLDEST_GLIBC, _GLIBC = 17, 36
"""The second one is that of Debian 12."""


class WheelError(Exception):
    """The wheels cannot be had or used as they are; the message says why."""


def fetch(architecture: str, python: str, cache: Path) -> list[Path]:
    """Return the wheels of the lock file for a kind of Debian, fetched if they are not there."""
    folder = cache / f"{architecture}-{python}"
    stamp = folder / "lock"
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != digest:
        for old in folder.glob("*"):
            old.unlink()
        _download(MACHINES[architecture], python, folder)
        stamp.write_text(digest)
    return sorted(folder.glob("*.whl"))


def _download(machine: str, python: str, folder: Path) -> None:
    # pip judges markers by the Python that runs it, not by the one that is asked for.
    if "python_" in LOCK.read_text():
        raise WheelError(f"{LOCK} has a requirement of some Pythons only; pip would misjudge it")
    levels = range(_GLIBC, _OLDEST_GLIBC - 1, -1)
    platforms = [f"manylinux_2_{level}_{machine}" for level in levels]
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--no-deps", "--require-hashes", "--only-binary=:all:", "--implementation=cp"),
        *(f"--python-version={python}", f"--dest={folder}", f"--requirement={LOCK}"),
        *(f"--platform={name}" for name in (*platforms, f"manylinux2014_{machine}")),
    ]
    if subprocess.run(command, check=False).returncode:
        raise WheelError(f"pip did not find wheels for Python {python} on {machine}")


def unpack(wheel: Path, packages: Path, programs: Path) -> None:
    """Lay out a wheel: its modules in one folder, its programs in another."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            target = _target(name, packages, programs)
            if target is None or name.endswith("/"):
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(archive.read(name))
            target.chmod(0o755 if target.parent == programs else 0o644)


def _target(name: str, packages: Path, programs: Path) -> Path | None:
    """Return where a member of a wheel belongs; pages for `man` and the like are left out."""
    first, _, rest = name.partition("/")
    if not first.endswith(".data"):
        return packages / name
    kind, _, inner = rest.partition("/")
    places = {"purelib": packages, "platlib": packages, "scripts": programs, "data": None}
    if kind not in places or ".." in Path(inner).parts:
        raise WheelError(f"a wheel holds {name}, and nobody knows where it belongs")
    place = places[kind]
    return None if place is None else place / inner


def licence(wheel: Path) -> tuple[str, str, str]:
    """Return name, version and licence of a wheel, as its metadata has them."""
    with zipfile.ZipFile(wheel) as archive:
        # A package may hold others whole, with their metadata in deeper folders.
        names = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        member = min(names, key=len)
        fields = HeaderParser().parsestr(archive.read(member).decode())
    said = fields["License-Expression"] or _classified(fields.get_all("Classifier", []))
    first_line = (fields["License"] or "see its files").splitlines()[0]
    return fields["Name"], fields["Version"], said or first_line


def _classified(classifiers: list[str]) -> str:
    licences = [line.rpartition(" :: ")[2] for line in classifiers if line.startswith("License ::")]
    return ", ".join(licences)
