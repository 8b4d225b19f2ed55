"""A match with a seed of the host's choice is marked for everybody, also for who comes late."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from playwright.async_api import expect

from firmware_host.table.commands import NewMatch
from firmware_host.table.decision import HOST
from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

WORDS = {"fr": "Entraînement", "en": "Practice"}


@in_one_loop
async def box_fixture(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    there = BoxFixture(browser, box, faults)
    yield there
    await there.clear()


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_a_chosen_seed_is_marked_for_as_long_as_the_match_lasts(
    box_fixture: BoxFixture, language: Literal["fr", "en"]
) -> None:
    box_fixture.language = language
    await box_fixture.seat(3)
    await box_fixture.box.table.ask(HOST, NewMatch(game="coups_bas", seats=3, seed=7))
    phone = await box_fixture.phone(1)
    watcher = await box_fixture.spectator()
    television = await box_fixture.page(f"{box_fixture.box.address}tv?lang={language}")
    for page in (phone, watcher, television):
        await expect(page.get_by_test_id("practice")).to_have_text(WORDS[language])
    await phone.get_by_test_id("menu").click()
    await expect(phone.get_by_test_id("practice-note")).to_contain_text("7")
    await box_fixture.box.table.ask(HOST, NewMatch(game="coups_bas", seats=3))
    await expect(watcher.get_by_test_id("playing")).to_be_visible()
    for page in (watcher, television):
        await expect(page.get_by_test_id("practice")).to_have_count(0)
