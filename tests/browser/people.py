"""What people do with the pages: open, sit down, set up a match."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from firmware_host.seating.button_confirmation import HOST_PLACE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Locator, Page, ViewportSize

    from firmware_host.app.daemon import Running

PHONE: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 1280, "height": 900}


async def open_panel(
    browser: Browser, box: Running, watch: Callable[[Page], None], *, locale: str = "en-GB"
) -> Page:
    """Open the virtual box by its printed address."""
    context = await browser.new_context(viewport=TABLET, locale=locale)
    page = await context.new_page()
    watch(page)
    await page.goto(box.panel_address)
    await expect(page.get_by_test_id("oled-referee")).to_be_visible()
    assert "#" not in page.url, "the key must not stay in the address bar"
    return page


async def sit_down(
    browser: Browser,
    box: Running,
    watch: Callable[[Page], None],
    *,
    seat: int,
    name: str,
    locale: str,
) -> Page:
    """Open the phone page and take a seat by a press of its button."""
    context = await browser.new_context(
        viewport=PHONE, device_scale_factor=2, has_touch=True, locale=locale
    )
    page = await context.new_page()
    watch(page)
    await page.goto(box.phone_address)
    await ask_for_seat(page, seat, name)
    await expect(page.get_by_test_id("press-to-sit")).to_be_visible()
    await press(browser, box, seat)
    await expect(page.get_by_test_id("me")).to_contain_text(name)
    return page


async def ask_for_seat(page: Page, seat: int, name: str) -> None:
    """Say a name and tap a seat; what is left to do is to press its button.

    A free seat is asked for at once, a taken one by the button below.
    """
    await page.get_by_test_id("name").fill(name)
    choice = page.get_by_test_id(f"join-seat-{seat}")
    is_free = await choice.get_attribute("data-free") is not None
    await choice.click()
    if not is_free:
        await page.get_by_test_id("join").click()


async def sit_two(
    browser: Browser, box: Running, watch: Callable[[Page], None]
) -> tuple[Page, dict[int, Page]]:
    """Open the virtual box and seat Léa and Tom, in French and English; return it and phones."""
    panel = await open_panel(browser, box, watch)
    return panel, {
        0: await sit_down(browser, box, watch, seat=0, name="Léa", locale="fr-FR"),
        1: await sit_down(browser, box, watch, seat=1, name="Tom", locale="en-GB"),
    }


async def watch_table(
    browser: Browser, box: Running, watch: Callable[[Page], None], *, locale: str
) -> Page:
    """Open the phone page and take no seat."""
    context = await browser.new_context(viewport=PHONE, has_touch=True, locale=locale)
    page = await context.new_page()
    watch(page)
    await page.goto(box.address)
    await page.get_by_test_id("watch").click()
    await expect(page.get_by_test_id("menu")).to_be_visible()
    return page


async def press(browser: Browser, box: Running, seat: int) -> None:
    """Press the key of a seat on the virtual box, once the box waits for it and would feel it."""
    while not box.lobby.confirmation.is_ready(seat):  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)
    pages = (page for context in browser.contexts for page in context.pages)
    panel = next(page for page in pages if page.url.endswith("/box"))
    await expect(panel.get_by_test_id(f"arcade-{seat}")).to_be_enabled()
    await panel.keyboard.press(str(seat + 1), delay=30)


async def host_from(phone: Page, panel: Page, box: Running) -> None:
    """Become the host on a phone, by two held buttons, and put the desk away."""
    box.lobby.confirmation.hold_s = 0.3
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("host").click()
    while not box.lobby.confirmation.is_ready(HOST_PLACE):  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)
    for key in "34":
        await panel.keyboard.down(key)
    await expect(phone.get_by_test_id("host-desk")).to_be_visible()
    for key in "34":
        await panel.keyboard.up(key)
    await close_sheet(phone, "host-desk")


async def start_match(panel: Page, seats: int, game: str = "arriba", **options: str) -> None:
    """Set up a match in the dialog of the virtual box; people play the first seats."""
    is_on, is_over = [await panel.get_by_test_id(one).count() for one in ("pause", "rematch")]
    is_running = is_on and not is_over
    await panel.get_by_test_id("new-match").click()
    await panel.get_by_test_id(f"game-{game}").click()
    for button in range(await panel.get_by_test_id(re.compile("^seating-")).count()):
        occupant = "person" if button < seats else "empty"
        await panel.get_by_test_id(f"seating-{button}").select_option(occupant)
    await panel.get_by_test_id("more-options").locator("summary").click()
    for name, value in options.items():
        await _set(panel.get_by_test_id(f"option-{name}"), value)
    await panel.get_by_test_id("start-match").click()
    if is_running:
        await panel.get_by_test_id("start-over-confirm").click()
    await expect(panel.get_by_test_id("new-match-dialog")).to_have_count(0)
    # The answer comes before the disk has it; only then there is a match.
    await expect(panel.get_by_test_id("pause")).to_be_visible()


async def close_sheet(page: Page, testid: str) -> None:
    """Put a sheet away with the Escape key, once it is open: earlier the key would be lost."""
    sheet = page.get_by_test_id(testid)
    await expect(sheet).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)


async def _set(field: Locator, value: str) -> None:
    """Set an option by whatever control it has."""
    if await field.locator("select").count():
        await field.locator("select").select_option(value)
    elif await field.locator("input[type=checkbox]").count():
        await field.locator("input").set_checked(value == "true")
    else:
        await field.locator("input").fill(value)
