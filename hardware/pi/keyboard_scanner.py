"""A card reader that is a USB keyboard: it types each code and presses Enter."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import os
import time
from collections.abc import AsyncGenerator, Callable
from typing import Final

from hardware.key_lines import KeyLines
from hardware.ports import DeviceError
from hardware.stream import Stream
from hardware.tag_lines import TagLines

_READ_AT_MOST: Final = 24 * 64
EVIOCGRAB: Final = 0x40044590
"""The ioctl by which no other program, and no console, gets the keys of the device."""


def grab(fd: int) -> None:
    """Take the device for this program alone."""
    fcntl.ioctl(fd, EVIOCGRAB, 1)


class KeyboardScanner:
    """Holds the device only while `lines()` is iterated, so that it can be a keyboard elsewhere."""

    def __init__(
        self,
        device: str,
        make_keys: Callable[[], KeyLines],
        tags: TagLines,
        *,
        take: Callable[[int], None] = grab,
    ) -> None:
        self._device = device
        self._make_keys = make_keys
        self._tags = tags
        self._take = take
        self._stream: Stream[str] = Stream("scanner")

    def lines(self) -> AsyncGenerator[str]:
        """Yield each code until closed; raise DeviceError when the reader is missing."""
        return self._read()

    def close(self) -> None:
        """End `lines()` after the codes already read."""
        self._stream.close()

    async def _read(self) -> AsyncGenerator[str]:
        loop = asyncio.get_running_loop()
        fd = self._open()
        # Keys that were down when the device disappeared are up on the new one.
        loop.add_reader(fd, self._on_readable, loop, fd, self._make_keys())
        reading = self._stream.read()
        try:
            async for tag in reading:
                yield tag
        finally:
            loop.remove_reader(fd)
            os.close(fd)
            await reading.aclose()

    def _open(self) -> int:
        try:
            fd = os.open(self._device, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        except OSError as error:
            raise self._failed(error) from error
        try:
            self._take(fd)
        except OSError as error:
            os.close(fd)
            raise self._failed(error) from error
        return fd

    def _on_readable(self, loop: asyncio.AbstractEventLoop, fd: int, keys: KeyLines) -> None:
        try:
            data = os.read(fd, _READ_AT_MOST)
        except BlockingIOError:
            return
        except OSError as error:
            loop.remove_reader(fd)
            self._stream.fail(self._failed(error))
            return
        if not data:
            loop.remove_reader(fd)
            self._stream.fail(self._failed(OSError(errno.ENODEV, os.strerror(errno.ENODEV))))
        for tag in self._tags.feed(keys.feed(data), time.monotonic_ns()):
            self._stream.put(tag)

    def _failed(self, error: OSError) -> DeviceError:
        return DeviceError(
            f"the card reader does not answer at {self._device} ({error.strerror}); check its "
            "cable and that the user is in the group input"
        )
