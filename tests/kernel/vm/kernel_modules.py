"""The modules of the test machine: built for its kernel, and listed in the order of loading."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from tests.kernel.vm.trouble import TroubleError, run

if TYPE_CHECKING:
    from tests.kernel.vm.debian_kernel import Kernel

HERE = Path(__file__).parent
SOURCES = (
    *("Kbuild", "gpio-sim-as-wires.h", "irq-sim-as-module.h"),
    *("recording.h", "i2c-recorder.c", "spi-recorder.c"),
)
_OFFERED = (
    *("virtio_pci", "9pnet_virtio", "9p", "overlay", "configfs", "i2c-dev", "evdev", "uinput"),
    *("loop", "vfat", "nls_cp437", "nls_ascii"),
)
_BUILT = ("gpio-sim-lines", "i2c-recorder", "spi-recorder")
NEEDED = (*_OFFERED, *_BUILT)


def build(kernel: Kernel, root: Path) -> None:
    """Build our modules among the kernel's own, unless they were built from the same sources."""
    digest = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in SOURCES)).hexdigest()
    stamp = root / "built-from"
    if stamp.exists() and stamp.read_text() == digest:
        return
    stamp.unlink(missing_ok=True)
    folder = root / "build"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "simulator", folder)
    for name in SOURCES:
        shutil.copy(HERE / name, folder)
    headers = root / "usr/src" / f"linux-headers-{kernel.release}"
    # Debian's modules carry type information for tracing; making ours would need its tool.
    run("make", "-s", "-C", headers, f"M={folder}", "CONFIG_DEBUG_INFO_BTF_MODULES=", "modules",
        doing="Building the kernel modules")  # fmt: skip
    extra = _modules(kernel, root) / "extra"
    extra.mkdir(exist_ok=True)
    for name in _BUILT:
        shutil.copy(folder / f"{name}.ko", extra)
    index(kernel, root)
    stamp.write_text(digest)


def index(kernel: Kernel, root: Path) -> None:
    """Write down which module stands on which others."""
    run(_sbin("depmod"), "-b", root, kernel.release, doing="Listing the kernel modules")


def in_order(kernel: Kernel, root: Path, *names: str) -> list[Path]:
    """Return the files of the modules, each after what it stands on."""
    listed = run(_sbin("modprobe"), "--show-depends", "--all", "-d", root, "-S", kernel.release,
                 *names, doing="Ordering the kernel modules")  # fmt: skip
    lines = [line.split() for line in listed.splitlines()]
    files = dict.fromkeys(Path(words[1]) for words in lines if words[0] == "insmod")
    if not files:
        raise TroubleError(f"Linux {kernel.release} has none of the modules {', '.join(names)}.")
    return list(files)


def _modules(kernel: Kernel, root: Path) -> Path:
    """Return where the image keeps its modules: in /lib, or in /usr/lib of newer releases."""
    places = [root / top / "modules" / kernel.release for top in ("lib", "usr/lib")]
    place = next((place for place in places if (place / "kernel").exists()), None)
    if place is None:
        raise TroubleError(f"The image of Linux {kernel.release} has no modules.")
    return place


def _sbin(command: str) -> str:
    """Return the path of a command for administrators, which users' paths leave out."""
    return shutil.which(command, path="/usr/sbin:/sbin:/usr/bin:/bin") or command
