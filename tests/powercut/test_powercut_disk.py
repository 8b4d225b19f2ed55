"""The disk whose power is cut: what was flushed stays, the rest is lost, kept or torn by chance."""

from __future__ import annotations

import asyncio
import struct
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.powercut.disk import SECTOR, Disk
from tests.powercut.nbd import Server

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter
    from pathlib import Path

    from tests.powercut.disk import Kind

SECTORS = 8
_WRITES = st.tuples(st.integers(0, SECTORS - 1), st.integers(1, SECTORS), st.integers(1, 255))
_STEPS = st.lists(st.one_of(_WRITES, st.none()), max_size=20)


def on(content: bytes, *, is_lying: bool = False) -> Disk:
    """Return a disk with power."""
    disk = Disk(content, is_lying=is_lying)
    disk.turn_on()
    return disk


def filled(*values: int) -> bytes:
    """Return sectors of these bytes."""
    return b"".join(bytes([value]) * SECTOR for value in values)


@given(_STEPS, st.integers())
def test_after_a_cut_each_sector_is_the_flushed_one_or_one_written_since(
    steps: list[tuple[int, int, int] | None], seed: int
) -> None:
    disk = on(bytes(SECTORS * SECTOR))
    allowed = [{0} for _ in range(SECTORS)]
    newest = [0] * SECTORS
    for step in steps:
        if step is None:
            disk.flush()
            allowed = [{value} for value in newest]
            continue
        first, count, value = step
        data = filled(*[value] * count)[: (SECTORS - first) * SECTOR]
        disk.write(first * SECTOR, data)
        for sector in range(first, min(first + count, SECTORS)):
            allowed[sector].add(value)
            newest[sector] = value
    assert disk.read(0, disk.size) == filled(*newest)
    disk.turn_off(Random(seed))  # noqa: S311 - to be repeated, not secret
    found = [disk.content[sector * SECTOR :][:SECTOR] for sector in range(SECTORS)]
    assert all(len(set(sector)) == 1 for sector in found)
    assert all(sector[0] in values for sector, values in zip(found, allowed, strict=True))
    assert disk.read(0, disk.size) == disk.content


def left_of_two_writes() -> set[tuple[int, ...]]:
    """Return what many cuts leave of a long write and one over its beginning."""
    found = set()
    for seed in range(300):
        disk = on(filled(0, 0, 0))
        disk.write(0, filled(1, 1, 1))
        disk.write(0, filled(2))
        disk.turn_off(Random(seed))  # noqa: S311 - to be repeated, not secret
        found.add(tuple(disk.content[::SECTOR]))
    return found


def test_writes_are_lost_kept_torn_and_take_effect_in_any_order() -> None:
    found = left_of_two_writes()
    lost, kept, torn, only_the_second, later_one_lost = (
        *((0, 0, 0), (2, 1, 1), (0, 1, 0)),
        *((2, 0, 0), (1, 1, 1)),
    )
    assert {lost, kept, torn, only_the_second, later_one_lost} <= found


def test_the_fate_of_each_write_is_counted() -> None:
    disk = on(filled(0, 0))
    for seed in range(100):
        disk.write(0, filled(1, 1))
        disk.turn_off(Random(seed))  # noqa: S311 - to be repeated, not secret
        disk.turn_on()
    fate = disk.fate
    assert fate.lost + fate.torn + fate.kept == 100
    assert min(fate.lost, fate.torn, fate.kept) > 10


def test_a_disk_that_lies_loses_what_it_flushed() -> None:
    lost = 0
    for seed in range(50):
        disk = on(filled(0), is_lying=True)
        disk.write(0, filled(1))
        disk.flush()
        disk.turn_off(Random(seed))  # noqa: S311 - to be repeated, not secret
        lost += disk.content == filled(0)
    assert lost > 10


@pytest.mark.parametrize(
    ("kind", "number", "flushed"),
    [
        *(("write", 0, 0), ("write", 1, 1), ("write", 2, 2)),
        *(("flush", 0, 0), ("flush", 1, 1), ("flush", 2, 2)),
    ],
)
def test_the_power_is_cut_at_a_write_or_flush(kind: Kind, number: int, flushed: int) -> None:
    disk = on(filled(0, 0))
    cuts: list[str] = []
    disk.cut_at(kind, number, lambda: cuts.append("cut"))
    for value in (1, 2):
        disk.write(0, filled(value))
        assert disk.read(SECTOR, SECTOR) == filled(0)
        disk.flush()
    assert disk.content[0] == flushed
    assert disk.is_off == bool(cuts) == (number < 2)


async def ask(machine: tuple[StreamReader, StreamWriter], kind: int, *what: int | bytes) -> None:
    """Send a request, as QEMU does."""
    offset, length, data = (*what, b"")[:3]
    machine[1].write(struct.pack(">IHHQQI", 0x25609513, 0, kind, 77, offset, length) + bytes(data))
    await machine[1].drain()


async def connected(path: Path, size: int) -> tuple[StreamReader, StreamWriter]:
    """Agree with the server on its disk: ask for something it does not know, then for the disk."""
    reader, writer = await asyncio.open_unix_connection(path)
    assert (await reader.readexactly(18))[:16] == b"NBDMAGICIHAVEOPT"
    writer.write(struct.pack(">I", 3))
    told: list[tuple[int, bytes]] = []
    for option, data in ((8, b""), (7, struct.pack(">IH", 0, 0))):
        writer.write(b"IHAVEOPT" + struct.pack(">II", option, len(data)) + data)
        while not told or told[-1][0] == 3:
            _, of, kind, length = struct.unpack(">QIII", await reader.readexactly(20))
            assert of == option
            told.append((kind, await reader.readexactly(length)))
        if option == 8:
            assert told == [(2**31 + 1, b"")]
            told.clear()
    assert told == [(3, struct.pack(">HQH", 0, size, 0b101)), (1, b"")]
    return reader, writer


async def test_a_machine_reads_writes_and_flushes_until_the_power_is_cut(tmp_path: Path) -> None:
    disk = on(filled(0, 0))
    server = Server(disk, tmp_path / "disk")
    machine = await connected(tmp_path / "disk", disk.size)
    done = struct.pack(">IIQ", 0x67446698, 0, 77)
    await ask(machine, 1, SECTOR, SECTOR, filled(9))
    assert await machine[0].readexactly(16) == done
    assert disk.content == filled(0, 0)
    await ask(machine, 0, 0, 2 * SECTOR)
    assert await machine[0].readexactly(16 + 2 * SECTOR) == done + filled(0, 9)
    await ask(machine, 3, 0, 0)
    assert await machine[0].readexactly(16) == done
    assert disk.content == filled(0, 9)
    disk.cut_at("write", 0, lambda: None)
    await ask(machine, 1, 0, SECTOR, filled(5))
    await ask(machine, 0, 0, SECTOR)
    machine[1].write_eof()
    assert await machine[0].read() == b"", "a disk without power answers nothing"
    machine[1].close()
    server.close()
    disk.turn_off(Random(1))  # noqa: S311 - to be repeated, not secret
    assert disk.content in (filled(0, 9), filled(5, 9))
