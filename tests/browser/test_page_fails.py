"""A game's page that fails: the phone shows the default page, and the match goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.async_api import expect

from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from firmware_host.table.commands import Pause, Play
from firmware_host.table.decision import HOST as HOST_ORIGIN
from firmware_host.wire import build
from tests.browser.one_chromium import HOST
from tests.browser.people import sit_two, start_match
from tests.fixtures.ports import free_port

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from firmware_host.table.state import TableState

pytestmark = [pytest.mark.browser, pytest.mark.suite]

TOLD = (
    "The page of “TOP TOTEM” fails on a phone: it shows the default page. "
    "The match goes on; the log says more."
)
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
    await expect(phones[1].get_by_test_id("faults")).to_have_text(TOLD)
    await expect(panel.get_by_test_id("faults")).to_have_text(TOLD)
    assert [fault.key for fault in box.faults.now] == ["page-failed"]

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
    box.faults.well_s = 0.0
    await box.table.ask(HOST_ORIGIN, Pause())
    await expect(phone.get_by_test_id("faults")).to_have_count(0)


async def test_a_box_that_is_restarted_is_told_again(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Broken()
    monkeypatch.setattr(build, "seat_view", broken.seat_view)
    tables = {
        "box": {"id": "totem-test", "language": "en", "seats": 4},
        "web": {"host": "127.0.0.1", "port": free_port(), "hosts": [HOST]},
        "broker": {"ws_host": "127.0.0.1", "ws_port": free_port()},
        "journal": {"path": str(tmp_path / "journal.sqlite3")},
    }
    config = msgspec.convert(tables, Config)
    async with running(config) as box:
        box.lobby.confirmation.shown_s = 0.0
        panel, phones = await sit_two(browser, box, lambda _: None)
        await start_match(panel, 2, "top_totem", start="bacarta", first="red")
        await expect(phones[1].get_by_test_id("playing")).to_be_visible()
    broken.is_on = True
    async with running(config) as box:
        await expect(phones[1].get_by_test_id("page-failed")).to_be_visible()
        await expect(phones[1].get_by_test_id("faults")).to_have_text(TOLD)
    async with running(config) as box:
        told = asyncio.Event()
        box.faults.listen(told.set)
        await told.wait()
        assert [fault.key for fault in box.faults.now] == ["page-failed"]
        # On the phones' pages a click could still meet the line that the restart has cut.
        await box.table.ask(HOST_ORIGIN, Play(move="17-25", number=1, seat=0))
        await expect(phones[1].get_by_test_id("playing")).to_have_attribute("data-number", "2")
