"""What every driver of the Scanner port does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from rigs import SCANNER_RIGS

from hardware.ports import DeviceError

if TYPE_CHECKING:
    from rigs import ScannerRig


@pytest.fixture(params=SCANNER_RIGS.values(), ids=list(SCANNER_RIGS))
def rig(request: pytest.FixtureRequest) -> ScannerRig:
    made: ScannerRig = request.param()
    return made


async def test_tags_come_in_order_without_line_ends(rig: ScannerRig) -> None:
    for tag in ("04A1B2", "card 17", "été"):
        rig.scan(tag)
    rig.close()
    assert [line async for line in rig.port.lines()] == ["04A1B2", "card 17", "été"]


async def test_an_unplugged_reader_is_a_device_error_after_what_it_read(rig: ScannerRig) -> None:
    rig.scan("04A1B2")
    rig.unplug()
    lines = rig.port.lines()
    assert await anext(lines) == "04A1B2"
    with pytest.raises(DeviceError, match="cable"):
        await anext(lines)


async def test_a_reader_plugged_in_again_can_be_read_again(rig: ScannerRig) -> None:
    rig.unplug()
    with pytest.raises(DeviceError, match="cable"):
        await anext(rig.port.lines())
    rig.replug()
    rig.scan("04A1B2")
    assert await anext(rig.port.lines()) == "04A1B2"
