"""A command is carried out once, and always answered."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, cast

from firmware_host.mqtt.answering import Answering
from firmware_host.table.clock import TableClock
from firmware_host.table.state import TableState
from firmware_host.table.table import Table
from tests.fixtures.host_tables import SIZE, SlowJournal, guests, run

if TYPE_CHECKING:
    from firmware_host.journal.journal import Journal


async def words(answering: Answering, place: str, **command: Any) -> list[dict[str, Any]]:
    """Return all that is said to a command."""
    replies: list[dict[str, Any]] = []

    async def send(reply: bytes) -> None:
        replies.append(json.loads(reply))

    await answering.answer(place, json.dumps(command).encode(), send)
    return replies


async def answer(answering: Answering, place: str, **command: Any) -> dict[str, Any]:
    """Return the last word to a command."""
    return (await words(answering, place, **command))[-1]


async def test_every_reply_names_its_command_and_the_number_of_the_table(table: Table) -> None:
    answering = Answering(table)
    new = {"id": "n", "do": "new_match", "game": "arriba", "seats": 3, "seed": 1}
    judged, kept = await words(answering, "host", **new)
    number = table.accepted.number
    assert judged == {"id": "n", "ok": True, "number": number, "made_for": None, "kept": False}
    assert kept == {**judged, "kept": True}
    (stale,) = await words(answering, "seat/0", id="s", do="play", move="flip", number=99)
    assert (stale["id"], stale["ok"], stale["made_for"]) == ("s", False, 99)
    assert (stale["problem"]["key"], stale["number"]) == ("stale", table.accepted.number)
    assert set(stale["problem"]["text"]) == {"fr", "en"}


async def test_the_verdict_is_sent_before_the_entry_is_durable() -> None:
    journal = SlowJournal()
    table = Table(TableState(SIZE, guests(3)), cast("Journal", journal), TableClock())
    kept: asyncio.Queue[bool] = asyncio.Queue()

    async def send(reply: bytes) -> None:
        kept.put_nowait(json.loads(reply)["kept"])

    body = b'{"id": "x", "do": "name", "name": "Ann"}'
    async with run(table.run(), Answering(table).answer("seat/0", body, send)):
        assert await kept.get() is False
        await journal.was_asked.wait()
        assert table.committed.guests[0].name != "Ann"
        journal.is_open.set()
        assert await kept.get() is True
    assert journal.commits


async def test_a_command_sent_twice_is_carried_out_once(table: Table) -> None:
    answering = Answering(table)
    first = await answer(answering, "seat/0", id="x", do="name", name="Ann")
    await answer(answering, "seat/0", id="y", do="name", name="Bea")
    assert await answer(answering, "seat/0", id="x", do="name", name="Ann") == first
    assert table.accepted.guests[0].name == "Bea"


async def test_a_command_for_an_empty_seat_is_answered_too(table: Table) -> None:
    for place in ("seat/99", "seat/x", "seat/", "seat/-1", "seat/\u0664"):
        reply = await answer(Answering(table), place, id="p", do="pause")
        assert reply["problem"]["key"] == "seat-unknown"
