"""Readers that type: the kernel's events of both keyboards, caps lock, torn reads, and the grab."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os

import pytest

from hardware.key_lines import EVENT, KeyLayout, KeyLines, strokes
from hardware.pi.keyboard_scanner import KeyboardScanner
from hardware.ports import DeviceError
from hardware.tag_lines import TagLines
from tests.hardware.keyboard_rig import KeyboardScannerRig

# What the kernel reports of a USB keyboard that types "TB/1" and Enter on a US layout, written by
# hand from linux/input-event-codes.h: each key with its MSC_SCAN and SYN_REPORT, one key held.
EVENTS = [
    (4, 4, 0x700E1), (1, 42, 1), (0, 0, 0),
    (4, 4, 0x70017), (1, 20, 1), (0, 0, 0), (4, 4, 0x70017), (1, 20, 0), (0, 0, 0),
    (4, 4, 0x70005), (1, 48, 1), (0, 0, 0), (4, 4, 0x70005), (1, 48, 0), (0, 0, 0),
    (4, 4, 0x700E1), (1, 42, 0), (0, 0, 0),
    (4, 4, 0x70038), (1, 53, 1), (0, 0, 0), (4, 4, 0x70038), (1, 53, 0), (0, 0, 0),
    (4, 4, 0x7001E), (1, 2, 1), (1, 2, 2), (0, 0, 0), (4, 4, 0x7001E), (1, 2, 0), (0, 0, 0),
    (4, 4, 0x70028), (1, 28, 1), (0, 0, 0), (4, 4, 0x70028), (1, 28, 0), (0, 0, 0),
]  # fmt: skip


def packed(events: list[tuple[int, int, int]]) -> bytes:
    return b"".join(EVENT.pack(1_700_000_000, 5, *event) for event in events)


def test_the_keys_of_a_reader_are_its_text() -> None:
    assert KeyLines("us").feed(packed(EVENTS)) == b"TB/1\n"


def test_the_same_keys_are_another_text_on_another_keyboard() -> None:
    assert KeyLines("fr").feed(packed(EVENTS)) == b"TB!&\n"


@pytest.mark.parametrize("layout", ["us", "fr"])
@pytest.mark.parametrize("text", ["TB/COUPS.BAS/L8/4", "TB/TSCHUKKA/RED:MAJOR.CURE/1", "04a1-b2"])
def test_both_keyboards_type_every_code(layout: KeyLayout, text: str) -> None:
    data = strokes(text, layout)
    assert KeyLines(layout).feed(data) == f"{text}\n".encode()
    keys = KeyLines(layout)
    torn = (keys.feed(data[at : at + 7]) for at in range(0, len(data), 7))
    assert b"".join(torn) == f"{text}\n".encode()


def test_caps_lock_turns_letters_round_and_nothing_else() -> None:
    caps = packed([(1, 58, 1), (1, 58, 0)])
    assert KeyLines("us").feed(caps + strokes("Ab/1")) == b"aB/1\n"
    assert KeyLines("us").feed(caps + caps + strokes("Ab/1")) == b"Ab/1\n"


def test_a_code_of_which_keys_were_lost_is_no_code() -> None:
    data = strokes("TB/ARRIBA/AR/1")
    cut = EVENT.size * 40
    lost = data[:cut] + packed([(0, 3, 0)]) + data[cut + EVENT.size * 6 :]
    assert KeyLines("us").feed(lost + data) == b"TB/ARRIBA/AR/1\n"


def test_the_number_pad_types_digits() -> None:
    pressed = [(1, code, value) for code in (79, 82, 81, 96) for value in (1, 0)]
    assert KeyLines("fr").feed(packed(pressed)) == b"103\n"


async def test_the_reader_is_grabbed_before_it_is_read_and_let_go_after() -> None:
    rig = KeyboardScannerRig("us")
    async with contextlib.aclosing(rig.port.lines()) as lines:
        first = asyncio.ensure_future(anext(lines))
        await asyncio.sleep(0)
        (fd,) = rig.grabbed
        rig.type(packed(EVENTS))
        assert await first == "TB/1"
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(fd)
    rig.end()


async def test_a_reader_that_another_program_holds_is_named() -> None:
    def refuse(fd: int) -> None:
        del fd
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    rig = KeyboardScannerRig()
    port = KeyboardScanner(str(rig.path), KeyLines, TagLines(), take=refuse)
    with pytest.raises(DeviceError, match=r"busy.*group input"):
        await anext(port.lines())
    rig.end()


async def test_a_file_that_is_no_input_device_cannot_be_grabbed() -> None:
    with pytest.raises(DeviceError, match="/dev/null"):
        await anext(KeyboardScanner("/dev/null", KeyLines, TagLines()).lines())
