"""The boxes that are killed: forked from a process that has imported everything already.

A whole box is `totembox run`, with its broker, its guard and its web server. A lean one is the part
that keeps a match: table, journal, deadlines, bots and the answering of commands, behind a socket
instead of MQTT. Both run the code of the product; what a kill cuts short is the same.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from firmware_host.app import daemon, parts
from firmware_host.bots.driver import BotDriver
from firmware_host.bots.pace import AT_ONCE
from firmware_host.cli import main, run
from firmware_host.cli.stopping import told_to_stop
from firmware_host.journal.journal import Journal
from firmware_host.mqtt.answering import Answering
from firmware_host.panel.faults import Faults
from firmware_host.table.clock import TableClock
from firmware_host.table.commands import Presses, Sit
from firmware_host.table.deadlines import Deadlines
from firmware_host.table.decision import BOX
from firmware_host.table.problems import Problem
from firmware_host.table.restore import restore
from firmware_host.table.table import RefusedError, Table
from firmware_host.wire import build

if TYPE_CHECKING:
    import socket
    from multiprocessing.context import ForkServerProcess

    from firmware_host.table.table import Update

SIZE: Final = 8
JOURNAL: Final = "journal.sqlite3"
LOG: Final = "box.log"
_GRACE_MS: Final = 30
_PRELOADED = (daemon, parts, run)
"""Modules that a box would import when it starts."""


def fork(target: Any, folder: Path, line: socket.socket) -> ForkServerProcess:
    """Start a box in a process that has all modules in memory."""
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    box = context.Process(target=target, args=(str(folder), line), daemon=True)
    box.start()
    line.close()
    return box


def lean_box(folder: str, line: socket.socket) -> None:
    """Run the part of a box that keeps a match."""
    _log_to(folder)
    asyncio.run(_lean(Path(folder), line))


def whole_box(folder: str, line: socket.socket) -> None:
    """Run `totembox run`; what it prints goes over the line."""
    _log_to(folder)
    os.dup2(line.fileno(), 1)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.exit(main(["run", "--config", str(Path(folder) / "box.toml")]))


def payloads(table: Any) -> dict[str, bytes]:
    """Return what a box publishes of a table, by topic."""
    told = {
        "table": build.table(table),
        "public/state": build.public_state(table),
        "host/view": build.host_view(table),
        **{f"seat/{button}/view": build.seat_view(table, button) for button in range(table.size)},
    }
    return {topic: b"null" if one is None else build.encode(one) for topic, one in told.items()}


def _log_to(folder: str) -> None:
    log = os.open(Path(folder) / LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 2)


async def _lean(folder: Path, line: socket.socket) -> None:
    stop = told_to_stop()
    reader, writer = await asyncio.open_connection(sock=line, limit=2**24)
    async with Journal(folder / JOURNAL) as journal:
        table = Table(restore(journal, SIZE, "en").state, journal, TableClock())
        deadlines = Deadlines(table, grace_ms=_GRACE_MS)
        bots = BotDriver(table, Faults(), pace=AT_ONCE)
        people = _People(table, Answering(table, kept=journal.commands()), reader, writer)
        table.follow("people", people.publish)
        async with asyncio.TaskGroup() as group:
            jobs = (table.run, deadlines.run, bots.run, people.read)
            tasks = [group.create_task(job()) for job in jobs]
            await stop.wait()
            for task in tasks:
                task.cancel()


class _People:
    """The other end of the line: commands in, replies and views out, one JSON text a line."""

    def __init__(
        self,
        table: Table,
        answering: Answering,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self._table = table
        self._reader = reader
        self._writer = writer
        self._answering = answering
        self._published: dict[str, bytes] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def publish(self, update: Update) -> None:
        """Write what has changed, as a box publishes it."""
        for topic, body in payloads(update.state).items():
            if self._published.get(topic) != body:
                self._published[topic] = body
                self._write(topic, body)

    async def read(self) -> None:
        """Answer for ever."""
        while line := await self._reader.readline():
            asked = json.loads(line)
            place, command = asked["place"], asked["command"]
            job = self._do if place == BOX else partial(self._answer, place)
            task = asyncio.create_task(job(command))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, place: str, command: dict[str, Any]) -> None:
        async def send(reply: bytes) -> None:
            self._write(f"{place}/reply", reply)

        await self._answering.answer(place, json.dumps(command).encode(), send)

    async def _do(self, command: dict[str, Any]) -> None:
        """Do what the lobby and the buttons of a whole box ask of the table."""
        try:
            if command["do"] == "sit":
                seat, name = command["seat"], command["name"]
                await self._table.ask(BOX, Sit(seat, name, "en", f"token {name}"))
            else:
                now_ns = self._table.clock.now_ns()
                await self._table.ask(BOX, Presses(((command["button"], now_ns),)))
        except (Problem, RefusedError):
            is_done = False
        else:
            is_done = True
        self._write("box/reply", json.dumps({"id": command["id"], "ok": is_done, "kept": True}))

    def _write(self, topic: str, body: bytes | str) -> None:
        text = body if isinstance(body, bytes) else body.encode()
        self._writer.write(b'{"topic": "%s", "body": %s}\n' % (topic.encode(), text))
