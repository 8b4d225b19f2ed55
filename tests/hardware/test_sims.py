"""The simulators beyond their ports: strict, recording, drivable."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from hardware.ports import DeviceError, Edge, Frame
from hardware.sim import SimButtons, SimLamps, SimLights, SimScanner, SimScreen
from hardware.sim.record import KEPT_ITEMS, Record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hardware.ports import Gap, Pixel

DARK = Frame(8, 2, b"\x00\x00")


async def test_a_press_with_bounce_ends_down_and_a_release_up() -> None:
    buttons = SimButtons(2)
    buttons.press(1, 1_000, bounce_us=(3, 4))
    assert buttons.is_down(1)
    buttons.release(1, 90_000)
    assert not buttons.is_down(1)
    buttons.close()
    stamped = [(True, 1_000), (False, 4_000), (True, 8_000), (False, 90_000)]
    got = [edge async for edge in buttons.edges()]
    assert got == [Edge(1, is_down, at_ns) for is_down, at_ns in stamped]


def test_a_press_takes_the_clock_when_no_stamp_is_given() -> None:
    heard: list[Edge] = []
    SimButtons(1, clock_ns=lambda: 77, on_change=heard.append).press(0)
    assert heard == [Edge(0, is_down=True, at_ns=77)]


def test_buttons_refuse_what_a_hand_cannot_do() -> None:
    buttons = SimButtons(2, down=[0])
    with pytest.raises(ValueError, match="down already"):
        buttons.press(0, 1)
    with pytest.raises(ValueError, match="up already"):
        buttons.release(1, 1)
    with pytest.raises(ValueError, match="no button 2"):
        buttons.press(2, 1)
    with pytest.raises(ValueError, match="bounce"):
        buttons.press(1, 1, bounce_us=(5,))
    with pytest.raises(ValueError, match="bounce"):
        buttons.press(1, 1, bounce_us=(5, 0))
    with pytest.raises(ValueError, match="no button 9"):
        SimButtons(2, down=[9])
    assert buttons.driven.items == ()


def test_an_edge_delivered_late_does_not_change_the_level() -> None:
    buttons = SimButtons(1)
    buttons.drive(Edge(0, is_down=True, at_ns=20))
    buttons.drive(Edge(0, is_down=False, at_ns=10))
    assert buttons.is_down(0)


def test_a_release_moves_the_level_even_with_an_older_stamp() -> None:
    buttons = SimButtons(1)
    buttons.press(0, 20)
    buttons.release(0, 10)
    assert not buttons.is_down(0)


async def test_buttons_have_one_reader_at_a_time() -> None:
    buttons = SimButtons(1)
    buttons.press(0, 1)
    first = buttons.edges()
    await anext(first)
    with pytest.raises(RuntimeError, match="already has a reader"):
        await anext(buttons.edges())


async def test_closing_ends_a_waiting_reader_and_refuses_more() -> None:
    buttons = SimButtons(1)

    async def read() -> list[Edge | Gap]:
        return [edge async for edge in buttons.edges()]

    reader = asyncio.create_task(read())
    await asyncio.sleep(0)
    buttons.close()
    buttons.close()
    assert await reader == []
    with pytest.raises(RuntimeError, match="closed"):
        buttons.press(0, 1)


async def test_broken_buttons_raise_a_device_error() -> None:
    buttons = SimButtons(1)
    buttons.fail()
    with pytest.raises(DeviceError, match="GPIO"):
        await anext(buttons.edges())


async def test_a_screen_records_and_can_be_waited_for() -> None:
    heard: list[Frame] = []
    screen = SimScreen("left", 8, 2, on_change=heard.append)
    waiting = asyncio.create_task(screen.next_frame())
    given_up = asyncio.create_task(screen.next_frame())
    await asyncio.sleep(0)
    given_up.cancel()
    await screen.show(DARK)
    assert await waiting == DARK
    assert screen.shown.items == (DARK,) == tuple(heard)


async def test_an_unplugged_screen_records_nothing() -> None:
    screen = SimScreen("left", 8, 2)
    screen.unplug()
    with pytest.raises(DeviceError, match="screen left does not answer"):
        await screen.show(DARK)
    assert screen.shown.latest is None


def test_lamps_record_the_state_of_all_lamps() -> None:
    heard: list[Mapping[int, bool]] = []
    lamps = SimLamps(2, on_change=heard.append)
    lamps.show({1: True})
    lamps.show({0: True})
    assert heard == [{0: False, 1: True}, {0: True, 1: True}]


async def test_lights_keep_the_bytes_of_the_wire() -> None:
    heard: list[tuple[Pixel, ...]] = []
    lights = SimLights(1, on_change=heard.append)
    await lights.show([(1, 2, 3)])
    assert lights.sent.latest == b"Ada\x00\x00\x55\x01\x02\x03"
    assert heard == [((1, 2, 3),)]


@pytest.mark.parametrize("tag", ["", "two\nlines", "cr\r"])
def test_a_scanner_refuses_what_a_line_cannot_carry(tag: str) -> None:
    with pytest.raises(ValueError, match="does not report"):
        SimScanner().scan(tag)


def test_an_unplugged_scanner_cannot_scan() -> None:
    heard: list[str] = []
    scanner = SimScanner(on_change=heard.append)
    scanner.scan("a")
    scanner.unplug()
    with pytest.raises(DeviceError, match="cable"):
        scanner.scan("b")
    assert heard == ["a"]


def test_a_record_keeps_the_last_items_only() -> None:
    record: Record[int] = Record()
    for number in range(KEPT_ITEMS + 5):
        record.add(number)
    assert record.items == tuple(range(5, KEPT_ITEMS + 5))


def test_a_frame_that_does_not_fit_its_size_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="9x2"):
        Frame(9, 2, b"\x00\x00\x00\x00")
    with pytest.raises(ValueError, match="3 bytes"):
        Frame(8, 2, b"\x00\x00\x00")
