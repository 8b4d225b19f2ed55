"""`totembox watch` beside a box that sends what no box would: skipped, named, and it goes on."""

from __future__ import annotations

import argparse
import contextlib
import json
from typing import TYPE_CHECKING, Any

import aiomqtt
import pytest

from firmware_host.cli import watch
from firmware_host.watch.watcher import Watcher
from firmware_host.wire.public import SeatSummary, Summary
from tests.cli.hostile import HOSTILE, TITLE, assert_harmless, raw
from tests.cli.test_cli_hostile_text import in_thread
from tests.hall.brokers import mosquitto
from tests.hall.test_hall_live import ONLINE, tell
from tests.watch.terminals import watching

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

SUMMARY = Summary("m", 1, "arriba", seats=[SeatSummary(0, "Ann"), SeatSummary(1, "Bob")])
CORRECTED = {"kind": "notice", "key": "corrected", "reason": HOSTILE}
CONTROLS = {"\x07", "\x08", "\x7f", "\x9b", "\u202e", "\u2066"}
NESTED = b'{"run":"r","seq":3,"number":1,"events":[{"kind":' + b"[" * 5_000 + b"]" * 5_000 + b"}]}"


def message(seq: int, *events: Any, number: int = 1) -> dict[str, Any]:
    return {"run": "r", "seq": seq, "number": number, "events": list(events)}


def as_json(payload: Any) -> bytes:
    return payload if isinstance(payload, bytes) else json.dumps(payload).encode()


BAD = {
    "notice without a key": message(3, {"kind": "notice"}),
    "key of another kind": message(3, {"kind": "notice", "key": None}),
    "no seats": message(3, {"rule": "arriba.duel", "seats": ["x"], "winners": [None], "seat": 0}),
    "rule of another kind": message(3, {"rule": [1], "kind": {}}),
    "events of another kind": message(3, "x", 7),
    "number of another kind": {**message(3), "number": "x"},
    "number beyond all bounds": b'{"run":"r","seq":3,"number":' + b"9" * 5_000 + b',"events":[]}',
    "nested": NESTED,
    "no JSON": b"\xff\x00nonsense",
}


@contextlib.asynccontextmanager
async def table(folder: Path, *boxes: str) -> AsyncGenerator[tuple[str, aiomqtt.Client]]:
    """Run a broker with these tables; yield its address and a client of a hostile box."""
    async with mosquitto(folder) as broker:
        for box in boxes:
            await tell(broker, box, status=ONLINE, summary=SUMMARY)
        async with aiomqtt.Client("127.0.0.1", int(broker.rpartition(":")[2])) as client:
            yield broker, client


async def test_bad_events_are_skipped_and_the_live_view_goes_on(tmp_path: Path) -> None:
    async with table(tmp_path, "b1") as (broker, client), watching("--broker", broker) as terminal:
        event = "totem/b1/public/event"
        await terminal.until("Ann")
        await client.publish(event, as_json(message(1, CORRECTED)), qos=1)
        await terminal.until("\\u001b")
        for number, bad in enumerate(BAD.values(), 4):
            await client.publish(event, as_json(bad), qos=1)
            alive = {"kind": f"still-here-{number}"}
            await client.publish(event, as_json(message(number, alive)), qos=1)
            await terminal.until(f"still-here-{number}")
        assert await terminal.interrupted() == 0
        said = terminal.rest()
    assert TITLE not in said
    assert not raw(said) & CONTROLS
    assert "Traceback" not in said


async def test_what_was_skipped_is_named(tmp_path: Path) -> None:
    async with (
        table(tmp_path, "b1") as (broker, client),
        watching("--broker", broker, columns=80) as terminal,
    ):
        await terminal.until("Ann")
        await client.publish("totem/b1/public/event", as_json(BAD["notice without a key"]), qos=1)
        await terminal.until("Messages skipped: 1. Last: totem/b1/public/event, 'key'")
        await client.publish("totem/b1/public/summary", b'{"seats": 7}', qos=1)
        await terminal.until("Messages skipped: 2. Last: totem/b1/public/summary, Expected `array`")
        assert await terminal.interrupted() == 0


async def test_retained_bad_events_do_not_end_the_command(tmp_path: Path) -> None:
    boxes = [f"b{number}" for number in range(len(BAD))]
    async with table(tmp_path, *boxes) as (broker, client):
        for box, bad in zip(boxes, BAD.values(), strict=True):
            both = as_json(message(1, CORRECTED)), as_json(bad)
            recent = b'{"run":"r","messages":[%s,%s]}' % both
            await client.publish(f"totem/{box}/public/recent", recent, qos=1, retain=True)
        for one in ((), ("--box", "b0")):
            code, said = await in_thread("watch", "--broker", broker, "--once", *one)
            assert code == 0
            assert "Messages skipped" in said
            assert_harmless(said)


async def test_a_view_whose_follower_ended_does_not_freeze(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fails(_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Watcher, "run", fails)
    given = argparse.Namespace(broker=["mqtt://127.0.0.1:9"], box=None, raw=True, once=False)
    given.ca_file, given.password_file = "", None
    with pytest.raises(ZeroDivisionError):
        await watch._watch(given)
