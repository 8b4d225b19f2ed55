"""Commands are carried out once each."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from firmware_host.mqtt.idempotent_replies import IdempotentReplies

if TYPE_CHECKING:
    from firmware_host.mqtt.idempotent_replies import Send


class Desk:
    """Counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def ask(self, send: Send) -> None:
        """Send that it was heard, and then how often it was asked."""
        self.asked += 1
        count = self.asked
        await send(b"heard")
        await self.may_answer.wait()
        await send(str(count).encode())


async def replies_to(
    replies: IdempotentReplies, place: str, command: str, desk: Desk
) -> list[bytes]:
    """Return all replies to a command."""
    sent: list[bytes] = []

    async def send(reply: bytes) -> None:
        sent.append(reply)

    await replies.once(place, command, send, desk.ask)
    return sent


async def last(replies: IdempotentReplies, place: str, command: str, desk: Desk) -> bytes:
    """Return the last reply to a command."""
    return (await replies_to(replies, place, command, desk))[-1]


async def test_a_command_that_comes_again_gets_the_first_reply() -> None:
    replies, desk = IdempotentReplies(), Desk()
    first = await replies_to(replies, "seat/0", "a", desk)
    again = await replies_to(replies, "seat/0", "a", desk)
    assert (first, again) == ([b"heard", b"1"], [b"1"])
    assert await last(replies, "seat/0", "b", desk) == b"2"
    assert await last(replies, "seat/1", "a", desk) == b"3", "another seat's id is its own"


async def test_a_repeated_command_waits_for_the_first_reply() -> None:
    replies, desk = IdempotentReplies(), Desk()
    desk.may_answer.clear()
    both = [asyncio.create_task(last(replies, "host", "a", desk)) for _ in range(2)]
    await asyncio.sleep(0)
    desk.may_answer.set()
    assert await asyncio.gather(*both) == [b"1", b"1"]


async def test_without_an_id_every_command_counts() -> None:
    replies, desk = IdempotentReplies(), Desk()
    assert [await last(replies, "host", "", desk) for _ in range(2)] == [b"1", b"2"]


async def test_only_the_latest_commands_are_remembered() -> None:
    replies, desk = IdempotentReplies(), Desk()
    for count in range(70):
        await last(replies, "host", f"c{count}", desk)
    assert await last(replies, "host", "c69", desk) == b"70"
    assert await last(replies, "host", "c0", desk) == b"71"


async def test_a_cancelled_command_leaves_no_repetition_waiting() -> None:
    replies, desk = IdempotentReplies(), Desk()
    desk.may_answer.clear()
    first = asyncio.create_task(last(replies, "host", "a", desk))
    await asyncio.sleep(0)
    second = asyncio.create_task(last(replies, "host", "a", desk))
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
