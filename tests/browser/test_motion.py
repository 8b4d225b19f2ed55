"""Reduced motion, by the device's setting or by the page's own switch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.drift_pages import GAMES, drift
from tests.browser.people import PHONE, ask_for_seat, close_sheet, open_panel, sit_down, start_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

_MOVING = "document.getAnimations().map((one) => one.animationName ?? one.transitionProperty)"


async def still(page: Page) -> None:
    """Ask for no motion as a device does, and expect that nothing moves."""
    await page.emulate_media(reduced_motion="reduce")
    await expect(page.locator("html")).to_have_attribute("data-motion", "off")
    assert await page.evaluate(_MOVING) == []


async def test_the_switch_and_the_device_stop_all_motion(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    await open_panel(browser, box, faults)
    context = await browser.new_context(viewport=PHONE, locale="en-GB")
    page = await context.new_page()
    faults(page)
    await page.goto(box.address)
    await ask_for_seat(page, 3, "Ada")
    await expect(page.get_by_test_id("press-to-sit")).to_be_visible()
    await page.wait_for_function(f"{_MOVING}.includes('beckon')")
    await still(page)
    await page.emulate_media(reduced_motion="no-preference")
    await expect(page.locator("html")).to_have_attribute("data-motion", "on")
    await page.wait_for_function(f"{_MOVING}.includes('beckon')")
    await close_sheet(page, "press-to-sit")

    await page.get_by_test_id("watch").click()
    await page.get_by_test_id("menu").click()
    await page.get_by_test_id("motion-off").click()
    await expect(page.locator("html")).to_have_attribute("data-motion", "off")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-motion", "off")


@pytest.mark.parametrize("game", ["arriba", "coups_bas"])
async def test_a_race_without_motion(
    game: str, browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel = await open_panel(browser, box, faults)
    phone = await sit_down(browser, box, faults, seat=0, name="Léa", locale="fr-FR")
    await start_match(panel, 2, game, **GAMES[game])
    evening = drift(game, box, panel, {0: phone})
    await evening.play_to("match", "totem", "window")
    await evening.page(0)
    assert await phone.evaluate(_MOVING) != []
    await still(phone)
