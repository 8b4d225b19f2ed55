"""A box whose disk takes nothing plays on, says so everywhere, and keeps all of it afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from engines.core.judge import legal_moves
from firmware_host.journal import backlog, opening
from firmware_host.journal.rows import NoJournalError
from firmware_host.journal.writing import Writer
from tests.daemon.breaking import until_faulty, until_well
from tests.daemon.fault_places import begin, count, move, start

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from firmware_host.config.box import Config
    from tests.daemon.evening import Evening
    from tests.daemon.phone import Phone


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backlog, "_RETRY_S", (0.02,))
    monkeypatch.setattr(opening, "_LOCKED_AT_MOST_S", 0.01)


@contextlib.contextmanager
def locked(path: Path) -> Generator[None]:
    """Hold the journal as another program that writes to it."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk be full."""

    def fail(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr(Writer, "write", fail)


def lines_of(path: Path, match: str) -> int:
    """Return how many moves of a match are on the disk."""
    with contextlib.closing(sqlite3.connect(path)) as other:
        asked = "SELECT count(*) FROM line WHERE match = ? AND kind = 'move'"
        (found,) = other.execute(asked, (match,)).fetchone()
    return int(found)


async def play_on(evening: Evening, named: str, *, is_again: bool = False) -> dict[str, Any]:
    """Make a move or send it again; return its reply once everybody has seen the move."""
    state = evening.box.table.accepted
    match = state.match.undo() if is_again and state.match else state.match
    assert match is not None
    (seat,) = match.game.to_act(match.state)
    text = match.game.write(legal_moves(match.game, match.state, seat)[0])
    command = {"id": named, "do": "play", "seat": seat, "move": text, "number": match.number}
    evening.host.latest.pop("host/reply", None)
    await evening.host.publish("host/command", command)
    reply: dict[str, Any] = await evening.host.until("host/reply", lambda r: r["id"] == named)
    await evening.host.until("public/state", lambda state: state["number"] > match.number)
    return reply


async def until_kept(phone: Phone) -> None:
    """Return once the table is said to be kept."""
    await phone.until("table", lambda table: table["not_kept"] is None)


async def test_a_full_disk_in_mid_match(
    faulty_config: Config, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await start(faulty_config, stack)
    await begin(evening)
    await move(evening)
    path, match = faulty_config.journal_path(), evening.match
    with monkeypatch.context() as trouble:
        full(trouble)
        replies = [await play_on(evening, "first")]
        table = await evening.host.until("table", lambda table: table["not_kept"] is not None)
        assert table["not_kept"]["why"] == "full"
        fault = await until_faulty(evening.host, "journal", "not-kept-full")
        assert fault["facts"]["since"]
        replies.append(await play_on(evening, "second"))
        # A phone whose connection broke sends it again, and hears at once how it stands.
        replies.append(await play_on(evening, "second", is_again=True))
        assert [reply["kept"] for reply in replies] == [False] * 3
        assert lines_of(path, evening.box.table.accepted.match_id) == match.number
    await until_kept(evening.host)
    await until_well(evening.host, "journal")
    assert lines_of(path, evening.box.table.accepted.match_id) == match.number + 2
    await evening.host.until("host/reply", lambda reply: reply["kept"])


async def test_a_box_that_starts_while_another_program_holds_the_journal(
    faulty_config: Config, stack: AsyncExitStack
) -> None:
    async with AsyncExitStack() as before:
        evening = await start(faulty_config, before)
        await begin(evening)
        await move(evening)
        match = evening.match
    with locked(faulty_config.journal_path()):
        evening = await start(faulty_config, stack)
        await until_faulty(evening.host, "journal", "not-kept-locked")
        assert evening.match == match, "it is read all the same"
        await play_on(evening, "here")
        status, _ = await count(evening)
        assert status == 200
    await until_kept(evening.host)
    await until_well(evening.host, "journal")
    match_id = evening.box.table.accepted.match_id
    assert lines_of(faulty_config.journal_path(), match_id) == match.number + 1


def damage_pages(path: Path) -> None:
    """Overwrite all pages but the first two and the last one."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(2 * 4096)
        file.write(b"\xa5" * (size - 3 * 4096))


def damage_start(path: Path, size: int) -> None:
    """Overwrite the first bytes."""
    with path.open("r+b") as file:
        file.write(b"\xff" * size)


DAMAGES: dict[str, Callable[[Path], Any]] = {
    "header": lambda path: damage_start(path, 100),
    "first page": lambda path: damage_start(path, 4096),
    "pages": damage_pages,
    "random": lambda path: path.write_bytes(bytes(range(256)) * 64),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_journal_is_set_aside_and_named(
    damage: str, faulty_config: Config, stack: AsyncExitStack
) -> None:
    path = faulty_config.journal_path()
    async with AsyncExitStack() as before:
        evening = await start(faulty_config, before)
        await begin(evening)
        await move(evening)
        match = evening.match
    DAMAGES[damage](path)
    body = path.read_bytes()
    evening = await start(faulty_config, stack)
    fault = await until_faulty(evening.host, "damaged journal", "journal-damaged")
    aside = path.with_name(fault["facts"]["file"])
    assert aside.read_bytes() == body, "never overwritten"
    assert evening.box.table.committed.not_kept is None
    if damage in ("header", "first page"):
        assert evening.match == match, "everything else could be read"
    else:
        await begin(evening)
        await until_well(evening.host, "damaged journal")
    await move(evening)


async def test_damage_that_is_met_in_play_is_mended_and_the_match_is_whole(
    faulty_config: Config, stack: AsyncExitStack
) -> None:
    path = faulty_config.journal_path()
    evening = await start(faulty_config, stack)
    await begin(evening)
    for _ in range(3):
        await move(evening)
    number = evening.match.number
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (path.stat().st_size - 4096))
    with contextlib.closing(sqlite3.connect(path)) as other:
        # SQLite reads the pages again after a write of somebody else.
        other.execute("PRAGMA user_version = 4")
        other.commit()
    await move(evening)
    await until_faulty(evening.host, "damaged journal", "journal-damaged")
    await until_kept(evening.host)
    assert lines_of(path, evening.box.table.accepted.match_id) == number + 1
    async with AsyncExitStack() as later:
        await stack.aclose()
        again = await start(faulty_config, later)
        assert again.match == evening.match


async def test_a_second_box_on_one_journal_is_refused(
    faulty_config: Config, stack: AsyncExitStack
) -> None:
    await start(faulty_config, stack)
    async with AsyncExitStack() as second:
        with pytest.raises(NoJournalError, match="another totembox writes to it"):
            await start(faulty_config, second)
    await asyncio.sleep(0)
