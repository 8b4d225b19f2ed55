"""A tablet lies flat in the middle of the table, and its page turns to whoever sits around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.async_api import expect

from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop
from tests.browser.people import PHONE
from tests.browser.positions import played_until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Locator, Page

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LABELS = {
    "en": "Turn the page to the next side of the table",
    "fr": "Tourner la page vers le côté suivant de la table",
}
_THUMB = 48
_FITS = """() => {
    const page = document.scrollingElement;
    return page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight;
}"""


@in_one_loop
async def box_fixture(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    there = BoxFixture(browser, box, faults, size={"width": 1024, "height": 768})
    await there.seat(2)
    await there.begin(
        played_until("top_totem", 2, lambda s: s.phase == "play", at_least=6, start="bacarta")
    )
    yield there
    await there.clear()


async def _place(shown: Locator) -> dict[str, Any]:
    place = await shown.bounding_box()
    assert place is not None
    return dict(place)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_page_faces_every_side_of_the_table_and_remembers_which(
    box_fixture: BoxFixture, access: Access, language: Literal["en", "fr"]
) -> None:
    box_fixture.language = language
    page = await box_fixture.spectator()
    turn, banner = page.get_by_test_id("turn"), page.locator(".now")
    await expect(turn).to_have_accessible_name(LABELS[language])
    upright = await _place(banner)
    assert upright["width"] > upright["height"]
    assert upright["y"] < 200
    beside = {"90": "right", "180": "bottom", "270": "left"}
    for side, edge in beside.items():
        await turn.click()
        await expect(turn).to_have_attribute("data-turn", side)
        await expect(page.locator("html")).to_have_attribute("data-turn", side)
        place = await _place(banner)
        assert (place["width"] > place["height"]) == (side == "180")
        # The top of the page lies at the edge that its readers look from.
        far = {
            "right": 1024 - place["x"] - place["width"],
            "bottom": 768 - place["y"] - place["height"],
            "left": place["x"],
        }[edge]
        assert 0 < far < 200, (side, place)
        assert await page.evaluate(_FITS), side
        knob = await _place(turn)
        assert min(knob["width"], knob["height"]) >= _THUMB
        await access.audit(page, f"turned by {side}")
    await page.reload()
    await expect(turn).to_have_attribute("data-turn", "270")
    await expect(page.locator("html")).to_have_attribute("data-turn", "270")
    await turn.click()
    await expect(page.locator("html")).not_to_have_attribute("data-turn", "270")
    assert await _place(banner) == upright


async def test_sheets_turn_with_the_page(box_fixture: BoxFixture, access: Access) -> None:
    page = await box_fixture.spectator()
    await page.get_by_test_id("turn").click()
    await page.get_by_test_id("menu").click()
    sheet = page.get_by_test_id("menu-sheet")
    await expect(sheet).to_be_visible()
    place = await _place(sheet)
    assert place["y"] >= 0
    assert place["y"] + place["height"] <= 768
    title, first = (
        await _place(sheet.locator("h2")),
        await _place(sheet.get_by_test_id("open-statistics")),
    )
    assert title["x"] > first["x"], "the title lies at the right edge, and what follows left of it"
    await access.audit(page, "a sheet that is turned")


async def test_only_a_tablet_that_watches_can_be_turned(box_fixture: BoxFixture) -> None:
    await expect((await box_fixture.phone(0)).get_by_test_id("turn")).to_have_count(0)
    watching = await box_fixture.spectator()
    await watching.get_by_test_id("turn").click()
    await watching.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    await expect(watching.get_by_test_id("turn")).to_be_hidden()
    place = await _place(watching.locator(".now"))
    assert place["width"] > place["height"], "a phone is turned by hand"
