"""A phone and the host scan printed cards with a camera; the camera is a film of real sheets."""

from __future__ import annotations

import asyncio
import base64
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.async_api import expect

from engines.catalog import GAMES
from firmware_host.buttons.scanned_pieces import scanned_piece
from firmware_host.buttons.tags import Tags
from tests.browser.box_fixture import BoxFixture
from tests.browser.fake_camera import film, printed_cards, seen
from tests.browser.one_chromium import HOST as NAME
from tests.browser.one_chromium import launched
from tests.browser.positions import played_until
from tests.cards.test_printed_codes import FRAMES, Spoil, blurred, dim, rotated, tilted

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image
    from playwright.async_api import Browser, Page

    from engines.core.match import Match
    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = [pytest.mark.browser, pytest.mark.suite]

DIST = Path(__file__).parents[2] / "dashboard" / "dist"
LEA = 0
CARDS_READ = 8
NO_PICTURE = re.compile("This device has no camera|This page may not use the camera")
"""A machine of the tests has no camera; what a browser says first of that differs."""

DECODE = """
async ([part, pictures]) => {
  const { codesIn, loadDecoder } = await import(part);
  await loadDecoder();
  const read = [];
  for (const [width, height, grey] of pictures) {
    const bytes = Uint8Array.from(atob(grey), (letter) => letter.charCodeAt(0));
    const picture = new ImageData(width, height);
    bytes.forEach((value, at) => picture.data.set([value, value, value, 255], 4 * at));
    read.push((await codesIn(picture)).map(({ text }) => text));
  }
  return read;
}
"""


def upright(card: Image.Image, frame: int) -> Image.Image:
    """Leave the card as it was printed."""
    del frame
    return card


def spoiled(scene: Image.Image, spoil: Spoil) -> Image.Image:
    """Return the scene as a camera sees it, which turned pictures are cut to."""
    after = spoil(scene, 0)
    left, top = (after.width - scene.width) // 2, (after.height - scene.height) // 2
    return after.crop((left, top, left + scene.width, top + scene.height))


def awaits_card_of(seat: int) -> Any:
    """Return the question whether this seat is to turn a real card."""
    return lambda state: state.phase == "flip" and state.flipper == seat


async def table_with_cards(there: BoxFixture) -> None:
    """Let two people play Arriba! with real cards, until the first of them turns one."""
    await there.seat(2)
    await there.begin(played_until("arriba", 2, awaits_card_of(LEA), deck="table"))


def the_match(box: Running) -> Match:
    """Return what is played."""
    match = box.table.committed.match
    assert match is not None
    return match


def entered(box: Running) -> list[str]:
    """Return all moves of the match."""
    match = the_match(box)
    return [match.game.write(entry.move) for entry in match.entries]


async def until_entered(box: Running, count: int) -> None:
    """Return when the match has so many moves."""
    while len(entered(box)) < count:  # noqa: ASYNC110 - a film has no event
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("spoil", [upright, rotated, blurred, dim])
async def test_a_card_held_to_a_phone_is_a_move_once(
    box: Running,
    faults: Callable[[Page], None],
    tmp_path: Path,
    picture: Callable[[str], Path],
    spoil: Spoil,
) -> None:
    ((_, card),) = printed_cards("arriba", tmp_path, 1).items()
    shows = film(tmp_path / "camera.mjpeg", [spoiled(seen(card), spoil)])
    async with launched(*shows) as browser:
        there = BoxFixture(browser, box, faults, language="fr")
        await table_with_cards(there)
        before = entered(box)
        phone = await there.phone(LEA)
        await phone.get_by_test_id("scan").click()
        await expect(phone.get_by_test_id("camera-said")).to_contain_text("Coquille, rouge")
        await phone.screenshot(path=picture(f"camera-{spoil.__name__}"))
        assert entered(box)[len(before) :] == ["flip Ar"]
        # It stays in view for longer than a hand that shakes loses it.
        await asyncio.sleep(3)
        assert entered(box)[len(before) :] == ["flip Ar"]
        await phone.keyboard.press("Escape")
        await expect(phone.get_by_test_id("camera")).to_have_count(0)


async def test_the_host_scans_one_card_after_the_other(
    box: Running,
    faults: Callable[[Page], None],
    access: Access,
    tmp_path: Path,
    picture: Callable[[str], Path],
) -> None:
    cards = printed_cards("arriba", tmp_path, 2)
    shows = film(tmp_path / "camera.mjpeg", [seen(card) for card in cards.values()], frames_each=90)
    asked: set[str] = set()

    def watch(page: Page) -> None:
        page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
        faults(page)

    async with launched(*shows) as browser:
        there = BoxFixture(browser, box, watch)
        await table_with_cards(there)
        before = entered(box)
        page = await there.panel()
        await page.get_by_test_id("scan").click()
        await expect(page.get_by_test_id("camera-said")).to_contain_text("Entered")
        await access.audit(page, "camera")
        await page.screenshot(path=picture("camera-host"))
        await until_entered(box, len(before) + 2)
        codes = [scanned_piece(the_match(box), Tags(), code) for code in cards]
        wanted = {f"flip {found.piece}" for found in codes if found is not None}
        assert set(entered(box)[len(before) :][:2]) == wanted
    assert asked == {urlsplit(box.address).netloc}, "nothing comes from anywhere else"


async def test_over_http_nothing_is_offered_that_cannot_work(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    there = BoxFixture(browser, box, faults, address=box.address.replace("127.0.0.1", NAME))
    await table_with_cards(there)
    phone = await there.phone(LEA)
    await expect(phone.get_by_test_id("flip")).to_be_visible()
    await expect(phone.get_by_test_id("scan")).to_have_count(0)


async def test_a_phone_without_a_camera_is_told_so(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    there = BoxFixture(browser, box, faults)
    await table_with_cards(there)
    phone = await there.phone(LEA)
    await phone.screenshot(path=picture("camera-button"))
    await phone.get_by_test_id("scan").click()
    await expect(phone.get_by_test_id("camera-again")).to_be_visible()
    await expect(phone.get_by_test_id("camera-said")).to_have_text(NO_PICTURE)
    await phone.screenshot(path=picture("camera-none"))


@pytest.mark.parametrize("game", [name for name, rules in GAMES.items() if rules.cards()])
async def test_the_decoder_of_the_page_reads_cards_as_cameras_see_them(
    browser: Browser, box: Running, tmp_path: Path, game: str
) -> None:
    cards = printed_cards(game, tmp_path, CARDS_READ)
    looks = [
        (code, spoil(card, frame))
        for code, card in cards.items()
        for spoil in (upright, rotated, blurred, dim, tilted)
        for frame in range(FRAMES)
    ]
    page = await (await browser.new_context()).new_page()
    await page.goto(box.address)
    (part,) = (f"/assets/{path.name}" for path in DIST.glob("assets/decoder-*.js"))
    pictures = [
        (look.width, look.height, base64.b64encode(look.tobytes()).decode()) for _, look in looks
    ]
    read: list[list[str]] = await page.evaluate(DECODE, [part, pictures])
    # A camera looks again and again: one frame may show nothing, but none another code.
    wrong = [(code, found) for (code, _), found in zip(looks, read, strict=True) if found]
    assert [each for each in wrong if each[1] != [each[0]]] == []
    assert read.count([]) <= len(looks) // 10
