"""A whole evening of each game on the pages: two phones, somebody who watches, and the box."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from engines.core.seats import CHANCE
from tests.browser.board_pages import BoardEvening
from tests.browser.card_pages import CardEvening
from tests.browser.disruptions import (
    expect_screens,
    expect_words,
    kill_broker,
    note_troubles,
    reload,
    troubles_of,
    words_on,
)
from tests.browser.page_texts import expect_one_language
from tests.browser.people import open_panel, sit_down, start_match, watch_table
from tests.browser.played_pages import ReflexEvening
from tests.browser.village_pages import Village
from tests.browser.world_pages import WorldEvening

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from tests.browser.page_evening import Evening

pytestmark = [pytest.mark.browser, pytest.mark.suite]

NAMES = ("Léa", "Tom")
PAGES = Path(__file__).parents[2] / "dashboard" / "src" / "games"
EVENINGS: dict[str, type[Evening]] = {
    evening.game: evening
    for evening in (ReflexEvening, Village, CardEvening, WorldEvening, BoardEvening)
}


def test_every_game_with_its_own_pages_is_tested() -> None:
    assert set(EVENINGS) == {index.parent.name for index in PAGES.glob("*/index.ts")}


@pytest.mark.parametrize("game", EVENINGS)
async def test_an_evening(
    browser: Browser, box: Running, picture: Callable[[str], Path], game: str
) -> None:
    evening, watcher, errors = await gather(browser, box, EVENINGS[game])
    pages = {
        evening.panel: "en",
        evening.phones[0]: "fr",
        evening.phones[1]: "en",
        watcher: "fr",
    }
    await evening.open()
    await in_step(evening, watcher)
    for page, language in pages.items():
        await expect_one_language(page, language)
    await asyncio.gather(*map(reload, pages))
    await expect_screens(evening.panel, box)
    await broken_line(evening, watcher, list(pages))

    await evening.hurry()
    await evening.finish()
    await in_step(evening, watcher)
    await told_the_end(evening, watcher)
    for page, language in pages.items():
        await expect_one_language(page, language)
    await evening.phones[1].screenshot(path=picture(f"phone-{game}-finale"))
    assert errors == []


async def gather(
    browser: Browser, box: Running, kind: type[Evening]
) -> tuple[Evening, Page, list[str]]:
    """Seat two people, let a third one watch, and begin a match; errors of scripts are noted."""
    errors: list[str] = []

    # That a line broke is said in the console, and here it breaks on purpose.
    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(str(error)))

    panel = await open_panel(browser, box, watch)
    phones = {
        0: await sit_down(browser, box, watch, seat=0, name=NAMES[0], locale="fr-FR"),
        1: await sit_down(browser, box, watch, seat=1, name=NAMES[1], locale="en-GB"),
    }
    watcher = await watch_table(browser, box, watch, locale="fr-FR")
    await start_match(panel, 2, kind.game, **kind.options)
    evening = kind(box, panel, phones)
    await evening.began()
    return evening, watcher, errors


async def in_step(evening: Evening, watcher: Page) -> None:
    """Return when all pages show the state of the table."""
    for page in (*evening.phones.values(), watcher):
        await evening.shows(page)


async def broken_line(evening: Evening, watcher: Page, pages: list[Page]) -> None:
    """Kill the broker: all pages say so and come back, and the next move counts once."""
    before = [await words_on(page) for page in pages]
    await asyncio.gather(*map(note_troubles, pages))
    await kill_broker(evening.box)
    for page, words in zip(pages, before, strict=True):
        assert await troubles_of(page), page.url
        await expect_words(page, words)
    await expect_screens(evening.panel, evening.box)
    made = evening.match.entries
    await evening.one_move()
    await in_step(evening, watcher)
    assert evening.match.entries[: len(made)] == made
    by_people = [entry for entry in evening.match.entries[len(made) :] if entry.seat != CHANCE]
    assert len(by_people) == 1


async def told_the_end(evening: Evening, watcher: Page) -> None:
    """Expect all pages to show the winner, unless all or none have won."""
    outcome = evening.box.table.committed.outcome()
    assert outcome is not None
    for page in (*evening.phones.values(), watcher):
        await expect(page.get_by_test_id("finale")).to_be_visible()
    if len(outcome.winners) == 1:
        (winner,) = outcome.winners
        for page in (evening.phones[1 - winner], watcher):
            await expect(page.get_by_test_id("finale")).to_contain_text(NAMES[winner])
