"""OLEDs of the Pi: bytes, buses, multiplexers, and screens that lost power."""

from __future__ import annotations

import threading
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from luma.oled.device import sh1106, ssd1306, ssd1309
from PIL import Image

from hardware.pi.bus import Bus
from hardware.pi.i2c import Channel, Multiplexers
from hardware.pi.lines import Lines
from hardware.pi.oled import OledScreen
from hardware.pi.page_packing import changed_runs, open_device
from hardware.pi.recording_transport import RecordingTransport
from hardware.pi.spi import SpiFile, open_spi
from hardware.ports import DeviceError, Frame
from tests.hardware.fake_gpiod import FakeChip
from tests.hardware.fake_oled import FakeOled
from tests.hardware.pi_rigs import PiScreenRig

if TYPE_CHECKING:
    from hardware.pi.page_packing import Chip

LUMA: dict[Chip, Any] = {"ssd1306": ssd1306, "sh1106": sh1106, "ssd1309": ssd1309}


def noise(height: int, seed: int = 1) -> Frame:
    """Return a frame that no two of are alike."""
    rng = Random(seed)  # noqa: S311 - pixels, not keys
    return Frame(128, height, rng.randbytes(16 * height))


class Log:
    """A transport that writes down every byte."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, tuple[int, ...]]] = []

    def command(self, *cmd: int) -> None:
        """Note commands."""
        self.sent.append(("command", cmd))

    def data(self, data: Any) -> None:
        """Note pixels."""
        self.sent.append(("data", tuple(data)))

    def cleanup(self) -> None:
        """Close nothing."""

    def stream(self) -> list[tuple[str, int]]:
        """Return what was sent, byte by byte: how it was parted is no matter to a chip."""
        return [(kind, byte) for kind, sent in self.sent for byte in sent]


@pytest.mark.filterwarnings("ignore:.*getdata.*:DeprecationWarning")
@pytest.mark.parametrize("rotate", [0, 2])
@pytest.mark.parametrize("height", [64, 32])
@pytest.mark.parametrize("chip", ["ssd1306", "sh1106", "ssd1309"])
def test_every_byte_is_what_luma_itself_sends(chip: Chip, height: int, rotate: int) -> None:
    frame = noise(height)
    image = Image.frombytes("1", (128, height), frame.bits)
    ours, theirs = Log(), Log()
    open_device(chip, RecordingTransport(ours), 128, height, rotate).display(image)
    LUMA[chip](theirs, width=128, height=height, rotate=rotate).display(image)
    assert ours.stream() == theirs.stream()


@pytest.mark.parametrize("rotate", [0, 2])
@pytest.mark.parametrize("chip", ["ssd1306", "sh1106", "ssd1309"])
async def test_a_new_line_of_text_costs_its_own_pages_only(chip: Chip, rotate: int) -> None:
    rig = PiScreenRig(chip, rotate=rotate)
    frame = noise(64)
    await rig.port.show(frame)
    before, rotated = rig.oled.written, rig.seen()
    page = 16 * 8
    changed = Frame(128, 64, frame.bits[: -2 * page] + noise(64, 2).bits[-2 * page :])
    await rig.port.show(changed)
    assert rig.oled.written == before + 2 * 128
    other = PiScreenRig(chip, rotate=rotate)
    await other.port.show(changed)
    assert rig.seen() == other.seen() != rotated
    await rig.port.show(changed)
    assert rig.oled.written >= before + 2 * 128 + 64 * 16, "a refresh is whole"


def test_neighbouring_pages_go_together() -> None:
    old = [bytes([n]) for n in range(8)]
    new = [b"x", b"x", *old[2:5], b"x", *old[6:]]
    assert list(changed_runs((), old)) == [range(8)]
    assert list(changed_runs(old, old)) == []
    assert list(changed_runs(old, new)) == [range(2), range(5, 6)]


@pytest.mark.parametrize("chip", ["ssd1306", "sh1106", "ssd1309"])
async def test_a_flat_screen_shows_every_pixel(chip: Chip) -> None:
    rig = PiScreenRig(chip, height=32)
    await rig.port.show(noise(32))
    assert rig.seen() == noise(32)


async def test_a_screen_that_lost_its_power_unnoticed_is_brought_back_by_a_refresh() -> None:
    rig = PiScreenRig()
    await rig.port.show(noise(64), is_dim=True)
    contrast = rig.oled.contrast
    rig.oled.lose_power()
    assert rig.seen() is None
    await rig.port.show(noise(64), is_dim=True)
    assert rig.seen() == noise(64)
    assert rig.oled.contrast == contrast
    assert rig.opened == 1


async def test_dim_is_darker_and_is_set_once() -> None:
    rig = PiScreenRig()
    await rig.port.show(noise(64))
    bright = rig.oled.contrast
    await rig.port.show(noise(64, 2), is_dim=True)
    assert rig.oled.contrast < bright
    await rig.port.show(noise(64, 3))
    assert rig.oled.contrast == bright


async def test_a_missing_screen_costs_one_probe_and_no_device_of_luma(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[object] = []
    monkeypatch.setattr("hardware.pi.oled.open_device", lambda *given: made.append(given))
    rig = PiScreenRig()
    rig.unplug()
    for _ in range(3):
        with pytest.raises(DeviceError, match=r"screen left does not answer.*its cable"):
            await rig.port.show(noise(64))
    assert (rig.opened, made) == (3, [])


async def test_screens_are_drawn_on_the_thread_of_their_bus() -> None:
    seen: set[str] = set()

    class Watched(FakeOled):
        def data(self, data: Any) -> None:
            seen.add(threading.current_thread().name)
            super().data(data)

    bus = Bus("i2c-1")
    screens = [OledScreen(name, bus, lambda: RecordingTransport(Watched())) for name in ("a", "b")]
    for screen in screens:
        await screen.show(noise(64))
        await screen.close()
    assert seen == {"bus i2c-1_0"}
    bus.close()


async def test_a_closed_screen_is_dark() -> None:
    rig = PiScreenRig()
    await rig.port.show(noise(64))
    await rig.port.close()
    assert rig.seen() is None


def test_a_multiplexer_opens_one_channel_at_a_time() -> None:
    written: list[tuple[int, int, int]] = []
    board = Multiplexers(1, lambda *given: written.append(given))
    near, far = Channel(0x70, 3), Channel(0x71, 0)
    for channel in (near, near, Channel(0x70, 7), far):
        board.select(channel)
    assert written == [(1, 0x70, 8), (1, 0x70, 128), (1, 0x70, 0), (1, 0x71, 1)]
    board.forget()
    board.select(far)
    assert written[-1] == (1, 0x71, 1)
    assert len(written) == 5


def test_the_channel_is_selected_before_every_transfer() -> None:
    log: list[str] = []

    class Heard(Log):
        def command(self, *cmd: int) -> None:
            log.append(f"command {cmd}")

    transport = RecordingTransport(Heard(), lambda: log.append("select"))
    transport.record("x")
    transport.command(1)
    transport.replay("x")
    assert log == ["select", "command (1,)"] * 2


async def test_a_screen_on_spi_shows_every_pixel() -> None:
    chip, oled = FakeChip(), FakeOled()

    class Wire(SpiFile):
        def open(self, port: int, device: int) -> None:
            assert (port, device) == (0, 1)

        max_speed_hz = 0

        def writebytes(self, data: list[int]) -> None:
            assert chip.levels[25], "reset is released"
            (oled.data(data) if chip.levels[24] else oled.command(*data))

    def lines() -> Lines:
        outputs = {24: False, 25: True}
        return Lines("/dev/gpiochip0", (), outputs, request=chip.request_lines)

    def opener() -> RecordingTransport:
        return open_spi(0, 1, dc=24, reset=25, lines=lines, file=Wire)

    bus = Bus("spi")
    screen = OledScreen("spi", bus, opener)
    await screen.show(noise(64))
    assert oled.seen() == noise(64)
    await screen.close()
    assert chip.requests == []
    bus.close()


async def test_a_bus_that_is_not_switched_on_is_named() -> None:
    chip = FakeChip()

    def opener() -> RecordingTransport:
        def lines() -> Lines:
            return Lines("/dev/gpiochip0", (), {24: False}, request=chip.request_lines)

        return open_spi(7, 7, dc=24, reset=None, lines=lines)

    bus = Bus("spi")
    with pytest.raises(DeviceError, match="SPI device not found"):
        await OledScreen("spi", bus, opener).show(noise(64))
    assert chip.requests == []
    bus.close()
