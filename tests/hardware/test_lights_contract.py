"""What every driver of the Lights port does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hardware.ports import DeviceError
from tests.hardware.pi_rigs import LEDS
from tests.hardware.rigs import LIGHTS_RIGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hardware.ports import Pixel
    from tests.hardware.rigs import LightsRig

RAMP: list[Pixel] = [(n, 255 - n, n * 4) for n in range(LEDS)]


@pytest.fixture(params=LIGHTS_RIGS.values(), ids=list(LIGHTS_RIGS))
def rig(request: pytest.FixtureRequest) -> Iterator[LightsRig]:
    made: LightsRig = request.param()
    yield made
    made.end()


async def test_all_pixels_reach_the_strip_first_led_first(rig: LightsRig) -> None:
    await rig.port.show(RAMP)
    assert rig.seen() == tuple(RAMP)


@pytest.mark.parametrize("count", [0, LEDS - 1, LEDS + 1])
async def test_a_wrong_number_of_pixels_is_refused(rig: LightsRig, count: int) -> None:
    with pytest.raises(ValueError, match="LEDs"):
        await rig.port.show([(0, 0, 0)] * count)


@pytest.mark.parametrize("value", [-1, 256])
async def test_a_value_outside_a_byte_is_refused(rig: LightsRig, value: int) -> None:
    await rig.port.show(RAMP)
    with pytest.raises(ValueError, match=r"outside 0\.\.255"):
        await rig.port.show([*RAMP[:-1], (0, value, 0)])
    assert rig.seen() == tuple(RAMP)


async def test_an_unplugged_strip_is_a_device_error_and_comes_back(rig: LightsRig) -> None:
    rig.unplug()
    with pytest.raises(DeviceError, match="cable"):
        await rig.port.show(RAMP)
    rig.replug()
    await rig.port.show(RAMP)
    assert rig.seen() == tuple(RAMP)
