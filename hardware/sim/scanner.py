"""A card reader without a box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardware.sim.plug import Plug
from hardware.sim.record import Record
from hardware.stream import Stream

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable


class SimScanner:
    """A reader that reports the tags held to it, one line each."""

    def __init__(self, *, on_change: Callable[[str], None] | None = None) -> None:
        self.scanned: Record[str] = Record(on_change)
        self._stream: Stream[str] = Stream("scanner")
        self._plug = Plug("the scanner")

    def lines(self) -> AsyncIterator[str]:
        """Yield each tag scanned; raise DeviceError when unplugged, end when closed."""
        return self._stream.read()

    def scan(self, tag: str) -> None:
        """Hold a tag to the reader; raise ValueError for what a line cannot carry."""
        if not tag or not tag.isprintable():
            raise ValueError(f"a reader does not report {tag!r}")
        self._plug.check()
        self._stream.put(tag)
        self.scanned.add(tag)

    def unplug(self) -> None:
        """Break off the reading as a reader without its cable does."""
        self._plug.is_in = False
        self._stream.fail(self._plug.error())

    def replug(self) -> None:
        """Let tags be scanned again."""
        self._plug.is_in = True

    def close(self) -> None:
        """End `lines()` after the tags already scanned."""
        self._stream.close()
