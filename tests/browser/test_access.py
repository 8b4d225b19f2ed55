"""Accessibility: every page and every phase of a match, audited in a real Chromium."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from firmware_host.seating.button_confirmation import HOST_PLACE
from tests.browser.drift_pages import GAMES, drift
from tests.browser.people import (
    PHONE,
    close_sheet,
    open_panel,
    press,
    sit_down,
    start_match,
    watch_table,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = [pytest.mark.browser, pytest.mark.suite]

SEEN = {
    "arriba": {"flip"},
    "tschukka": {"housing", "choosing", "placing", "births"},
    "coups_bas": {"action", "window"},
    "totemix": {"choose", "play"},
    "top_totem": {"play"},
}
"""What waits for every seat in every match of the game; `test_access_moments.py` has the rest."""
EVIL = "<img src=x onerror=1>"
"""Somebody calls himself so: it stays his name, on every page of every game."""
ALWAYS = {"others", "over"}
"""And what is looked at on all three kinds of pages."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_accessible(
    game: str, browser: Browser, box: Running, faults: Callable[[Page], None], access: Access
) -> None:
    await _play(game, browser, box, faults, access, SEEN[game] | ALWAYS)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_every_phase_of_a_match_is_accessible(
    game: str, browser: Browser, box: Running, faults: Callable[[Page], None], access: Access
) -> None:
    await _play(game, browser, box, faults, access, None)


async def _play(  # noqa: PLR0917 - fixtures, passed on
    game: str,
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    access: Access,
    wanted: set[str] | None,
) -> None:
    """Play a whole match, and audit the wanted phases of it, or all that it comes through."""
    panel = await open_panel(browser, box, faults)
    lea = await sit_down(browser, box, faults, seat=0, name=EVIL, locale="fr-FR")
    guest = await watch_table(browser, box, faults, locale="en-GB")
    await start_match(panel, 2, game, **GAMES[game])
    evening = drift(game, box, panel, {0: lea})
    seen: set[str] = set()
    async for phase in evening.moments(0, wanted):
        seen.add(phase)
        await access.audit(lea, f"{game}, {phase}, a seat")
        if phase in ALWAYS or wanted is None:
            await access.audit(guest, f"{game}, {phase}, a spectator")
            await access.audit(panel, f"{game}, {phase}, the box")
    assert seen >= SEEN[game] | ALWAYS
    await _open_everything(lea)
    await access.audit(lea, f"{game}, all unfolded")
    for page in (lea, guest, panel):
        # Whether the first place with the name is folded away depends on how the match went.
        await expect(page.get_by_text(EVIL).first).to_be_attached()
        assert await page.locator("img:not([data-testid=code])").count() == 0


async def _open_everything(page: Page) -> None:
    """Unfold every rule and the history; the finale is there."""
    await expect(page.get_by_test_id("finale")).to_be_visible()
    for summary in await page.locator("main summary:visible").all():
        await summary.click()


async def test_the_join_pages_and_the_host_desk_are_accessible(
    browser: Browser, box: Running, faults: Callable[[Page], None], access: Access
) -> None:
    box.lobby.confirmation.hold_s = 0.3
    panel = await open_panel(browser, box, faults)
    await access.audit(panel, "the box before a match")
    context = await browser.new_context(viewport=PHONE, has_touch=True, locale="fr-FR")
    phone = await context.new_page()
    faults(phone)
    await phone.goto(box.address)
    await phone.get_by_test_id("join-seat-0").click()
    await phone.get_by_test_id("name").fill("Léa")
    await access.audit(phone, "joining")
    await phone.get_by_test_id("join").click()
    await expect(phone.get_by_test_id("press-to-sit")).to_be_visible()
    await access.audit(phone, "a hand is awaited")
    await press(browser, box, 0)
    await expect(phone.get_by_test_id("lobby")).to_be_visible()
    await access.audit(phone, "the lobby")
    tom = await sit_down(browser, box, faults, seat=1, name="Tom", locale="en-GB")
    await _become_host(phone, panel, box, access)
    await _run_the_table(phone, access)
    await close_sheet(phone, "host-desk")
    evening = drift("arriba", box, panel, {0: phone, 1: tom})
    await evening.play_to("flip")
    await evening.step()
    await evening.play_to("flip")
    await _ask_to_take_back(phone, tom, access)


async def _become_host(phone: Page, panel: Page, box: Running, access: Access) -> None:
    """Host the table from the phone by two held buttons."""
    await phone.get_by_test_id("menu").click()
    await access.audit(phone, "the menu")
    await phone.get_by_test_id("host").click()
    await expect(phone.get_by_test_id("hold-to-host")).to_be_visible()
    await access.audit(phone, "two hands are awaited")
    while not box.lobby.confirmation.is_waiting(HOST_PLACE):  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)
    for key in "34":
        await panel.keyboard.down(key)
    await expect(phone.get_by_test_id("host-desk")).to_be_visible()
    for key in "34":
        await panel.keyboard.up(key)
    await access.audit(phone, "the host's desk")


async def _run_the_table(phone: Page, access: Access) -> None:
    """Open all that a host can open, on a phone."""
    await phone.get_by_test_id("new-match").click()
    await phone.get_by_test_id("game-top_totem").click()
    await phone.get_by_test_id("more-options").locator("summary").click()
    await access.audit(phone, "a new match with its options and bots")
    await close_sheet(phone, "new-match-dialog")
    await start_match(phone, 2, **GAMES["arriba"])
    for button, sheet in {"correct": "correct-dialog", "end-match": "end-dialog"}.items():
        await phone.get_by_test_id(button).click()
        await expect(phone.get_by_test_id(sheet)).to_be_visible()
        await access.audit(phone, sheet)
        await close_sheet(phone, sheet)
    await phone.get_by_test_id("host-desk").get_by_test_id("open-statistics").click()
    await expect(phone.get_by_test_id("statistics").get_by_role("group").first).to_be_visible()
    await access.audit(phone, "the statistics of an evening that begins")
    await close_sheet(phone, "statistics")


async def _ask_to_take_back(phone: Page, tom: Page, access: Access) -> None:
    """Ask for an undo, think of resigning, and pause: all that a table says to a phone."""
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("undo").click()
    await expect(tom.get_by_test_id("undo-dialog")).to_be_visible()
    await access.audit(tom, "a question")
    await access.audit(phone, "waiting for an answer")
    await tom.get_by_test_id("decline").click()
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("resign").click()
    await access.audit(phone, "a last question")
    await close_sheet(phone, "resign-dialog")
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("pause").click()
    await expect(tom.get_by_test_id("trouble")).to_be_visible()
    await access.audit(tom, "a pause")
