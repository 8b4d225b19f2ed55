"""`make test-deb`: builds the packages, and installs, upgrades and purges them in real Debians."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
OUT = TREE / "tests/output/deb"
TOOLS = ("binutils", "lintian", "mmdebstrap", "file", "mount", "util-linux", "xz-utils")
DEBIANS = ("bookworm", "trixie")
_INSIDE = (
    *("systemd", "systemd-sysv", "python3", "udev", "mosquitto"),
    *("libgcc-s1", "libstdc++6", "zlib1g"),
)
OLDER = "0.0.9"


def main() -> int:
    """Build, and return what pytest says of the suites beside this file."""
    parser = argparse.ArgumentParser(prog="make test-deb", description=__doc__)
    parser.add_argument("--debian", choices=DEBIANS, action="append")
    given, words = parser.parse_known_args()
    if os.geteuid():
        sys.stderr.write("The tests of the package need root: they start Debians in namespaces.\n")
        return 1
    subprocess.run([TREE / ".ci/system", "--package", *TOOLS], check=True)
    release = [sys.executable, str(TREE / ".ci/release/release.py"), "--draft", "--out", str(OUT)]
    subprocess.run(release, check=True, cwd=TREE)
    _build_older()
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "totembox/debian"
    cache.mkdir(parents=True, exist_ok=True)
    chosen = given.debian or list(DEBIANS)
    for name in chosen:
        _bootstrap(name, cache)
    settings = {
        "TOTEMBOX_DEBS": str(OUT),
        "TOTEMBOX_ROOTS": str(cache),
        "TOTEMBOX_DEBIANS": " ".join(chosen),
    }
    pytest = [sys.executable, "-m", "pytest", "--numprocesses", "0", *words]
    pytest.append(str(Path(__file__).parent))
    return subprocess.run(pytest, check=False, cwd=TREE, env={**os.environ, **settings}).returncode


def _build_older() -> None:
    """Pack the package again as one of an earlier version."""
    (newest,) = OUT.glob("totembox_*_amd64.deb")
    (OUT / "older").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        root = Path(made) / "root"
        subprocess.run(["dpkg-deb", "--raw-extract", newest, root], check=True)
        control = root / "DEBIAN/control"
        lines = control.read_text().splitlines()
        changed = [f"Version: {OLDER}" if line.startswith("Version:") else line for line in lines]
        control.write_text("\n".join([*changed, ""]))
        # A file that the newer version does not have any more.
        (root / "usr/lib/totembox/shared/gone.py").write_text("")
        package = OUT / "older" / f"totembox_{OLDER}_amd64.deb"
        subprocess.run(["dpkg-deb", "-Zgzip", "-z1", "--build", root, package], check=True)


def _bootstrap(name: str, cache: Path) -> None:
    """Have a minimal system of that release in the cache."""
    archive = cache / f"{name}.tar"
    if archive.exists():
        return
    making = cache / f"{name}-making.tar"
    inside = f"--include={','.join(_INSIDE)}"
    subprocess.run(["mmdebstrap", "--variant=minbase", inside, name, making], check=True)
    making.rename(archive)


if __name__ == "__main__":
    sys.exit(main())
