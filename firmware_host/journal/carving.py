"""Rows out of a damaged SQLite file, page by page, as its file format says.

A page that cannot be read costs the rows on it and no others: neither the header nor the tree that
leads to a page is needed. The write-ahead log counts up to its last commit.
https://www.sqlite.org/fileformat2.html
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from mmap import mmap
from typing import Final, NamedTuple

Value = int | float | str | bytes | None
File = mmap | bytes

_TABLE_LEAF: Final = 0x0D
_INDEX_LEAF: Final = 0x0A
_INDEX_INTERIOR: Final = 0x02
_HEADER: Final = 100
_PAGE_SIZE: Final = 4096
_PAGE_SIZES: Final = frozenset(1 << power for power in range(9, 17))
_LOG_HEADER: Final = 32
_FRAME_HEADER: Final = 24
_LONGEST_VARINT: Final = 9
_INTEGER_BYTES: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
_FLOAT: Final = 7
_ZERO: Final = 8
_ONE: Final = 9
_BLOB: Final = 12
_PAYLOAD_AT_MOST: Final = 1024 * 1024


class Row(NamedTuple):
    """A row of some table; those of tables without rowid have none."""

    rowid: int | None
    values: tuple[Value, ...]


class _UnreadableError(ValueError):
    """A cell whose bytes are none."""


@dataclass(frozen=True, slots=True)
class _Pages:
    """The pages of a file, those of its log before its own."""

    file: File
    size: int
    usable: int
    logged: dict[int, bytes]

    @property
    def count(self) -> int:
        """Return the number of the last page."""
        return max(len(self.file) // self.size, max(self.logged, default=0))

    def page(self, number: int) -> bytes:
        """Return a page, counted from 1, or nothing."""
        at = (number - 1) * self.size
        return self.logged.get(number) or bytes(self.file[at : at + self.size])


def carve(file: File, log: bytes) -> Iterator[Row]:
    """Yield every row that can be read, in no order."""
    head = bytes(file[:_HEADER])
    size = _page_size(int.from_bytes(head[16:18], "big"))
    reserved = head[20] if len(head) == _HEADER and head.startswith(b"SQLite") else 0
    pages = _Pages(file, size, size - reserved, _logged(log, size))
    free = _free(pages)
    for number in range(1, pages.count + 1):
        page = pages.page(number)
        if number not in free and len(page) == size:
            yield from _rows(pages, page, _HEADER if number == 1 else 0)


def _page_size(told: int) -> int:
    size = 65536 if told == 1 else told
    return size if size in _PAGE_SIZES else _PAGE_SIZE


def _logged(log: bytes, size: int) -> dict[int, bytes]:
    """Return the pages of the log up to its last commit; an older log may follow in the file."""
    pages: dict[int, bytes] = {}
    pending: dict[int, bytes] = {}
    salts = log[_LOG_HEADER + 8 : _LOG_HEADER + 16]
    for at in range(_LOG_HEADER, len(log) - size - _FRAME_HEADER + 1, size + _FRAME_HEADER):
        number, committed = struct.unpack_from(">II", log, at)
        if log[at + 8 : at + 16] != salts:
            break
        pending[number] = log[at + _FRAME_HEADER : at + _FRAME_HEADER + size]
        if committed:
            pages |= pending
            pending = {}
    return pages


def _free(pages: _Pages) -> set[int]:
    """Return the pages that are in no table any more; those of a damaged list may be missing."""
    free: set[int] = set()
    trunk = int.from_bytes(pages.page(1)[32:36], "big")
    while 0 < trunk <= pages.count and trunk not in free:
        page = pages.page(trunk)
        free.add(trunk)
        trunk, count = struct.unpack_from(">II", page) if len(page) == pages.size else (0, 0)
        listed = min(count, pages.size // 4 - 2)
        free.update(struct.unpack_from(f">{listed}I", page, 8))
    return free


def _rows(pages: _Pages, page: bytes, start: int) -> Iterator[Row]:
    kind = page[start]
    if kind not in (_TABLE_LEAF, _INDEX_LEAF, _INDEX_INTERIOR):
        return
    (count,) = struct.unpack_from(">H", page, start + 3)
    pointers = start + (12 if kind == _INDEX_INTERIOR else 8)
    if pointers + 2 * count > pages.size:
        return
    for at in struct.unpack_from(f">{count}H", page, pointers):
        try:
            yield _cell(pages, page, at, kind)
        except (_UnreadableError, UnicodeDecodeError, IndexError, struct.error):
            continue


def _cell(pages: _Pages, page: bytes, at: int, kind: int) -> Row:
    at += 4 if kind == _INDEX_INTERIOR else 0
    length, at = _varint(page, at)
    rowid = None
    if kind == _TABLE_LEAF:
        rowid, at = _varint(page, at)
    if length > _PAYLOAD_AT_MOST:
        raise _UnreadableError
    return Row(rowid, _record(_payload(pages, page, at, length, is_table=kind == _TABLE_LEAF)))


def _payload(pages: _Pages, page: bytes, at: int, length: int, *, is_table: bool) -> bytes:
    """Return what a cell holds; a long one goes on in a chain of pages."""
    usable = pages.usable
    most = usable - 35 if is_table else (usable - 12) * 64 // 255 - 23
    local = length
    if length > most:
        least = (usable - 12) * 32 // 255 - 23
        local = least + (length - least) % (usable - 4)
        local = local if local <= most else least
    found = page[at : at + local]
    following = int.from_bytes(page[at + local : at + local + 4], "big") if length > local else 0
    while len(found) < length:
        more = pages.page(following) if following else b""
        if len(more) != pages.size:
            raise _UnreadableError
        following = int.from_bytes(more[:4], "big")
        found += more[4 : min(usable, 4 + length - len(found))]
    if following:
        raise _UnreadableError
    return found


def _record(payload: bytes) -> tuple[Value, ...]:
    end, at = _varint(payload, 0)
    kinds: list[int] = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[Value] = []
    for kind in kinds:
        value, at = _value(payload, at, kind)
        values.append(value)
    if at != len(payload) or not kinds:
        raise _UnreadableError
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind >= _BLOB:
        end = at + (kind - _BLOB) // 2
        found = payload[at:end]
        return (found.decode("utf-8") if kind % 2 else found), end
    if kind in _INTEGER_BYTES:
        end = at + _INTEGER_BYTES[kind]
        return int.from_bytes(payload[at:end], "big", signed=True), end
    if kind == _FLOAT:
        return struct.unpack_from(">d", payload, at)[0], at + 8
    if kind in (_ZERO, _ONE):
        return kind - _ZERO, at
    if kind:
        raise _UnreadableError
    return None, at


def _varint(page: bytes, at: int) -> tuple[int, int]:
    value = 0
    for place in range(at, at + _LONGEST_VARINT - 1):
        byte = page[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:  # noqa: PLR2004 - the highest bit says that another byte follows
            return value, place + 1
    end = at + _LONGEST_VARINT
    value = value << 8 | page[end - 1]
    return (value - (1 << 64) if value >= 1 << 63 else value), end
