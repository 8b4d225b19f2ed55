"""What every driver of the Scanner port does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from hardware.ports import DeviceError
from tests.hardware.rigs import SCANNER_RIGS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from tests.hardware.rigs import ScannerRig


@pytest.fixture(params=SCANNER_RIGS.values(), ids=list(SCANNER_RIGS))
def rig(request: pytest.FixtureRequest) -> Iterator[ScannerRig]:
    made: ScannerRig = request.param()
    yield made
    made.end()


async def listening(rig: ScannerRig) -> tuple[AsyncIterator[str], asyncio.Future[str]]:
    """Return the lines and the first of them, awaited already."""
    lines = rig.port.lines()
    first = asyncio.ensure_future(anext(lines))
    await asyncio.sleep(0)
    return lines, first


async def test_tags_come_in_order_without_line_ends(rig: ScannerRig) -> None:
    lines, first = await listening(rig)
    for tag in ("04A1B2", "card 17", "été"):
        rig.scan(tag)
    assert [await first, await anext(lines), await anext(lines)] == ["04A1B2", "card 17", "été"]
    rig.close()
    assert [line async for line in lines] == []


async def test_an_unplugged_reader_is_a_device_error_after_what_it_read(rig: ScannerRig) -> None:
    lines, first = await listening(rig)
    rig.scan("04A1B2")
    assert await first == "04A1B2"
    rig.unplug()
    with pytest.raises(DeviceError, match="cable"):
        await anext(lines)


async def test_a_reader_plugged_in_again_can_be_read_again(rig: ScannerRig) -> None:
    rig.unplug()
    with pytest.raises(DeviceError, match="cable"):
        await anext(rig.port.lines())
    rig.replug()
    lines, first = await listening(rig)
    rig.scan("04A1B2")
    assert await first == "04A1B2"
    rig.close()
    assert [line async for line in lines] == []
