"""A person at the box confirms a seat by its button."""

from __future__ import annotations

import asyncio

from firmware_host.presence import Presence


async def test_the_next_press_of_the_seat_is_taken_once() -> None:
    presence = Presence()
    waiting = asyncio.create_task(presence.wait(2, seconds=5))
    await asyncio.sleep(0)
    assert not presence.takes(1)
    assert presence.takes(2)
    assert not presence.takes(2)
    assert await waiting


async def test_nobody_pressed_in_time() -> None:
    presence = Presence()
    assert not await presence.wait(2, seconds=0.001)
    assert not presence.takes(2)


async def test_a_newer_request_ends_an_older_one() -> None:
    presence = Presence()
    older = asyncio.create_task(presence.wait(2, seconds=5))
    await asyncio.sleep(0)
    newer = asyncio.create_task(presence.wait(2, seconds=5))
    assert not await older
    assert presence.takes(2)
    assert await newer


async def test_a_request_that_was_given_up_takes_no_press() -> None:
    presence = Presence()
    waiting = asyncio.create_task(presence.wait(2, seconds=5))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert not presence.takes(2)
