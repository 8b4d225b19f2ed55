"""A lean box: the part of a box that keeps a match, behind a stream of lines instead of MQTT.

Table, journal, deadlines, bots and the answering of commands are the product's; there is no
broker, no web server and no device.
"""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from firmware_host.bots.driver import BotDriver
from firmware_host.bots.pace import AT_ONCE
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
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from firmware_host.table.table import Update

    Jobs = Mapping[str, Callable[[], None]]

SIZE: Final = 8
JOURNAL: Final = "journal.sqlite3"
_GRACE_MS: Final = 30


async def run(
    folder: Path, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, jobs: Jobs
) -> None:
    """Run until the process is told to stop; a command that names a job has it done in a thread."""
    stop = told_to_stop()
    async with Journal(folder / JOURNAL) as journal:
        table = Table(restore(journal, SIZE, "en").state, journal, TableClock())
        deadlines = Deadlines(table, grace_ms=_GRACE_MS)
        bots = BotDriver(table, Faults(), pace=AT_ONCE)
        people = _People(table, Answering(table, kept=journal.commands()), reader, writer, jobs)
        table.follow("people", people.publish)
        async with asyncio.TaskGroup() as group:
            parts = (table.run, deadlines.run, bots.run, people.read)
            tasks = [group.create_task(part()) for part in parts]
            await stop.wait()
            for task in tasks:
                task.cancel()


def payloads(table: Any) -> dict[str, bytes]:
    """Return what a box publishes of a table, by topic."""
    told = {
        "table": build.table(table),
        "public/state": build.public_state(table),
        "host/view": build.host_view(table),
        **{f"seat/{button}/view": build.seat_view(table, button) for button in range(table.size)},
    }
    return {topic: b"null" if one is None else build.encode(one) for topic, one in told.items()}


class _People:
    """The other end of the line: commands in, replies and views out, one JSON text a line."""

    def __init__(
        self,
        table: Table,
        answering: Answering,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        jobs: Jobs,
    ) -> None:
        self._table = table
        self._reader = reader
        self._writer = writer
        self._answering = answering
        self._jobs = jobs
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
        if job := self._jobs.get(command["do"]):
            await asyncio.to_thread(job)
            is_done = True
        else:
            is_done = await self._is_done(command)
        self._write("box/reply", json.dumps({"id": command["id"], "ok": is_done, "kept": True}))

    async def _is_done(self, command: dict[str, Any]) -> bool:
        try:
            if command["do"] == "sit":
                seat, name = command["seat"], command["name"]
                await self._table.ask(BOX, Sit(seat, name, "en", f"token {name}"))
            else:
                now_ns = self._table.clock.now_ns()
                await self._table.ask(BOX, Presses(((command["button"], now_ns),)))
        except (Problem, RefusedError):
            return False
        return True

    def _write(self, topic: str, body: bytes | str) -> None:
        text = body if isinstance(body, bytes) else body.encode()
        self._writer.write(b'{"topic": "%s", "body": %s}\n' % (topic.encode(), text))
