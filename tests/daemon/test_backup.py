"""The commands that copy and restore the journal of a box that runs, is killed and starts again."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING

from firmware_host.journal.journal import Journal
from tests.daemon.test_recovery import box_of, daemon
from tests.daemon.test_sent_again import NEW, kill, next_move

if TYPE_CHECKING:
    from pathlib import Path

    from tests.daemon.phone import Phone


async def totembox(folder: Path, *arguments: str) -> tuple[int, str]:
    """Run a command about the box of that folder; return its exit code and what it says."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "firmware_host", *arguments),
        *("--config", str(folder / "box.toml")),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode().strip()


async def play_once(host: Phone, acknowledged: list[int]) -> None:
    """Make a move and take it back; each reply says that it is on the disk."""
    move = await next_move(host)
    acknowledged.append((await host.ask(**move))["number"])
    acknowledged.append((await host.ask(do="undo"))["number"])
    await host.until("host/view", lambda view: bool(view["number"] == acknowledged[-1]))


async def play_on(host: Phone, acknowledged: list[int]) -> None:
    """Play for ever."""
    while True:
        await play_once(host, acknowledged)


def files_in(folder: Path) -> list[Path]:
    """Return the files of a folder."""
    return list(folder.iterdir())


def count_lines(journal: Path) -> int:
    """Return how many moves and undos a journal has."""
    reader = Journal(journal)
    (row,) = reader.matches()
    record = reader.read(row.id)
    reader.close()
    assert record is not None
    return sum(line.kind != "note" for line in record.lines)


async def test_a_box_is_copied_in_play_and_restored_after_it_was_killed(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    acknowledged: list[int] = []
    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, _ = await box_of(stack, address, key)
        assert (await host.ask(**NEW))["ok"]
        await next_move(host)
        for _ in range(3):
            await play_once(host, acknowledged)
        least = len(acknowledged)
        playing = asyncio.create_task(play_on(host, acknowledged))
        code, said = await totembox(tmp_path, "backup", str(stick))
        assert code == 0, said
        (copy,) = files_in(stick)
        assert str(copy) in said
        code, said = await totembox(tmp_path, "restore", str(copy))
        assert (code, said.count("\n")) == (2, 0)
        assert "Stop it first" in said
        most = len(acknowledged) + 2
        await kill(process)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing

    code, said = await totembox(tmp_path, "restore", str(copy))
    assert code == 0, said
    (aside,) = (each for each in files_in(tmp_path) if "replaced" in each.name)
    assert str(aside) in said
    assert least <= count_lines(copy) <= most
    assert count_lines(aside) >= len(acknowledged), "nothing that was acknowledged is lost"

    async with daemon(tmp_path) as (process, address, key), AsyncExitStack() as stack:
        host, _ = await box_of(stack, address, key)
        state = await host.until("public/state", lambda state: state is not None)
        reply = await host.ask(**await next_move(host))
        assert (reply["ok"], reply["number"]) == (True, state["number"] + 1)


async def test_what_cannot_be_done_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(f'[journal]\npath = "{tmp_path}/journal.sqlite3"\n')
    for arguments in (
        ("backup", str(tmp_path)),
        ("backup", str(tmp_path / "box.toml")),
        ("backup", str(tmp_path / "nowhere" / "copy")),
        ("restore", str(tmp_path / "box.toml")),
        ("restore", str(tmp_path / "nothing")),
        ("restore", str(tmp_path)),
    ):
        code, said = await totembox(tmp_path, *arguments)
        assert (code, said.count("\n"), "Traceback" in said) == (2, 0, False), said
        assert str(tmp_path) in said
    assert not (tmp_path / "journal.sqlite3").exists()
