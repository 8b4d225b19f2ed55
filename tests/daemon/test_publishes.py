"""How often a payload goes over the broker."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.daemon.spying import Heard, listening

if TYPE_CHECKING:
    from tests.daemon.evening import Evening

ROOT = "totem/totem-test/"
REPEAT_AFTER_S = 0.2
LONGER_THAN_A_REPEAT_S = 1.2
RETAINED = {
    *("table", "host/view", "public/state", "public/recent", "public/summary"),
    *(f"seat/{seat}/{leaf}" for seat in range(3) for leaf in ("view", "recent")),
}
EVENTS = {"public/event", *(f"seat/{seat}/event" for seat in range(3))}


@pytest.fixture(autouse=True)
def repeats_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Repeat a payload sooner than a box does."""
    monkeypatch.setattr("firmware_host.mqtt.publisher._REPEAT_AFTER_S", REPEAT_AFTER_S)


async def settled(heard: list[Heard], at_least: int = 0) -> Counter[str]:
    """Return how often each topic was heard, once nothing more comes on any topic of a move.

    Every retained topic is waited for until it was heard at least so often.
    """
    while True:
        told = Counter(message.topic for message in heard)
        await asyncio.sleep(LONGER_THAN_A_REPEAT_S)
        again = Counter(message.topic for message in heard)
        is_enough = all(again[topic] >= at_least for topic in RETAINED)
        if is_enough and all(told[topic] == again[topic] for topic in RETAINED | EVENTS):
            return told


async def test_a_retained_payload_is_published_once_and_on_nats_twice(evening: Evening) -> None:
    options = {"deck": "box"}
    await evening.host.ask(do="new_match", game="coups_bas", seats=3, seed=1, options=options)
    dealt = await evening.phase("action")
    draw = {"do": "play", "seat": dealt["active"], "move": "draw"}
    async with listening(evening.box, ROOT) as heard:
        await settled(heard)
        heard.clear()
        drawn = await evening.host.ask(**draw, number=evening.box.table.committed.number)
        assert drawn["ok"], drawn
        times = 2 if evening.box.broker.name == "nats" else 1
        told = await settled(heard, at_least=times)
    assert {topic: told[topic] for topic in RETAINED} == dict.fromkeys(RETAINED, times)
    assert {topic: told[topic] for topic in EVENTS} == dict.fromkeys(EVENTS, 1)


async def test_replies_are_published_before_the_new_state(evening: Evening) -> None:
    await evening.join(0, "Ann")
    async with listening(evening.box, ROOT) as heard:
        await settled(heard)
        heard.clear()
        assert (await evening.phones[0].ask(do="name", name="Bea"))["ok"]
        await settled(heard)
    replies_and_state = ("seat/0/reply", "table")
    order = [message.topic for message in heard if message.topic in replies_and_state]
    assert order[:3] == ["seat/0/reply", "seat/0/reply", "table"]
