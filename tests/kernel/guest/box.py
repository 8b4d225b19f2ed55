"""The box of config/pi.toml as a process: its buttons, screens and table, without a network.

On SIGUSR1 a match begins, in which seat 1 has to act first; on SIGUSR2 it ends, and nobody has to.
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
from listener import say

from firmware_host.alarm import Alarm
from firmware_host.app.pi import PiBox
from firmware_host.clock import TableClock
from firmware_host.commands import End, NewMatch
from firmware_host.config import read_config
from firmware_host.faults import Faults
from firmware_host.frontends.panel import Panel
from firmware_host.frontends.race import Race
from firmware_host.journal import Journal
from firmware_host.presence import Presence
from firmware_host.resources import data_folder
from firmware_host.table.decision import HOST
from firmware_host.table.restore import restore
from firmware_host.table.table import Table

if TYPE_CHECKING:
    from firmware_host.config import Config

OPTIONS = {"first_player": "seat0", "flip_delay_ms": 0}


def shipped(contact: Any) -> Config:
    """Return the configuration that is shipped, for buttons of this kind."""
    config = read_config(Path(str(data_folder("config") / "pi.toml")))
    buttons = msgspec.structs.replace(config.buttons, contact=contact)
    box = msgspec.structs.replace(config.box, language="en")
    return msgspec.structs.replace(config, buttons=buttons, box=box)


async def play(config: Config) -> None:
    """Run the box until somebody ends us."""
    faults, presence = Faults(), Presence()
    async with Journal(Path(mkdtemp()) / "journal.sqlite3") as journal, PiBox(config) as box:
        table = Table(restore(journal, config.box.seats), journal, TableClock())
        panel = Panel(
            table, box.devices, faults, name="kernel", address="10.0.0.1:8080", language="en",
            presence=presence,
        )  # fmt: skip
        race = Race(table, box.devices, presence, faults, window_ms=config.race.window_ms)
        awaited: list[frozenset[int]] = []

        def expect(seats: frozenset[int]) -> None:
            if awaited[-1:] != [seats]:
                awaited.append(seats)
                say("awaited", sorted(seats), time.monotonic_ns())
            race.expect(seats)

        panel.on_awaited(expect)
        faults.listen(
            lambda: say(
                "faults", {each.device: each.key for each in faults.now}, time.monotonic_ns()
            )
        )
        alarm = Alarm(table, grace_ms=0, is_collecting=race.is_collecting)
        async with asyncio.TaskGroup() as group:
            match = NewMatch(game="arriba", seats=config.box.seats, options=OPTIONS, seed=1)
            for number, command in ((signal.SIGUSR1, match), (signal.SIGUSR2, End())):
                asyncio.get_running_loop().add_signal_handler(
                    number, lambda asked=command: group.create_task(table.ask(HOST, asked))
                )
            for part in (table, panel, race, alarm):
                group.create_task(part.run())
            say("begun")


if __name__ == "__main__":
    say("ready")
    asyncio.run(play(shipped(sys.argv[1])))
