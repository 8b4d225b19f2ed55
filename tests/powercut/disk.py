"""A disk with a volatile cache: only a flush makes durable what was written.

When its power is cut, each write since the last flush is lost, kept or torn: some of its sectors
are the new ones, the others the old ones. Writes take effect in any order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

SECTOR: Final = 512
_BLOCK: Final = 64 * 1024
_TORN: Final = 0.3

Kind = Literal["write", "flush"]


@dataclass
class Fate:
    """What became of the writes that had not been flushed, over all cuts."""

    kept: int = 0
    lost: int = 0
    torn: int = 0

    def add(self, other: Fate) -> None:
        """Count those of another disk in."""
        self.kept += other.kept
        self.lost += other.lost
        self.torn += other.torn


class Disk:
    """The sectors as they are read, and as they are after a cut.

    A disk that lies answers a flush and does nothing.
    """

    def __init__(self, content: bytes, *, is_lying: bool = False) -> None:
        self._durable = _copied(content)
        self._current = _copied(content)
        self._unflushed: list[tuple[int, bytes]] = []
        self._is_lying = is_lying
        self._is_off = True
        self._kind: Kind = "write"
        self._left: int | None = None
        self._on_cut: Callable[[], None] | None = None
        self.fate = Fate()

    @property
    def size(self) -> int:
        """Return the number of bytes."""
        return len(self._current)

    @property
    def is_off(self) -> bool:
        """Return whether it has no power, and answers nothing."""
        return self._is_off

    @property
    def content(self) -> bytes:
        """Return all that is durable."""
        return bytes(self._durable)

    def turn_on(self) -> None:
        """Give it power."""
        self._is_off = False

    def cut_at(self, kind: Kind, request: int, on_cut: Callable[[], None]) -> None:
        """Cut the power by itself at that request of a kind from now on, the next one being 0."""
        self._kind, self._left, self._on_cut = kind, request, on_cut

    def read(self, offset: int, length: int) -> bytes:
        """Return these bytes."""
        return bytes(self._current[offset : offset + length])

    def write(self, offset: int, data: bytes) -> None:
        """Take the bytes into the cache; the cut may come before anybody hears of it."""
        self._current[offset : offset + len(data)] = data
        self._unflushed.append((offset, data))
        self._count("write")

    def flush(self) -> None:
        """Make durable what was written, unless the cut comes first."""
        self._count("flush")
        if not (self._is_off or self._is_lying):
            self._settle()

    def turn_off(self, random: Random) -> None:
        """Cut the power: settle by chance what had not been flushed."""
        self._is_off = True
        self._left = self._on_cut = None
        share = random.choice((0.0, 1.0, random.random()))
        random.shuffle(self._unflushed)
        for offset, data in self._unflushed:
            self._strike(offset, data, share, random)
        for offset, data in self._unflushed:
            place = slice(offset, offset + len(data))
            self._current[place] = self._durable[place]
        self._unflushed.clear()

    def _strike(self, offset: int, data: bytes, share: float, random: Random) -> None:
        if len(data) > SECTOR and random.random() < _TORN:
            self.fate.torn += 1
            for start in range(0, len(data), SECTOR):
                if random.random() < 0.5:
                    self._keep(offset + start, data[start : start + SECTOR])
        elif random.random() < share:
            self.fate.kept += 1
            self._keep(offset, data)
        else:
            self.fate.lost += 1

    def _settle(self) -> None:
        for offset, data in self._unflushed:
            self._keep(offset, data)
        self._unflushed.clear()

    def _keep(self, offset: int, data: bytes) -> None:
        self._durable[offset : offset + len(data)] = data

    def _count(self, kind: Kind) -> None:
        if kind != self._kind or self._left is None or self._is_off:
            return
        self._left -= 1
        if self._left < 0:
            self._is_off = True
            if self._on_cut is not None:
                self._on_cut()


def _copied(content: bytes) -> bytearray:
    """Return the same bytes; where they are zero, they take no memory."""
    copy = bytearray(len(content))
    for start in range(0, len(content), _BLOCK):
        block = content[start : start + _BLOCK]
        if block.count(0) != len(block):
            copy[start : start + _BLOCK] = block
    return copy
