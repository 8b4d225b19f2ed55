"""A person at the box confirms a seat by its button."""

from __future__ import annotations

import asyncio

from firmware_host.presence import Presence


async def test_the_next_press_of_the_seat_is_taken_once() -> None:
    presence = Presence()
    waiting = asyncio.create_task(presence.wait(2, seconds=5))
    await asyncio.sleep(0)
    assert not presence.takes(1, is_in_play=False)
    assert not presence.takes(2, is_in_play=True)
    assert presence.takes(2, is_in_play=False)
    assert not presence.takes(2, is_in_play=False)
    assert await waiting


async def test_nobody_pressed_in_time() -> None:
    presence = Presence()
    assert not await presence.wait(2, seconds=0.001)
    assert not presence.takes(2, is_in_play=False)


async def test_a_newer_request_ends_an_older_one() -> None:
    presence = Presence()
    older = asyncio.create_task(presence.wait(2, seconds=5))
    await asyncio.sleep(0)
    newer = asyncio.create_task(presence.wait(2, seconds=5))
    assert not await older
    assert presence.takes(2, is_in_play=False)
    assert await newer


async def test_a_request_that_was_given_up_takes_no_press() -> None:
    presence = Presence()
    waiting = asyncio.create_task(presence.wait(2, seconds=5))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert not presence.takes(2, is_in_play=False)


class Hands:
    """The buttons that are down, as a test moves them."""

    def __init__(self, *buttons: int) -> None:
        self.held = frozenset(buttons)
        self.looks = 0

    def __call__(self) -> frozenset[int]:
        """Return them."""
        self.looks += 1
        return self.held

    async def hold(self, *buttons: int, looks: int = 3) -> None:
        """Hold exactly these for as long as it takes to be seen so often."""
        self.held = frozenset(buttons)
        seen = self.looks + looks
        while self.looks < seen:  # noqa: ASYNC110 - it is looked at, not told
            await asyncio.sleep(0.001)


def presence_of(hands: Hands, hold_s: float = 0.0) -> Presence:
    presence = Presence(hold_s=hold_s, look_every_s=0.001)
    presence.look_at(hands)
    return presence


async def test_in_play_a_grab_binds_nobody_but_a_long_hold_does() -> None:
    hands = Hands()
    presence = presence_of(hands, hold_s=60)
    waiting = asyncio.create_task(presence.wait(2, seconds=50))
    await hands.hold()
    assert not presence.takes(2, is_in_play=True)
    await hands.hold(2)
    assert not waiting.done()
    presence.hold_s = 0.0
    assert await waiting


async def test_a_button_that_was_down_before_must_come_up_first() -> None:
    hands = Hands(2)
    presence = presence_of(hands)
    waiting = asyncio.create_task(presence.wait(2, seconds=50))
    await hands.hold(2)
    assert not waiting.done()
    await hands.hold()
    await hands.hold(2, looks=1)
    assert await waiting


async def test_the_host_holds_two_buttons_at_once() -> None:
    hands = Hands()
    presence = presence_of(hands)
    waiting = asyncio.create_task(presence.wait_for_host(seconds=50))
    await hands.hold()
    await hands.hold(3)
    await hands.hold(5)
    assert not waiting.done()
    await hands.hold(3, 5, looks=1)
    assert await waiting


async def test_the_box_is_told_who_begins_and_who_ends_to_wait() -> None:
    presence = Presence()
    seen: list[str | None] = []
    presence.listen(lambda: seen.append(getattr(presence.asking(2), "name", None)))
    assert not await presence.wait(2, seconds=0.001, name="Ann")
    assert seen == ["Ann", None]
