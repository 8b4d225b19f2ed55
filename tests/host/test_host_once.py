"""Commands once each, events in order, and nobody faster than the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from firmware_host.frontends.numbered import Numbered
from firmware_host.frontends.replies import Replies
from firmware_host.pace import Pace

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Desk:
    """Counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def ask(self) -> AsyncIterator[bytes]:
        """Say that it was heard, and then how often it was asked."""
        self.asked += 1
        count = self.asked
        yield b"heard"
        await self.may_answer.wait()
        yield str(count).encode()


async def last(replies: Replies, place: str, command: str, desk: Desk) -> bytes:
    """Return the last word to a command."""
    return [words async for words in replies.once(place, command, desk.ask)][-1]


async def test_a_command_that_comes_again_gets_the_first_reply() -> None:
    replies, desk = Replies(), Desk()
    first = [words async for words in replies.once("seat/0", "a", desk.ask)]
    again = [words async for words in replies.once("seat/0", "a", desk.ask)]
    assert (first, again) == ([b"heard", b"1"], [b"1"])
    assert await last(replies, "seat/0", "b", desk) == b"2"
    assert await last(replies, "seat/1", "a", desk) == b"3", "another seat's id is its own"


async def test_one_that_comes_again_before_the_answer_waits_for_it() -> None:
    replies, desk = Replies(), Desk()
    desk.may_answer.clear()
    both = [asyncio.create_task(last(replies, "host", "a", desk)) for _ in range(2)]
    await asyncio.sleep(0)
    desk.may_answer.set()
    assert await asyncio.gather(*both) == [b"1", b"1"]


async def test_without_an_id_every_command_counts() -> None:
    replies, desk = Replies(), Desk()
    assert [await last(replies, "host", "", desk) for _ in range(2)] == [b"1", b"2"]


async def test_only_the_latest_commands_are_remembered() -> None:
    replies, desk = Replies(), Desk()
    for count in range(70):
        await last(replies, "host", f"c{count}", desk)
    assert await last(replies, "host", "c69", desk) == b"70"
    assert await last(replies, "host", "c0", desk) == b"71"


async def test_a_command_called_off_with_the_box_leaves_nobody_waiting() -> None:
    replies, desk = Replies(), Desk()
    desk.may_answer.clear()
    first = asyncio.create_task(last(replies, "host", "a", desk))
    await asyncio.sleep(0)
    second = asyncio.create_task(last(replies, "host", "a", desk))
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second


def test_messages_are_numbered_by_topic_and_the_latest_kept() -> None:
    numbered = Numbered()
    said = [numbered.add("public/event", count, [{"kind": "x"}]) for count in range(30)]
    assert [message.seq for message in said] == list(range(1, 31))
    assert numbered.add("seat/0/event", 0, []).seq == 1
    recent = numbered.recent("public/event")
    assert [message.seq for message in recent.messages] == list(range(7, 31))
    assert {message.run for message in recent.messages} == {recent.run}
    assert recent.run != Numbered().recent("public/event").run


def test_another_match_keeps_the_numbers_and_forgets_the_rest() -> None:
    numbered = Numbered()
    numbered.add("public/event", 1, [])
    numbered.forget()
    assert numbered.recent("public/event").messages == []
    assert numbered.add("public/event", 1, []).seq == 2


def test_a_burst_is_let_through_and_then_a_steady_pace() -> None:
    now = 0.0
    pace = Pace(per_second=2, burst=3, clock=lambda: now)
    assert [pace.allows("a") for _ in range(4)] == [True, True, True, False]
    assert pace.allows("b"), "everybody has a pace of his own"
    now = 0.5
    assert [pace.allows("a") for _ in range(2)] == [True, False]
    now = 100.0
    assert [pace.allows("a") for _ in range(4)] == [True, True, True, False]


def test_a_crowd_of_strangers_costs_no_memory() -> None:
    pace = Pace(per_second=1, burst=1, clock=lambda: 0.0)
    for asker in range(5_000):
        pace.allows(asker)
    assert len(pace._buckets) == 1_024
