"""OLEDs at a real I2C bus: the bytes on it make the picture, pixel for pixel."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import pytest

from hardware.pi.board import Board, Wires, open_lines
from hardware.pi.bus import Bus
from hardware.pi.buttons import PiButtons
from hardware.pi.i2c import Channel, Multiplexers, open_i2c
from hardware.pi.oled import OledScreen
from hardware.ports import DeviceError, Edge, Frame
from tests.kernel.guest.i2c_recorder import MULTIPLEXER, PORT, SCREEN, SECOND_SCREEN, I2cRecorder
from tests.kernel.guest.listener import BUTTON_LINES
from tests.kernel.guest.screen_rig import FIRST_COLUMN, KernelScreenRig, KernelSpiRig, Multiplexed
from tests.kernel.guest.simulated_chip import SimulatedChip
from tests.kernel.guest.strict_oled import StrictOled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hardware.pi.page_packing import Chip

PICTURES = 10


def picture(seed: int, height: int = 64) -> Frame:
    """Return a picture in which no two bytes can be mistaken for each other for long."""
    return Frame(128, height, Random(seed).randbytes(16 * height))  # noqa: S311


@pytest.fixture
def bus() -> Iterator[Bus]:
    """Yield the thread of a bus."""
    made = Bus("i2c-1")
    yield made
    made.close()


@pytest.mark.parametrize(
    ("chip", "height"),
    [("ssd1306", 64), ("ssd1306", 32), ("sh1106", 64), ("ssd1309", 64)],
)
async def test_the_bytes_on_the_bus_make_the_picture(
    chip: Chip, height: int, record_property: Callable[[str, object], None]
) -> None:
    rig = KernelScreenRig(chip, height)
    try:
        for seed in range(PICTURES):
            await rig.port.show(picture(seed, height))
            assert rig.seen() == picture(seed, height)
    finally:
        rig.end()
    record_property("pictures equal, pixel for pixel", PICTURES)


@pytest.mark.parametrize(
    ("chip", "height"),
    [("ssd1306", 64), ("ssd1306", 32), ("sh1106", 64), ("ssd1309", 64)],
)
async def test_the_bytes_on_spi_make_the_picture(
    chip: Chip, height: int, record_property: Callable[[str, object], None]
) -> None:
    rig = KernelSpiRig(chip, height)
    try:
        for seed in range(PICTURES):
            await rig.port.show(picture(seed, height))
            assert rig.seen() == picture(seed, height)
        await rig.port.show(picture(seed, height))
        assert rig.seen() == picture(seed, height)
        await rig.port.close()
        assert rig.seen() is None
    finally:
        await rig.end()
    record_property("pictures equal, pixel for pixel", PICTURES)


async def test_two_screens_at_two_addresses_show_their_own(bus: Bus) -> None:
    recorder = I2cRecorder(SCREEN, SECOND_SCREEN)
    chips: dict[int, Chip] = {SCREEN: "ssd1306", SECOND_SCREEN: "sh1106"}
    oleds = {at: StrictOled(128, 64, FIRST_COLUMN[chip]) for at, chip in chips.items()}
    screens = {
        at: OledScreen(hex(at), bus, partial(open_i2c, PORT, at), chip=chip)
        for at, chip in chips.items()
    }
    await asyncio.gather(*(screen.show(picture(at)) for at, screen in screens.items()))
    for address, message in recorder.messages():
        oleds[address].take(message)
    assert {at: oled.seen() for at, oled in oleds.items()} == {at: picture(at) for at in chips}
    recorder.close()


async def test_screens_behind_a_multiplexer_share_an_address(bus: Bus) -> None:
    recorder = I2cRecorder(SCREEN, MULTIPLEXER)
    board = Multiplexers(PORT)
    screens = [
        OledScreen("seat", bus, partial(open_i2c, PORT, SCREEN, board, Channel(MULTIPLEXER, place)))
        for place in range(3)
    ]
    seen = Multiplexed(recorder, len(screens))
    for turn in range(2):
        await asyncio.gather(
            *(screen.show(picture(10 * turn + n)) for n, screen in enumerate(screens))
        )
        assert seen.look() == [picture(10 * turn + n) for n in range(3)]
    recorder.close()


async def test_a_bus_that_is_not_there_is_a_device_error(bus: Bus) -> None:
    screen = OledScreen("left", bus, lambda: open_i2c(77, SCREEN))
    with pytest.raises(DeviceError, match="left"):
        await screen.show(picture(0))


async def test_a_press_does_not_wait_for_a_slow_bus() -> None:
    chip, rig = SimulatedChip(), KernelScreenRig()
    buttons = PiButtons(Board(lambda: open_lines(Wires(BUTTON_LINES))), BUTTON_LINES)
    try:
        await rig.port.show(picture(0))
        rig.recorder.slow_down(1_000)
        edges = buttons.edges()
        waiting = asyncio.ensure_future(anext(edges))
        showing = asyncio.create_task(rig.port.show(picture(1)))
        await asyncio.sleep(0.1)
        touch = chip.pull(BUTTON_LINES[4], is_high=False)
        edge = await waiting
        assert isinstance(edge, Edge)
        assert edge.button == 4
        assert touch.holds(edge.at_ns)
        assert not showing.done(), "the picture was there before the press: the bus was not slow"
        await showing
        assert rig.seen() == picture(1)
    finally:
        buttons.close()
        rig.end()
        chip.close()
