"""A game's page that fails: the phone shows the default page, and the match goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.async_api import expect

from firmware_host.wire import build
from tests.browser.people import sit_two, start_match

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from firmware_host.table.state import TableState

pytestmark = pytest.mark.browser

MINE = '[data-testid="moves"] button'


class Broken:
    """Sends a seat a view that its page cannot show."""

    def __init__(self) -> None:
        self.is_on = False
        self._whole = build.seat_view

    def seat_view(self, state: TableState, seat: int) -> Any:
        """Return the view of the seat, without what is in it while this is on."""
        view = self._whole(state, seat)
        return msgspec.structs.replace(view, view={}) if view and self.is_on else view


async def test_a_game_page_that_fails_leaves_the_menu_and_the_moves(
    browser: Browser, box: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, errors = Broken(), list[str]()
    monkeypatch.setattr(build, "seat_view", broken.seat_view)

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: errors.append(str(error)))

    panel, phones = await sit_two(browser, box, watch)
    broken.is_on = True
    await start_match(panel, 2, "top_totem", start="bacarta", first="red")
    await expect(phones[0].get_by_test_id("page-failed")).to_contain_text("en panne")
    await expect(phones[1].get_by_test_id("page-failed")).to_contain_text("The page of this game")

    phone = phones[0]
    await phone.get_by_test_id("menu").click()
    await expect(phone.get_by_test_id("undo")).to_be_visible()
    await phone.keyboard.press("Escape")
    broken.is_on = False
    for folded in await phone.locator("details.any-group").all():
        await folded.locator("summary").click()
    await phone.locator(MINE).first.click()
    for page in phones.values():
        await expect(page.get_by_test_id("page-failed")).to_have_count(0)
    assert box.table.committed.number == 2
    assert errors == []
