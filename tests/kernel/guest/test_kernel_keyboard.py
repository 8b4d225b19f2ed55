"""A reader that types, over the kernel's own input devices: read, grabbed, torn and unplugged."""

from __future__ import annotations

import asyncio
import os

import pytest

from hardware.key_lines import KeyLines
from hardware.pi.keyboard_scanner import KeyboardScanner
from hardware.ports import DeviceError
from hardware.tag_lines import TagLines
from tests.kernel.guest.typing_reader import TypingReader

CODE = "TB/ARRIBA/AR/1"


async def test_a_code_reaches_the_box_and_nobody_else() -> None:
    reader = TypingReader()
    console = os.open(reader.path, os.O_RDONLY | os.O_NONBLOCK)
    lines = KeyboardScanner(str(reader.path), KeyLines, TagLines()).lines()
    first = asyncio.ensure_future(anext(lines))
    await asyncio.sleep(0)
    await reader.type(CODE)
    assert await first == CODE
    with pytest.raises(BlockingIOError):
        os.read(console, 4096)
    await lines.aclose()
    await reader.type("x")
    assert os.read(console, 4096)
    os.close(console)
    reader.unplug()


async def test_a_code_that_overflows_the_buffer_is_dropped_and_the_next_one_read() -> None:
    reader = TypingReader()
    lines = KeyboardScanner(str(reader.path), KeyLines, TagLines()).lines()
    first = asyncio.ensure_future(anext(lines))
    await asyncio.sleep(0)
    reader.burst("TB/COUPS.BAS/L8/4" * 4)
    await asyncio.sleep(0.05)
    await reader.type("")
    await reader.type(CODE)
    assert await first == CODE
    await lines.aclose()
    reader.unplug()


async def test_an_unplugged_reader_is_named_and_read_again_when_it_is_back() -> None:
    reader = TypingReader()
    lines = KeyboardScanner(str(reader.path), KeyLines, TagLines()).lines()
    first = asyncio.ensure_future(anext(lines))
    await asyncio.sleep(0)
    reader.unplug()
    with pytest.raises(DeviceError, match="cable"):
        await first
    again = TypingReader()
    lines = KeyboardScanner(str(again.path), KeyLines, TagLines()).lines()
    first = asyncio.ensure_future(anext(lines))
    await asyncio.sleep(0)
    await again.type(CODE)
    assert await first == CODE
    await lines.aclose()
    again.unplug()


async def test_a_reader_that_another_program_has_grabbed_is_busy() -> None:
    reader = TypingReader()
    holder = KeyboardScanner(str(reader.path), KeyLines, TagLines()).lines()
    waiting = asyncio.ensure_future(anext(holder))
    await asyncio.sleep(0)
    with pytest.raises(DeviceError, match="busy"):
        await anext(KeyboardScanner(str(reader.path), KeyLines, TagLines()).lines())
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    reader.unplug()
