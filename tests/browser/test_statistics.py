"""The statistics of an evening on a phone and on the box: charts, and what can be taken home."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from PIL import Image
from playwright.async_api import expect

from firmware_host.statistics.figures import EveningFigures, MatchFigures, PlayerFigures
from firmware_host.table.commands import Presses
from firmware_host.table.decision import BOX
from tests.browser.people import open_panel, sit_down, start_match
from tests.browser.played_pages import QUICK, ReflexEvening

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page, Route

    from engines.arriba.state import Hand
    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]


async def test_an_evening_is_shown_and_downloaded(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    panel = await open_panel(browser, box, faults)
    phone = await sit_down(browser, box, faults, seat=0, name="Léa", locale="fr-FR")
    await start_match(panel, 3, **{**QUICK, "lockout_ms": "0"})
    evening = ReflexEvening(box, panel, {0: phone})
    await evening.hurry_until(lambda state: state.phase == "flip" and all(map(_shows, state.hands)))
    await box.table.ask(BOX, Presses(((2, box.table.clock.now_ns()),)))
    await evening.hurry_until(lambda state: state.phase == "over")

    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("open-statistics").click()
    await expect(phone.get_by_test_id("match-count")).to_contain_text("1 partie")
    await expect(phone.get_by_test_id("chart-reactions")).to_contain_text("Léa")
    await expect(phone.get_by_test_id("chart-wrong")).to_contain_text("sans nom")
    await expect(phone.get_by_test_id("bots")).to_have_count(0)
    await phone.screenshot(path=picture("phone-statistics"))

    rows = list(csv.DictReader(io.StringIO(await _saved_text(phone, "csv"))))
    assert {row["kind"] for row in rows} >= {"reaction", "wrong", "win"}
    assert {(row["name"], row["player"]) for row in rows if row["seat"] == "1"} == {
        ("Léa", "person")
    }
    assert {(row["name"], row["player"]) for row in rows if row["seat"] == "3"} == {("", "nobody")}
    with Image.open(await _saved(phone, "png-reactions")) as image:
        assert image.width == 3 * 300
        assert len(image.convert("RGB").getcolors(1 << 20) or ()) > 4

    await panel.get_by_test_id("open-statistics").click()
    await expect(panel.get_by_test_id("chart-reactions")).to_contain_text("Léa")
    await panel.screenshot(path=picture("box-statistics"))


async def test_a_season_comes_in_pages_and_is_asked_for_until_all_of_it_is_measured(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel = await open_panel(browser, box, faults)
    first, second, third = (
        MatchFigures(name, "arriba", "2030-01-01T20:00:00.000+00:00", 2, ["Léa"], winners=[0])
        for name in ("m1", "m2", "m3")
    )
    lea = PlayerFigures("person", "Léa", 0, matches=3, wins=3)
    pages = {
        "": EveningFigures(8760, [third], people=[lea], total=3, earlier=True),
        "m3": EveningFigures(8760, [first, second], total=3),
    }
    answers = [EveningFigures(8760, pending=3)]

    async def answer(route: Route) -> None:
        before = parse_qs(urlsplit(route.request.url).query).get("before", [""])[0]
        body = answers.pop() if answers else pages[before]
        await route.fulfill(body=msgspec.json.encode(body), content_type="application/json")

    await panel.route("**/api/statistics?hours=8760*", answer)
    await panel.get_by_test_id("open-statistics").click()
    await panel.get_by_test_id("range-8760").click()
    await expect(panel.get_by_test_id("pending-count")).to_contain_text("3 older matches")
    # The page asks again by itself.
    await expect(panel.get_by_test_id("chart-wins")).to_contain_text("3 / 3")
    await expect(panel.get_by_test_id("pending-count")).to_have_count(0)
    rows = list(csv.DictReader(io.StringIO(await _saved_text(panel, "csv"))))
    assert [row["match"] for row in rows] == ["m1", "m2", "m3"]


def _shows(hand: Hand) -> bool:
    return bool(hand.open)


async def _saved(page: Page, testid: str) -> Path:
    """Tap what saves a file, and return where it lies."""
    async with page.expect_download() as waiting:
        await page.get_by_test_id(testid).click()
    return await (await waiting.value).path()


async def _saved_text(page: Page, testid: str) -> str:
    return (await _saved(page, testid)).read_text(encoding="utf-8-sig")
