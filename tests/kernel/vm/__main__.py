"""Run tests against a real kernel: fetch it, build its modules, boot it, and judge its report."""

from __future__ import annotations

import argparse
import shlex
import sys
from typing import TYPE_CHECKING

from tests.kernel.vm import guest_report, host, initramfs, kernel_modules
from tests.kernel.vm.host import TREE
from tests.kernel.vm.machine import Boot, watch
from tests.kernel.vm.trouble import TroubleError

if TYPE_CHECKING:
    from pathlib import Path

    from tests.kernel.vm.debian_kernel import Kernel

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
    kind = host.architecture()
    host.install(kind.package, *PACKAGES)
    results = host.fresh(RESULTS)
    with host.cache() as cache:
        kernel, root = host.kernel(kind, series, cache)
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


def _prepare(kernel: Kernel, root: Path, results: Path) -> Path:
    """Return the archive that the machine starts from."""
    host.install(kernel.compiler)
    kernel_modules.build(kernel, root)
    modules = kernel_modules.in_order(kernel, root, *kernel_modules.NEEDED)
    return initramfs.pack(modules, results)


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
