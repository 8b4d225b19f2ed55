"""The path of a press in virtual time: edges, debounce, race, table, and what is published."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import msgspec

from firmware_host.buttons.race import Race as PressPath
from firmware_host.panel.devices import Devices
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.table.clock import TableClock
from firmware_host.table.table import Table
from firmware_host.wire import build
from hardware.sim import SimLamps
from tests.fixtures.host_tables import run
from tests.hardware.race_buttons import NS_PER_SECOND, RaceButtons
from tests.hardware.race_scenes import table_for

if TYPE_CHECKING:
    from firmware_host.journal.journal import Journal
    from firmware_host.journal.rows import Entries
    from firmware_host.panel.faults import Faults
    from firmware_host.table.table import Update
    from tests.hardware.races import Race
    from tests.hardware.virtual_time import VirtualTimeLoop

WINDOW_MS = 15


class Spectator:
    """Reads the payloads that a box publishes for everybody: every event, and the latest state."""

    def __init__(self, table: Table) -> None:
        self.events: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        table.listen("spectator", self._on_update)

    def _on_update(self, update: Update) -> None:
        events = build.encode(build.events(update.state, update.events, None))
        self.events += msgspec.json.decode(events)
        self.state = msgspec.json.decode(build.encode(build.public_state(update.state)))


class _NoDisk:
    """A journal that keeps nothing."""

    async def append(self, entries: list[Entries]) -> None:
        """Forget the entries."""


class _DroppedFaults:
    """Faults that are dropped: formatting their texts takes a tenth of the time of a race."""

    def report(self, device: str, key: str, why: str = "", **facts: Any) -> None:
        """Do nothing."""

    def clear(self, device: str) -> None:
        """Do nothing."""


async def play(race: Race, loop: VirtualTimeLoop) -> Spectator:
    """Return what is published of the race."""
    origin_ns = loop.now_ns
    loop.lag_ns = race.timer_lag_ns
    loop.stall_ns = (origin_ns + race.stall_ns[0], origin_ns + race.stall_ns[1])

    def monotonic() -> int:
        return loop.now_ns - origin_ns

    seats = len(race.wires)
    buttons = RaceButtons(seats + 1, down=race.held, clock_ns=monotonic)
    state = table_for(race.scene, seats, race.margin_us)
    table = Table(state, cast("Journal", _NoDisk()), TableClock(monotonic))
    devices = Devices(buttons, seats, SimLamps(seats + 1), {})
    path = PressPath(
        table,
        devices,
        ButtonConfirmation(),
        cast("Faults", _DroppedFaults()),
        window_ms=WINDOW_MS,
        monotonic=monotonic,
    )
    spectator = Spectator(table)
    async with run(table.run(), path.run()):
        buttons.begin(race)
        await asyncio.sleep(race.end_ns / NS_PER_SECOND)
    return spectator
