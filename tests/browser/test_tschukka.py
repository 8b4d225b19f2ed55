"""Two phones play a round of the village game through their pages, a family after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.people import sit_two, start_match
from tests.browser.village_pages import Village

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = pytest.mark.browser


_MOVING_IN = ((0, "red"), (1, "blue"), (0, "green"), (1, "yellow"))


async def test_a_round_of_two_seats_with_two_families_each(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    village = await _sit(browser, box, faults)
    lea, tom = village.phones[0], village.phones[1]

    await expect(lea.get_by_test_id("banner")).to_have_attribute("data-tone", "mine")
    await expect(lea.get_by_test_id("family-tab-red")).to_have_attribute("aria-pressed", "true")
    await lea.get_by_test_id("family-tab-green").click()
    await expect(lea.get_by_test_id("housing-done")).to_be_disabled()
    await lea.get_by_test_id("family-tab-red").click()
    await _fill_one_hut(lea)
    await lea.screenshot(path=picture("phone-tschukka-housing"))

    await village.play_to("placing")
    await village.step()
    await _expect_face_down(tom)

    await village.play_to("births")
    assert village.family == "red"
    await expect(lea.get_by_test_id("reveal-girls")).to_be_visible()
    await lea.screenshot(path=picture("phone-tschukka-reveal"))
    number = box.table.committed.number
    await village.panel.keyboard.press("1", delay=30)
    await village.moved(number)
    await village.panel.screenshot(path=picture("box-tschukka"))
    await expect(tom.get_by_test_id("hut-red1").locator(".is-open")).to_have_count(1)


async def test_the_list_for_the_real_board_is_ticked_off(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    village = await _sit(browser, box, faults)
    lea = village.phones[0]
    await village.play_to("choosing")
    await lea.get_by_test_id("face-board").click()
    reports = lea.get_by_test_id("reports")
    await expect(reports).to_have_attribute("data-open", "1")
    await expect(lea.get_by_test_id("report-housing")).to_be_visible()
    await lea.get_by_test_id("report-done").click()
    await expect(reports).to_have_attribute("data-open", "0")


async def test_a_turn_replaces_the_village_but_not_a_list_in_use(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    village = await _sit(browser, box, faults)
    lea = village.phones[0]
    await lea.get_by_test_id("face-village").click()
    await expect(lea.get_by_test_id("village")).to_be_visible()
    await expect(lea.get_by_test_id("housing")).to_be_hidden()
    await lea.get_by_test_id("face-move").click()
    await lea.get_by_test_id("housing-spread").click()
    await lea.get_by_test_id("face-board").click()
    await expect(lea.get_by_test_id("reports")).to_be_visible()
    await lea.get_by_test_id("face-move").click()
    await expect(lea.get_by_test_id("housing-done")).to_be_enabled()
    await lea.get_by_test_id("face-board").click()
    await village.enter(*(f"{seat} house {family} 2w2m 1W1M 1e" for seat, family in _MOVING_IN))
    await expect(lea.get_by_test_id("reports")).to_be_visible()
    await expect(lea.get_by_test_id("choosing")).to_be_hidden()
    await lea.get_by_test_id("face-move").click()
    await expect(lea.get_by_test_id("choosing")).to_be_visible()


async def test_the_host_enters_for_a_family_behind_a_cover(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    village = await _sit(browser, box, faults)
    await village.play_to("choosing")
    panel = village.panel
    await panel.get_by_test_id(f"host-enter-{village.family}").click()
    await expect(panel.get_by_test_id("choosing")).to_have_count(0)
    await panel.get_by_test_id("host-uncover").click()
    await panel.get_by_test_id("spell-twins").click()
    await village.send(panel.get_by_test_id("choose-done"))
    assert village.family == "blue"


async def _sit(browser: Browser, box: Running, faults: Callable[[Page], None]) -> Village:
    panel, phones = await sit_two(browser, box, faults)
    await start_match(panel, 2, Village.game, **Village.options)
    for phone in phones.values():
        await phone.get_by_test_id("housing").wait_for()
    return Village(box, panel, phones)


async def _fill_one_hut(page: Page) -> None:
    """Carry everybody to the first hut: the seventh is one too many."""
    for kind in ("young_woman", "young_man", "woman", "man", "elder"):
        source = page.get_by_test_id(f"cell-{kind}-outside")
        await source.click()
        while await source.inner_text():
            await page.get_by_test_id(f"cell-{kind}-1").click()
    await expect(page.get_by_test_id("hut-1")).to_contain_text("7/6")
    await expect(page.get_by_test_id("bar-note")).to_contain_text("six au plus")
    await expect(page.get_by_test_id("housing-done")).to_be_disabled()


async def _expect_face_down(rival: Page) -> None:
    """Expect that what another seat laid shows its owner and nothing else."""
    counter = rival.get_by_test_id("hut-red1").locator(".tk-chip")
    await expect(counter).to_have_count(1)
    await expect(counter).to_have_attribute("aria-label", "Face-down counter of Red")
