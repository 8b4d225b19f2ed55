"""What differs between hosts: the machine is of the host's kind, because it runs its files."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Architecture:
    """Debian's word for it, and QEMU's machine of that kind."""

    debian: str
    package: str
    qemu: str
    machine: tuple[str, ...]
    console: str
    boot: str = ""


KNOWN = {
    "x86_64": Architecture(
        "amd64",
        "qemu-system-x86",
        "qemu-system-x86_64",
        ("-cpu", "max"),
        "ttyS0",
        "tsc=reliable",
    ),
    "aarch64": Architecture(
        "arm64",
        "qemu-system-arm",
        "qemu-system-aarch64",
        ("-machine", "virt", "-cpu", "max,pauth-impdef=on"),
        "ttyAMA0",
    ),
}
