"""The example game on the running daemon: default display, a real button, the default page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from playwright.async_api import expect

from engines.catalog import GAMES
from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from tests.browser.one_chromium import in_one_loop
from tests.browser.page_evening import Evening
from tests.browser.people import sit_two, start_match

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from engines.core.game import AnyGame
    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = [pytest.mark.browser, pytest.mark.suite]


class QuickDrawEvening(Evening):
    """Two phones say ready; the keys of the virtual box draw."""

    game = "quick_draw"
    options = {"points": "1"}  # noqa: RUF012 - as every evening states it


@in_one_loop
async def box(quick_draw: AnyGame, tmp_path: Path) -> AsyncGenerator[Running]:
    """Run a box whose catalog holds the example game."""
    del quick_draw
    tables = {
        "box": {"id": "totem-example", "language": "en", "seats": 2},
        "web": {"host": "127.0.0.1", "port": 0},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
        "journal": {"path": str(tmp_path / "journal.sqlite3")},
    }
    async with running(msgspec.convert(tables, Config)) as up:
        yield up


async def test_a_game_without_display_and_page_plays_to_its_end(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    access: Access,
    picture: Callable[[str], Path],
) -> None:
    panel, phones = await sit_two(browser, box, faults)
    evening = QuickDrawEvening(box, panel, phones)
    await start_match(panel, 2, evening.game, **evening.options)
    await evening.reached("ready")
    lea = await evening.page(0)
    await expect(lea.get_by_test_id("banner")).to_have_attribute("data-tone", "mine")
    await lea.screenshot(path=picture("quick-draw-ready"))
    await access.audit(lea, "the default page")
    for seat in (0, 1):
        page = await evening.page(seat)
        await evening.send(page.get_by_test_id("move-ready"))
    await evening.reached("draw")
    assert box.table.committed.awaited == {0: "button", 1: "button"}
    await _is_on_the_big_screen(browser, box, faults, access)
    await evening.wait_until(lambda: all(box.virtual.lamps.lit[n] for n in (0, 1)), "both lamps")
    await panel.screenshot(path=picture("quick-draw-box"))
    await evening.press(1)
    await evening.reached("over")
    outcome = box.table.committed.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((1,), "quick_draw.target")
    for phone in phones.values():
        await expect(phone.get_by_test_id("finale")).to_be_visible()
    await lea.screenshot(path=picture("quick-draw-over"))
    assert box.faults.now == ()


def test_the_catalog_holds_the_printed_games_again() -> None:
    assert QuickDrawEvening.game not in GAMES


async def _is_on_the_big_screen(
    browser: Browser, box: Running, faults: Callable[[Page], None], access: Access
) -> None:
    context = await browser.new_context(viewport={"width": 1920, "height": 1080})
    page = await context.new_page()
    faults(page)
    await page.goto(f"{box.address}tv")
    await expect(page.get_by_test_id("any-big")).to_be_visible()
    await expect(page.get_by_test_id("tv-seat-1")).to_contain_text("by arcade button")
    await access.audit(page, "the big screen of any game")
    await context.close()
