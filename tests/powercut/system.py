"""The files of the machine, Python, the box and the drivers, in one archive."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.kernel.vm import initramfs, kernel_modules
from tests.kernel.vm.host import TREE
from tests.kernel.vm.trouble import run

if TYPE_CHECKING:
    from tests.kernel.vm.debian_kernel import Kernel

HERE: Final = Path(__file__).parent
_PROGRAM: Final = "tests.powercut.guest"
_E2FSCK: Final = Path("/sbin/e2fsck")
_FIRST: Final = ("virtio_pci", "virtio_console", "ext4")
_SECOND: Final = ("virtio_blk",)
_OWN: Final = ("engines", "firmware_host", "hardware", "seeds", "tests/kills", "tests/powercut")
_LEFT_OUT: Final = (
    *("test", "tests", "idlelib", "tkinter", "turtledemo", "lib2to3", "ensurepip", "pydoc_data"),
    *("config-*", "site-packages", "dist-packages", "*.opt-?.pyc", "*.a"),
)
_PROBE: Final = f"""
import sys, {_PROGRAM}
tops = [module for name, module in sys.modules.items() if "." not in name]
places = [(*getattr(top, "__path__", ()), getattr(top, "__file__", None))[0] for top in tops]
print(*(place for place in places if "-packages" in str(place)), sep="\\n")
"""
"""Prints the folder or file of each package that is not Python's own."""


def pack(kernel: Kernel, root: Path, folder: Path) -> Path:
    """Return the archive for the kernel."""
    tree = folder / "system"
    initramfs.begin(tree, HERE / "init")
    _lay_modules(kernel, root, tree / "modules")
    _lay_python(tree)
    _lay_project(tree / "box")
    _lay_libraries(tree)
    (tree / "command").write_text(_command())
    archive = folder / "system.cpio"
    archive.write_bytes(initramfs.archived(tree))
    shutil.rmtree(tree)
    return archive


def _lay_modules(kernel: Kernel, root: Path, folder: Path) -> None:
    kernel_modules.index(kernel, root)
    first = kernel_modules.in_order(kernel, root, *_FIRST)
    second = kernel_modules.in_order(kernel, root, *_SECOND)
    folder.mkdir()
    initramfs.lay_modules(first, folder / "first")
    initramfs.lay_modules([one for one in second if one not in first], folder / "second")


def _lay_python(tree: Path) -> None:
    """Lay out the interpreter, its library, and e2fsck, where they are on the host."""
    _lay(tree, _E2FSCK)
    _lay(tree, Path(sys.executable).resolve())
    for name in {sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")}:
        ignored = shutil.ignore_patterns(*_LEFT_OUT)
        shutil.copytree(name, tree / name.lstrip("/"), ignore=ignored, dirs_exist_ok=True)


def _lay_project(box: Path) -> None:
    """Lay out the project, and of the packages those that the box loads."""
    for name in _OWN:
        shutil.copytree(TREE / name, box / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(TREE / "tests/__init__.py", box / "tests")
    told = run(sys.executable, "-c", _PROBE, cwd=TREE, doing="Finding what the box loads")
    packages = box / "packages"
    packages.mkdir()
    for place in map(Path, told.splitlines()):
        if place.is_dir():
            shutil.copytree(place, packages / place.name)
        else:
            shutil.copy(place, packages)
    run(sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", box,
        doing="Compiling the project")  # fmt: skip


def _lay_libraries(tree: Path) -> None:
    """Lay out the libraries that the programs and modules are linked with."""
    linked = [Path(sys.executable).resolve(), _E2FSCK, *tree.rglob("*.so")]
    told = subprocess.run(["ldd", *linked], check=True, capture_output=True, text=True).stdout
    for name in set(re.findall(r"(/\S+) \(0x", told)):
        _lay(tree, Path(name))


def _lay(tree: Path, file: Path) -> None:
    target = tree / str(file).lstrip("/")
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, target)


def _command() -> str:
    """Return the script that the machine runs."""
    settings = {
        "PYTHONHOME": sys.base_prefix,
        "PYTHONPATH": "/box:/box/packages",
        "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
        "HOME": "/tmp",  # noqa: S108 - the machine's own, gone with it
        "LANG": "C.UTF-8",
    }
    lines = [f"export {name}={shlex.quote(value)}" for name, value in settings.items() if value]
    program = shlex.join([str(Path(sys.executable).resolve()), "-m", _PROGRAM])
    return "\n".join([*lines, "cd /box || exit", program, ""])
