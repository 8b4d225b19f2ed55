"""Real boxes as guests of one broker, and hosts who play on them over it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import aiomqtt
import msgspec

from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from firmware_host.journal.journal import Journal
from firmware_host.mqtt.client import subscribe
from firmware_host.table.commands import Sit
from firmware_host.table.decision import BOX

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence
    from pathlib import Path

    from firmware_host.app.daemon import Running

SEATS = 3
WINNER = 2
OPTIONS = {
    "flip_delay_ms": 0,
    "countdown_ms": 500,
    "grab_timeout_ms": 1000,
    "rounds": 1,
    "announce": "before",
}
ANSWER_S = 5.0


@dataclass
class PlayedTable:
    """A box, and what was acknowledged to its host: at which number which line was played."""

    id: str
    journal: Path
    box: Running
    acknowledged: dict[int, str] = field(default_factory=dict)

    def lost(self) -> list[str]:
        """Return what was acknowledged and is not in the journal."""
        journal = Journal(self.journal)
        try:
            record = journal.read(self.box.table.committed.match_id)
        finally:
            journal.close()
        moves = record.moves() if record else ()
        return [
            f"{number}: {line}"
            for number, line in self.acknowledged.items()
            if number >= len(moves) or moves[number] != line
        ]


@contextlib.asynccontextmanager
async def table_on(urls: Sequence[str], folder: Path, name: str) -> AsyncGenerator[PlayedTable]:
    """Run a box that is a guest on that broker, with three people at it."""
    journal = folder / f"{name}.sqlite3"
    tables = {
        "box": {"id": name, "language": "en", "seats": SEATS},
        "web": {"host": "127.0.0.1", "port": 0},
        "broker": {"url": list(urls)},
        "journal": {"path": str(journal)},
    }
    async with running(msgspec.convert(tables, Config)) as box:
        for seat in range(SEATS):
            await box.table.ask(BOX, Sit(seat, f"{name}-{seat}", "en", "token"))
        yield PlayedTable(name, journal, box)


class Host:
    """Plays on one table over the broker; what is not answered is asked again, word for word."""

    def __init__(self, table: PlayedTable, urls: Sequence[str]) -> None:
        self._table = table
        self._ports = [int(url.rpartition(":")[2]) for url in urls]
        self._tries = 0
        self._asked = 0
        self._client: aiomqtt.Client | None = None
        self._replies: dict[str, dict[str, Any]] = {}
        self._view: dict[str, Any] | None = None
        self._news = asyncio.Event()

    async def begin(self) -> None:
        """Start a match."""
        reply = await self._ask("host", do="new_match", game="arriba", seats=SEATS, options=OPTIONS)
        assert reply["ok"], reply

    async def flip(self, times: int) -> None:
        """Turn cards for whoever's turn it is, and note what was acknowledged."""
        done = 0
        while done < times:
            number, seat = await self._turn()
            reply = await self._ask("host", do="play", seat=seat, move="flip", number=number)
            if reply["ok"]:
                self._table.acknowledged[number] = f"{seat} flip"
                done += 1
            else:
                # A flip that is refused is no flip: the table had moved on by itself.
                assert reply.get("problem", {}).get("key") == "stale", reply

    async def finish(self) -> None:
        """Let all but one resign, so that the match has a result."""
        for seat in range(SEATS):
            if seat != WINNER:
                reply = await self._ask(f"seat/{seat}", do="resign")
                assert reply["ok"], reply

    async def run(self) -> None:
        """Stay connected, to the next node when one is gone."""
        while True:
            port = self._ports[self._tries % len(self._ports)]
            self._tries += 1
            try:
                async with aiomqtt.Client("127.0.0.1", port, timeout=ANSWER_S) as client:
                    for topic in ("host/view", "host/reply", "seat/+/reply"):
                        await subscribe(client, f"totem/{self._table.id}/{topic}")
                    self._client = client
                    self._news.set()
                    async for message in client.messages:
                        self._take(str(message.topic), bytes(message.payload))
            except aiomqtt.MqttError:
                await asyncio.sleep(0.1)
            finally:
                self._client = None

    def _take(self, topic: str, payload: bytes) -> None:
        told = json.loads(payload) if payload else None
        if topic.endswith("/view"):
            self._view = told
        elif told is not None and told["kept"]:
            self._replies[told["id"]] = told
        self._news.set()

    async def _turn(self) -> tuple[int, int]:
        """Return the number of the state, and the seat that may flip in it."""
        while True:
            view = self._view
            moves = view["moves"] if view else {}
            for seat in range(SEATS):
                number = int(view["number"]) if view else 0
                if "flip" in moves.get(str(seat), ()) and number not in self._table.acknowledged:
                    return number, seat
            await self._hear()

    async def _ask(self, place: str, **command: Any) -> dict[str, Any]:
        self._asked += 1
        body = json.dumps({"id": f"h{self._asked}", **command})
        while f"h{self._asked}" not in self._replies:
            if self._client is None:
                await self._hear()
            else:
                with contextlib.suppress(aiomqtt.MqttError):
                    topic = f"totem/{self._table.id}/{place}/command"
                    await self._client.publish(topic, body, qos=1)
                await self._hear_reply(f"h{self._asked}")
        return self._replies[f"h{self._asked}"]

    async def _hear_reply(self, wanted: str) -> None:
        """Return when that reply is here, or when it is time to ask again."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_S):
                while wanted not in self._replies:
                    await self._hear()

    async def _hear(self) -> None:
        self._news.clear()
        await self._news.wait()


@contextlib.asynccontextmanager
async def hosted(table: PlayedTable, urls: Sequence[str]) -> AsyncGenerator[Host]:
    """Seat a host at the table for as long as the block lasts."""
    host = Host(table, urls)
    task = asyncio.create_task(host.run())
    try:
        yield host
    finally:
        task.cancel()
        await asyncio.wait([task])
