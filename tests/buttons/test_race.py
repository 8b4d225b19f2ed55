"""From edges of simulators to a verdict: order of stamps, flips, and lamps."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, cast

import pytest

from engines.core.notation import NS_PER_MS, NS_PER_SECOND
from firmware_host.buttons.race import Race
from firmware_host.panel.devices import Devices
from firmware_host.panel.faults import Faults
from firmware_host.seating.button_confirmation import ButtonConfirmation
from firmware_host.table import commands as do
from firmware_host.table.clock import TableClock
from firmware_host.table.table import Table
from hardware.ports import DeviceError, Edge, Press
from hardware.sim import SimButtons, SimLamps
from tests.fixtures.host_tables import (
    BareTable,
    SlowJournal,
    open_window,
    resting,
    run,
    until,
)
from tests.fixtures.prompts import ask, show_at_once

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.journal.journal import Journal
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
        self.table = Table(bare.committed, cast("Journal", self.journal), TableClock())
        self.buttons = SimButtons(SEATS + 1, down=down)
        self.lamps = SimLamps(SEATS + 1)
        self.confirmation = ButtonConfirmation()
        show_at_once(self.confirmation, self.table)
        devices = Devices(self.buttons, SEATS, lamps or self.lamps, {})
        self.faults = Faults()
        self.race = Race(self.table, devices, self.confirmation, self.faults, window_ms=15)

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
    number = rig.table.committed.number
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
    number = rig.table.committed.number
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


async def test_in_a_pause_a_press_that_confirms_a_seat_is_no_grab() -> None:
    bare = duelling()
    bare.done(0, do.Pause())
    rig = Rig(bare)
    before = rig.table.committed
    async with run(rig.table.run(), rig.race.run()):
        waiting = await ask(rig.confirmation, 2)
        rig.buttons.press(2)
        assert await waiting
        await asyncio.sleep(0.04)
        assert rig.table.committed is before


async def test_a_request_neither_voids_nor_delays_a_grab() -> None:
    rig = Rig(duelling())
    rig.confirmation.hold_s = 0.1
    before = rig.table.committed
    async with run(rig.table.run(), rig.race.run()):
        waiting = await ask(rig.confirmation, 1)
        rig.buttons.press(1)
        rig.buttons.press(0, time.monotonic_ns() + NS_PER_MS)
        await until(rig.table, lambda state: state is not before)
        await asyncio.sleep(0.2)
        assert rig.confirmation.is_waiting(1), "a grab that is held long gives no seat away"
        waiting.cancel()
    grabs = [line.split(" @")[0] for line in rig.lines]
    assert grabs == ["1 grab", "0 grab", "chance settle"]


@pytest.mark.parametrize(("shown_s", "down_s"), [(0.0, 0.05), (60.0, 0.05), (60.0, 0.2)])
async def test_what_is_asked_of_a_button_is_no_move_however_long_it_is_down(
    shown_s: float, down_s: float
) -> None:
    rig = Rig(resting())
    rig.confirmation.hold_s, rig.confirmation.shown_s = 0.1, shown_s
    async with run(rig.table.run(), rig.race.run()):
        waiting = await ask(rig.confirmation, 1)
        rig.buttons.press(1)
        await asyncio.sleep(down_s)
        rig.buttons.release(1)
        await asyncio.sleep(0.05)
        assert (rig.lines, waiting.done()) == ([], False)
        waiting.cancel()


async def test_a_press_before_its_button_was_needed_is_no_move_and_one_after_it_is() -> None:
    rig = Rig(resting())
    async with run(rig.table.run(), rig.race.run()):
        waiting = await ask(rig.confirmation, 1)
        asked_ns = time.monotonic_ns()
        await open_window(rig.table)
        rig.table.clock.set(2 * NS_PER_SECOND)
        begun = len(rig.lines)
        rig.buttons.press(1, asked_ns)
        await asyncio.sleep(0.05)
        assert rig.lines[begun:] == [], "the screen asked for it when it was made"
        rig.buttons.release(1)
        await asyncio.sleep(0.05)
        rig.buttons.press(1)
        await until(rig.table, lambda _: len(rig.lines) > begun)
        assert not waiting.done()
        waiting.cancel()
    assert rig.lines[begun].startswith("1 buzz")


async def test_in_play_a_button_that_a_screen_asked_to_hold_gives_the_seat() -> None:
    rig = Rig(resting())
    rig.confirmation.hold_s = 0.1
    async with run(rig.table.run(), rig.race.run()):
        waiting = await ask(rig.confirmation, 1)
        rig.buttons.press(1)
        assert await waiting
        await asyncio.sleep(0.05)
    assert rig.lines == []


async def test_the_lamp_is_lit_before_the_journal_has_committed() -> None:
    rig = Rig(duelling())
    rig.journal.is_open.clear()
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(1)
        lit = rig.lamps.lit
        assert not rig.journal.was_asked.is_set()
        await rig.journal.was_asked.wait()
        assert (lit[1], lit[0], rig.journal.commits) == (True, False, [])


async def test_missing_lamps_lose_no_press() -> None:
    rig = Rig(duelling(), NoLamps())
    number = rig.table.committed.number
    async with run(rig.table.run(), rig.race.run()):
        rig.buttons.press(0)
        await until(rig.table, lambda state: state.number > number)
    assert rig.lines[-1] == "chance settle"


async def test_buttons_without_a_seat_or_a_match_do_nothing() -> None:
    rig = Rig(BareTable(seats=0))
    before = rig.table.committed
    async with run(rig.table.run(), rig.race.run()):
        for button in range(SEATS + 1):
            rig.buttons.press(button)
        await asyncio.sleep(0.05)
    assert rig.table.committed is before
    assert not any(rig.lamps.lit.values())


async def test_the_race_ends_with_its_buttons() -> None:
    rig = Rig(duelling())
    rig.buttons.close()
    async with run(rig.table.run()):
        await rig.race.run()
    assert rig.journal.commits == []


async def test_pending_presses_are_reported() -> None:
    rig = Rig(duelling())
    assert not rig.race.is_collecting()
    rig.race._reader.feed(Edge(0, is_down=True, at_ns=time.monotonic_ns()))
    assert rig.race.is_collecting()
    rig = Rig(duelling())
    rig.race._collector.add(Press(soon_ns(0), 0), soon_ns(0))
    assert rig.race.is_collecting()
