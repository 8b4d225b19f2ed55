"""What every driver of the Screen port does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hardware.ports import DeviceError, Frame
from tests.hardware.rigs import HEIGHT, SCREEN_RIGS, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.hardware.rigs import ScreenRig

CHECKS = Frame(WIDTH, HEIGHT, bytes([0xAA, 0x55] * (WIDTH * HEIGHT // 16)))
DARK = Frame(WIDTH, HEIGHT, bytes(WIDTH * HEIGHT // 8))


@pytest.fixture(params=SCREEN_RIGS.values(), ids=list(SCREEN_RIGS))
def rig(request: pytest.FixtureRequest) -> Iterator[ScreenRig]:
    made: ScreenRig = request.param()
    yield made
    made.end()


async def test_the_last_frame_is_seen(rig: ScreenRig) -> None:
    await rig.port.show(DARK)
    await rig.port.show(CHECKS)
    assert rig.seen() == CHECKS


async def test_a_frame_of_another_size_is_refused(rig: ScreenRig) -> None:
    await rig.port.show(DARK)
    with pytest.raises(ValueError, match="64x64"):
        await rig.port.show(Frame(64, 64, bytes(512)))
    assert rig.seen() == DARK


async def test_an_unplugged_screen_is_a_device_error_and_comes_back(rig: ScreenRig) -> None:
    rig.unplug()
    with pytest.raises(DeviceError, match="cable"):
        await rig.port.show(CHECKS)
    rig.replug()
    await rig.port.show(CHECKS)
    assert rig.seen() == CHECKS


async def test_a_screen_has_its_size(rig: ScreenRig) -> None:
    assert (rig.port.width, rig.port.height) == (WIDTH, HEIGHT)


async def test_a_frame_shown_again_and_a_dim_one_are_seen_all_the_same(rig: ScreenRig) -> None:
    await rig.port.show(CHECKS)
    await rig.port.show(CHECKS)
    assert rig.seen() == CHECKS
    await rig.port.show(CHECKS, is_dim=True)
    assert rig.seen() == CHECKS
    await rig.port.show(DARK)
    assert rig.seen() == DARK
