"""The screen of a phone stays on during a match, by a wake lock or by a silent video."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from firmware_host.table.commands import End
from firmware_host.table.decision import HOST as HOST_PLACE
from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import HOST, in_one_loop
from tests.browser.positions import played_until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LEA = 0

COUNT_LOCKS = """
    window.locks = [];
    if (navigator.wakeLock) navigator.wakeLock.request = async (kind) => {
        const lock = Object.assign(new EventTarget(), { kind, released: false });
        lock.release = async () => void (lock.released = true);
        window.locks.push(lock);
        return lock;
    };
"""
"""Chromium without a screen has no lock to give: the page gets one that says when it is let go."""

_HOLDS = """([held, asked]) => {
    const open = window.locks.filter((lock) => !lock.released);
    return open.length === held && window.locks.length === asked;
}"""


@in_one_loop
async def box_fixture(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    there = BoxFixture(browser, box, faults, script=COUNT_LOCKS)
    await there.seat(2)
    yield there
    await there.clear()


def _turn() -> Any:
    return played_until("top_totem", 2, lambda s: s.phase == "play", at_least=4)


async def _says(phone: Page, state: str, words: str) -> None:
    await phone.get_by_test_id("menu").click()
    told = phone.get_by_test_id("awake")
    await expect(told).to_have_attribute("data-awake", state)
    await expect(told).to_contain_text(words)
    await phone.keyboard.press("Escape")
    await expect(told).to_have_count(0)


async def test_in_a_secure_context_a_wake_lock_is_held_during_the_match(
    box_fixture: BoxFixture,
) -> None:
    phone = await box_fixture.phone(LEA)
    await _says(phone, "off", "During a match the screen stays on")
    await box_fixture.put(_turn())
    await expect(phone.get_by_test_id("board")).to_be_visible()
    await phone.wait_for_function(_HOLDS, arg=[1, 1])
    await _says(phone, "lock", "The screen stays on during the match.")
    # The system takes the lock away with every hidden page.
    await phone.evaluate("() => window.locks[0].release()")
    await phone.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    await phone.wait_for_function(_HOLDS, arg=[1, 2])
    await box_fixture.box.table.ask(HOST_PLACE, End())
    await phone.wait_for_function(_HOLDS, arg=[0, 2])
    await _says(phone, "off", "During a match the screen stays on")


async def test_elsewhere_a_silent_video_plays_during_the_match(
    box_fixture: BoxFixture,
) -> None:
    box_fixture.address = box_fixture.box.address.replace("127.0.0.1", HOST)
    await box_fixture.begin(_turn())
    phone = await box_fixture.phone(LEA)
    assert not await phone.evaluate("isSecureContext")
    video = phone.locator("video")
    await expect(video).to_be_attached()
    # It plays: its time goes on by itself.
    await phone.wait_for_function("() => document.querySelector('video').currentTime > 1")
    assert await video.evaluate("(one) => one.muted && one.srcObject !== null")
    await _says(phone, "video", "a silent video plays behind the page")
    await box_fixture.box.table.ask(HOST_PLACE, End())
    await expect(video).to_have_count(0)
