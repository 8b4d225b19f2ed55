"""A match with secrets over a real broker: no client receives hidden pieces of another seat."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from engines.bots.random_bot import choose
from engines.core.seats import CHANCE, Seat
from tests.daemon.phone import Phone, post

if TYPE_CHECKING:
    from tests.daemon.evening import Evening

MOVES = 120


async def test_no_payload_contains_a_hidden_counter_of_another_seat(evening: Evening) -> None:
    _, ticket = await post(evening.box.address, "api/watch", {})
    watcher = await evening.stack.enter_async_context(Phone.connect(ticket))
    for seat in range(3):
        await evening.join(seat, f"P{seat}")
    reply = await evening.host.ask(do="new_match", game="tschukka", seats=3, seed=3, options={})
    assert reply["ok"], reply
    random = Random(5)  # noqa: S311 - a repeatable match
    hidden = 0
    for _ in range(MOVES):
        match = evening.box.table.accepted.match
        assert match is not None
        await _move(evening, random)
        hidden += _check(evening, watcher, match.state)
    assert hidden > MOVES


async def _move(evening: Evening, random: Random) -> None:
    """Let a random phone that is awaited enter a random move of its own."""
    match = evening.box.table.accepted.match
    assert match is not None
    seat, move = CHANCE, None
    while seat == CHANCE:
        seat, move = choose(match.game, match.state, 3, random)
    phone = evening.phones[seat]
    reply = await phone.ask(do="play", move=match.game.write(move), number=match.number)
    assert reply["ok"], reply
    number = evening.box.table.accepted.number
    for viewer, each in evening.phones.items():
        await each.until(f"seat/{viewer}/view", lambda v: bool(v) and v["number"] >= number)
    await evening.host.until("host/view", lambda v: bool(v) and v["number"] >= number)


def _check(evening: Evening, watcher: Phone, before: Any) -> int:
    """Look for every hidden counter in all that each client got; return how many there are.

    A counter turned up by this very move was open for a moment, even if the round ended with it.
    """
    match = evening.box.table.accepted.match
    assert match is not None
    viewers: list[tuple[Seat | None, Phone]] = [(None, watcher), (None, evening.host)]
    viewers += [(Seat(seat), phone) for seat, phone in evening.phones.items()]
    count = 0
    for viewer, phone in viewers:
        hidden = match.game.secrets(match.state, viewer) & match.game.secrets(before, viewer)
        opened = {event["counter"] for event in phone.events if event["kind"] == "revealed"}
        held = _held(phone)
        leaked = [token for token in hidden - opened if token in held]
        assert leaked == [], (viewer, leaked)
        phone.events.clear()
        count += len(hidden)
    assert not _names_a_counter(evening.host.latest["host/view"])
    return count


def _held(phone: Phone) -> str:
    """Return the retained payloads that the client holds, and what it was told by this move."""
    kept = {topic: body for topic, body in phone.latest.items() if not topic.endswith("/event")}
    return json.dumps([kept, phone.events])


def _names_a_counter(view: dict[str, Any]) -> bool:
    lines = (line for moves in view["moves"].values() for line in moves)
    return any(line.startswith(("reveal ", "place ")) for line in lines)
