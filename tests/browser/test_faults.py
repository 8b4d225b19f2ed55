"""Faults of the box and of the connection are shown on the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.people import TABLET, open_panel, sit_down, watch_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page, WebSocketRoute

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

MISSING = "The screen “<img src=x>” is missing."
HELD = "The button of seat 3 is being held down. It counts again once it is released."


async def test_a_fault_is_shown_on_all_pages_until_it_is_over(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    panel = await open_panel(browser, box, faults)
    lea = await sit_down(browser, box, faults, seat=0, name="Léa", locale="fr-FR")
    guest = await watch_table(browser, box, faults, locale="en-GB")
    for page in (panel, lea, guest):
        await expect(page.get_by_test_id("faults")).to_have_count(0)

    box.faults.report("screen referee", "screen-missing", screen="<img src=x>")
    await expect(lea.get_by_test_id("faults")).to_contain_text("écran « <img src=x> » manque.")
    await expect(guest.get_by_test_id("faults")).to_have_text(MISSING)
    await expect(guest.get_by_test_id("announcer").first).to_contain_text("is missing")
    await lea.screenshot(path=picture("phone-fault"))

    box.faults.report("button 2", "button-held", place=3)
    await expect(guest.get_by_test_id("faults").locator("summary")).to_have_text(
        "2 things are wrong with the box"
    )
    lines = panel.get_by_test_id("faults").get_by_role("listitem")
    await expect(lines).to_have_text([MISSING, HELD])
    await panel.screenshot(path=picture("box-fault"))
    assert await lea.locator("img").count() == 0

    for device in ("screen referee", "button 2"):
        box.faults.clear(device)
    for page in (panel, lea, guest):
        await expect(page.get_by_test_id("faults")).to_have_count(0)


class Wire:
    """The lines of a page, which can be cut and mended."""

    def __init__(self) -> None:
        self.is_cut = False
        self._open: list[WebSocketRoute] = []

    def take(self, line: WebSocketRoute) -> None:
        """Connect a new line through, or leave it dead."""
        if not self.is_cut:
            line.connect_to_server()
            self._open.append(line)

    async def cut(self) -> None:
        """End all lines, and let no new one through."""
        self.is_cut = True
        for line in self._open:
            await line.close()


async def test_a_press_that_does_not_reach_the_box_is_reported_as_lost(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    context = await browser.new_context(viewport=TABLET, locale="en-GB")
    panel = await context.new_page()
    faults(panel)
    wire = Wire()
    await panel.route_web_socket("**", wire.take)
    await panel.goto(box.panel_address)
    button = panel.get_by_test_id("arcade-0")
    await expect(button).to_be_enabled()

    await panel.keyboard.down("1")
    await expect(button).to_have_class("arcade is-down")
    await wire.cut()
    await expect(button).to_be_disabled()
    await expect(panel.get_by_test_id("trouble")).to_contain_text("Connection lost")
    await panel.keyboard.up("1")
    await panel.keyboard.press("2")
    await expect(panel.get_by_test_id("toast")).to_have_text(
        "Not connected: this press did not reach the box."
    )
    await expect(panel.get_by_test_id("arcade-1")).to_have_class("arcade")
    await panel.screenshot(path=picture("box-lost"))

    wire.is_cut = False
    await expect(button).to_be_enabled()
    await expect(panel.get_by_test_id("trouble")).to_have_count(0)
    # The release that found no line was sent since: the box feels the next press of this button.
    await sit_down(browser, box, faults, seat=0, name="Léa", locale="fr-FR")
