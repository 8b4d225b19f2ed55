"""The phone page as an app: manifest and icons, and a shell while the box is not reachable."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Literal

import pytest
from PIL import Image
from playwright.async_api import expect

from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import HOST, in_one_loop

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = pytest.mark.browser

SIZES = ((360, 740), (768, 1024), (1280, 800))

_KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
}"""


@in_one_loop
async def box_fixture(browser: Browser, box: Running) -> AsyncGenerator[BoxFixture]:
    # That the box is away is said in the console, and here it is on purpose.
    there = BoxFixture(browser, box, lambda _: None)
    yield there
    await there.clear()


async def installed(there: BoxFixture) -> Page:
    """Open the phone page, wait for its service worker, and come under it by a reload."""
    page = await there.page()
    await page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    await page.reload()
    await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


@pytest.mark.parametrize(("language", "name"), [("fr", "Boîte à totems"), ("en", "Totem box")])
async def test_the_page_can_be_installed(
    box_fixture: BoxFixture, language: Literal["fr", "en"], name: str
) -> None:
    box_fixture.language = language
    page = await installed(box_fixture)
    link = page.locator("link[rel=manifest]")
    await expect(link).to_have_attribute("href", f"/manifest.{language}.webmanifest")
    session = await page.context.new_cdp_session(page)
    found = await session.send("Page.getAppManifest")
    assert found["errors"] == []
    answer = await page.request.get(found["url"])
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = await answer.json()
    assert (manifest["name"], manifest["lang"]) == (name, language)
    purposes = set()
    for icon in manifest["icons"]:
        drawn = await page.request.get(f"{box_fixture.box.address}{icon['src'][1:]}")
        assert drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = Image.open(io.BytesIO(await drawn.body())).size
            assert icon["sizes"] == f"{width}x{height}"
        purposes.add(icon.get("purpose", "any"))
    assert purposes == {"any", "maskable"}


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "La boîte est injoignable"), ("en", "The box is not reachable; trying again")],
)
async def test_while_the_box_is_away_the_app_says_so_and_comes_back(
    box_fixture: BoxFixture, access: Access, language: Literal["fr", "en"], words: str
) -> None:
    box_fixture.language = language
    page = await installed(box_fixture)
    await page.context.set_offline(True)
    await page.reload()
    shell = page.get_by_test_id("offline")
    await expect(shell).to_contain_text(words)
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        await access.audit(page, f"offline at {width}")
    await page.context.set_offline(False)
    await expect(page.get_by_test_id("join")).to_be_visible()


async def test_the_service_worker_keeps_no_page_and_no_answer_of_the_box(
    box_fixture: BoxFixture,
) -> None:
    page = await installed(box_fixture)
    await page.get_by_test_id("watch").click()
    await expect(page.get_by_test_id("lobby")).to_be_visible()
    await page.reload()
    await expect(page.get_by_test_id("lobby")).to_be_visible()
    kept = await page.evaluate(_KEPT)
    assert "/offline.html" in kept
    assert [path for path in kept if not path.startswith(("/offline.html", "/assets/"))] == []


async def test_without_https_there_is_no_service_worker(box_fixture: BoxFixture) -> None:
    page = await box_fixture.page(box_fixture.box.address.replace("127.0.0.1", HOST))
    await expect(page.get_by_test_id("join-seat-0")).to_be_visible()
    assert not await page.evaluate("'serviceWorker' in navigator")
