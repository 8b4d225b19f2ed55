"""What is in the packages, by the tools that judge packages of Debian."""

from __future__ import annotations

import re
import subprocess
import tomllib
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

ARCHITECTURES = {"amd64": "x86-64", "arm64": "ARM aarch64"}
CONFIG = {"amd64": "virtual", "arm64": "pi"}
IN_LIBC = {
    *("libc.so.6", "libpthread.so.0", "libm.so.6", "libdl.so.2", "librt.so.1"),
    *("ld-linux-aarch64.so.1", "ld-linux-x86-64.so.2"),
}
PACKAGE_OF = {"libgcc_s.so.1": "libgcc-s1", "libstdc++.so.6": "libstdc++6", "libz.so.1": "zlib1g"}
BUILT_FOR_EACH = 40
"""At least so many files of machine code: the packages of two Pythons, and a broker."""


def told(*command: str | Path) -> str:
    """Return what a tool prints; it must be content."""
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(params=ARCHITECTURES)
def architecture(request: pytest.FixtureRequest) -> str:
    """Return each kind of machine."""
    return str(request.param)


@pytest.fixture
def package(debs: Path, architecture: str) -> Path:
    """Return the package for that kind of machine."""
    (found,) = debs.glob(f"totembox_*_{architecture}.deb")
    return found


@pytest.fixture
def unpacked(package: Path, tmp_path: Path) -> Path:
    """Return the files of the package."""
    told("dpkg-deb", "--extract", package, tmp_path)
    return tmp_path


def test_lintian_has_no_complaint(package: Path) -> None:
    # What config/debian/lintian-overrides explains is left out.
    assert told("lintian", "--allow-root", "--tag-display-limit", "0", package) == ""


def test_all_machine_code_is_for_that_machine(unpacked: Path, architecture: str) -> None:
    files = [path for path in unpacked.rglob("*") if path.is_file()]
    programs = [path for path in files if path.read_bytes().startswith(b"\x7fELF")]
    assert len(programs) > BUILT_FOR_EACH
    kinds = told("file", "--brief", *programs).splitlines()
    assert [kind for kind in kinds if ARCHITECTURES[architecture] not in kind] == []
    for python in ("311", "313"):
        assert [path for path in programs if f"cpython-{python}" in path.name]


def test_every_library_that_is_not_inside_comes_with_a_dependency(
    package: Path, unpacked: Path
) -> None:
    libraries = [path for path in unpacked.rglob("*") if re.search(r"\.so(\.|$)", path.name)]
    listed = told("readelf", "--dynamic", *libraries)
    needed = set(re.findall(r"\(NEEDED\).*\[(.+)\]", listed))
    outside = needed - {path.name for path in libraries}
    assert outside - IN_LIBC == set(PACKAGE_OF), "libraries that no package is known for"
    depends = told("dpkg-deb", "--field", package, "Depends")
    names = {one.split()[0] for one in depends.replace("|", ",").split(",")}
    assert {"libc6", *PACKAGE_OF.values()} <= names


def test_the_page_the_games_and_a_fitting_configuration_are_inside(
    unpacked: Path, architecture: str
) -> None:
    data = unpacked / "usr/lib/totembox/shared/firmware_host/data"
    assert (data / "dashboard/index.html").is_file()
    assert (data / "seeds/totemix/fr.ftl").is_file()
    config = tomllib.loads((unpacked / "etc/totembox/box.toml").read_text())
    assert config["box"]["hardware"] == CONFIG[architecture]
    unit = (unpacked / "usr/lib/systemd/system/totembox.service").read_text()
    assert "\nExecStart=/usr/bin/totembox run --config /etc/totembox/box.toml\n" in unit
