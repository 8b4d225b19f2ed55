"""The page of the hall in a real Chromium: tables live, the tournament, big screen and phone."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import msgspec
import pytest
from playwright.async_api import expect

from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import MatchResult, Results, SeatSummary, Summary
from tests.browser.access import Access, every_look
from tests.browser.hall_pages import OFFLINE, open_page, opened, playing
from tests.browser.hostile import expect_no_script

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.suite]


async def test_tables_change_on_the_page_as_they_change_in_the_hall(
    browser: Browser, tmp_path: Path, faults: Callable[[Page], None]
) -> None:
    async with opened(tmp_path) as (hall, boxes):
        page = await open_page(browser, hall, 1280)
        faults(page)
        await expect(page.get_by_role("heading", level=1)).to_have_text("Ludothèque du Centre")
        await expect(page.get_by_test_id("counts")).to_contain_text("8 tables")
        first = page.get_by_test_id("table-totem-1")
        await expect(first).to_contain_text("Totem")
        await expect(first).to_contain_text("Bot (place 4)")
        await expect(first).not_to_contain_text("Max")
        await boxes.tell(1, summary=msgspec.structs.replace(playing(1), paused=True))
        await expect(first.get_by_test_id("phase")).to_have_text("En pause")
        await boxes.tell(1, status=OFFLINE)
        await expect(first.get_by_test_id("condition")).to_have_text("absente")
        await boxes.tell(8, status=b"")
        await expect(page.get_by_test_id("table-totem-8")).to_have_count(0)
        evil = SeatSummary(0, "<img src=x onerror=1>", joined=True)
        await boxes.tell(2, summary=Summary(seats=[evil]))
        await expect(page.get_by_test_id("table-totem-2")).to_contain_text("<img src=x")
        assert await page.locator("img").count() == 0
        await page.close()


async def test_the_tournament_counts_by_game_and_lives(
    browser: Browser, tmp_path: Path, faults: Callable[[Page], None]
) -> None:
    async with opened(tmp_path) as (hall, boxes):
        page = await open_page(browser, hall, 1280, locale="en-GB")
        faults(page)
        lines = page.get_by_test_id("standings").locator("tbody tr")
        await expect(lines).to_have_count(6)
        await page.get_by_test_id("recent").locator("summary").click()
        await expect(page.get_by_test_id("recent").locator("li").nth(1)).to_contain_text(
            "Bot (seat 1) wins · Tom resigned"
        )
        await page.get_by_test_id("which-game").select_option("tschukka")
        await expect(lines.first).to_contain_text("Tom")
        await page.get_by_test_id("which-game").select_option("")
        more = MatchResult(
            match="r99",
            game="arriba",
            seats=1,
            started_at="2030-01-01T10:00:00.000+00:00",
            ended_at="2030-01-02T10:00:00.000+00:00",
            names=["Newcomer"],
            outcome=Outcome(winners=[0]),
        )
        await boxes.tell(2, results=Results([more]))
        await expect(page.get_by_test_id("standings")).to_contain_text("Newcomer")
        async with page.expect_download() as downloading:
            await page.get_by_text("Results as a spreadsheet").click()
        path = await (await downloading.value).path()
        assert "Newcomer" in path.read_text(encoding="utf-8")
        await page.close()


async def test_the_organiser_draws_a_round_and_all_pages_show_it(
    browser: Browser, tmp_path: Path, faults: Callable[[Page], None]
) -> None:
    async with opened(tmp_path) as (hall, _):
        guest = await open_page(browser, hall, 1280, locale="en-GB")
        await expect(guest.get_by_test_id("standings")).to_be_visible()
        await expect(guest.get_by_test_id("organiser")).to_have_count(0)
        context = await browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
        page = await context.new_page()
        faults(page)
        await page.goto(f"{hall.address}#{hall.organiser_key}")
        await page.get_by_test_id("organiser").locator("summary").click()
        # Whoever sits at a table is suggested.
        await expect(page.get_by_test_id("players")).to_have_value(re.compile("Éva"))
        await page.get_by_test_id("players").fill("Léa\nTom\nZoé\nMax\nInès")
        await page.get_by_test_id("draw-round").click()
        for each in (page, guest):
            first = each.get_by_test_id("round-1")
            await expect(first.locator("li")).to_have_count(2)
            await expect(first).to_contain_text("sits out")
        access = Access()
        async for moment in every_look(page):
            if await page.get_by_test_id("view-tournament").is_visible():
                await page.get_by_test_id("view-tournament").click()
            await access.audit(page, f"the organiser's page, {moment}")
        assert not access.faults, "\n".join(access.faults)
        await page.emulate_media(media="print")
        await expect(page.get_by_test_id("table-totem-1")).to_be_hidden()
        await expect(page.get_by_test_id("organiser")).to_be_hidden()
        await expect(page.get_by_test_id("round-1")).to_be_visible()
        await page.emulate_media(media="screen")
        await page.get_by_test_id("take-back").click()
        await page.get_by_test_id("take-back").click()
        await expect(guest.get_by_test_id("round-1")).to_have_count(0)
        await page.close()
        await guest.close()


async def test_the_hall_is_accessible(browser: Browser, tmp_path: Path) -> None:
    access = Access()
    async with opened(tmp_path) as (hall, _):
        page = await open_page(browser, hall, 1280)
        await page.get_by_test_id("recent").locator("summary").click()
        async for moment in every_look(page):
            await access.audit(page, f"the hall, {moment}")
            if await page.get_by_test_id("view-tournament").is_visible():
                await page.get_by_test_id("view-tournament").click()
                await access.audit(page, f"the tournament, {moment}")
                await page.get_by_test_id("view-tables").click()
    assert access.audits >= 6
    assert not access.faults, "\n".join(access.faults)


async def test_a_hostile_hall_page_runs_no_script(browser: Browser, tmp_path: Path) -> None:
    async with opened(tmp_path) as (hall, _):
        await expect_no_script(await open_page(browser, hall, 1280))


async def test_on_a_phone_one_half_is_shown_at_a_time(browser: Browser, tmp_path: Path) -> None:
    async with opened(tmp_path) as (hall, _):
        page = await open_page(browser, hall, 360, has_touch=True)
        await expect(page.get_by_test_id("tournament")).to_be_hidden()
        await page.get_by_test_id("view-tournament").click()
        await expect(page.get_by_test_id("tournament")).to_be_visible()
        await expect(page.get_by_test_id("table-totem-1")).to_be_hidden()
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360


async def test_the_page_is_small_and_says_when_the_hall_is_offline(
    browser: Browser, tmp_path: Path
) -> None:
    async with opened(tmp_path) as (hall, _):
        context = await browser.new_context(locale="en-GB")
        page = await context.new_page()
        loaded: list[str] = []
        page.on("request", lambda request: loaded.append(request.url))
        await page.goto(hall.address)
        await expect(page.get_by_test_id("table-totem-1")).to_be_visible()
        assert not [url for url in loaded if "mqtt" in url or "Phone" in url]
    await expect(page.get_by_test_id("trouble")).to_contain_text("lost the hall")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_pictures_of_the_hall(
    browser: Browser, tmp_path: Path, picture: Callable[[str], Path], scheme: str
) -> None:
    async with opened(tmp_path) as (hall, _):
        for width in (360, 1280):
            page = await open_page(browser, hall, width, color_scheme=scheme, locale="en-GB")
            if width > 900:
                await expect(page.get_by_test_id("standings")).to_be_visible()
            await asyncio.sleep(0.3)
            name = "hall" if (width, scheme) == (1280, "dark") else f"hall-{width}-{scheme}"
            await page.screenshot(path=picture(name), full_page=width == 360)
            if width == 360:
                await page.get_by_test_id("view-tournament").click()
                await page.screenshot(path=picture(f"hall-tournament-{scheme}"))
