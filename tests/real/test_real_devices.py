"""On a real Raspberry Pi: `TOTEMBOX_CONFIG=pi.toml python -m pytest -m real tests/real`.

Everything that the configuration names must be there, and no button may be down.  With the loop of
the doctor wired (the line of lamp 1 to the lines of buttons 1 and 2; TOTEMBOX_LOOP names another
lamp) edges are made by the box itself; without it that test fails, because nothing else can prove
it.  With the configuration of a virtual box they run over the simulators, loop and all, which shows
that they would run, and nothing about a Pi.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from firmware_host.app.boxes import open_box
from firmware_host.app.virtual import VirtualBox
from firmware_host.config.box import read_config
from firmware_host.doctor.device_check import DeviceCheck
from firmware_host.doctor.edge_reader import EdgeReader
from firmware_host.doctor.measures import margin
from firmware_host.texts.resources import data_folder

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from firmware_host.app.pi import PiBox
    from firmware_host.config.box import Config
    from firmware_host.doctor.finding import Finding

pytestmark = pytest.mark.real


@pytest.fixture
def config() -> Config:
    """Return the configuration of the box that the tests run on."""
    shipped = data_folder("config") / "pi.toml"
    return read_config(Path(os.environ.get("TOTEMBOX_CONFIG", str(shipped))))


@pytest.fixture
def lamp() -> int:
    """Return the lamp whose line is wired to two buttons."""
    return int(os.environ.get("TOTEMBOX_LOOP", "1")) - 1


@pytest.fixture
async def box(config: Config, lamp: int) -> AsyncIterator[VirtualBox | PiBox]:
    """Open the box."""
    async with open_box(config) as opened:
        if isinstance(opened, VirtualBox):
            opened.loop(lamp)
        yield opened


class Nobody:
    """No hands."""

    def press(self, button: int) -> None:
        """Press nothing."""

    def scan(self) -> None:
        """Hold nothing."""


def device_check(box: VirtualBox | PiBox, config: Config) -> DeviceCheck:
    """Return the device check of this box."""
    return DeviceCheck(box.devices, config, Nobody(), prompt=lambda *_: None, wait_s=0.5)


async def test_every_screen_and_the_panel_answer(box: VirtualBox | PiBox, config: Config) -> None:
    doctor = device_check(box, config)
    found: list[Finding] = [finding async for finding in doctor.screens()]
    found += [finding async for finding in doctor.lights()]
    assert [finding for finding in found if finding.state != "found"] == []


async def test_the_reader_is_there(box: VirtualBox | PiBox, config: Config) -> None:
    found = [finding async for finding in device_check(box, config).scanner()]
    assert [finding for finding in found if finding.state == "missing"] == []


async def test_no_button_is_down_and_every_lamp_switches(
    box: VirtualBox | PiBox, config: Config
) -> None:
    buttons = range(config.box.seats + 1)
    assert [button for button in buttons if box.devices.buttons.is_down(button)] == []
    for lamp in range(len(config.lamps.seats)):
        box.devices.lamps.show({lamp: True})
        await asyncio.sleep(0.1)
        box.devices.lamps.show({lamp: False})


async def test_the_kernels_stamps_are_of_our_clock(box: VirtualBox | PiBox, lamp: int) -> None:
    reader = EdgeReader(box.devices.buttons)
    reading = asyncio.create_task(reader.run())
    await asyncio.sleep(0.1)
    box.devices.lamps.show({lamp: True})
    await asyncio.sleep(0.05)
    before_ns = time.monotonic_ns()
    box.devices.lamps.show({lamp: False})
    async with asyncio.timeout(1):
        edge = await reader.next_down()
    assert before_ns <= edge.at_ns <= time.monotonic_ns()
    assert await margin(reader, box.devices.lamps, lamp, pulses=50) is not None
    reading.cancel()
