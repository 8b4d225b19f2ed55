"""Debian's kernel: which packages belong together, and their files in the cache."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.kernel.vm.trouble import TroubleError, run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

SIMULATOR = ("drivers/gpio/gpio-sim.c", "drivers/gpio/gpiolib.h", "kernel/irq/irq_sim.c")
_FLAVOUR = r"linux-headers-(\d[^-]*(?:-\d+)?-{debian})"


@dataclass(frozen=True, slots=True)
class Package:
    """One package as apt offers it."""

    name: str
    version: str
    depends: str


@dataclass(frozen=True, slots=True)
class Kernel:
    """A kernel with everything that is needed to build modules for it."""

    release: str
    version: str
    compiler: str
    packages: tuple[str, ...]
    source: str

    @property
    def order(self) -> tuple[int, ...]:
        """Return what the newest kernel has most of."""
        return tuple(int(number) for number in re.findall(r"\d+", self.version))


def offered() -> list[Package]:
    """Return every kernel package that apt knows, in the version that it would install."""
    names = [
        name
        for stem in ("linux-headers-", "linux-source-")
        for name in run("apt-cache", "pkgnames", stem, doing="Looking up kernels").split()
    ]
    if not names:
        return []
    told = run("apt-cache", "show", "--no-all-versions", *names, doing="Looking up kernels")
    return list(read_packages(told))


def read_packages(told: str) -> Iterator[Package]:
    """Yield the packages of an answer of `apt-cache show`."""
    for paragraph in told.split("\n\n"):
        fields = dict(re.findall(r"^([A-Z][\w-]*): (.*)$", paragraph, flags=re.MULTILINE))
        if "Package" in fields:
            yield Package(fields["Package"], fields["Version"], fields.get("Depends", ""))


def newest(packages: Iterable[Package], debian: str, series: str = "") -> Kernel | None:
    """Return the newest kernel whose source is offered in just its version, if there is one.

    `debian` is Debian's word for the architecture.
    """
    known = list(packages)
    sources = {
        package.version: package.name
        for package in known
        if re.fullmatch(rf"linux-source-{re.escape(series) or '[0-9.]+'}", package.name)
    }
    found = [_with_headers(package, sources[package.version], debian) for package in known
             if package.version in sources]  # fmt: skip
    return max(
        (kernel for kernel in found if kernel), key=lambda kernel: kernel.order, default=None
    )


def _with_headers(headers: Package, source: str, debian: str) -> Kernel | None:
    """Return the kernel of these headers, or None if they are of another flavour, or none."""
    flavour = re.fullmatch(_FLAVOUR.format(debian=debian), headers.name)
    parts = re.findall(r"linux-(?:headers-[^\s,|(]+-common|kbuild-[^\s,|(]+)", headers.depends)
    compiler = re.search(r"gcc-\d+", headers.depends)
    if not (flavour and parts and compiler):
        return None
    # The image that is built with the headers; the signed one comes later, in a version of its own.
    image = f"linux-image-{flavour[1]}-unsigned"
    packages = (image, headers.name, *parts, source)
    return Kernel(flavour[1], headers.version, compiler[0], packages, source)


def fetch(kernel: Kernel, cache: Path) -> Path:
    """Return the folder with the kernel's files, fetched and unpacked if it is not there yet."""
    folder = cache / kernel.version
    if folder.exists():
        return folder
    making = cache / "making"
    shutil.rmtree(making, ignore_errors=True)
    (making / "packages").mkdir(parents=True)
    # All are built from one source and share its version.
    wanted = [f"{name}={kernel.version}" for name in kernel.packages]
    run("apt-get", "download", "-qq", *wanted, cwd=making / "packages", doing="Fetching the kernel")
    for package in sorted((making / "packages").glob("*.deb")):
        run("dpkg-deb", "-x", package, making, doing=f"Unpacking {package.name}")
    _unpack_simulator(making, kernel.source)
    _move_headers(making, kernel.release)
    shutil.rmtree(making / "packages")
    making.rename(folder)
    return folder


def _unpack_simulator(root: Path, source: str) -> None:
    """Take the files of the simulated GPIO chip out of the kernel's source."""
    archive = root / "usr/src" / f"{source}.tar.xz"
    members = [f"{source}/{member}" for member in SIMULATOR]
    target = root / "simulator"
    target.mkdir()
    run("tar", "-xJf", archive, "-C", target, "--occurrence=1", "--transform=s|.*/||", *members,
        doing="Taking gpio-sim out of the kernel's source")  # fmt: skip
    archive.unlink()


def _move_headers(root: Path, release: str) -> None:
    """Let the headers find each other where they are unpacked instead of in /usr/src."""
    makefile = root / "usr/src" / f"linux-headers-{release}" / "Makefile"
    if not makefile.exists():
        raise TroubleError(f"The headers of Linux {release} have no Makefile where it should be.")
    text = makefile.read_text()
    makefile.write_text(
        re.sub(r"/usr/src/([^/\s]+)/", r"$(dir $(lastword $(MAKEFILE_LIST)))../\1/", text)
    )
