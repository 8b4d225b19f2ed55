"""A command is paced, carried out once, and always answered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, cast

from host_tables import SIZE, SlowJournal, guests, run

from firmware_host.clock import TableClock
from firmware_host.frontends.answering import Answering
from firmware_host.table.state import TableState
from firmware_host.table.table import Table

if TYPE_CHECKING:
    from firmware_host.journal import Journal


async def words(answering: Answering, place: str, **command: Any) -> list[dict[str, Any]]:
    """Return all that is said to a command."""
    body = json.dumps(command).encode()
    return [json.loads(said) async for said in answering.replies(place, body)]


async def answer(answering: Answering, place: str, **command: Any) -> dict[str, Any]:
    """Return the last word to a command."""
    return (await words(answering, place, **command))[-1]


async def test_every_reply_says_what_it_is_for_and_where_the_table_is(table: Table) -> None:
    answering = Answering(table)
    new = {"id": "n", "do": "new_match", "game": "arriba", "seats": 3, "seed": 1}
    judged, kept = await words(answering, "host", **new)
    number = table.ahead.number
    assert judged == {"id": "n", "ok": True, "number": number, "made_for": None, "kept": False}
    assert kept == {**judged, "kept": True}
    (stale,) = await words(answering, "seat/0", id="s", do="play", move="flip", number=99)
    assert (stale["id"], stale["ok"], stale["made_for"]) == ("s", False, 99)
    assert (stale["problem"]["key"], stale["number"]) == ("stale", table.ahead.number)
    assert set(stale["problem"]["text"]) == {"fr", "en"}


async def test_the_rules_answer_before_the_disk_does() -> None:
    journal = SlowJournal()
    table = Table(TableState(SIZE, guests(3)), cast("Journal", journal), TableClock())
    async with run(table.run()):
        said = Answering(table).replies("seat/0", b'{"id": "x", "do": "name", "name": "Ann"}')
        assert json.loads(await anext(said))["kept"] is False
        await journal.was_asked.wait()
        assert table.state.guests[0].name != "Ann"
        journal.is_open.set()
        assert json.loads(await anext(said))["kept"] is True
    assert journal.commits


async def test_a_command_sent_twice_is_carried_out_once(table: Table) -> None:
    answering = Answering(table)
    first = await answer(answering, "seat/0", id="x", do="name", name="Ann")
    await answer(answering, "seat/0", id="y", do="name", name="Bea")
    assert await answer(answering, "seat/0", id="x", do="name", name="Ann") == first
    assert table.ahead.guests[0].name == "Bea"


async def test_a_place_where_nobody_sits_is_answered_too(table: Table) -> None:
    for place in ("seat/99", "seat/x", "seat/", "seat/-1", "seat/\u0664"):
        reply = await answer(Answering(table), place, id="p", do="pause")
        assert reply["problem"]["key"] == "seat-unknown"


async def test_a_flood_is_refused_and_the_others_go_on(table: Table) -> None:
    answering = Answering(table)
    flood = [
        await answer(answering, "seat/0", id=f"f{count}", do="name", name=f"N{count}")
        for count in range(90)
    ]
    refused = [reply for reply in flood if not reply["ok"]]
    assert flood[0]["ok"]
    assert {reply["problem"]["key"] for reply in refused} == {"too-fast"}
    calm = await answer(answering, "seat/1", id="c", do="name", name="Calm")
    assert calm["ok"]
