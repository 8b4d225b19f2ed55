"""From edges of real simulators to a verdict: order of stamps, flips, and hands on lamps."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, cast

from host_tables import BareTable, SlowJournal, run, until

from engines.core.notation import NS_PER_MS
from firmware_host import commands as do
from firmware_host.clock import TableClock
from firmware_host.faults import Faults
from firmware_host.frontends.devices import Devices
from firmware_host.frontends.race import Race
from firmware_host.presence import Presence
from firmware_host.table.table import Table
from hardware.ports import DeviceError, Edge, Press
from hardware.sim import SimButtons, SimLamps

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.journal import Journal
    from hardware.ports import Lamps

SEATS = 8
FLIP = SEATS


class NoLamps:
    """Lamps whose cable is out."""

    def show(self, lit: Mapping[int, bool]) -> None:
        """Fail as a real driver does."""
        raise DeviceError(f"the lamps {sorted(lit)} do not answer")


class Rig:
    """A table, its buttons and its lamps; the journal is quick unless a test holds it."""

    def __init__(
        self, bare: BareTable, lamps: Lamps | None = None, *, down: tuple[int, ...] = ()
    ) -> None:
        self.journal = SlowJournal()
        self.journal.is_open.set()
        self.table = Table(bare.state, cast("Journal", self.journal), TableClock())
        self.buttons = SimButtons(SEATS + 1, down=down)
        self.lamps = SimLamps(SEATS + 1)
        self.presence = Presence()
        devices = Devices(self.buttons, SEATS, lamps or self.lamps, {})
        self.faults = Faults()
        self.race = Race(self.table, devices, self.presence, self.faults, window_ms=15)

    @property
    def lines(self) -> list[str]:
        """Return what was written down."""
        entries = (entry for commit in self.journal.commits for entry in commit)
        return [line.body for entry in entries for line in entry.lines]


def duelling() -> BareTable:
    """Return a table at which seats 0 and 1 may grab."""
    bare = BareTable()
    bare.duel()
    return bare


def soon_ns(after_ms: int) -> int:
    """Return a stamp of the monotonic clock."""
    return time.monotonic_ns() + after_ms * NS_PER_MS


async def test_presses_are_judged_by_stamp_and_not_by_arrival() -> None:
    rig = Rig(duelling())
    number = rig.table.state.number
    async with run(rig.table.run(), rig.race.run()):
        stamp_ns = soon_ns(3)
        rig.buttons.press(1, stamp_ns + 2 * NS_PER_MS, bounce_us=(300, 200))
        rig.buttons.press(0, stamp_ns)
        await until(rig.table, lambda state: state.number > number)
    grabs = [line.split(" @")[0] for line in rig.lines]
    assert grabs == ["0 grab", "1 grab", "chance settle"]
    first, second = (float(line.split("@")[1]) for line in rig.lines[:2])
    assert round(second - first, 6) == 0.002
    assert len(rig.journal.commits) == 1


async def test_a_held_button_presses_once() -> None:
    rig = Rig(duelling())
    number = rig.table.state.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(1)
        await until(rig.table, lambda state: state.number > number)
        await asyncio.sleep(0.05)
    assert [line.split(" @")[0] for line in rig.lines] == ["1 grab", "chance settle"]


async def test_the_flip_button_turns_the_next_card() -> None:
    bare = BareTable()
    bare.deal()
    rig = Rig(bare)
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(FLIP)
        await until(rig.table, lambda state: state.number == 2)
    assert rig.lines == ["0 flip"]


async def test_in_a_pause_the_press_of_somebody_who_takes_a_seat_is_no_grab() -> None:
    bare = duelling()
    bare.done(0, do.Pause())
    rig = Rig(bare)
    before = rig.table.state
    async with run(rig.table.run(), rig.race.run()):
        waiting = asyncio.create_task(rig.presence.wait(2, seconds=5))
        await asyncio.sleep(0)
        rig.buttons.press(2)
        assert await waiting
        await asyncio.sleep(0.04)
        assert rig.table.state is before


async def test_in_play_a_grab_is_a_grab_whoever_asks_for_the_seat() -> None:
    rig = Rig(duelling())
    before = rig.table.state
    async with run(rig.table.run(), rig.race.run()):
        waiting = asyncio.create_task(rig.presence.wait(1, seconds=30))
        await asyncio.sleep(0)
        rig.buttons.press(1)
        await until(rig.table, lambda state: state is not before)
        rig.buttons.release(1)
        assert rig.presence.is_waiting(1)
        waiting.cancel()
    assert [line.split(" @")[0] for line in rig.lines] == ["1 grab", "chance settle"]


async def test_the_lamp_answers_the_hand_before_the_disk_does() -> None:
    rig = Rig(duelling())
    rig.journal.is_open.clear()
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(1)
        lit = rig.lamps.lit
        assert not rig.journal.was_asked.is_set()
        await rig.journal.was_asked.wait()
        assert (lit[1], lit[0], rig.journal.commits) == (True, False, [])


async def test_lamps_without_a_cable_cost_nobody_a_press() -> None:
    rig = Rig(duelling(), NoLamps())
    number = rig.table.state.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)
    assert rig.lines[-1] == "chance settle"


async def test_buttons_of_nobody_and_a_table_without_a_match_do_nothing() -> None:
    rig = Rig(BareTable(seats=0))
    before = rig.table.state
    async with run(rig.table.run(), rig.race.run()):
        for button in range(SEATS + 1):
            rig.buttons.press(button)
        await asyncio.sleep(0.05)
    assert rig.table.state is before
    assert not any(rig.lamps.lit.values())


async def test_the_race_ends_with_its_buttons() -> None:
    rig = Rig(duelling())
    rig.buttons.close()
    async with run(rig.table.run()):
        await rig.race.run()
    assert rig.journal.commits == []


async def test_it_tells_whether_presses_are_on_their_way() -> None:
    rig = Rig(duelling())
    assert not rig.race.is_collecting()
    rig.race._contacts.feed(Edge(0, is_down=True, at_ns=time.monotonic_ns()))
    assert rig.race.is_collecting()
    rig = Rig(duelling())
    rig.race._arbiter.add(Press(soon_ns(0), 0), soon_ns(0))
    assert rig.race.is_collecting()
