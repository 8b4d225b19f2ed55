"""Real traffic of played matches keeps the shipped contract, to the last field."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from jsonschema import Draft202012Validator

from engines.bots.random_bot import choose
from engines.catalog import GAMES
from engines.core.seats import CHANCE
from firmware_host.table.commands import Presses
from firmware_host.table.decision import BOX
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError
from firmware_host.wire.contract.__main__ import files
from firmware_host.wire.contract.channels import CHANNELS, channel_of
from tests.daemon.spying import Heard, listening

if TYPE_CHECKING:
    from tests.daemon.evening import Evening

CONTRACT = Path(__file__).parents[2] / "docs" / "contract"
ROOT = "totem/totem-test/"
STEPS = 25


def shipped(name: str) -> dict[str, Any]:
    """Return a file of the contract."""
    read: dict[str, Any] = json.loads((CONTRACT / name).read_text(encoding="utf-8"))
    return read


def closed(schema: Any) -> Any:
    """Return the schema with every object closed: what the box says is all there."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    shut = {key: closed(value) for key, value in schema.items()}
    # A notice carries whatever facts its text needs.
    if "type" in shut and "properties" in shut and shut.get("title") != "Notice":
        shut["additionalProperties"] = False
    return shut


@pytest.mark.parametrize("name", ["asyncapi.json", "openapi.json", "schema.json"])
def test_the_shipped_contract_is_up_to_date(name: str) -> None:
    written = (CONTRACT / name).read_text(encoding="utf-8")
    assert written == files()[name], "run `make contract`"


def test_every_reference_in_the_document_resolves() -> None:
    document = shipped("asyncapi.json")
    found = list(references(document))
    assert len(found) > 100
    for reference in found:
        place: Any = document
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def references(value: Any) -> list[str]:
    """Return every reference below the value."""
    if isinstance(value, list):
        return [found for each in value for found in references(each)]
    if not isinstance(value, dict):
        return []
    own = [value["$ref"]] if "$ref" in value else []
    return own + [found for each in value.values() for found in references(each)]


def test_the_document_has_the_fields_that_asyncapi_3_requires() -> None:
    document = shipped("asyncapi.json")
    assert document["asyncapi"] == "3.0.0"
    assert {"title", "version"} <= set(document["info"])
    for channel in document["channels"].values():
        named = set(channel["parameters"])
        assert {part[1:-1] for part in channel["address"].split("/") if part[0] == "{"} == named
    for operation in document["operations"].values():
        assert operation["action"] in ("send", "receive")
        assert all(
            message["$ref"].startswith(operation["channel"]["$ref"] + "/messages/")
            for message in operation["messages"]
        )
    assert set(document["operations"]) >= {"sendStatus", "receiveSeatCommand", "sendSeatReply"}
    for name, schema in document["components"]["schemas"].items():
        Draft202012Validator.check_schema(schema)
        assert schema, name


NOT_IN_EVERY_MATCH = {"analysis"}
"""Only TOP TOTEM against a bot has one; tests/bots/test_analyst.py is about it."""


@pytest.mark.parametrize("game", GAMES)
async def test_every_message_of_a_match_keeps_the_contract(evening: Evening, game: str) -> None:
    async with listening(evening.box, ROOT) as heard:
        await play(evening, game)
        press = {"button": 7, "down": True, "ms": 5.0, "page": "x"}
        await evening.panel.publish("box/press", press)
        await evening.phones[0].ask(do="play", move="nonsense", number=0)
        await evening.host.ask(do="sound", volume=60)
        await evening.host.ask(do="pause")
        await evening.host.ask(do="end")
        await evening.host.until("table", lambda t: bool(t["ended"]))
        while not kinds(heard) >= {channel.name for channel in CHANNELS} - NOT_IN_EVERY_MATCH:  # noqa: ASYNC110 - a list
            await asyncio.sleep(0.02)
    check(heard)


def kinds(heard: list[Heard]) -> set[str]:
    """Return the kinds of topics of which something was heard."""
    found = map(channel_of, {each.topic for each in heard})
    return {channel.name for channel in found if channel}


def check(heard: list[Heard]) -> None:
    """Validate every message by the schema of its topic, and what several were told once."""
    definitions = closed(shipped("schema.json")["$defs"])
    said: defaultdict[str, set[bytes]] = defaultdict(set)
    for each in heard:
        channel = channel_of(each.topic)
        assert channel is not None, f"{each.topic} is not in the contract"
        assert each.body or channel.is_retained, f"{each.topic} was emptied"
        said[channel.message].add(each.body)
    for message, bodies in said.items():
        schema = {"$ref": f"#/$defs/{message}", "$defs": definitions}
        validator = Draft202012Validator(schema)
        for body in bodies - {b""}:
            validator.validate(json.loads(body))


async def play(evening: Evening, name: str) -> None:
    """Let random people play some moves of a match."""
    random = Random(7)  # noqa: S311 - a repeatable match
    seats = max(3, GAMES[name].seats[0]) if 3 in GAMES[name].seats else GAMES[name].seats[-1]
    for seat in range(seats):
        await evening.join(seat, f"P{seat}")
    reply = await evening.host.ask(do="new_match", game=name, seats=seats, seed=3)
    assert reply["ok"], reply
    for _ in range(STEPS):
        match = evening.box.table.accepted.match
        assert match is not None
        if not evening.box.table.accepted.is_running():
            return
        await step(evening, seats, random)


async def step(evening: Evening, seats: int, random: Random) -> None:
    """Make one random move the way it is made: on a phone, on a button, by the host, by chance."""
    table = evening.box.table
    match = table.accepted.match
    assert match is not None
    seat, move = choose(match.game, match.state, seats, random)
    line, number = match.game.write(move), match.number
    if match.game.time_of(move) is not None:
        if seat != CHANCE:
            with contextlib.suppress(Problem, RefusedError):
                await table.ask(BOX, Presses(((seat, table.clock.now_ns()),)))
        await asyncio.sleep(0.01)
    elif seat == CHANCE:
        await evening.host.ask(do="play", seat="chance", move=line, number=number)
    else:
        await evening.phones[seat].ask(do="play", move=line, number=number)
