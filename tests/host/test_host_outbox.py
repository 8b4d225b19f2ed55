"""What waits to leave: messages for the broker, frames for the screens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from host_tables import run

from firmware_host.faults import Faults
from firmware_host.frontends import painter as painter_module
from firmware_host.frontends.outbox import Letter, Outbox
from firmware_host.frontends.painter import Painter
from hardware.ports import Frame
from hardware.sim import SimScreen

if TYPE_CHECKING:
    import pytest

WIDTH, HEIGHT = 8, 8


def kept(topic: str, body: str) -> Letter:
    """Return a retained message."""
    return Letter(topic, body.encode(), is_retained=True)


def said(number: int) -> Letter:
    """Return an event."""
    return Letter("event", str(number).encode(), is_retained=False)


def frame(value: int) -> Frame:
    """Return a picture."""
    return Frame(WIDTH, HEIGHT, bytes([value]) * HEIGHT)


async def test_events_keep_their_order_and_newer_state_takes_the_place_of_older() -> None:
    outbox = Outbox()
    for letter in (kept("a", "1"), said(1), kept("b", "1"), kept("a", "2"), said(2)):
        outbox.put(letter)
    taken = [await outbox.take() for _ in range(4)]
    assert taken == [kept("a", "2"), said(1), kept("b", "1"), said(2)]


async def test_who_takes_waits_for_news() -> None:
    outbox = Outbox()
    taking = asyncio.create_task(outbox.take())
    await asyncio.sleep(0)
    assert not taking.done()
    outbox.put(said(1))
    assert await taking == said(1)


async def test_after_a_reconnection_state_is_said_anew_and_no_event_is_lost() -> None:
    outbox = Outbox()
    for letter in (said(1), kept("a", "old"), said(2)):
        outbox.put(letter)
    outbox.put_back(said(0))
    outbox.put_back(kept("a", "older"))
    outbox.renew([kept("a", "new"), kept("b", "new")])
    taken = [await outbox.take() for _ in range(5)]
    assert taken == [kept("a", "new"), kept("b", "new"), said(0), said(1), said(2)]


async def test_a_flood_costs_old_events_but_never_state() -> None:
    outbox = Outbox()
    outbox.put(kept("table", "now"))
    for number in range(1_500):
        outbox.put(said(number))
    assert await outbox.take() == kept("table", "now")
    assert await outbox.take() == said(501)


def painter_of(screen: SimScreen, faults: Faults) -> Painter[Frame]:
    """Return a painter that tells the faults when its screen is missing and when it is back."""
    return Painter(
        screen.show,
        refresh_s=60,
        on_missing=lambda error: faults.report(screen.name, "screen-missing", str(error)),
        on_back=lambda: faults.clear(screen.name),
    )


async def test_the_latest_frame_is_shown_and_the_same_one_not_twice() -> None:
    screen = SimScreen("seat0", WIDTH, HEIGHT)
    painter = painter_of(screen, Faults())
    painter.paint(frame(1))
    painter.paint(frame(2))
    async with run(painter.run()):
        assert await screen.next_frame() == frame(2)
        painter.paint(frame(2))
        painter.paint(frame(3))
        assert await screen.next_frame() == frame(3)
    assert screen.shown.items == (frame(2), frame(3))


async def test_an_unplugged_screen_is_missing_until_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(painter_module, "_RETRY_S", 0.001)
    screen = SimScreen("seat0", WIDTH, HEIGHT)
    faults = Faults()
    heard: list[list[str]] = []
    faults.listen(lambda: heard.append([fault.key for fault in faults.now]))
    painter = painter_of(screen, faults)
    async with run(painter.run()):
        painter.paint(frame(1))
        await screen.next_frame()
        screen.unplug()
        painter.paint(frame(2))
        for _ in range(5):
            await asyncio.sleep(0)
        assert painter.is_missing
        painter.paint(frame(1))
        await asyncio.sleep(0.01)
        screen.replug()
        assert await screen.next_frame() == frame(1)
        await asyncio.sleep(0)
    assert not painter.is_missing
    assert heard == [["screen-missing"], []], "told once, however often the screen was tried"
