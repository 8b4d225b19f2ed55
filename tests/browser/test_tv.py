"""The big screen: the table in large for all games, without a hand, a key or a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
import pytest
from playwright.async_api import expect

from engines.arriba.tops import matches
from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from firmware_host.table.commands import Presses
from firmware_host.table.decision import BOX
from tests.browser.box_fixture import NAMES, BoxFixture, own_font
from tests.browser.disruptions import kill_broker
from tests.browser.one_chromium import in_one_loop
from tests.browser.positions import PlayedMatch, played_until
from tests.browser.visual_baselines import TELEVISION

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page, ViewportSize

    from tests.browser.access import Access
    from tests.browser.visual_baselines import VisualBaselines

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LINES = 1080
LEAST_PX = 24
"""The smallest letters on a television of 1080 lines: what can be read from 4 m."""
SCREENS: list[ViewportSize] = [{"width": 1920, "height": LINES}, {"width": 1280, "height": 720}]

_UNREADABLE = """(least) => {
  const stage = document.querySelector(".tv");
  const scale = stage.getBoundingClientRect().width / stage.offsetWidth;
  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const at = text.parentElement;
    if (!text.data.trim() || at.closest(".sr-only, title") || !at.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, right, bottom, left, top } = range.getBoundingClientRect();
    if (width === 0) continue;
    const enlarged = at.ownerSVGElement ? at.getScreenCTM().a : scale;
    const px = parseFloat(getComputedStyle(at).fontSize) * enlarged;
    if (px < least - 0.5) found.push(`${text.data} has ${px} px`);
    if (Math.min(left, top) < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${text.data} lies outside`);
  }
  const end = (which) => document.querySelector(which)?.getBoundingClientRect();
  if (end(".tv-seats li:last-child")?.bottom > end(".tv-side .tv-invitation")?.top)
    found.push("the seats lie over the invitation");
  return found;
}"""

_FILLS = """() =>
  Math.abs(document.querySelector(".tv").getBoundingClientRect().width - innerWidth) < 1"""


def _all_open(state: Any) -> bool:
    return all(hand.open for hand in state.hands)


def _duel() -> PlayedMatch:
    return played_until(
        "arriba", 4, lambda s: s.phase == "match" and _all_open(s), seed=2, grab_timeout_ms=60_000
    )


POSITIONS: dict[str, Callable[[], PlayedMatch]] = {
    "arriba": lambda: played_until(
        "arriba", 8, lambda s: s.phase == "match" and _all_open(s), seed=3, grab_timeout_ms=60_000
    ),
    "tschukka": lambda: played_until("tschukka", 4, lambda s: s.phase == "hunt", seed=3),
    "coups_bas": lambda: played_until(
        "coups_bas", 6, lambda s: s.phase == "window", seed=4, at_least=40, window_ms=60_000
    ),
    "totemix": lambda: played_until("totemix", 6, lambda s: s.phase == "play", seed=2, at_least=30),
    "top_totem": lambda: played_until("top_totem", 2, lambda s: s.phase == "play", at_least=24),
}


@in_one_loop
async def box_fixture(
    browser: Browser, tmp_path: Path, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    """Run a box for eight, with a television."""
    tables = {
        "box": {"id": "totem-test", "seats": 8},
        "web": {"host": "127.0.0.1", "port": 0},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
        "journal": {"path": str(tmp_path / "journal.sqlite3")},
    }
    async with running(msgspec.convert(tables, Config)) as box:
        there = BoxFixture(browser, box, faults, script=own_font())
        there.size = SCREENS[0]
        yield there
        await there.clear()


async def opened(there: BoxFixture) -> Page:
    """Open the big screen, as somebody does who types its address and nothing else."""
    page = await there.page(f"{there.box.address}tv")
    await expect(page.locator(".tv-board > :not(.waiting), .tv-games > li").first).to_be_visible()
    return page


async def expect_readable(page: Page, access: Access, moment: str) -> None:
    """Expect large letters inside the screen, on both kinds of televisions, and no axe fault."""
    for size in SCREENS:
        await page.set_viewport_size(size)
        await page.wait_for_function(_FILLS)
        unreadable = await page.evaluate(_UNREADABLE, LEAST_PX * size["height"] / LINES)
        assert unreadable == [], f"{moment} at {size}"
        await access.audit(page, f"{moment} at {size['width']} px")


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_the_start_screen_invites(
    box_fixture: BoxFixture, access: Access, language: Literal["fr", "en"]
) -> None:
    box_fixture.language = language
    await box_fixture.seat(3)
    page = await opened(box_fixture)
    await expect(page.get_by_text("Zoé")).to_be_visible()
    for game in POSITIONS:
        await expect(page.get_by_test_id(f"tv-game-{game}")).to_be_visible()
    # The dialog of the box says the same: two is a setting of the house.
    await expect(page.get_by_test_id("tv-game-arriba").locator("span")).to_contain_text("3 ")
    await expect(page.get_by_test_id("address")).to_contain_text("127.0.0.1")
    code = page.locator("img")
    assert await code.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    await expect_readable(page, access, "start")
    assert await page.locator("button, a, input, summary").count() == 0, "nothing to click on"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", POSITIONS)
async def test_the_table_of_every_game_is_shown_in_large(
    box_fixture: BoxFixture, access: Access, game: str, language: Literal["fr", "en"]
) -> None:
    box_fixture.language = language
    await box_fixture.seat(4)
    played = POSITIONS[game]()
    await box_fixture.begin(played)
    page = await opened(box_fixture)
    await expect(page.get_by_test_id("playing")).to_be_visible()
    awaited = box_fixture.box.table.committed.awaited
    assert awaited
    for seat in range(played.seats):
        shown = page.get_by_test_id(f"tv-seat-{seat}")
        await expect(shown).to_be_visible()
        await expect(shown.locator(".tv-by")).to_have_count(int(seat in awaited))
    await expect(page.get_by_test_id("tv-verdict")).not_to_be_empty()
    await expect_readable(page, access, f"{game} in {language}")


async def test_a_grab_shows_its_photo_finish_and_then_the_cards_again(
    box_fixture: BoxFixture, access: Access
) -> None:
    await box_fixture.seat(4)
    duel = _duel()
    await box_fixture.begin(duel)
    page = await opened(box_fixture)
    await expect(page.get_by_test_id("top-0")).to_be_visible()
    await expect(page.get_by_test_id("tv-photo")).to_have_count(0)
    table = box_fixture.box.table
    first, second = sorted(next(iter(matches(duel.state).values())))[:2]
    at_ns = duel.clock_ns + 300_000_000
    table.clock.set(at_ns + 40_000_000)
    await table.ask(BOX, Presses(((second, at_ns), (first, at_ns + 31_000_000))))
    photo = page.get_by_test_id("tv-photo")
    await expect(photo.locator(".lane-won")).to_contain_text(NAMES[second])
    await expect(photo.get_by_test_id("photo")).to_be_visible()
    await expect_readable(page, access, "photo finish")
    await expect(photo).to_have_count(0)


async def test_an_evening_on_the_big_screen_needs_no_reload(
    box_fixture: BoxFixture,
) -> None:
    box_fixture.watch = lambda _: None  # That the line broke is said in the console.
    await box_fixture.seat(2)
    page = await opened(box_fixture)
    await page.evaluate("window.isFirst = true")
    await kill_broker(box_fixture.box)
    await box_fixture.put(POSITIONS["top_totem"]())
    await expect(page.get_by_test_id("board")).to_be_visible()
    await box_fixture.put(played_until("arriba", 2, lambda s: s.phase == "over", seed=5, rounds=1))
    await expect(page.get_by_test_id("tv-finale")).to_be_visible()
    assert await page.evaluate("window.isFirst")


async def test_the_page_of_the_box_leads_to_the_big_screen(box_fixture: BoxFixture) -> None:
    panel = await box_fixture.panel()
    async with panel.context.expect_page() as other:
        await panel.get_by_test_id("open-tv").click()
    await expect((await other.value).get_by_test_id("tv-start")).to_be_visible()


async def test_the_big_screen_looks_as_it_did(
    box_fixture: BoxFixture, baselines: VisualBaselines
) -> None:
    await box_fixture.seat(6)
    # The address has the port of this very box.
    mine = ".tv-invitation, .cb-seconds"
    await baselines.shoot(await opened(box_fixture), "tv-start", aside=mine, sizes=TELEVISION)
    for game, begun in POSITIONS.items():
        await box_fixture.begin(begun())
        page = await opened(box_fixture)
        await baselines.shoot(page, f"tv-{game}", aside=mine, sizes=TELEVISION)
