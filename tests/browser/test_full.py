"""A box that is full: the next page is told, and gets in when there is room."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from firmware_host.guard.settings import PHONES
from firmware_host.seating import spectators
from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop
from tests.daemon.test_full_house import address_of, connected, ticket_beside_limits
from tests.fixtures.prompt_client import client_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]


@in_one_loop
async def box_fixture(browser: Browser, box: Running) -> AsyncGenerator[BoxFixture]:
    """Lend a box; that requests are refused is said in the console of its pages."""
    there = BoxFixture(browser, box, lambda _: None)
    yield there
    await there.clear()


def tickets_asked(page: Page) -> list[str]:
    """Return the requests for a ticket that the page makes from now on."""
    asked: list[str] = []
    page.on("request", lambda made: asked.append(made.url) if "api/watch" in made.url else None)
    return asked


async def test_a_big_screen_too_many_is_told_the_limit_and_waits(
    box_fixture: BoxFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spectators, "SPECTATORS_AT_MOST", 1)
    monkeypatch.setattr(spectators, "PER_ADDRESS", 1)
    first = await box_fixture.page(f"{box_fixture.box.address}tv")
    await expect(first.get_by_test_id("tv-start")).to_be_visible()
    asked = tickets_asked(first)
    second = await box_fixture.page(f"{box_fixture.box.address}tv")
    told = second.get_by_test_id("tv-silent")
    await expect(told).to_contain_text("already 1 spectators")
    for _ in range(2):
        async with second.expect_response(lambda answer: "api/watch" in answer.url):
            pass
    await expect(first.get_by_test_id("tv-start")).to_be_visible()
    assert asked == [], "who watches stays"
    await first.context.close()
    await expect(second.get_by_test_id("tv-start")).to_be_visible()


async def test_a_phone_too_many_is_told_and_the_page_of_the_box_gets_in(
    box_fixture: BoxFixture,
) -> None:
    await box_fixture.seat(1)
    async with AsyncExitStack() as stack:
        for number in range(PHONES - 1):
            ticket = await ticket_beside_limits(box_fixture.box)
            await connected(stack, ticket, address_of(number))
        last = await ticket_beside_limits(box_fixture.box)
        async with client_of(last, bind_address=address_of(PHONES), timeout=60):
            phone = await box_fixture.page(ticket=await box_fixture.ticket_of(0))
            await expect(phone.get_by_test_id("trouble")).to_contain_text("as many phones as")
            await box_fixture.panel()
        await expect(phone.get_by_test_id("trouble")).to_have_count(0)
