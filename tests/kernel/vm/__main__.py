"""Run tests against a real kernel: fetch it, build its modules, boot it, and judge its report."""

from __future__ import annotations

import argparse
import fcntl
import os
import platform
import shlex
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.kernel.vm import debian_kernel, guest_report, initramfs, kernel_modules
from tests.kernel.vm.architecture import KNOWN
from tests.kernel.vm.machine import Boot, watch
from tests.kernel.vm.trouble import TroubleError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.kernel.vm.architecture import Architecture
    from tests.kernel.vm.debian_kernel import Kernel

TREE = Path(__file__).resolve().parents[3]
GUEST = TREE / "tests/kernel/guest"
RESULTS = TREE / "tests/output/kernel"
PACKAGES = (
    *("busybox-static", "cpio", "kmod", "make", "libelf-dev", "xz-utils"),
    *("mosquitto", "systemd"),
)
SILENCE_S = 600.0


def main() -> int:
    """Return 0 when every test in the machine passed."""
    parser = argparse.ArgumentParser(prog="make test-kernel", description=__doc__)
    parser.add_argument("--kernel", default="", help="series of the kernel, as in 6.12")
    options, words = parser.parse_known_args()
    try:
        return _run(options.kernel, words)
    except TroubleError as trouble:
        sys.stderr.write(f"\n{trouble}\n")
        return 1


def _run(series: str, words: list[str]) -> int:
    kind = _architecture()
    _install(kind.package, *PACKAGES)
    results = _fresh(RESULTS)
    with _cache() as cache:
        kernel, root = _kernel(kind, series, cache)
        archive = _prepare(kernel, root, results)
    boot = Boot(kind, root / "boot" / f"vmlinuz-{kernel.release}", archive, results)
    (results / "command").write_text(_command(words))
    watch(boot.command(), results / "console.log", silence_s=SILENCE_S)
    report = guest_report.read(results)
    for what, value in report.measured:
        sys.stdout.write(f"{what} = {value}\n")
    for trouble in report.troubles:
        sys.stdout.write(f"{trouble}\n")
    sys.stdout.write(f"{report.tests} tests ran against the kernel.\n")
    return 0 if report.is_good else 1


def _architecture() -> Architecture:
    has_apt = shutil.which("apt-get") is not None
    kind = KNOWN.get(platform.machine())
    if not has_apt or kind is None:
        raise TroubleError(
            "The kernel tests take their kernel from Debian for amd64 or arm64; this is"
            f" {platform.system()} on {platform.machine()}{'' if has_apt else ' without apt-get'}."
        )
    return kind


def _install(*packages: str) -> None:
    """Have the missing packages installed; the script says by itself what it cannot do."""
    if subprocess.run([TREE / ".ci/system", "--package", *packages], check=False).returncode:
        sys.exit(1)


def _kernel(kind: Architecture, series: str, cache: Path) -> tuple[Kernel, Path]:
    """Return the kernel and its files; lists of packages that are missing or old are renewed."""
    try:
        return _offered(kind, series, cache)
    except TroubleError:
        subprocess.run([TREE / ".ci/system", "--update"], check=False)
        return _offered(kind, series, cache)


def _offered(kind: Architecture, series: str, cache: Path) -> tuple[Kernel, Path]:
    kernel = debian_kernel.newest(debian_kernel.offered(), kind.debian, series)
    if kernel is None:
        raise TroubleError(
            f"apt offers no kernel{f' {series}' if series else ''} with headers and source of one"
            " version; are the main and security archives of Debian among its sources?"
        )
    sys.stdout.write(f"Linux {kernel.release}, Debian {kernel.version}\n")
    sys.stdout.flush()
    return kernel, debian_kernel.fetch(kernel, cache)


@contextmanager
def _cache() -> Iterator[Path]:
    """Yield the folder for what is fetched and built, one run at a time."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(home) / "totembox" / "kernel"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


def _prepare(kernel: Kernel, root: Path, results: Path) -> Path:
    """Return the archive that the machine starts from."""
    _install(kernel.compiler)
    kernel_modules.build(kernel, root)
    return initramfs.pack(kernel_modules.in_order(kernel, root), results)


def _fresh(folder: Path) -> Path:
    """Return the folder, empty: an old report must never be taken for a new one."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _command(words: list[str]) -> str:
    """Return the script that the machine runs."""
    contracts = sorted((TREE / "tests/hardware").glob("test_*_contract.py"))
    # Time runs by the machine's own clock there, and fast: only the host can say what is too long.
    pytest = [
        sys.executable, "-m", "pytest", "-v", "--color=no", "-o", "junit_family=xunit1",
        "-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin", "-p", "pytest_timeout",
        "-o", "timeout=0", "-p", "tests.kernel.guest.kernel_rigs",
        "--junitxml=/results/report.xml", *words,
        *map(str, (GUEST, *contracts)),
    ]  # fmt: skip
    settings = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/tmp",  # noqa: S108 - the machine's own, gone with it
        "LANG": "C.UTF-8",
        # The tree first: the programs that the tests start are of it too, wherever .venv is.
        "PYTHONPATH": str(TREE),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    lines = [f"export {name}={shlex.quote(value)}" for name, value in settings.items()]
    return "\n".join([*lines, f"cd {shlex.quote(str(TREE))} || exit", shlex.join(pytest), ""])


if __name__ == "__main__":
    sys.exit(main())
