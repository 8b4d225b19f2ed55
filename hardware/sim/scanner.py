"""A simulated card scanner."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable

from hardware.sim.fault_switch import FaultSwitch
from hardware.sim.record import Record
from hardware.stream import Stream


class SimScanner:
    """A scanner that reports the tags of `scan`, one line each."""

    def __init__(self, *, on_change: Callable[[str], None] | None = None) -> None:
        self.scanned: Record[str] = Record(on_change)
        self._stream: Stream[str] = Stream("scanner")
        self._switch = FaultSwitch("the scanner")

    def lines(self) -> AsyncGenerator[str]:
        """Yield each tag scanned; raise DeviceError when unplugged, end when closed."""
        return self._stream.read()

    def scan(self, tag: str) -> None:
        """Scan a tag; raise ValueError for one that no line can hold."""
        if not tag or not tag.isprintable():
            raise ValueError(f"a reader does not report {tag!r}")
        self._switch.check()
        self._stream.put(tag)
        self.scanned.add(tag)

    def unplug(self) -> None:
        """Make `lines()` raise DeviceError, as a scanner without its cable does."""
        self._switch.is_connected = False
        self._stream.fail(self._switch.error())

    def replug(self) -> None:
        """Make `scan` work again."""
        self._switch.is_connected = True

    def close(self) -> None:
        """End `lines()` after the tags already scanned."""
        self._stream.close()
