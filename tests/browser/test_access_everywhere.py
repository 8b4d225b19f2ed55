"""Accessibility of every page in both languages at 360, 768 and 1280 px.

The big screen is audited in `test_tv.py`, the hall and the statistics where they are tested.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from firmware_host.seating.button_confirmation import HOST_PLACE
from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop
from tests.browser.people import close_sheet
from tests.browser.positions import PlayedMatch, played_until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = [pytest.mark.browser, pytest.mark.suite]

COURSES: dict[str, Callable[[], PlayedMatch]] = {
    "arriba": lambda: played_until("arriba", 4, lambda s: s.phase == "flip", seed=3, at_least=12),
    "tschukka": lambda: played_until("tschukka", 4, lambda s: s.phase == "hunt", seed=3),
    "coups_bas": lambda: played_until(
        "coups_bas", 4, lambda s: s.phase == "window", seed=4, at_least=30, window_ms=60_000
    ),
    "totemix": lambda: played_until("totemix", 4, lambda s: s.phase == "play", seed=2, at_least=30),
    "top_totem": lambda: played_until("top_totem", 2, lambda s: s.phase == "play", at_least=24),
}


@in_one_loop
async def room(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    there = BoxFixture(browser, box, faults)
    await there.seat(2)
    yield there
    await there.clear()


async def test_the_page_to_join_and_its_help(room: BoxFixture, access: Access) -> None:
    page = await room.page()
    await expect(page.get_by_test_id("join-seat-3")).to_be_visible()
    await access.audit_everywhere(page, "joining")
    await page.get_by_test_id("help-button").click()
    await expect(page.get_by_test_id("help-tab-now")).to_have_count(0)
    await page.get_by_test_id("rules-search").fill("totem")
    await expect(page.get_by_test_id("help-rules").locator("details").first).to_be_visible()
    await access.audit_everywhere(page, "the rules before joining")


async def test_the_lobby_and_the_menu(room: BoxFixture, access: Access) -> None:
    phone = await room.phone(0)
    await expect(phone.get_by_test_id("lobby")).to_be_visible()
    await access.audit_everywhere(phone, "the lobby")
    await phone.get_by_test_id("menu").click()
    await access.audit_everywhere(phone, "the menu")


async def test_the_hosts_desk_on_a_phone(room: BoxFixture, access: Access) -> None:
    confirmation, buttons = room.box.lobby.confirmation, room.box.virtual.buttons
    confirmation.hold_s = 0.3
    phone = await room.phone(0)
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("host").click()
    while not confirmation.is_ready(HOST_PLACE):  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)
    for button in (2, 3):
        buttons.press(button)
    await expect(phone.get_by_test_id("host-desk")).to_be_visible()
    for button in (2, 3):
        buttons.release(button)
    await access.audit_everywhere(phone, "the host's desk")


async def test_the_page_of_the_box_and_a_new_match(room: BoxFixture, access: Access) -> None:
    panel = await room.panel()
    await access.audit_everywhere(panel, "the box")
    await panel.get_by_test_id("new-match").click()
    await panel.get_by_test_id("game-arriba").click()
    await panel.get_by_test_id("more-options").locator("summary").click()
    await access.audit_everywhere(panel, "a new match")
    await close_sheet(panel, "new-match-dialog")
    await panel.get_by_test_id("help-button").click()
    await expect(panel.get_by_test_id("help-now")).to_be_visible()
    await access.audit_everywhere(panel, "the help of the box")


@pytest.mark.parametrize("game", COURSES)
async def test_a_match(room: BoxFixture, access: Access, game: str) -> None:
    await room.begin(COURSES[game]())
    phone, panel = await room.phone(0), await room.panel()
    await expect(phone.get_by_test_id("playing")).to_be_visible()
    await access.audit_everywhere(phone, f"{game}, a seat")
    await access.audit_everywhere(panel, f"{game}, the box")
