"""No page of the box runs what somebody else brings in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.hostile import expect_no_script
from tests.browser.people import PHONE, open_panel

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]


def nothing(page: Page) -> None:
    """Listen to no complaints: here the page complains on purpose."""
    del page


async def test_no_page_of_the_box_runs_foreign_script(browser: Browser, box: Running) -> None:
    panel = await open_panel(browser, box, nothing)
    await panel.get_by_test_id("open-statistics").click()
    await expect(panel.get_by_test_id("statistics")).to_be_visible()
    await expect_no_script(panel)
    context = await browser.new_context(viewport=PHONE)
    phone = await context.new_page()
    await phone.goto(box.address)
    await expect(phone.get_by_test_id("watch")).to_be_visible()
    await expect_no_script(phone)
    await phone.goto(f"{box.address}nothing/here")
    await expect_no_script(phone)
