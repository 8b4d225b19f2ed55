"""Buttons of the Pi: lost edges, a chip that disappears, and gpiozero devices."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import TYPE_CHECKING

import gpiozero
import pytest
from gpiod.line import Bias, Clock
from gpiod.line import Edge as Detection
from gpiozero.exc import GPIOZeroError

from hardware.pi.board import header_chip
from hardware.pi.lines import BUFFER_EDGES, Lines
from hardware.pi.pins import LinePins
from hardware.ports import DeviceError, Edge, Gap
from tests.hardware.fake_gpiod import FakeChip
from tests.hardware.pi_rigs import BUTTON_LINES, LAMP_LINES, PiButtonsRig

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def storm(rig: PiButtonsRig, button: int, edges: int, start_ns: int = 0) -> None:
    """Drive one button up and down."""
    for n in range(edges):
        rig.drive(Edge(button, is_down=n % 2 == 0, at_ns=start_ns + n * 50_000))


def gaps(items: list[Edge | Gap]) -> set[int]:
    """Return the buttons of which edges were lost."""
    return {item.button for item in items if isinstance(item, Gap)}


async def read_all(rig: PiButtonsRig) -> list[Edge | Gap]:
    """Return what the driver reports of what the kernel holds."""
    rig.close()
    return [item async for item in rig.port.edges()]


def test_all_lines_are_one_request_with_both_edges_and_the_monotonic_clock() -> None:
    rig = PiButtonsRig()
    (settings,) = rig.chip.asked
    assert tuple(settings) == BUTTON_LINES
    for line in settings.values():
        assert line.edge_detection is Detection.BOTH
        assert line.event_clock is Clock.MONOTONIC
        assert line.bias is Bias.PULL_UP
        assert not line.debounce_period
    rig.close()


async def test_a_buffer_that_was_not_full_lost_nothing() -> None:
    rig = PiButtonsRig()
    storm(rig, 3, BUFFER_EDGES - 1)
    items = await read_all(rig)
    assert not gaps(items)
    assert len(items) == BUFFER_EDGES - 1


async def test_a_full_buffer_is_a_gap_of_every_button() -> None:
    """The kernel drops the oldest edge: seat 2's only one leaves no gap in any numbers."""
    rig = PiButtonsRig()
    rig.drive(Edge(2, is_down=True, at_ns=1))
    storm(rig, 3, BUFFER_EDGES, start_ns=2)
    items = await read_all(rig)
    assert not any(isinstance(item, Edge) and item.button == 2 for item in items)
    assert gaps(items) == set(range(len(BUTTON_LINES)))
    assert isinstance(items[0], Gap), "the gap comes before the edges"


async def test_a_gap_in_the_numbers_of_a_line_names_that_button() -> None:
    rig = PiButtonsRig()
    lines = rig.board.lines
    rig.drive(Edge(2, is_down=True, at_ns=1))
    rig.drive(Edge(4, is_down=True, at_ns=1))
    assert not lines.read().lost
    rig.chip.requests[0]._counts[BUTTON_LINES[5]] += 1
    rig.drive(Edge(5, is_down=False, at_ns=2))
    rig.chip.requests[0]._counts[BUTTON_LINES[2]] += 1
    rig.drive(Edge(2, is_down=False, at_ns=2))
    rig.drive(Edge(3, is_down=True, at_ns=3))
    assert gaps(await read_all(rig)) == {2, 5}


async def test_edges_of_a_muted_button_are_no_gap() -> None:
    rig = PiButtonsRig()
    storm(rig, 3, 10)
    rig.port.mute(3, is_muted=True)
    assert rig.board.lines.read().edges == ()
    storm(rig, 3, 10)
    rig.chip.requests[0]._counts[BUTTON_LINES[3]] += 40
    rig.port.mute(3, is_muted=False)
    rig.drive(Edge(3, is_down=True, at_ns=9_000_000))
    items = await read_all(rig)
    assert not gaps(items)


async def test_the_event_loop_is_woken_by_the_descriptor() -> None:
    rig = PiButtonsRig()
    stream = rig.port.edges()
    waiting = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0.01)
    assert not waiting.done()
    stamp_ns = time.monotonic_ns()
    rig.drive(Edge(5, is_down=True, at_ns=stamp_ns))
    assert await waiting == Edge(5, is_down=True, at_ns=stamp_ns)
    rig.close()


async def test_a_chip_that_goes_is_a_device_error_and_comes_back() -> None:
    rig = PiButtonsRig()
    rig.port.mute(4, is_muted=True)
    stream = rig.port.edges()
    waiting = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0)
    rig.chip.gone = True
    rig.drive(Edge(0, is_down=True, at_ns=1))
    with pytest.raises(DeviceError, match=r"No such device.*group gpio"):
        await waiting
    with pytest.raises(DeviceError):
        await anext(rig.port.edges())
    rig.chip.gone = False
    stream = rig.port.edges()
    waiting = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0)
    rig.drive(Edge(4, is_down=True, at_ns=2))
    rig.drive(Edge(0, is_down=False, at_ns=3))
    assert (await waiting).at_ns == 3
    rig.close()


async def test_a_drain_cancels_the_read_that_the_loop_has_planned(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rig = PiButtonsRig()
    taken: list[Edge | Gap] = []

    async def read() -> None:
        taken.extend([item async for item in rig.port.edges()])

    reading = asyncio.create_task(read())
    await asyncio.sleep(0)
    for at_ns in (1, 2):
        rig.drive(Edge(0, is_down=at_ns == 1, at_ns=at_ns))
        # The next turn of the loop sees the descriptor and plans a read behind this task.
        await asyncio.sleep(0)
        await rig.port.drain()
    rig.close()
    await reading
    assert [item.at_ns for item in taken] == [1, 2]
    assert not caplog.records, "a read that would block"


async def test_a_drain_of_a_chip_that_is_gone_ends_and_the_reader_gets_the_error() -> None:
    rig = PiButtonsRig()
    waiting = asyncio.ensure_future(anext(rig.port.edges()))
    await asyncio.sleep(0)
    rig.drive(Edge(0, is_down=True, at_ns=1))
    rig.chip.gone = True
    await rig.port.drain()
    with pytest.raises(DeviceError, match="No such device"):
        await waiting
    await rig.port.drain()


def test_gpiozero_leaves_no_thread() -> None:
    before = set(threading.enumerate())
    rig = PiButtonsRig()
    for button in range(len(BUTTON_LINES)):
        rig.port.is_down(button)
    for thread in set(threading.enumerate()) - before:
        thread.join(2)
    assert set(threading.enumerate()) <= before
    rig.close()


async def test_gpiozeros_own_callbacks_work_with_the_kernels_stamp() -> None:
    rig = PiButtonsRig()
    seen: list[int] = []
    button = rig.port._button(1)
    button.when_pressed = lambda: seen.append(button._last_changed)
    stream = rig.port.edges()
    waiting = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0)
    rig.drive(Edge(1, is_down=True, at_ns=77))
    await waiting
    await asyncio.sleep(0)
    assert seen == [77]
    rig.close()


async def test_a_gpiozero_callback_that_fails_loses_no_press(
    caplog: pytest.LogCaptureFixture,
) -> None:
    rig = PiButtonsRig()
    rig.port._button(1).when_pressed = lambda: 1 / 0
    stream = rig.port.edges()
    waiting = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0)
    rig.drive(Edge(1, is_down=True, at_ns=1))
    rig.drive(Edge(2, is_down=True, at_ns=2))
    assert [(await waiting).at_ns, (await anext(stream)).at_ns] == [1, 2]
    assert "a gpiozero callback failed" in caplog.text
    rig.close()


def test_gpiozero_cannot_change_what_the_lines_are() -> None:
    chip = FakeChip()
    lines = Lines("/dev/gpiochip0", BUTTON_LINES, {18: False}, request=chip.request_lines)
    pins = LinePins(lines)
    makes: tuple[Callable[[], object], ...] = (
        lambda: gpiozero.Button(4, bounce_time=0.01, pin_factory=pins),
        lambda: gpiozero.Button(4, pull_up=False, pin_factory=pins),
        lambda: gpiozero.LED(4, pin_factory=pins),
        lambda: gpiozero.Button(18, pin_factory=pins),
        lambda: gpiozero.LED(LAMP_LINES[1], pin_factory=pins),
    )
    for make in makes:
        with pytest.raises(GPIOZeroError):
            make()
    lines.close()


def test_a_machine_without_the_header_is_a_device_error(tmp_path: Path) -> None:
    with pytest.raises(DeviceError, match=r"found: none.*Pi 4, 5 or Zero 2 W"):
        header_chip(folder=tmp_path)
    (tmp_path / "gpiochip0").touch()
    with pytest.raises(DeviceError, match="found: gpiochip0"):
        header_chip(folder=tmp_path)
    assert header_chip("/dev/gpiochip7", tmp_path) == "/dev/gpiochip7"
