"""The painter of an output: the latest frame, and an output that is unplugged."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from firmware_host.panel import painter as painter_module
from firmware_host.panel.faults import Faults
from firmware_host.panel.painter import Painter
from hardware.ports import Frame
from hardware.sim import SimScreen
from tests.fixtures.host_tables import run

if TYPE_CHECKING:
    import pytest

WIDTH, HEIGHT = 8, 8


def frame(value: int) -> Frame:
    """Return a picture."""
    return Frame(WIDTH, HEIGHT, bytes([value]) * HEIGHT)


def painter_of(screen: SimScreen, faults: Faults) -> Painter[Frame]:
    """Return a painter that tells the faults when its screen is missing and when it is back."""
    return Painter(
        screen.show,
        refresh_s=60,
        on_missing=lambda error: faults.report(screen.name, "screen-missing", str(error)),
        on_back=lambda: faults.clear(screen.name),
    )


async def test_the_latest_frame_is_shown_and_the_same_one_not_twice() -> None:
    screen = SimScreen("seat0", WIDTH, HEIGHT)
    painter = painter_of(screen, Faults())
    painter.paint(frame(1))
    painter.paint(frame(2))
    async with run(painter.run()):
        assert await screen.next_frame() == frame(2)
        painter.paint(frame(2))
        painter.paint(frame(3))
        assert await screen.next_frame() == frame(3)
    assert screen.shown.items == (frame(2), frame(3))


async def test_an_unplugged_screen_is_missing_until_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(painter_module, "_RETRY_S", 0.001)
    screen = SimScreen("seat0", WIDTH, HEIGHT)
    faults = Faults()
    heard: list[list[str]] = []
    faults.listen(lambda: heard.append([fault.key for fault in faults.now]))
    painter = painter_of(screen, faults)
    async with run(painter.run()):
        painter.paint(frame(1))
        await screen.next_frame()
        screen.unplug()
        painter.paint(frame(2))
        for _ in range(5):
            await asyncio.sleep(0)
        assert painter.is_missing
        painter.paint(frame(1))
        await asyncio.sleep(0.01)
        screen.replug()
        assert await screen.next_frame() == frame(1)
        await asyncio.sleep(0)
    assert not painter.is_missing
    assert heard == [["screen-missing"], []], "told once, however often the screen was tried"
