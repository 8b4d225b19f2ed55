"""A card or tag scanner at a port that gives lines: a serial one, or a keyboard's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from typing import Protocol

from hardware.pi.serial_port import SerialPort
from hardware.ports import DeviceError
from hardware.stream import Stream
from hardware.tag_lines import TagLines


class LinePort(Protocol):
    """A device file that is opened on demand; every failure is a DeviceError and closes it."""

    def open(self) -> int:
        """Open the port if needed and return its file descriptor."""
        ...

    def read(self) -> bytes:
        """Return the received bytes."""
        ...

    def close(self) -> None:
        """Close the port; closing twice does no harm."""
        ...


class LineScanner:
    """Reads the port only while `lines()` is iterated; earlier scans are lost."""

    def __init__(self, port: LinePort, tags: TagLines) -> None:
        self._port = port
        self._tags = tags
        self._stream: Stream[str] = Stream("scanner")

    def lines(self) -> AsyncGenerator[str]:
        """Yield each tag until closed; raise DeviceError when the scanner is missing."""
        return self._read()

    def close(self) -> None:
        """End `lines()` after the tags already read."""
        self._stream.close()

    async def _read(self) -> AsyncGenerator[str]:
        loop = asyncio.get_running_loop()
        fd = self._port.open()
        loop.add_reader(fd, self._on_readable, loop, fd)
        reading = self._stream.read()
        try:
            async for tag in reading:
                yield tag
        finally:
            loop.remove_reader(fd)
            self._port.close()
            await reading.aclose()

    def _on_readable(self, loop: asyncio.AbstractEventLoop, fd: int) -> None:
        try:
            data = self._port.read()
        except DeviceError as error:
            loop.remove_reader(fd)
            self._stream.fail(error)
            return
        for tag in self._tags.feed(data, time.monotonic_ns()):
            self._stream.put(tag)


class SerialScanner(LineScanner):
    """A scanner at a serial port."""

    def __init__(self, port: SerialPort, tags: TagLines) -> None:
        super().__init__(port, tags)
