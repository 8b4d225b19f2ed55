"""On a running box: what is published for a card that matches and for one that does not."""

from __future__ import annotations

import asyncio
import json
import re
from functools import partial
from typing import TYPE_CHECKING, Any

from firmware_host.table.commands import Correct, Play
from firmware_host.table.decision import HOST
from tests.daemon.spying import listening
from tests.fixtures.host_tables import stacked, until

if TYPE_CHECKING:
    from firmware_host.table.state import TableState
    from tests.daemon.evening import Evening
    from tests.daemon.spying import Heard

ROOT = "totem/totem-test/"
FACE = re.compile(rb'"[A-R][rgby]"')
COUNTER = re.compile(rb'"seq":[0-9]+')
AFTER = 2
"""The moves until the card is seen: a flip and its reveal; the time to look is long."""


async def messages(evening: Evening, heard: list[Heard], second: str) -> list[tuple[str, bytes]]:
    """Return what passes the broker when the second card is shown.

    A broker that needs repeats gets each payload twice; a repeat counts once.
    """
    rest = stacked("Ar", "Ag", "Br").split()[3:]
    fourth = "Br" if second == "Ag" else "Ag"
    deck = " ".join(("Ar", second, fourth, *rest))
    await evening.begin_match(3, announce="after", look_ms=60_000)
    first = (f"chance deal @0.000000000 first:0 {deck}", "0 flip", "chance reveal @0.010000000")
    moves = [*first, "chance timeout @0.400000000"]
    heard.clear()
    # A new match revokes the users of the phones at the table: the test asks in their place.
    correct = Correct(to=0, moves=moves, reason="for the test")
    number = await evening.box.table.ask(HOST, correct)
    await evening.box.table.ask(HOST, Play(move="flip", number=number, seat=1))
    await until(evening.box.table, partial(_is_at, number + AFTER))
    await all_sent(evening, heard)
    compared = (number + AFTER,)
    # The event counter of the box runs on from one match to the other.
    bodies = ((one.topic, COUNTER.sub(b'"seq":0', one.body), one) for one in heard)
    return list(
        dict.fromkeys((topic, body) for topic, body, one in bodies if number_in(one) in compared)
    )


async def all_sent(evening: Evening, heard: list[Heard]) -> None:
    """Return when all that was published is heard: one queue publishes in order, a fault last."""
    mark = f"mark {len(heard)}"
    evening.box.faults.report(mark, "lights-missing")
    while not any(mark.encode() in one.body for one in heard):  # noqa: ASYNC110 - no event
        await asyncio.sleep(0.01)
    evening.box.faults.clear(mark)


def _is_at(number: int, state: TableState) -> bool:
    return state.number >= number


def number_in(heard: Heard) -> int:
    """Return the number of the move that a payload follows, or 0."""
    told = json.loads(heard.body) if heard.body.startswith(b"{") else {}
    is_reply = "reply" in heard.topic or "cmd" in heard.topic
    return 0 if is_reply else int(told.get("number") or 0)


def plain(body: bytes) -> Any:
    """Return a payload without its faces, the id of its match and its commitment."""
    told = json.loads(FACE.sub(b'"?"', body)) if body else None
    for key in ("match", "chance", "id", "seq"):
        if isinstance(told, dict):
            told.pop(key, None)
    return told


async def test_a_match_is_published_like_any_other_card(evening: Evening) -> None:
    for seat in range(3):
        await evening.join(seat, f"P{seat}")
    async with listening(evening.box, ROOT) as heard:
        twins = [await messages(evening, heard, second) for second in ("Ag", "Br")]
    by_topic = [
        {
            topic: [(len(body), plain(body)) for of, body in heard if of == topic]
            for topic in {topic for topic, _ in heard}
        }
        for heard in twins
    ]
    assert by_topic[0] == by_topic[1]
    assert {"public/state", "public/summary", "public/cue", "seat/0/view", "host/view"} <= by_topic[
        0
    ].keys()
