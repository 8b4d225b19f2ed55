"""The referee's screen while the journal is opened."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from firmware_host.app import start_screen as module
from firmware_host.app.start_screen import start_screen
from firmware_host.panel.devices import REFEREE, Devices
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import play_again
from firmware_host.texts.texts import BOX
from hardware.sim import SimButtons, SimLamps, SimScreen

if TYPE_CHECKING:
    import pytest

    from hardware.ports import Frame


async def test_a_start_that_takes_a_while_is_told_on_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_SOON_S", 0.0)
    shown: asyncio.Queue[Frame] = asyncio.Queue()
    screen = SimScreen(REFEREE, 128, 64, on_change=shown.put_nowait)
    async with start_screen(Devices(SimButtons(2), 1, SimLamps(1), {REFEREE: screen}), "fr"):
        frame = await shown.get()
    assert frame == play_again(kit_of(BOX, "fr"), "DÉMARRAGE", "le disque est lent")


async def test_a_start_at_once_leaves_the_screen_alone_and_one_without_a_screen_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[Frame] = []
    screen = SimScreen(REFEREE, 128, 64, on_change=shown.append)
    async with start_screen(Devices(SimButtons(2), 1, SimLamps(1), {REFEREE: screen}), "en"):
        await asyncio.sleep(0)
    monkeypatch.setattr(module, "_SOON_S", 0.0)
    async with start_screen(Devices(SimButtons(2), 1, SimLamps(1), {}), "en"):
        await asyncio.sleep(0)
    assert shown == []
