"""A reader that types, made by the kernel's uinput."""

from __future__ import annotations

import asyncio
import fcntl
import os
import struct
from pathlib import Path

from hardware.key_lines import EV_KEY, EVENT, strokes

_SET_EVBIT, _SET_KEYBIT = 0x40045564, 0x40045565
_SETUP, _CREATE, _DESTROY = 0x405C5503, 0x5501, 0x5502
_SYSNAME = 0x8040552C
_USB = 3
_KEYS = 128
_REPORT_S = 0.008


class TypingReader:
    """One USB reader; it sends a report every 8 ms, as slow keyboards do."""

    def __init__(self) -> None:
        self._fd = os.open("/dev/uinput", os.O_WRONLY)
        fcntl.ioctl(self._fd, _SET_EVBIT, EV_KEY)
        for key in range(1, _KEYS):
            fcntl.ioctl(self._fd, _SET_KEYBIT, key)
        fcntl.ioctl(self._fd, _SETUP, struct.pack("HHHH80sI", _USB, 1, 1, 1, b"reader", 0))
        fcntl.ioctl(self._fd, _CREATE)
        name = bytes(fcntl.ioctl(self._fd, _SYSNAME, bytes(64))).rstrip(b"\0").decode()
        (event,) = Path("/sys/class/input", name).glob("event*")
        self.path = Path("/dev/input", event.name)

    async def type(self, text: str) -> None:
        """Type the text and Enter, report by report."""
        data, report = strokes(text), 2 * EVENT.size
        for at in range(0, len(data), report):
            os.write(self._fd, data[at : at + report])
            await asyncio.sleep(_REPORT_S)

    def burst(self, text: str) -> None:
        """Type the text faster than anybody reads, so that the kernel's buffer overflows."""
        os.write(self._fd, strokes(text))

    def unplug(self) -> None:
        """Pull the cable."""
        fcntl.ioctl(self._fd, _DESTROY)
        os.close(self._fd)
