"""Serial devices of the Pi: real terminals that fill up or hang up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hardware import adalight
from hardware.layout import Layout
from hardware.pi.bus import Bus
from hardware.pi.lights import AdalightLights
from hardware.pi.serial_port import SerialPort
from hardware.ports import DeviceError
from tests.hardware.pi_rigs import Cable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hardware.ports import Pixel


@pytest.fixture
def cable() -> Iterator[Cable]:
    made = Cable()
    yield made
    made.throw_away()


async def test_pixels_leave_in_the_order_of_the_wire(cable: Cable) -> None:
    bus, port = Bus("lights"), SerialPort("the LED panel", str(cable.path), 115_200)
    lights = AdalightLights(port, bus, Layout(2, 2))
    pixels: list[Pixel] = [(1, 1, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4)]
    await lights.show(pixels)
    seen = adalight.decode(cable.received(adalight.HEADER_BYTES + 12))
    assert [red for red, _, _ in seen] == [1, 2, 4, 3]
    await lights.close()
    assert not any(adalight.decode(cable.received(adalight.HEADER_BYTES + 12))[0])
    bus.close()


def test_a_controller_that_reads_nothing_is_a_device_error_and_no_hang(cable: Cable) -> None:
    port = SerialPort("the LED panel", str(cable.path), 115_200)
    with pytest.raises(DeviceError, match=r"the LED panel does not answer.*[Tt]imeout"):
        port.write(bytes(100_000))
    port.close()


@pytest.mark.parametrize("path", ["/dev/not-there", "/dev/null", "/"])
def test_a_file_that_is_no_serial_port_is_a_device_error(path: str) -> None:
    port = SerialPort("the card reader", path, 9_600)
    with pytest.raises(DeviceError, match=f"the card reader does not answer at {path} "):
        port.open()


def test_a_line_in_use_is_not_shared(cable: Cable) -> None:
    first = SerialPort("the card reader", str(cable.path), 9_600)
    first.open()
    with pytest.raises(DeviceError, match="another program holds it"):
        SerialPort("the LED panel", str(cable.path), 9_600).open()
    first.close()
    first.close()
