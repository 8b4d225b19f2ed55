"""How long a press takes from its stamp to its lamp, beside the shortest hop there can be.

Run by `make bench`.  The hop is a byte in a pipe that wakes a reader of the same event loop, taken
in turns with the presses, so that whatever else the machine does slows both of them.
"""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, cast

from firmware_host.buttons.race import Race
from firmware_host.doctor.measures import Spread, spread
from firmware_host.panel.devices import Devices
from firmware_host.panel.faults import Faults
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.table.clock import TableClock
from firmware_host.table.table import Table
from hardware.pi.board import Board
from hardware.pi.buttons import PiButtons
from hardware.pi.lamps import PiLamps
from hardware.pi.lines import Lines
from tests.fixtures.host_tables import BareTable, SlowJournal, run
from tests.hardware.fake_gpiod import FakeChip
from tests.hardware.pi_rigs import BUTTON_LINES, LAMP_LINES

if TYPE_CHECKING:
    from firmware_host.journal.journal import Journal

SEATS = 8
PRESSES = 300
REST_S = 0.03


class Bench:
    """A table, a race, and the Pi's drivers for buttons and lamps over a chip that is faked."""

    def __init__(self) -> None:
        self._chip = FakeChip()
        dark = dict.fromkeys(LAMP_LINES[:SEATS], False)
        board = Board(
            lambda: Lines("/dev/gpiochip0", BUTTON_LINES, dark, request=self._chip.request_lines)
        )
        self.buttons = PiButtons(board, BUTTON_LINES)
        self._lamps = PiLamps(board, LAMP_LINES[:SEATS])
        bare = BareTable(seats=SEATS)
        bare.deal()
        journal = SlowJournal()
        journal.is_open.set()
        self.table = Table(bare.committed, cast("Journal", journal), TableClock())
        devices = Devices(self.buttons, SEATS, self._lamps, {})
        self.race = Race(self.table, devices, ButtonConfirmation(), Faults(), window_ms=15)

    async def press(self, seat: int) -> int:
        """Return the nanoseconds from the stamp of a press to its lamp."""
        self._lamps.show({seat: False})
        lit: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        output = self._chip.requests[1]
        before = output.set_values

        def seen(values: dict[int | str, object]) -> None:
            before(values)  # type: ignore[arg-type] # passed on as it came
            if not lit.done():
                lit.set_result(time.monotonic_ns())

        output.set_values = seen  # type: ignore[assignment,method-assign]
        at_ns = time.monotonic_ns()
        self._chip.drive(BUTTON_LINES[seat], at_ns, is_high=False)
        took_ns = await lit - at_ns
        output.set_values = before  # type: ignore[method-assign]
        await asyncio.sleep(REST_S)
        self._chip.drive(BUTTON_LINES[seat], time.monotonic_ns(), is_high=True)
        await asyncio.sleep(REST_S)
        return took_ns


class Hop:
    """A pipe and its reader."""

    def __init__(self) -> None:
        self._out, self._in = os.pipe()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._out, self._on_byte)

    async def once(self) -> int:
        """Return the nanoseconds from a byte to its reader."""
        self._came: asyncio.Future[int] = self._loop.create_future()
        begun_ns = time.monotonic_ns()
        os.write(self._in, b"!")
        return await self._came - begun_ns

    def close(self) -> None:
        """Close the pipe."""
        self._loop.remove_reader(self._out)
        os.close(self._out)
        os.close(self._in)

    def _on_byte(self) -> None:
        came_ns = time.monotonic_ns()
        os.read(self._out, 1)
        self._came.set_result(came_ns)


async def measure(presses: int = PRESSES) -> tuple[Spread, Spread]:
    """Return the spreads of the bare hop and of the way from stamp to lamp."""
    bench, hop = Bench(), Hop()
    hops: list[int] = []
    lamps: list[int] = []
    async with run(bench.table.run(), bench.race.run()):
        await asyncio.sleep(0.2)
        for n in range(presses):
            hops.append(await hop.once())
            lamps.append(await bench.press(n % SEATS))
    hop.close()
    bench.buttons.close()
    bare, whole = spread(hops), spread(lamps)
    if bare is None or whole is None:
        raise ValueError("too few presses to speak of")
    return bare, whole


def main() -> None:
    """Print both and their ratio."""
    bare, whole = asyncio.run(measure())
    for name, found in (("bare add_reader hop", bare), ("stamp to lamp", whole)):
        print(f"{name:20} p50 {found.p50_us:7.1f} us   p99 {found.p99_us:7.1f} us")  # noqa: T201
    print(f"ratio at p50: {whole.p50_us / bare.p50_us:.2f} ({whole.count} presses)")  # noqa: T201


if __name__ == "__main__":
    main()
