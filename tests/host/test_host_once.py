"""Commands once each, events in order, and nobody faster than the table."""

from __future__ import annotations

import asyncio

import pytest

from firmware_host.frontends.numbered import Numbered
from firmware_host.frontends.replies import Replies
from firmware_host.pace import Pace


class Desk:
    """Counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def ask(self) -> bytes:
        """Answer with how often it was asked."""
        self.asked += 1
        count = self.asked
        await self.may_answer.wait()
        return str(count).encode()


async def test_a_command_that_comes_again_gets_the_first_reply() -> None:
    replies, desk = Replies(), Desk()
    assert await replies.once("seat/0", "a", desk.ask) == b"1"
    assert await replies.once("seat/0", "a", desk.ask) == b"1"
    assert await replies.once("seat/0", "b", desk.ask) == b"2"
    assert await replies.once("seat/1", "a", desk.ask) == b"3", "another seat's id is its own"


async def test_one_that_comes_again_before_the_answer_waits_for_it() -> None:
    replies, desk = Replies(), Desk()
    desk.may_answer.clear()
    both = [asyncio.create_task(replies.once("host", "a", desk.ask)) for _ in range(2)]
    await asyncio.sleep(0)
    desk.may_answer.set()
    assert await asyncio.gather(*both) == [b"1", b"1"]


async def test_without_an_id_every_command_counts() -> None:
    replies, desk = Replies(), Desk()
    assert [await replies.once("host", "", desk.ask) for _ in range(2)] == [b"1", b"2"]


async def test_only_the_latest_commands_are_remembered() -> None:
    replies, desk = Replies(), Desk()
    for count in range(70):
        await replies.once("host", f"c{count}", desk.ask)
    assert await replies.once("host", "c69", desk.ask) == b"70"
    assert await replies.once("host", "c0", desk.ask) == b"71"


async def test_a_command_called_off_with_the_box_leaves_nobody_waiting() -> None:
    replies, desk = Replies(), Desk()
    desk.may_answer.clear()
    first = asyncio.create_task(replies.once("host", "a", desk.ask))
    await asyncio.sleep(0)
    second = asyncio.create_task(replies.once("host", "a", desk.ask))
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
