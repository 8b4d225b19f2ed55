"""Arriba! with real cards: everything in sight on a small phone, and readable from afar."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.box_fixture import BoxFixture, box_for_pictures
from tests.browser.judged_pages import PRESSES, TURNED, judged
from tests.browser.one_chromium import in_one_loop
from tests.browser.test_tv import expect_readable, opened

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path
    from typing import Literal

    from playwright.async_api import Browser, Page

    from tests.browser.access import Access
    from tests.browser.positions import PlayedMatch

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LANGUAGES: tuple[Literal["fr", "en"], ...] = ("fr", "en")

MOMENTS: dict[str, Callable[[int], PlayedMatch]] = {
    "play": judged,
    "question": lambda seats: judged(seats, *PRESSES),
    "dispute": lambda seats: judged(seats, *PRESSES, "2 lay same 0 2", "1 lay nothing"),
    "cards": lambda seats: judged(seats, *TURNED, *PRESSES, "chance lay same 0 1 2"),
    "wrong": lambda seats: judged(seats, *PRESSES, "chance lay nothing"),
    "count": lambda seats: judged(seats, *TURNED, f"1 count {' '.join(['7'] * seats)}"),
}


@in_one_loop
async def box_fixture(
    browser: Browser, tmp_path: Path, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    async with box_for_pictures(browser, tmp_path, faults) as there:
        yield there


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_seat_and_the_host(box_fixture: BoxFixture, access: Access, moment: str) -> None:
    await box_fixture.seat(4)
    await box_fixture.begin(MOMENTS[moment](4))
    phone, panel = await box_fixture.phone(0), await box_fixture.panel()
    await access.audit_everywhere(phone, moment)
    await access.audit(panel, f"{moment}, the box")
    await access.audit(await box_fixture.spectator(), f"{moment}, a spectator")


async def test_the_sheets(box_fixture: BoxFixture, access: Access) -> None:
    await box_fixture.seat(4)
    await box_fixture.begin(judged(4, *TURNED))
    phone = await box_fixture.phone(0)
    await phone.get_by_test_id("piles-2").click()
    await access.audit_everywhere(phone, "the piles of a seat")
    await phone.keyboard.press("Escape")
    await phone.get_by_test_id("say-end").click()
    await access.audit_everywhere(phone, "the end of a round")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_answers_are_in_sight_on_a_small_phone(
    box_fixture: BoxFixture, language: Literal["fr", "en"]
) -> None:
    box_fixture.language = language
    box_fixture.size = {"width": 360, "height": 640}
    await box_fixture.seat(8)
    everybody = [f"{seat} grab @20.{seat + 1}00000000" for seat in range(8)]
    await box_fixture.begin(judged(8, *everybody))
    phone = await box_fixture.phone(3)
    for answer in ("press-7", "pair-7", "pair-more", "lay-totem", "lay-nothing", "lay-accident"):
        shown = await phone.get_by_test_id(answer).bounding_box()
        assert shown, answer
        assert shown["y"] + shown["height"] <= 640, answer
        assert shown["x"] + shown["width"] <= 360, answer


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_big_screen(
    box_fixture: BoxFixture, access: Access, language: Literal["fr", "en"]
) -> None:
    box_fixture.language = language
    box_fixture.size = {"width": 1920, "height": 1080}
    await box_fixture.seat(8)
    for moment, begun in MOMENTS.items():
        await box_fixture.begin(begun(8))
        page = await opened(box_fixture)
        await expect(page.get_by_test_id("playing")).to_be_visible()
        await expect_readable(page, access, f"{moment} in {language}")
