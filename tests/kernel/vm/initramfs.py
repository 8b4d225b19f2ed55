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
    (tree / "bin").mkdir(parents=True)
    (tree / "modules").mkdir()
    shutil.copy(BUSYBOX, tree / "bin")
    shutil.copy(HERE / "init", tree)
    (tree / "init").chmod(0o755)
    names = [_lay(module, tree / "modules") for module in modules]
    (tree / "modules/order").write_text("".join(f"{name}\n" for name in names))
    archive = folder / "initramfs.gz"
    archive.write_bytes(gzip.compress(_cpio(tree), compresslevel=1))
    return archive


def _lay(module: Path, folder: Path) -> str:
    """Put one module there, unpacked, because busybox takes no other, and return its name."""
    name = module.name.removesuffix(".xz")
    data = module.read_bytes()
    (folder / name).write_bytes(lzma.decompress(data) if module.suffix == ".xz" else data)
    return name


def _cpio(tree: Path) -> bytes:
    names = "".join(f"{path.relative_to(tree)}\n" for path in sorted(tree.rglob("*")))
    done = subprocess.run(
        ["cpio", "--create", "--format=newc", "--quiet", "--owner=0:0"],
        cwd=tree, input=names.encode(), check=False, capture_output=True,
    )  # fmt: skip
    if done.returncode:
        raise TroubleError(f"Packing the first files failed: {done.stderr.decode().strip()}")
    return done.stdout
