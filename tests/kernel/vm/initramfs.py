"""The files that the test machine starts with: busybox, its first program and the modules."""

from __future__ import annotations

import gzip
import lzma
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from tests.kernel.vm.trouble import TroubleError

if TYPE_CHECKING:
    from collections.abc import Iterable

HERE = Path(__file__).parent
BUSYBOX = Path("/bin/busybox")


def pack(modules: Iterable[Path], folder: Path) -> Path:
    """Lay the files out in the folder and return the archive for the kernel."""
    tree = folder / "initramfs"
    begin(tree, HERE / "init")
    lay_modules(modules, tree / "modules")
    archive = folder / "initramfs.gz"
    archive.write_bytes(gzip.compress(archived(tree), compresslevel=1))
    return archive


def begin(tree: Path, init: Path) -> None:
    """Make a tree of busybox and the first program."""
    (tree / "bin").mkdir(parents=True)
    shutil.copy(BUSYBOX, tree / "bin")
    shutil.copy(init, tree / "init")
    (tree / "init").chmod(0o755)


def lay_modules(modules: Iterable[Path], folder: Path) -> None:
    """Put modules there, and the order in which they are loaded."""
    folder.mkdir()
    names = [_lay(module, folder) for module in modules]
    (folder / "order").write_text("".join(f"{name}\n" for name in names))


def archived(tree: Path) -> bytes:
    """Return the tree as the kernel reads it."""
    names = "".join(f"{path.relative_to(tree)}\n" for path in sorted(tree.rglob("*")))
    done = subprocess.run(
        ["cpio", "--create", "--format=newc", "--quiet", "--owner=0:0"],
        cwd=tree, input=names.encode(), check=False, capture_output=True,
    )  # fmt: skip
    if done.returncode:
        raise TroubleError(f"Packing the first files failed: {done.stderr.decode().strip()}")
    return done.stdout


def _lay(module: Path, folder: Path) -> str:
    """Put one module there, unpacked, because busybox takes no other, and return its name."""
    name = module.name.removesuffix(".xz")
    data = module.read_bytes()
    (folder / name).write_bytes(lzma.decompress(data) if module.suffix == ".xz" else data)
    return name
