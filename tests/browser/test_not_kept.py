"""A disk that takes nothing, as people at the table see it on their phones."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from firmware_host.journal import backlog
from firmware_host.journal.writing import Writer
from tests.browser.people import sit_two, start_match

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]


async def test_a_phone_says_that_its_move_is_not_kept_yet(
    browser: Browser, box: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backlog, "_RETRY_S", (0.1,))
    panel, phones = await sit_two(browser, box, lambda _: None)
    await start_match(panel, 2, "top_totem", start="bacarta", first="red")
    phone = phones[0]
    with monkeypatch.context() as trouble:

        def fail(*_: object) -> None:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

        trouble.setattr(Writer, "write", fail)
        await phone.get_by_test_id("menu").click()
        await phone.get_by_test_id("pause").click()
        await expect(phone.get_by_test_id("not-kept")).to_have_text("Pas encore gardé")
        await expect(phones[1].get_by_test_id("faults")).to_contain_text("the disk is full")
        await expect(phones[1].get_by_test_id("not-kept")).to_have_count(0)
    await expect(phone.get_by_test_id("not-kept")).to_have_count(0)
    await expect(phones[1].get_by_test_id("faults")).to_have_count(0)
