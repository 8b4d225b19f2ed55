"""The test machine: QEMU, its console, and a watch over its silence."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.kernel.vm.trouble import TroubleError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.kernel.vm.architecture import Architecture

# The machine's clock counts its own instructions, one a nanosecond, and jumps over idle time: how
# busy the host is changes nothing that is seen or measured inside.
CLOCK = ("-accel", "tcg", "-icount", "shift=0,sleep=off", "-smp", "1")
SIZE = ("-m", "1024")
BARE = ("-display", "none", "-monitor", "none", "-nodefaults", "-no-user-config", "-no-reboot")
# A fault of the kernel ends the machine: without a report the host fails.
BOOT = "quiet loglevel=4 oops=panic panic=-1 mitigations=off"


@dataclass(frozen=True, slots=True)
class Boot:
    """What the machine is started from, and the folder through which it hands back results."""

    architecture: Architecture
    vmlinuz: Path
    initramfs: Path
    results: Path

    def command(self) -> list[str]:
        """Return QEMU's command line: emulated in software, the same on every host."""
        share = "security_model=none,multidevs=remap"
        kind = self.architecture
        boot = f"console={kind.console} {BOOT} {kind.boot}".strip()
        return [
            kind.qemu, *kind.machine, *CLOCK, *SIZE, *BARE, "-serial", "stdio",
            "-kernel", str(self.vmlinuz), "-initrd", str(self.initramfs), "-append", boot,
            "-fsdev", f"local,id=host,path=/,readonly=on,{share}",
            "-device", "virtio-9p-pci,fsdev=host,mount_tag=host",
            "-fsdev", f"local,id=results,path={self.results},{share}",
            "-device", "virtio-9p-pci,fsdev=results,mount_tag=results",
            "-device", "virtio-rng-pci",
        ]  # fmt: skip


def watch(command: Sequence[str], console: Path, *, silence_s: float) -> None:
    """Run the machine to its end, showing its console; end it when it says nothing any more."""
    with (
        console.open("wb") as log,
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as machine,
    ):
        try:
            _relay(machine, log.fileno(), silence_s)
        finally:
            machine.kill()
    if machine.returncode:
        raise TroubleError(
            f"The test machine ended with {machine.returncode}; its console is in {console}."
        )


def _relay(machine: subprocess.Popen[bytes], log: int, silence_s: float) -> None:
    """Copy what the machine says to our own output and to its log until it ends."""
    source = machine.stdout.fileno() if machine.stdout else -1
    while True:
        ready, _, _ = select.select([source], [], [], silence_s)
        if not ready:
            raise TroubleError(f"The test machine said nothing for {silence_s:g} s and was ended.")
        chunk = os.read(source, 65536)
        if not chunk:
            machine.wait(silence_s)
            return
        os.write(log, chunk)
        sys.stdout.buffer.write(chunk)
        sys.stdout.flush()
