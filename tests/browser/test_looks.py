"""Every kind of page looks as it did when somebody last looked at it, on phone, tablet and desk.

`make pictures` takes anew what has changed; the documents show these very pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from album import Album, differing
from courses import course
from one_chromium import in_one_loop
from PIL import Image, ImageDraw
from playwright.async_api import expect
from stage import Stage, own_font
from test_hall import opened

from engines.arriba.tops import matches
from firmware_host.app.daemon import running
from firmware_host.config import Config

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Generator
    from pathlib import Path

    from playwright.async_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

LEA, TOM, ZOE = range(3)
ALIVE = "canvas, .leds, .arcade"
"""Screens, lights and lamps of the box: they take turns and blink, and have tests of their own."""
SLOW_CARDS = {"window_ms": 60_000, "answer_ms": 60_000}
SLOW_GRABS = {"grab_timeout_ms": 60_000, "lockout_ms": 0}


@pytest.fixture
def album(request: pytest.FixtureRequest) -> Generator[Album]:
    """Take pictures, and say at the end which are not as they were."""
    taking = Album(is_reshooting=request.config.getoption("--reshoot"))
    yield taking
    if taking.taken:
        pytest.fail(f"taken anew, look at them: {', '.join(taking.taken)}")
    assert not taking.wrong, "\n".join(taking.wrong)


@in_one_loop
async def stage(
    browser: Browser, tmp_path: Path, faults: Callable[[Page], None]
) -> AsyncGenerator[Stage]:
    """Run a box for eight whose pages are drawn alike on every machine."""
    tables = {
        "box": {"id": "totem-7f3a", "language": "en", "seats": 8},
        "web": {"host": "127.0.0.1", "port": 0},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
        "journal": {"path": str(tmp_path / "journal.sqlite3")},
    }
    async with running(msgspec.convert(tables, Config)) as box:
        there = Stage(browser, box, faults, script=own_font())
        yield there
        await there.clear()


async def test_the_way_in(stage: Stage, album: Album) -> None:
    await stage.seat(6)
    page = await stage.page()
    await page.get_by_test_id("name").fill("Ada")
    await page.get_by_test_id("join-seat-6").click()
    await album.shoot(page, "join")
    await page.get_by_test_id("join").click()
    await expect(page.get_by_test_id("press-to-sit")).to_be_visible()
    await album.shoot(page, "press", aside=".take-left")
    await page.context.close()
    phone = await stage.phone(LEA)
    await album.shoot(phone, "lobby")
    await phone.get_by_test_id("menu").click()
    await album.shoot(phone, "menu")
    await phone.get_by_test_id("host").click()
    await expect(phone.get_by_test_id("hold-to-host")).to_be_visible()
    await album.shoot(phone, "host", aside=".take-left")


async def test_the_virtual_box(stage: Stage, album: Album) -> None:
    stage.scheme = "dark"
    await stage.seat(4)
    panel = await stage.panel()
    # The address has the port of this very box.
    mine = f"{ALIVE}, [data-testid=code], [data-testid=address]"
    await album.shoot(panel, "box-welcome", aside=mine)
    await panel.get_by_test_id("new-match").click()
    await panel.get_by_test_id("game").select_option("tschukka")
    await expect(panel.get_by_test_id("option-village")).to_be_visible()
    await album.shoot(panel, "new-match", aside=mine)


def _all_open(state: Any) -> bool:
    return all(hand.open for hand in state.hands)


async def test_arriba(stage: Stage, album: Album) -> None:
    stage.scheme = "dark"
    await stage.seat(8)
    duel = course(
        "arriba",
        8,
        lambda s: s.phase == "match" and _all_open(s),
        seed=3,
        at_least=60,
        **SLOW_GRABS,
    )
    await stage.begin(duel)
    await album.shoot(await stage.spectator(), "arriba-eight")
    await album.shoot(await stage.panel(), "box-arriba", aside=ALIVE)

    turn = course(
        "arriba", 4, lambda s: s.phase == "flip" and s.flipper == LEA and _all_open(s), **SLOW_GRABS
    )
    await stage.begin(turn)
    await album.shoot(await stage.phone(LEA), "arriba-turn")

    open_duel = course(
        "arriba",
        4,
        lambda s: s.phase == "match" and _all_open(s),
        seed=2,
        at_least=20,
        **SLOW_GRABS,
    )
    first, second = sorted(next(iter(_parties(open_duel.state))))[:2]
    await stage.begin(open_duel.grabs((second, 318_427), (first, 331_902)))
    phone = await stage.phone(second)
    await phone.get_by_test_id("verdict").locator("summary").click()
    await album.shoot(phone, "arriba-verdict")

    await stage.begin(course("arriba", 4, lambda s: s.phase == "over", seed=5, rounds=1))
    await album.shoot(await stage.phone(TOM), "arriba-finale")


def _parties(state: Any) -> Any:
    return matches(state).values()


async def test_tschukka(stage: Stage, album: Album) -> None:
    stage.language = "fr"
    await stage.seat(4)
    await stage.begin(course("tschukka", 4, _awaits_lea("housing", 1), seed=3))
    phone = await stage.phone(LEA)
    await phone.get_by_test_id("housing-spread").click()
    await album.shoot(phone, "tschukka-housing")
    await stage.begin(course("tschukka", 4, _awaits_lea("choosing", 2), seed=3))
    await album.shoot(await stage.phone(LEA), "tschukka-choosing")
    await stage.begin(course("tschukka", 4, lambda s: s.phase == "hunt" and s.round == 2, seed=3))
    await album.shoot(await stage.spectator(), "tschukka-village")
    await album.shoot(await stage.panel(), "box-tschukka", aside=ALIVE)


def _awaits_lea(phase: str, turn: int) -> Callable[[Any], bool]:
    return lambda s: s.phase == phase and s.round == turn and s.owners[s.awaited[0]] == LEA


async def test_coups_bas(stage: Stage, album: Album) -> None:
    stage.scheme = "dark"
    await stage.seat(6)
    await stage.begin(
        course(
            "coups_bas",
            6,
            lambda s: s.phase == "action" and s.active == LEA and len(s.players[LEA].hand) > 3,
            seed=4,
            at_least=40,
            **SLOW_CARDS,
        )
    )
    await album.shoot(await stage.phone(LEA), "coups_bas-turn")
    await stage.begin(course("coups_bas", 4, _is_asked, seed=2, at_least=40, **SLOW_CARDS))
    await album.shoot(await stage.phone(ZOE), "coups_bas-window", aside=".cb-clock")
    await album.shoot(await stage.spectator(), "coups_bas-table", aside=".cb-clock")
    await stage.begin(course("coups_bas", 4, lambda s: s.phase == "over", seed=3, rounds=1))
    await album.shoot(await stage.phone(LEA), "coups_bas-finale")


def _is_asked(state: Any) -> bool:
    heights = [len(player.totem) for player in state.players]
    return state.phase == "window" and state.active == TOM and max(heights) > 2


async def test_totemix(stage: Stage, album: Album) -> None:
    await stage.seat(6)
    await stage.begin(
        course("totemix", 6, lambda s: s.phase == "play", seed=2, at_least=30, goal="strates")
    )
    phone = await stage.phone(TOM)
    await phone.get_by_test_id("goal-overlay").click()
    await album.shoot(phone, "totemix-goal")
    await album.shoot(await stage.spectator(), "totemix-map")
    await album.shoot(await stage.panel(), "box-totemix", aside=ALIVE)


async def test_top_totem(stage: Stage, album: Album) -> None:
    stage.language = "fr"
    await stage.seat(2)
    await stage.begin(
        course(
            "top_totem",
            2,
            lambda s: s.phase == "play" and s.turn == LEA,
            at_least=24,
            start="bacarta",
            first="red",
        )
    )
    await album.shoot(await stage.phone(LEA), "top_totem-turn")
    stage.scheme = "dark"
    tablet = await stage.spectator()
    await album.shoot(tablet, "top_totem-board")
    await tablet.get_by_test_id("turn").click()
    await album.shoot(tablet, "top_totem-turned")


async def test_the_statistics_of_an_evening(stage: Stage, album: Album) -> None:
    stage.language = "fr"
    await stage.seat(4)
    for seed in range(9):
        duel = course("arriba", 4, lambda s: s.phase == "match", seed=seed, **SLOW_GRABS)
        first, second = sorted(next(iter(_parties(duel.state))))[:2]
        after_us = 290_000 + 23_417 * (seed * 7 % 9)
        await stage.begin(duel.grabs((first, after_us), (second, after_us + 31_318 * (seed % 4))))
    await stage.begin(course("arriba", 4, lambda s: s.phase == "over", seed=5, rounds=1))
    await stage.begin(course("tschukka", 4, lambda s: s.phase == "over", seed=3))
    phone = await stage.phone(LEA)
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("open-statistics").click()
    await expect(phone.get_by_test_id("match-count")).to_be_visible()
    await album.shoot(phone, "statistics")


async def test_the_hall(browser: Browser, tmp_path: Path, album: Album) -> None:
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
        await album.shoot(page, "hall")
        await context.close()


def test_a_button_that_moves_is_another_look_and_an_edge_that_blurs_is_not() -> None:
    def drawn(left: int, ink: str) -> Image.Image:
        picture = Image.new("RGB", (360, 740), "#fffaf3")
        ImageDraw.Draw(picture).rectangle((left, 300, left + 200, 360), outline=ink, width=2)
        return picture

    kept = drawn(40, "#9a4a08")
    assert differing(drawn(41, "#8a3f05"), kept)[0] == 0
    assert differing(drawn(45, "#9a4a08"), kept)[0] > 0.001
    assert differing(Image.new("RGB", (360, 740), "#fffaf3"), kept)[0] > 0.001
