"""What the referee's screen says while the journal is opened, if that takes a while."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from firmware_host.panel.devices import REFEREE, Devices
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.displays.notices import play_again
from firmware_host.texts.texts import BOX
from hardware.ports import DeviceError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

_SOON_S: Final = 1.0
"""A disk that is well is faster, and nobody sees a screen that changes at once."""


@contextlib.asynccontextmanager
async def start_screen(devices: Devices, language: str) -> AsyncGenerator[None]:
    """Say that the disk is slow while the block lasts: a damaged journal takes its time."""
    telling = asyncio.create_task(_tell(devices, language), name="start screen")
    try:
        yield
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def _tell(devices: Devices, language: str) -> None:
    await asyncio.sleep(_SOON_S)
    screen = devices.screens.get(REFEREE)
    if screen is not None:
        kit = kit_of(BOX, language)
        frame = play_again(kit, kit.say("oled-starting"), kit.say("oled-starting-why"))
        # The panel names a screen that is missing, as soon as it runs.
        with contextlib.suppress(DeviceError):
            await screen.show(frame, is_dim=False)
