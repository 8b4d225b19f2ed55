"""The CPU time and the thread wake-ups of an idle box.

Run by `make bench`: the whole daemon with the drivers of the Pi over a faked chip, a recording
OLED and a real pseudo-terminal for the LED panel; the broker is a process of its own.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

import msgspec

from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from hardware.pi.lines import Lines
from hardware.pi.recording_transport import RecordingTransport
from tests.hardware.fake_gpiod import FakeChip
from tests.hardware.fake_oled import FakeOled
from tests.hardware.pi_rigs import Cable

if TYPE_CHECKING:
    from hardware.pi.board import Wires

SECONDS = 20.0
SETTLE_S = 3.0


def config(folder: Path, lights: Path) -> Config:
    """Return a box for eight with a referee's screen and an LED panel."""
    return msgspec.convert(
        {
            "box": {"id": "bench", "hardware": "pi"},
            "web": {"host": "127.0.0.1", "port": 0},
            "broker": {"kind": "nats", "ws_host": "127.0.0.1", "ws_port": 0},
            "journal": {"path": str(folder / "journal.sqlite3")},
            "lights": {"device": str(lights)},
        },
        Config,
    )


def wakes() -> dict[str, int]:
    """Return the number of voluntary context switches of each thread."""
    names = {thread.native_id: thread.name for thread in threading.enumerate()}
    found: dict[str, int] = {}
    for task in Path("/proc/self/task").iterdir():
        text = (task / "status").read_text(encoding="ascii")
        count = int(text.split("voluntary_ctxt_switches:")[1].split()[0])
        found[names.get(int(task.name), f"thread {task.name}")] = count
    return found


async def measure(seconds: float = SECONDS) -> tuple[float, dict[str, float]]:
    """Return the share of a core, and the wake-ups a second of each thread that woke at all."""
    chip, oled, cable = FakeChip(), FakeOled(), Cable()
    far = cable.far
    if far is None:
        raise OSError("the pseudo-terminal is not there")
    asyncio.get_running_loop().add_reader(far, os.read, far, 65_536)

    def open_lines(wires: Wires, name: str) -> Lines:
        del name
        return Lines("/dev/gpiochip0", wires.inputs, wires.outputs, request=chip.request_lines)

    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch("firmware_host.app.pi.open_lines", open_lines),
        mock.patch("firmware_host.app.pi.open_i2c", return_value=RecordingTransport(oled)),
    ):
        async with running(config(Path(folder), cable.path)) as box:
            await asyncio.sleep(SETTLE_S)
            if box.faults.now:
                raise ValueError(f"something is missing: {box.faults.now}")
            before, begun_s, used_s = wakes(), time.monotonic(), time.process_time()
            await asyncio.sleep(seconds)
            took_s = time.monotonic() - begun_s
            share = (time.process_time() - used_s) / took_s
            after = wakes()
    asyncio.get_running_loop().remove_reader(far)
    cable.throw_away()
    rates = {name: (count - before.get(name, count)) / took_s for name, count in after.items()}
    return share, {name: rate for name, rate in rates.items() if rate > 0}


def main() -> None:
    """Print both."""
    share, rates = asyncio.run(measure())
    print(f"idle CPU: {100 * share:.2f} % of a core over {SECONDS:.0f} s")  # noqa: T201
    for name, rate in sorted(rates.items()):
        print(f"  {name:30} {rate:6.2f} wake-ups a second")  # noqa: T201


if __name__ == "__main__":
    main()
