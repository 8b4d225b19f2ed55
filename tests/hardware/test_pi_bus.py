"""Priorities of transfers where many screens share one bus."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest

from hardware.pi.bus import Bus
from hardware.pi.oled import OledScreen
from hardware.pi.recording_transport import RecordingTransport
from hardware.ports import Frame
from tests.hardware.fake_oled import PAGES, FakeOled

if TYPE_CHECKING:
    from collections.abc import Sequence

DARK = Frame(128, 64, bytes(1024))
LIT = Frame(128, 64, b"\xff" * 1024)


class WatchedOled(FakeOled):
    """A screen that tells whose page the bus carries; its `slow` one waits to be let go."""

    def __init__(self, name: str, carried: list[str], slow: int = 0) -> None:
        super().__init__()
        self.is_busy, self.may_go = threading.Event(), threading.Event()
        self._name, self._carried, self._slow = name, carried, slow

    def data(self, data: Sequence[int]) -> None:
        """Take pixels."""
        self._carried.append(self._name)
        if self._carried.count(self._name) == self._slow:
            self.is_busy.set()
            self.may_go.wait()
        super().data(data)


async def test_an_urgent_transfer_waits_for_one_transfer_at_most() -> None:
    bus, may_end, done = Bus("i2c-1"), threading.Event(), list[str]()

    def transfer(name: str) -> str:
        may_end.wait()
        done.append(name)
        return name

    seats = [asyncio.create_task(bus.run(transfer, f"seat{n}")) for n in range(8)]
    await asyncio.sleep(0)
    referee = asyncio.create_task(bus.run_urgent(transfer, "referee"))
    await asyncio.sleep(0)
    may_end.set()
    assert await referee == "referee"
    assert await asyncio.gather(*seats) == [f"seat{n}" for n in range(8)]
    assert done == ["seat0", "referee", *(f"seat{n}" for n in range(1, 8))]
    bus.close()


async def test_the_referees_frame_interrupts_another_between_two_pages() -> None:
    carried: list[str] = []
    bus, wide, quick = Bus("i2c-1"), WatchedOled("s", carried, 3), WatchedOled("r", carried)
    seat = OledScreen("seat0", bus, lambda: RecordingTransport(wide))
    referee = OledScreen("referee", bus, lambda: RecordingTransport(quick), is_urgent=True)
    wide.may_go.set()
    await asyncio.gather(seat.show(DARK), referee.show(DARK))
    for event in (wide.is_busy, wide.may_go):
        event.clear()
    carried.clear()
    showing = asyncio.create_task(seat.show(LIT))
    await asyncio.to_thread(wide.is_busy.wait)
    naming = asyncio.create_task(referee.show(LIT))
    await asyncio.sleep(0)
    wide.may_go.set()
    await asyncio.gather(showing, naming)
    assert "".join(carried) == "sss" + "r" * PAGES + "s" * (PAGES - 3)
    assert (wide.seen(), quick.seen()) == (LIT, LIT)
    bus.close()


async def test_closing_a_bus_cancels_waiting_transfers() -> None:
    bus, may_end = Bus("i2c-1"), threading.Event()
    under_way, waiting = (asyncio.create_task(bus.run(may_end.wait)) for _ in range(2))
    await asyncio.sleep(0)
    closing = asyncio.create_task(asyncio.to_thread(bus.close))
    await asyncio.sleep(0.05)
    may_end.set()
    await closing
    assert await under_way
    with pytest.raises(asyncio.CancelledError):
        await waiting
