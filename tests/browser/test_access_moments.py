"""Accessibility of the host's sheets, of the charts of a full evening, and of a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from engines.arriba.tops import matches
from firmware_host.table.commands import Leave
from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop
from tests.browser.people import close_sheet
from tests.browser.positions import played_until

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from typing import Literal

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access
    from tests.browser.positions import PlayedMatch

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LANGUAGES: tuple[Literal["fr", "en"], ...] = ("fr", "en")
SLOW_GRABS = {"grab_timeout_ms": 60_000, "lockout_ms": 0}


@in_one_loop
async def box_fixture(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    there = BoxFixture(browser, box, faults)
    await there.seat(4)
    yield there
    await there.clear()


def _parties(state: Any) -> set[int]:
    return {int(seat) for parties in matches(state).values() for seat in parties}


async def test_a_duel(box_fixture: BoxFixture, access: Access) -> None:
    duel = played_until("arriba", 4, lambda s: s.phase == "match", **SLOW_GRABS)
    parties = _parties(duel.state)
    await box_fixture.begin(duel)
    for seat in (min(parties), min({0, 1, 2, 3} - parties)):
        phone = await box_fixture.phone(seat)
        await expect(phone.get_by_test_id("banner")).to_have_attribute("data-phase", "match")
        await access.audit(phone, f"a duel, a party: {seat in parties}")
    await access.audit(await box_fixture.spectator(), "a duel, a spectator")


async def test_the_settings_of_the_box(box_fixture: BoxFixture, access: Access) -> None:
    panel = await box_fixture.panel()
    await panel.get_by_test_id("settings").click()
    await expect(panel.get_by_test_id("settings-dialog")).to_be_visible()
    await access.audit(panel, "the settings")


async def test_the_charts_of_a_full_evening(box_fixture: BoxFixture, access: Access) -> None:
    matches: dict[str, dict[str, Any]] = {
        "arriba": {"rounds": 1},
        "tschukka": {"totem_b": True},
        "totemix": {},
    }
    await box_fixture.box.table.ask(2, Leave())
    for game, options in matches.items():
        played = played_until(game, 4, _is_over, seed=5, **options)
        await box_fixture.begin(played, {3: "random", 1: "greedy"} if game == "arriba" else None)
    phone = await box_fixture.phone(0)
    await phone.get_by_test_id("menu").click()
    await expect_charts(phone)
    await access.audit(phone, "the statistics on a phone")
    panel = await box_fixture.panel()
    await expect_charts(panel)
    await access.audit_everywhere(panel, "the statistics")


async def expect_charts(page: Page) -> None:
    """Open the statistics: people, those without a name, and bots apart."""
    await page.get_by_test_id("open-statistics").click()
    await expect(page.get_by_test_id("chart-wins").locator(".is-nobody")).to_have_count(1)
    await expect(page.get_by_test_id("chart-wins").locator(".is-bot")).to_have_count(0)
    await expect(page.get_by_test_id("bots").locator("[data-testid^=chart-]")).not_to_have_count(0)


def _is_over(state: Any) -> bool:
    return getattr(state, "outcome", None) is not None or str(state.phase) == "over"


ENTRIES: dict[str, Callable[[], PlayedMatch]] = {
    "arriba, a card that was turned": lambda: played_until(
        "arriba", 4, lambda s: s.phase == "flip", at_least=8, deck="scanned", **SLOW_GRABS
    ),
    "tschukka, housing": lambda: played_until("tschukka", 4, lambda s: s.phase == "housing"),
    "tschukka, choosing": lambda: played_until("tschukka", 4, lambda s: s.phase == "choosing"),
    "tschukka, placing": lambda: played_until(
        "tschukka", 4, lambda s: s.phase == "placing", seed=3
    ),
    "tschukka, births": lambda: played_until("tschukka", 4, lambda s: s.phase == "births", seed=3),
    "tschukka, newborn": lambda: played_until(
        "tschukka", 4, lambda s: s.phase == "throwing", seed=3, chance="table"
    ),
    "coups_bas, a turn": lambda: played_until(
        "coups_bas", 4, lambda s: s.phase == "action", at_least=10, deck="table", window_ms=60_000
    ),
    "totemix, an animal": lambda: played_until("totemix", 4, lambda s: s.phase == "choose"),
    "totemix, an action": lambda: played_until(
        "totemix", 4, lambda s: s.phase == "play", at_least=30
    ),
    "totemix, a roll": lambda: played_until(
        "totemix", 4, lambda s: s.phase == "roll", at_least=20, chance="table"
    ),
    "top_totem, a turn": lambda: played_until(
        "top_totem", 2, lambda s: s.phase == "play", at_least=6, start="bacarta"
    ),
}


@pytest.mark.parametrize("what", ENTRIES)
async def test_what_a_host_enters_for_others(
    box_fixture: BoxFixture, access: Access, what: str
) -> None:
    await box_fixture.begin(ENTRIES[what]())
    panel = await box_fixture.panel()
    await panel.locator("[data-testid^=host-enter], [data-testid^=host-flip]").first.click()
    sheet = panel.locator("dialog[open]")
    await expect(sheet).to_be_visible()
    await access.audit(panel, what)
    uncover = panel.get_by_test_id("host-uncover")
    if await uncover.count():
        await uncover.click()
        await access.audit(panel, f"{what}, uncovered")
    if await panel.get_by_test_id("host-dialog").count():
        await close_sheet(panel, "host-dialog")
