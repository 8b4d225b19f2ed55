"""The page of the hall in a real Chromium: tables live, the tournament, big screen and phone."""

from __future__ import annotations

import asyncio
import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import aiomqtt
import msgspec
import pytest
from playwright.async_api import expect

from firmware_host.app.hall import running_hall
from firmware_host.hall.settings import Settings
from firmware_host.texts.texts import translations
from firmware_host.wire.payloads import Outcome
from firmware_host.wire.public import (
    Health,
    LastVerdict,
    MatchResult,
    Results,
    SeatSummary,
    Summary,
)
from tests.browser.access import Access, every_look
from tests.browser.hostile import expect_no_script
from tests.hall.brokers import mosquitto

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.hall import RunningHall

pytestmark = pytest.mark.browser

ONLINE = b'{"online": true, "version": "0.1.0"}'
OFFLINE = b'{"online": false, "version": "0.1.0"}'
NAMES = ("Léa", "Tom", "Zoé", "Max", "Inès", "Noé")
GAMES = ("arriba", "tschukka", "coups_bas")
PHASES = {"arriba": "match", "tschukka": "hunt", "coups_bas": "window"}


def playing(number: int) -> Summary:
    """Return a table in the middle of a match, each a little different."""
    game = GAMES[number % len(GAMES)]
    phase = PHASES[game]
    seats = [
        SeatSummary(
            *(seat, name),
            joined=True,
            score=(7 * seat + number) % 9,
            acts=seat == number % 3,
            bot=(number, seat) == (1, 3),
            resigned=(number, seat) == (1, 2),
        )
        for seat, name in enumerate(NAMES[: 3 + number % 2])
    ]
    text = {
        "fr": "Tom a saisi le premier et donne 7 cartes.",
        "en": "Tom was first and gives 7 cards.",
    }
    return Summary(
        match=f"m{number}",
        number=10 + number,
        game=game,
        title=translations(game, "game-name"),
        phase=phase,
        phase_text={
            language: text.capitalize()
            for language, text in translations(game, "word-phase", {"phase": phase}).items()
        },
        seats=seats,
        paused=number == 4,
        verdict=LastVerdict("arriba.duel", 9, text) if game == "arriba" else None,
    )


def won(number: int) -> MatchResult:
    """Return a result; in one of them a bot won, and somebody resigned."""
    names: list[str | None] = [NAMES[(number + seat) % 6] for seat in range(3)]
    is_bots = number == 6
    return MatchResult(
        match=f"r{number}",
        game=GAMES[number % 2],
        seats=3,
        started_at="2030-01-01T10:00:00.000+00:00",
        ended_at=f"2030-01-01T{10 + number}:30:00.000+00:00",
        names=[None, *names[1:]] if is_bots else names,
        resigned=[1] if is_bots else [],
        bots=[0] if is_bots else [],
        outcome=Outcome(winners=[0], scores={"0": 1, "1": 5, "2": 6}, rule="arriba.lowest"),
    )


class Boxes:
    """Boxes on the broker, as far as the hall can tell."""

    def __init__(self, client: aiomqtt.Client) -> None:
        self._client = client

    async def tell(self, number: int, **topics: Any) -> None:
        """Say retained what a box would say."""
        for name, payload in topics.items():
            topic = "status" if name == "status" else f"public/{name}"
            body = payload if isinstance(payload, bytes) else msgspec.json.encode(payload)
            await self._client.publish(f"totem/totem-{number}/{topic}", body, qos=1, retain=True)

    async def open(self) -> None:
        """Let eight boxes be there, one of them away."""
        for number in range(1, 6):
            health = Health(7, 3600.0, 5400 * number, 0.31, 48.3, 22_500)
            await self.tell(number, status=ONLINE, summary=playing(number), health=health)
        await self.tell(6, status=OFFLINE, summary=playing(0))
        over = Outcome(winners=[0], scores={"0": 2}, rule="arriba.lowest")
        summary = msgspec.structs.replace(playing(3), outcome=over, verdict=None)
        await self.tell(7, status=ONLINE, summary=summary)
        await self.tell(
            8, status=ONLINE, summary=Summary(seats=[SeatSummary(0, "Éva", joined=True)])
        )
        await self.tell(1, results=Results([won(number) for number in range(8)]))


@asynccontextmanager
async def opened(folder: Path) -> AsyncGenerator[tuple[RunningHall, Boxes]]:
    async with mosquitto(folder) as broker:
        tables = {
            "hall": {"title": "Ludothèque du Centre"},
            "broker": {"url": broker},
            "web": {"host": "127.0.0.1", "port": 0},
            "database": {"url": str(folder / "hall.sqlite3")},
            "tournament": {"name": "Coupe de printemps"},
        }
        async with (
            running_hall(msgspec.convert(tables, Settings)) as hall,
            aiomqtt.Client("127.0.0.1", int(broker.rpartition(":")[2])) as client,
        ):
            boxes = Boxes(client)
            await boxes.open()
            yield hall, boxes


async def open_page(browser: Browser, hall: RunningHall, width: int, **how: Any) -> Page:
    context = await browser.new_context(
        viewport={"width": width, "height": 800}, **{"locale": "fr-FR", **how}
    )
    page = await context.new_page()
    await page.goto(hall.address)
    await expect(page.get_by_test_id("table-totem-1")).to_be_visible()
    return page


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
