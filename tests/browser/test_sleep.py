"""A phone that slept for ten minutes is connected when it wakes, and shows what it missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from firmware_host.table.commands import DefaultMove
from firmware_host.table.decision import BOX
from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop
from tests.browser.positions import PlayedMatch, played_until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LEA = 0

SLEEPER = """
    const sockets = (window.sockets = []), deaf = new Set(), now = Date.now;
    let slept_ms = 0, isHidden = false;
    window.WebSocket = class extends WebSocket {
        constructor(...args) {
            super(...args);
            sockets.push(this);
            this.addEventListener("message", (event) => {
                if (deaf.has(this)) event.stopImmediatePropagation();
            });
        }
        send(data) { if (!deaf.has(this)) super.send(data); }
    };
    Object.defineProperty(Document.prototype, "visibilityState", {
        get: () => (isHidden ? "hidden" : "visible"),
    });
    Date.now = () => now() + slept_ms;
    const turn = (hides) => {
        isHidden = hides;
        document.dispatchEvent(new Event("visibilitychange"));
    };
    window.lookAway = () => turn(true);
    window.fallAsleep = () => { for (const one of sockets) deaf.add(one); turn(true); };
    window.wakeUp = (ms) => { slept_ms += ms; turn(false); };
"""
"""A phone in its sleep: its sockets are dead and nobody tells it, and then it is later at once."""

TEN_MINUTES_MS = 600_000


@in_one_loop
async def box_fixture(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    there = BoxFixture(browser, box, faults, script=SLEEPER)
    await there.seat(4)
    yield there
    await there.clear()


def _later() -> PlayedMatch:
    return played_until("tschukka", 4, lambda s: s.phase == "placing", seed=3)


def _housing() -> PlayedMatch:
    return played_until("tschukka", 4, lambda s: s.phase == "housing", seed=3)


async def _go_on(there: BoxFixture, moves: int) -> None:
    """Let the others and Léa's own button play on."""
    table = there.box.table
    for line in _later().lines[table.committed.number :][:moves]:
        seat, _, move = line.partition(" ")
        await table.ask(BOX, DefaultMove(table.committed.number, int(seat), move))


async def test_a_phone_that_slept_for_ten_minutes_is_up_to_date(box_fixture: BoxFixture) -> None:
    table = box_fixture.box.table
    await box_fixture.begin(_housing())
    phone = await box_fixture.phone(LEA)
    playing = phone.get_by_test_id("playing")
    await expect(playing).to_have_attribute("data-number", str(table.committed.number))
    ticket = await phone.evaluate("sessionStorage.getItem('totembox.ticket')")
    await phone.evaluate("() => void (window.isFirst = true, window.fallAsleep())")
    slept_at = table.committed.number
    await _go_on(box_fixture, 6)
    await expect(playing).to_have_attribute("data-number", str(slept_at))
    await phone.evaluate(f"window.wakeUp({TEN_MINUTES_MS})")
    await expect(playing).to_have_attribute("data-number", str(table.committed.number))
    await expect(phone.get_by_test_id("trouble")).to_have_count(0)
    assert await phone.evaluate("window.isFirst"), "it was loaded again"
    assert await phone.evaluate("sessionStorage.getItem('totembox.ticket')") == ticket


async def test_a_phone_whose_connection_outlived_its_sleep_keeps_it(
    box_fixture: BoxFixture,
) -> None:
    await box_fixture.begin(_housing())
    phone = await box_fixture.phone(LEA)
    await phone.evaluate("window.lookAway()")
    await phone.evaluate(f"window.wakeUp({TEN_MINUTES_MS})")
    await _go_on(box_fixture, 1)
    # What comes after the answer to the phone's question comes on the same connection.
    now = str(box_fixture.box.table.committed.number)
    await expect(phone.get_by_test_id("playing")).to_have_attribute("data-number", now)
    assert await phone.evaluate("window.sockets.length") == 1
