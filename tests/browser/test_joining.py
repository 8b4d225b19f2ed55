"""How people get in: the code, the press, the two held buttons."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import msgspec
import pytest
import zxingcpp
from people import PHONE, ask_for_seat, open_panel, press, sit_down, sit_two, start_match
from PIL import Image
from played_pages import QUICK
from playwright.async_api import expect

from firmware_host.app.daemon import running
from firmware_host.config import Config
from firmware_host.presence import HOST

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]


async def _read(page: Page, testid: str) -> list[str]:
    """Return what a camera reads there, once the picture has come."""
    for _ in range(40):
        seen = await page.get_by_test_id(testid).screenshot()
        found = zxingcpp.read_barcodes(Image.open(io.BytesIO(seen)).convert("L"))
        if found:
            return [each.text.lower() for each in found]
        await asyncio.sleep(0.25)
    return []


async def test_from_the_code_to_the_seat(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    panel = await open_panel(browser, box, faults)
    for testid in ("code", "oled-referee"):
        assert await _read(panel, testid) == [box.phone_address], testid
    await panel.screenshot(path=picture("box-welcome"))
    context = await browser.new_context(viewport=PHONE, device_scale_factor=2, locale="fr-FR")
    phone = await context.new_page()
    faults(phone)
    await phone.goto(box.phone_address)
    await ask_for_seat(phone, 2, "Léa")
    asking = phone.get_by_test_id("press-to-sit")
    await expect(asking).to_contain_text("bouton d\u2019arcade de la place 3")
    await expect(asking.get_by_role("timer")).to_contain_text("encore")
    await expect(panel.get_by_test_id("arcade-2")).to_have_attribute("data-lit", "true")
    await expect(panel.get_by_test_id("arcade-1")).to_have_attribute("data-lit", "false")
    await phone.screenshot(path=picture("phone-press"))
    await press(browser, box, 2)
    await expect(phone.get_by_test_id("me")).to_contain_text("Léa")
    await expect(panel.get_by_test_id("arcade-2")).to_have_attribute("data-lit", "false")
    await phone.reload()
    await expect(phone.get_by_test_id("me")).to_contain_text("Léa")


async def test_without_a_hand_the_question_ends_and_can_be_asked_again(
    browser: Browser, box: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    presence, asked = box.lobby.presence, list[int]()
    wait = presence.wait

    async def briefly(seat: int, *, seconds: float, name: str = "") -> bool:
        asked.append(seat)
        return await wait(seat, seconds=min(seconds, 0.3), name=name)

    monkeypatch.setattr(presence, "wait", briefly)
    context = await browser.new_context(viewport=PHONE, locale="en-GB")
    phone = await context.new_page()
    await phone.goto(box.address)
    await ask_for_seat(phone, 1, "Max")
    await expect(phone.get_by_test_id("press-to-sit")).to_contain_text("No press came")
    assert asked == [1]
    await phone.get_by_test_id("hand-again").click()
    while len(asked) == 1:  # noqa: ASYNC110 - the time limit of the test ends it
        await asyncio.sleep(0.01)
    await expect(phone.get_by_test_id("hand-again")).to_be_visible()
    assert asked == [1, 1]


async def test_who_closes_the_question_waits_no_more(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel = await open_panel(browser, box, faults)
    context = await browser.new_context(viewport=PHONE, locale="en-GB")
    phone = await context.new_page()
    await phone.goto(box.address)
    await ask_for_seat(phone, 1, "Max")
    await expect(panel.get_by_test_id("arcade-1")).to_have_attribute("data-lit", "true")
    await phone.keyboard.press("Escape")
    await expect(panel.get_by_test_id("arcade-1")).to_have_attribute("data-lit", "false")
    await panel.keyboard.press("2", delay=30)
    assert not box.lobby.presence.is_waiting(1)
    assert 1 not in box.table.state.guests


async def test_a_phone_hosts_the_table_by_two_held_buttons(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    box.lobby.presence.hold_s = 0.3
    panel = await open_panel(browser, box, faults)
    phone = await sit_down(browser, box, faults, seat=0, name="Léa", locale="fr-FR")
    await sit_down(browser, box, faults, seat=1, name="Tom", locale="en-GB")
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("host").click()
    await expect(phone.get_by_test_id("hold-to-host")).to_contain_text("deux boutons")
    await phone.screenshot(path=picture("phone-host"))
    while not box.lobby.presence.is_waiting(HOST):  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)
    await panel.keyboard.down("3")
    await panel.keyboard.down("4")
    await expect(phone.get_by_test_id("host-desk")).to_be_visible()
    await panel.keyboard.up("3")
    await panel.keyboard.up("4")
    await start_match(phone, 2, **QUICK)
    await expect(phone.get_by_test_id("playing")).to_be_visible()
    assert box.table.state.is_running()
    await phone.reload()
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("host").click()
    await expect(phone.get_by_test_id("host-desk").get_by_test_id("pause")).to_be_visible()
    await phone.get_by_test_id("host-drop").click()
    await expect(phone.get_by_test_id("host-desk")).to_have_count(0)
    await expect(phone.get_by_test_id("playing")).to_be_visible()


async def test_a_box_whose_buttons_are_missing_is_joined_and_pressed_on_its_page(
    browser: Browser, tmp_path: Path, faults: Callable[[Page], None]
) -> None:
    tables = {
        "box": {"id": "totem-test", "language": "en", "seats": 3, "hardware": "pi"},
        "web": {"host": "127.0.0.1", "port": 0},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
        "journal": {"path": str(tmp_path / "journal.sqlite3")},
        "buttons": {"chip": "none"},
        "lamps": {"seats": []},
        "screens": [{"port": 63}],
    }
    async with running(msgspec.convert(tables, Config)) as box:
        panel = await open_panel(browser, box, faults)
        await expect(panel.get_by_test_id("box-real")).to_be_visible()
        await expect(panel.get_by_test_id("arcade-1")).to_have_attribute("data-deaf", "false")
        phone = await (await browser.new_context(viewport=PHONE, locale="en-GB")).new_page()
        faults(phone)
        await phone.goto(box.address)
        await ask_for_seat(phone, 1, "Ann")
        asked = phone.get_by_test_id("press-to-sit")
        await expect(asked).to_contain_text("ask the host to press it now on the page of the box")
        await panel.get_by_test_id("arcade-1").click(delay=30)
        await expect(phone.get_by_test_id("me")).to_contain_text("Ann")


async def test_who_leaves_in_mid_match_is_asked_first_and_frees_the_seat_with_its_name(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel, phones = await sit_two(browser, box, faults)
    await start_match(panel, 2, **QUICK)
    lea, tom = phones[0], phones[1]
    await lea.get_by_test_id("menu").click()
    await lea.get_by_test_id("leave").click()
    await expect(lea.get_by_test_id("leave-dialog")).to_contain_text("bouton d\u2019arcade")
    assert box.table.state.guests[0].name == "Léa"
    await lea.get_by_test_id("leave-confirm").click()
    await expect(lea.get_by_test_id("join")).to_be_visible()
    await expect(tom.get_by_test_id("toast")).to_contain_text("Léa left seat 1.")
    assert set(box.table.state.guests) == {1}
    await lea.reload()
    await expect(lea.get_by_test_id("join")).to_be_visible()
    await ask_for_seat(lea, 0, "Zoé")
    await expect(lea.get_by_test_id("press-to-sit")).to_be_visible()
