"""Every kind of page looks as it did when somebody last looked at it, on phone, tablet and desk.

`make pictures` takes anew what has changed; the documents show these very pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image, ImageDraw
from playwright.async_api import expect

from engines.arriba.tops import matches
from tests.browser.box_fixture import BoxFixture, box_for_pictures, own_font
from tests.browser.hall_pages import opened
from tests.browser.one_chromium import in_one_loop
from tests.browser.positions import played_until
from tests.browser.visual_baselines import differing

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from tests.browser.visual_baselines import VisualBaselines

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LEA, TOM, ZOE = range(3)
ALIVE = "canvas, .leds, .arcade"
"""Screens, lights and lamps of the box: they take turns and blink, and have tests of their own."""
SLOW_CARDS = {"window_ms": 60_000, "answer_ms": 60_000}
SLOW_GRABS = {"grab_timeout_ms": 60_000, "lockout_ms": 0}


@in_one_loop
async def box_fixture(
    browser: Browser, tmp_path: Path, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    async with box_for_pictures(browser, tmp_path, faults) as there:
        yield there


async def test_the_join_pages(box_fixture: BoxFixture, baselines: VisualBaselines) -> None:
    box_fixture.box.lobby.requests.within_s = 120.0
    await box_fixture.seat(6)
    page = await box_fixture.page()
    await page.get_by_test_id("join-seat-6").click()
    await page.get_by_test_id("name").fill("Ada")
    await baselines.shoot(page, "join")
    await page.get_by_test_id("join").click()
    await expect(page.get_by_test_id("request-code")).to_be_visible()
    # The code is another one each time.
    await baselines.shoot(page, "press", aside=".take-left, .take-code strong")
    await page.context.close()
    phone = await box_fixture.phone(LEA)
    await expect(phone.get_by_test_id("first-steps")).to_be_visible()
    await baselines.shoot(phone, "lobby")
    await phone.get_by_test_id("menu").click()
    await baselines.shoot(phone, "menu")
    await phone.get_by_test_id("host").click()
    await expect(phone.get_by_test_id("request-code")).to_be_visible()
    await baselines.shoot(phone, "host", aside=".take-left, .take-code strong, .requests strong")


async def test_the_virtual_box(box_fixture: BoxFixture, baselines: VisualBaselines) -> None:
    box_fixture.scheme = "dark"
    await box_fixture.seat(4)
    panel = await box_fixture.panel()
    # The address has the port of this very box.
    mine = f"{ALIVE}, [data-testid=code], [data-testid=address]"
    await baselines.shoot(panel, "box-welcome", aside=mine)
    await panel.get_by_test_id("new-match").click()
    await panel.get_by_test_id("game-tschukka").click()
    await baselines.shoot(panel, "new-match", aside=mine)
    await panel.get_by_test_id("more-options").locator("summary").click()
    await expect(panel.get_by_test_id("option-village")).to_be_visible()
    await baselines.shoot(panel, "new-match-options", aside=mine)


def _all_open(state: Any) -> bool:
    return all(hand.open for hand in state.hands)


async def test_arriba_before_a_grab(box_fixture: BoxFixture, baselines: VisualBaselines) -> None:
    box_fixture.scheme = "dark"
    await box_fixture.seat(8)
    duel = played_until(
        "arriba",
        8,
        lambda s: s.phase == "match" and _all_open(s),
        seed=3,
        at_least=60,
        **SLOW_GRABS,
    )
    await box_fixture.begin(duel)
    await baselines.shoot(await box_fixture.spectator(), "arriba-eight")
    await baselines.shoot(await box_fixture.panel(), "box-arriba", aside=ALIVE)

    turn = played_until(
        "arriba", 4, lambda s: s.phase == "flip" and s.flipper == LEA and _all_open(s), **SLOW_GRABS
    )
    await box_fixture.begin(turn)
    phone = await box_fixture.phone(LEA)
    await baselines.shoot(phone, "arriba-turn")
    await phone.get_by_test_id("help-button").click()
    await expect(phone.get_by_test_id("kind-flip")).to_be_visible()
    await baselines.shoot(phone, "help-now")
    await phone.get_by_test_id("help-tab-rules").click()
    await expect(phone.get_by_test_id("help-rules").locator("details").first).to_be_visible()
    await baselines.shoot(phone, "help-rules")

    look = played_until(
        "arriba", 4, lambda s: s.phase == "look" and _all_open(s), announce="after", look_ms=60_000
    )
    await box_fixture.begin(look)
    await baselines.shoot(await box_fixture.phone(LEA), "arriba-look")
    await baselines.shoot(await box_fixture.panel(), "box-arriba-look", aside=ALIVE)


async def test_arriba(box_fixture: BoxFixture, baselines: VisualBaselines) -> None:
    box_fixture.scheme = "dark"
    await box_fixture.seat(8)
    open_duel = played_until(
        "arriba",
        4,
        lambda s: s.phase == "match" and _all_open(s),
        seed=2,
        at_least=20,
        **SLOW_GRABS,
    )
    first, second = sorted(next(iter(_parties(open_duel.state))))[:2]
    await box_fixture.begin(open_duel.grabs((second, 318_427), (first, 331_902)))
    phone = await box_fixture.phone(second)
    await phone.get_by_test_id("verdict").locator("summary").first.click()
    await baselines.shoot(phone, "arriba-verdict")

    await box_fixture.begin(
        played_until("arriba", 4, lambda s: s.phase == "over", seed=5, rounds=1)
    )
    await baselines.shoot(await box_fixture.phone(TOM), "arriba-finale")


async def test_arriba_beside_real_cards(
    box_fixture: BoxFixture, baselines: VisualBaselines
) -> None:
    await box_fixture.seat(4)
    asked = played_until(
        "arriba", 4, lambda s: s.phase == "flip" and s.is_counted, deck="judged", at_least=9
    )
    await box_fixture.begin(asked.grabs((TOM, 318_427), (LEA, 402_902)))
    phone = await box_fixture.phone(LEA)
    await expect(phone.get_by_test_id("question")).to_be_visible()
    await baselines.shoot(phone, "arriba-asked")


def _parties(state: Any) -> Any:
    return matches(state).values()


async def test_tschukka(box_fixture: BoxFixture, baselines: VisualBaselines) -> None:
    box_fixture.language = "fr"
    await box_fixture.seat(4)
    await box_fixture.begin(played_until("tschukka", 4, _awaits_lea("housing", 1), seed=3))
    phone = await box_fixture.phone(LEA)
    await phone.get_by_test_id("housing-spread").click()
    await baselines.shoot(phone, "tschukka-housing")
    await box_fixture.begin(played_until("tschukka", 4, _awaits_lea("choosing", 2), seed=3))
    await baselines.shoot(await box_fixture.phone(LEA), "tschukka-choosing")
    await box_fixture.begin(
        played_until("tschukka", 4, lambda s: s.phase == "hunt" and s.round == 2, seed=3)
    )
    await baselines.shoot(await box_fixture.spectator(), "tschukka-village")
    await baselines.shoot(await box_fixture.panel(), "box-tschukka", aside=ALIVE)


def _awaits_lea(phase: str, turn: int) -> Callable[[Any], bool]:
    return lambda s: s.phase == phase and s.round == turn and s.owners[s.awaited[0]] == LEA


async def test_coups_bas(box_fixture: BoxFixture, baselines: VisualBaselines) -> None:
    box_fixture.scheme = "dark"
    await box_fixture.seat(6)
    await box_fixture.begin(
        played_until(
            "coups_bas",
            6,
            lambda s: s.phase == "action" and s.active == LEA and len(s.players[LEA].hand) > 3,
            seed=4,
            at_least=40,
            **SLOW_CARDS,
        )
    )
    await baselines.shoot(await box_fixture.phone(LEA), "coups_bas-turn")
    await box_fixture.begin(
        played_until("coups_bas", 4, _is_asked, seed=2, at_least=40, **SLOW_CARDS)
    )
    await baselines.shoot(await box_fixture.phone(ZOE), "coups_bas-window", aside=".cb-clock")
    await baselines.shoot(await box_fixture.spectator(), "coups_bas-table", aside=".cb-clock")
    await box_fixture.begin(
        played_until("coups_bas", 4, lambda s: s.phase == "over", seed=3, rounds=1)
    )
    await baselines.shoot(await box_fixture.phone(LEA), "coups_bas-finale")


def _is_asked(state: Any) -> bool:
    heights = [len(player.totem) for player in state.players]
    return state.phase == "window" and state.active == TOM and max(heights) > 2


async def test_totemix(box_fixture: BoxFixture, baselines: VisualBaselines) -> None:
    await box_fixture.seat(6)
    await box_fixture.begin(
        played_until("totemix", 6, lambda s: s.phase == "play", seed=2, at_least=30, goal="strates")
    )
    phone = await box_fixture.phone(TOM)
    await phone.get_by_test_id("goal-overlay").click()
    await baselines.shoot(phone, "totemix-goal")
    await baselines.shoot(await box_fixture.spectator(), "totemix-map")
    await baselines.shoot(await box_fixture.panel(), "box-totemix", aside=ALIVE)


async def test_top_totem(box_fixture: BoxFixture, baselines: VisualBaselines) -> None:
    box_fixture.language = "fr"
    await box_fixture.seat(2)
    await box_fixture.begin(
        played_until(
            "top_totem",
            2,
            lambda s: s.phase == "play" and s.turn == LEA,
            at_least=24,
            start="bacarta",
            first="red",
        )
    )
    await baselines.shoot(await box_fixture.phone(LEA), "top_totem-turn")
    box_fixture.scheme = "dark"
    tablet = await box_fixture.spectator()
    await baselines.shoot(tablet, "top_totem-board")
    await tablet.get_by_test_id("turn").click()
    await baselines.shoot(tablet, "top_totem-turned")


async def test_the_statistics_of_an_evening(
    box_fixture: BoxFixture, baselines: VisualBaselines
) -> None:
    box_fixture.language = "fr"
    await box_fixture.seat(4)
    for seed in range(9):
        duel = played_until("arriba", 4, lambda s: s.phase == "match", seed=seed, **SLOW_GRABS)
        first, second = sorted(next(iter(_parties(duel.state))))[:2]
        after_us = 290_000 + 23_417 * (seed * 7 % 9)
        await box_fixture.begin(
            duel.grabs((first, after_us), (second, after_us + 31_318 * (seed % 4)))
        )
    await box_fixture.begin(
        played_until("arriba", 4, lambda s: s.phase == "over", seed=5, rounds=1)
    )
    await box_fixture.begin(played_until("tschukka", 4, lambda s: s.phase == "over", seed=3))
    phone = await box_fixture.phone(LEA)
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("open-statistics").click()
    await expect(phone.get_by_test_id("match-count")).to_be_visible()
    await baselines.shoot(phone, "statistics")


async def test_the_hall(browser: Browser, tmp_path: Path, baselines: VisualBaselines) -> None:
    async with opened(tmp_path) as (hall, _):
        context = await browser.new_context(
            locale="en-GB", color_scheme="dark", reduced_motion="reduce"
        )
        await context.add_init_script(own_font())
        page = await context.new_page()
        await page.goto(hall.address)
        await expect(page.get_by_test_id("standings").locator("tbody tr")).to_have_count(6)
        for number in range(1, 9):
            await expect(page.get_by_test_id(f"table-totem-{number}")).to_be_attached()
        await baselines.shoot(page, "hall")
        await context.close()


def test_a_moved_button_differs_and_a_blurred_edge_does_not() -> None:
    def drawn(left: int, ink: str) -> Image.Image:
        picture = Image.new("RGB", (360, 740), "#fffaf3")
        ImageDraw.Draw(picture).rectangle((left, 300, left + 200, 360), outline=ink, width=2)
        return picture

    kept = drawn(40, "#9a4a08")
    assert differing(drawn(41, "#8a3f05"), kept)[0] == 0
    assert differing(drawn(45, "#9a4a08"), kept)[0] > 0.001
    assert differing(Image.new("RGB", (360, 740), "#fffaf3"), kept)[0] > 0.001
