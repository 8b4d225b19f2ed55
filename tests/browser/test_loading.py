"""The first visit of a phone: few bytes, no request chains, cached assets."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import aiohttp
import pytest
from playwright.async_api import expect

from tests.browser.one_chromium import HOST, in_one_loop
from tests.browser.page_loading import load
from tests.browser.people import PHONE

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Route

    from firmware_host.app.daemon import Running

pytestmark = pytest.mark.browser

MOST_BYTES = 160_000
"""Over plain http, so with gzip; two thirds of it are the MQTT client."""
LEAST_KEPT = 0.95
"""What of a visit must not come again at the next one."""


@in_one_loop
async def phone(browser: Browser) -> BrowserContext:
    """Return a phone that was never here."""
    return await browser.new_context(viewport=PHONE, locale="fr-FR")


def address_of(box: Running) -> str:
    """Return where the phone finds the box."""
    return box.address.replace("127.0.0.1", HOST)


async def test_a_first_visit_is_small_and_the_next_one_is_cached(
    box: Running, phone: BrowserContext
) -> None:
    first = await load(phone, address_of(box))
    assert any("/assets/mqtt-" in url for url in first.bytes_of), "all of it is counted"
    assert first.bytes_over_the_wire < MOST_BYTES, first.bytes_of
    assert len(first.blocking) == 1
    assert first.blocking[0].endswith(".css")
    again = await load(phone, address_of(box))
    assert again.bytes_over_the_wire < (1 - LEAST_KEPT) * first.bytes_over_the_wire, again.bytes_of


async def test_the_page_is_usable_with_what_its_html_names(
    box: Running, phone: BrowserContext
) -> None:
    """No script or style that the page needs is requested by another one."""
    named = await named_by_the_page(address_of(box), box.address)
    assert len(named) <= 6, "a browser asks for six at a time"
    held = asyncio.Event()

    async def answer(route: Route) -> None:
        if route.request.url not in named:
            await held.wait()
        await route.continue_()

    page = await phone.new_page()
    await page.route("**/*", answer)
    await page.goto(address_of(box), wait_until="commit")
    await page.get_by_test_id("name").fill("Léa")
    await page.get_by_test_id("join-seat-0").click()
    await expect(page.get_by_test_id("join")).to_be_enabled()
    assert not held.is_set()
    held.set()
    await page.unroute_all(behavior="wait")


async def named_by_the_page(shown: str, asked: str) -> set[str]:
    """Return the page's own address and all that stands in it."""
    async with aiohttp.ClientSession() as session, session.get(asked) as answer:
        html = await answer.text()
    return {shown, *(shown + name for name in re.findall(r'(?:href|src)="/([^"]+)"', html))}


@pytest.mark.parametrize("coding", ["gzip", "br"])
async def test_every_asset_is_compressed_and_cacheable(box: Running, coding: str) -> None:
    parts = await named_by_the_page(box.address, box.address)
    async with aiohttp.ClientSession(
        headers={"Accept-Encoding": coding}, auto_decompress=False
    ) as session:
        for part in sorted(part for part in parts if "/assets/" in part):
            async with session.get(part) as answer:
                assert answer.headers["Content-Encoding"] == coding, part
                assert "immutable" in answer.headers["Cache-Control"], part
