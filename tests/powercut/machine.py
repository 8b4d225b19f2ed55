"""The virtual machine: booted once, copied while it waits for its order, and started as that copy.

Its disk is the one of `disk.py`. The processor is emulated on every host: where /dev/kvm is there
and does not work, QEMU starts and then stands still.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tests.kernel.vm.machine import BARE, BOOT
from tests.kernel.vm.trouble import TroubleError
from tests.powercut.guest import READY

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from pathlib import Path

    from tests.kernel.vm.architecture import Architecture

LINE, DISK, CONTROL, CONSOLE = "line", "disk", "control", "box.log"
"""The files of a machine's folder: three sockets, and what the console says."""
_SIZE: Final = ("-accel", "tcg", "-smp", "1", "-m", "512")


class EndedError(Exception):
    """The machine has ended."""


@dataclass(frozen=True)
class Machine:
    """What each life is started from."""

    architecture: Architecture
    vmlinuz: Path
    archive: Path
    copy: Path

    async def boot(self, folder: Path) -> Process:
        """Boot the kernel."""
        kind = self.architecture
        # On a busy host the emulated timer may be late for the kernel's test of it.
        words = f"console={kind.console} {BOOT} {kind.boot} no_timer_check"
        kernel = ("-kernel", self.vmlinuz, "-initrd", self.archive, "-append", words)
        return await self._run(folder, *kernel)

    async def resume(self, folder: Path) -> Process:
        """Start the copy of a machine that has booted."""
        return await self._run(folder, "-incoming", f"exec:cat {self.copy}")

    async def _run(self, folder: Path, *start: str | Path) -> Process:
        kind = self.architecture
        driver = "if=none,id=disk,format=raw,cache=writeback,file.driver=nbd,file.server.type=unix"
        with (folder / CONSOLE).open("ab") as console:
            return await asyncio.create_subprocess_exec(
                *("setpriv", "--pdeathsig", "KILL"),
                *(kind.qemu, *kind.machine, *_SIZE, *BARE, "-serial", "stdio", *start),
                *("-qmp", f"unix:{folder / CONTROL},server=on,wait=off"),
                *("-chardev", f"socket,id=line,path={folder / LINE}"),
                *("-device", "virtio-serial-pci", "-device", "virtserialport,chardev=line"),
                *("-drive", f"{driver},file.server.path={folder / DISK}"),
                *("-device", "virtio-blk-pci,drive=disk"),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=console,
                stderr=console,
            )


async def listen(folder: Path) -> asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Return the line to a machine that is started next, when it comes."""
    loop = asyncio.get_running_loop()
    came: asyncio.Future[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = loop.create_future()
    (folder / LINE).unlink(missing_ok=True)

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not came.done():
            came.set_result((reader, writer))

    server = await asyncio.start_unix_server(take, folder / LINE, limit=2**24)
    came.add_done_callback(lambda _: server.close())
    return came


async def copy_booted(machine: Machine, folder: Path) -> None:
    """Boot a machine and write its copy to the file from which lives start."""
    line = await listen(folder)
    process = await machine.boot(folder)
    try:
        reader, writer = await or_ended(process, line)
        told = await or_ended(process, reader.readline())
        _check_ready(told)
        await _migrate(folder / CONTROL, machine.copy)
        writer.close()
    except EndedError as error:
        said = (folder / CONSOLE).read_text(errors="replace")
        raise TroubleError(f"The machine ended before it was ready: {said[-2_000:]}") from error
    finally:
        end(process)
        await process.wait()


def _check_ready(told: bytes) -> None:
    if not told or json.loads(told)["topic"] != READY:
        raise EndedError


async def _migrate(control: Path, target: Path) -> None:
    reader, writer = await asyncio.open_unix_connection(control)

    async def ask(execute: str, **arguments: Any) -> dict[str, Any]:
        writer.write(json.dumps({"execute": execute, "arguments": arguments}).encode() + b"\n")
        while "return" not in (told := json.loads(await reader.readline())):
            if "error" in told:
                raise TroubleError(f"The machine cannot be copied: {told['error']['desc']}")
        return dict(told["return"])

    await ask("qmp_capabilities")
    await ask("migrate-set-parameters", **{"max-bandwidth": 2**40})
    await ask("migrate", uri=f"exec:cat > {target}")
    while (status := (await ask("query-migrate"))["status"]) != "completed":
        if status == "failed":
            raise TroubleError("The machine cannot be copied.")
        await asyncio.sleep(0.1)
    writer.close()


def end(process: Process) -> None:
    """Kill the machine, if it is there."""
    # Not by the method of the process: that may take the exit status away from who waits for it.
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)


async def or_ended(process: Process, wanted: Any) -> Any:
    """Return what is wanted, or raise EndedError if the machine ends before."""
    ended = asyncio.ensure_future(process.wait())
    wanted = asyncio.ensure_future(wanted)
    await asyncio.wait({ended, wanted}, return_when=asyncio.FIRST_COMPLETED)
    ended.cancel()
    if not wanted.done():
        wanted.cancel()
        raise EndedError
    return wanted.result()
