"""Two phones play TOTEMIX: an animal, a step, the dice by the button, and a map of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.one_chromium import in_one_loop
from tests.browser.people import sit_two, start_match
from tests.browser.world_pages import WorldEvening

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Locator, Page

    from firmware_host.app.daemon import Running

pytestmark = pytest.mark.browser

LEA, TOM = 0, 1
HANDS = ("finger", "mouse")
NO_DISC = ("g", "none")
"""A place of the map is an SVG group: an outline around it is a disc over half the map."""


@in_one_loop
async def evening(browser: Browser, box: Running, faults: Callable[[Page], None]) -> WorldEvening:
    panel, phones = await sit_two(browser, box, faults)
    return WorldEvening(box, panel, phones)


async def outline_of_focus(page: Page) -> tuple[str, str]:
    """Return the kind of control that was tapped last, and the style of its outline."""
    focused: list[str] = await page.evaluate(
        "[document.activeElement.localName, getComputedStyle(document.activeElement).outlineStyle]"
    )
    return focused[0], focused[1]


async def hit(there: Locator, hand: str) -> None:
    """Hit a place of the map with a finger or with a mouse."""
    await (there.tap() if hand == "finger" else there.click())


async def test_an_animal_a_step_and_the_dice(
    evening: WorldEvening, picture: Callable[[str], Path]
) -> None:
    await start_match(evening.panel, 2, "totemix", goal="strates")
    await evening.reached("choose")
    await evening.choose_animal(LEA, "bear")
    await evening.choose_animal(TOM, "eagle")
    lea = await evening.page(LEA)
    await expect(lea.get_by_test_id("mine")).to_contain_text("Ours")
    await lea.get_by_test_id("goal-overlay").click()
    await expect(lea.get_by_test_id("goal-overlay")).to_have_attribute("aria-pressed", "true")
    await lea.screenshot(path=picture("phone-totemix"))
    await lea.get_by_test_id("tool-step").click()
    await evening.send(lea.locator("[data-testid^=target-]").first)

    await evening.insist(lambda: evening.press(TOM))
    await evening.reached("roll")
    tom = await evening.page(TOM)
    await expect(tom.get_by_test_id("roll")).to_be_visible()
    await expect(evening.phones[LEA].get_by_test_id("banner")).to_contain_text("Tom")
    await evening.panel.screenshot(path=picture("box-totemix"))


@pytest.mark.parametrize("hand", HANDS)
async def test_a_real_map_is_laid_on_the_phones(evening: WorldEvening, hand: str) -> None:
    await start_match(evening.panel, 2, "totemix", chance="table")
    await expect(evening.phones[LEA].get_by_test_id("lay-map")).to_be_visible()
    for phone in evening.phones.values():
        await phone.get_by_test_id("brush-ocean").click()
        await hit(phone.get_by_test_id("lay-0,0"), hand)
        assert await outline_of_focus(phone) == NO_DISC
        await expect(phone.get_by_test_id("brush-ocean")).to_contain_text("5")
        await expect(phone.get_by_test_id("map-done")).to_be_disabled()


@pytest.mark.parametrize("hand", HANDS)
async def test_the_first_of_two_taps_covers_nothing_of_the_map(
    evening: WorldEvening, hand: str
) -> None:
    await start_match(evening.panel, 2, "totemix", goal="strates")
    await evening.reached("choose")
    await evening.choose_animal(LEA, "turtle")
    await evening.choose_animal(TOM, "eagle")
    lea = await evening.page(LEA)
    await lea.get_by_test_id("tool-turtle").click()
    await hit(lea.locator("[data-testid^=target-]").first, hand)
    await expect(lea.get_by_test_id("cancel")).to_be_visible()
    assert await outline_of_focus(lea) == NO_DISC
