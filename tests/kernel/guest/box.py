"""The box of config/pi.toml as a process: its buttons, screens and table, without a network.

On SIGHUP a match begins in which a card is to be turned: no button is awaited. On SIGUSR1 one
begins in which a totem card lies open: every button is awaited. On SIGUSR2 the match ends.
The first word says how the buttons are wired, as `buttons.contact` does.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

import msgspec

from firmware_host.app.pi import PiBox
from firmware_host.buttons.race import Race
from firmware_host.config.box import read_config
from firmware_host.journal.journal import Journal
from firmware_host.panel.faults import Faults
from firmware_host.panel.panel import Panel
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.table.clock import TableClock
from firmware_host.table.commands import Correct, End, NewMatch
from firmware_host.table.deadlines import Deadlines
from firmware_host.table.decision import HOST
from firmware_host.table.restore import restore
from firmware_host.table.table import Table
from firmware_host.texts.resources import data_folder
from tests.fixtures.host_tables import stacked
from tests.kernel.guest.listener import say

if TYPE_CHECKING:
    from firmware_host.config.box import Config
    from firmware_host.table.state import TableState

MATCH = NewMatch(
    game="arriba",
    seats=8,
    options={
        "first_player": "seat0",
        "flip_delay_ms": 0,
        "grab_timeout_ms": 60_000,
        "announce": "before",
    },
    seed=1,
)
TOTEM = Correct(
    to=0,
    moves=[
        f"chance deal @0.000000000 first:0 {stacked('totem')}",
        "0 flip",
        "chance reveal @0.010000000",
    ],
    reason="a totem card on top",
)


def shipped(contact: Any) -> Config:
    """Return the configuration that is shipped, for buttons of this kind."""
    config = read_config(Path(str(data_folder("config") / "pi.toml")))
    buttons = msgspec.structs.replace(config.buttons, contact=contact)
    box = msgspec.structs.replace(config.box, language="en")
    return msgspec.structs.replace(config, buttons=buttons, box=box)


async def play(config: Config) -> None:
    """Run the box until somebody ends us."""
    faults, confirmation = Faults(), ButtonConfirmation()
    async with Journal(Path(mkdtemp()) / "journal.sqlite3") as journal, PiBox(config) as box:
        table = Table(restore(journal, config.box.seats).state, journal, TableClock())
        panel = Panel(
            table,
            box.devices,
            faults,
            name="kernel",
            addresses=lambda: ("http://10.0.0.1:8080/",),
            language="en",
            confirmation=confirmation,
        )
        race = Race(table, box.devices, confirmation, faults, window_ms=config.race.window_ms)
        table.listen(
            "test", lambda update: say("awaited", _pressing(update.state), time.monotonic_ns())
        )
        faults.listen(
            lambda: say(
                "faults", {each.device: each.key for each in faults.now}, time.monotonic_ns()
            )
        )
        alarm = Deadlines(table, grace_ms=0, is_collecting=race.is_collecting)
        async with asyncio.TaskGroup() as group:
            loop = asyncio.get_running_loop()

            def ask(*commands: NewMatch | Correct | End) -> None:
                group.create_task(_ask(table, commands))

            loop.add_signal_handler(signal.SIGHUP, ask, MATCH)
            loop.add_signal_handler(signal.SIGUSR1, ask, MATCH, TOTEM)
            loop.add_signal_handler(signal.SIGUSR2, ask, End())
            for part in (table, panel, race, alarm):
                group.create_task(part.run())
            say("begun")


def _pressing(state: TableState) -> list[int]:
    return sorted(seat for seat, by in state.awaited.items() if by == "button")


async def _ask(table: Table, commands: tuple[NewMatch | Correct | End, ...]) -> None:
    for command in commands:
        await table.ask(HOST, command)


if __name__ == "__main__":
    say("ready")
    asyncio.run(play(shipped(sys.argv[1])))
