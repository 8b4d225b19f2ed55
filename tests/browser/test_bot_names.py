"""A bot has a face and the word for its strength wherever a name is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from playwright.async_api import expect

from firmware_host.table.commands import NewMatch, Pause
from firmware_host.table.decision import HOST
from tests.browser.box_fixture import BoxFixture

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

BOTS = {1: "random", 2: "greedy"}
NAMED = {
    "en": ("Easy bot 2", "Strong bot 3"),
    "fr": ("Bot facile 2", "Bot fort 3"),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["arriba", "coups_bas"])
async def test_phones_and_the_big_screen_show_bots_as_bots(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    game: str,
    language: Literal["en", "fr"],
) -> None:
    room = BoxFixture(browser, box, faults, language=language)
    await room.seat(1)
    await box.table.ask(HOST, NewMatch(game=game, seats=3, bots=BOTS, seed=1))
    await box.table.ask(HOST, Pause())
    phone = await room.phone(0)
    room.size = {"width": 1920, "height": 1080}
    screen = await room.page(f"{box.address}tv")
    for page in (phone, screen):
        for name in NAMED[language]:
            await expect(page.get_by_text(name).first).to_be_visible()
        for level in ("easy", "strong"):
            face = page.locator(f".seat-mark .bot-face[data-level={level}]").first
            await expect(face).to_be_visible()
