"""A command is paced, carried out once, and always answered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from firmware_host.frontends.answering import Answering

if TYPE_CHECKING:
    from firmware_host.table.table import Table


async def answer(answering: Answering, place: str, **command: Any) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(await answering.reply(place, json.dumps(command).encode()))
    return read


async def test_every_reply_says_what_it_is_for_and_where_the_table_is(table: Table) -> None:
    answering = Answering(table)
    begun = await answer(answering, "host", id="n", do="new_match", game="arriba", seats=3, seed=1)
    assert begun == {"id": "n", "ok": True, "number": table.state.number, "made_for": None}
    stale = await answer(answering, "seat/0", id="s", do="play", move="flip", number=99)
    assert (stale["id"], stale["ok"], stale["made_for"]) == ("s", False, 99)
    assert (stale["problem"]["key"], stale["number"]) == ("stale", table.state.number)
    assert set(stale["problem"]["text"]) == {"fr", "en"}


async def test_a_command_sent_twice_is_carried_out_once(table: Table) -> None:
    answering = Answering(table)
    first = await answer(answering, "seat/0", id="x", do="name", name="Ann")
    await answer(answering, "seat/0", id="y", do="name", name="Bea")
    assert await answer(answering, "seat/0", id="x", do="name", name="Ann") == first
    assert table.state.guests[0].name == "Bea"


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
