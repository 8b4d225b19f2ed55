"""The press path of the box as a process of its own, to be pressed, stopped and drowned.

Driver, debouncing, health, press collector and race are those of the box, unmodified.  Only the
table is a stand-in: it tells on the standard output what it was asked to judge.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, ClassVar, cast

from firmware_host.buttons.race import Race
from firmware_host.panel.devices import Devices
from firmware_host.panel.faults import Faults
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.table.commands import PlayAgain, Presses
from hardware.pi.board import Board, Wires, open_lines
from hardware.pi.buttons import PiButtons
from hardware.pi.lamps import PiLamps
from hardware.ports import Edge
from tests.kernel.guest.listener import BUTTON_LINES, LAMP_LINES, SEATS, say

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from firmware_host.table.table import Table
    from hardware.ports import Buttons, Gap, Lamps

WINDOW_MS = 15


class Listened:
    """The buttons, with an ear on the order in which their edges arrive."""

    def __init__(self, buttons: Buttons) -> None:
        self._buttons = buttons
        self._arrived: dict[tuple[int, int], int] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._buttons, name)

    async def edges(self) -> AsyncIterator[Edge | Gap]:
        """Yield what the driver yields; tell which buttons were let go."""
        async for item in self._buttons.edges():
            if isinstance(item, Edge):
                self._arrived[item.button, item.at_ns] = len(self._arrived)
                if not item.is_down:
                    say("up", item.button, item.at_ns)
            yield item

    def first_of(self, stamped: tuple[tuple[int, int], ...]) -> int:
        """Return the button whose press arrived first, and forget what came until now."""
        arrived, self._arrived = self._arrived, {}
        return min(stamped, key=lambda press: arrived.get(press, -1))[0]


class ToldTable:
    """Stands for a table at which all seats play; its clock is the kernel's."""

    seats = frozenset(range(SEATS))
    buttons = tuple(range(SEATS))
    match = None
    is_paused = False
    awaited: ClassVar[dict[int, str]] = {}
    move_buttons = seats

    def __init__(self, buttons: Listened, lamps: Lamps) -> None:
        self.committed = self.clock = self
        self._buttons = buttons
        self._lamps = lamps

    def is_running(self) -> bool:
        """Tell that there is somebody to press."""
        return True

    def is_in_play(self) -> bool:
        """Tell that a press is a move, and no answer to somebody who asks for a seat."""
        return True

    def is_playing(self, _button: int) -> bool:
        """Tell that every button plays."""
        return True

    def follow(self, _name: str, _listener: object) -> None:
        """Promise to tell of changes, of which there are none."""

    def stamp_ns(self, at_ns: int) -> int:
        """Return the kernel's own time."""
        return at_ns

    async def ask(self, _who: object, command: Presses | PlayAgain) -> None:
        """Tell the test what would be judged, and put the lamps out."""
        if isinstance(command, Presses):
            say("presses", command.presses, self._buttons.first_of(command.presses))
        else:
            say("again", time.monotonic_ns())
        self._lamps.show(dict.fromkeys(range(SEATS), False))


async def judge(heard: Buttons, lamps: Lamps) -> None:
    """Run the path of a press."""
    buttons = Listened(heard)
    devices = Devices(cast("Any", buttons), SEATS, lamps, {})
    table = cast("Table", ToldTable(buttons, lamps))
    faults = Faults()
    faults.listen(
        lambda: say(
            "faults", {fault.device: fault.key for fault in faults.now}, time.monotonic_ns()
        )
    )
    say("ready")
    race = Race(table, devices, ButtonConfirmation(), faults, window_ms=WINDOW_MS)
    say("begun")
    await race.run()


if __name__ == "__main__":
    wired = Wires(BUTTON_LINES, dict.fromkeys(LAMP_LINES, False))
    header = Board(lambda: open_lines(wired))
    asyncio.run(judge(PiButtons(header, BUTTON_LINES), PiLamps(header, LAMP_LINES)))
