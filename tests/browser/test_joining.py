"""How people get in: the code, the press, the two held buttons."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import msgspec
import pytest
import zxingcpp
from PIL import Image
from playwright.async_api import expect

from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from firmware_host.seating.button_confirmation import HOST_PLACE
from tests.browser.people import (
    PHONE,
    ask_for_seat,
    open_panel,
    press,
    sit_down,
    sit_two,
    start_match,
)
from tests.browser.played_pages import QUICK

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from firmware_host.seating.request_limits import Device
    from firmware_host.seating.requests import Request

pytestmark = pytest.mark.browser


async def _read(page: Page, testid: str) -> list[str]:
    """Return what a camera reads there, once the picture has come."""
    while True:
        seen = await page.get_by_test_id(testid).screenshot()
        found = zxingcpp.read_barcodes(Image.open(io.BytesIO(seen)).convert("L"))
        if found:
            return [each.text.lower() for each in found]
        await asyncio.sleep(0.25)


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
    asked = box.lobby.confirmation.pending(2)
    assert asked is not None
    await expect(asking.get_by_test_id("request-code")).to_have_text(asked.code)
    await expect(panel.get_by_test_id("requests")).to_contain_text(
        f"{asked.code}Léa asks for seat 3."
    )
    await expect(panel.get_by_test_id("arcade-2")).to_have_attribute("data-lit", "true")
    await expect(panel.get_by_test_id("arcade-1")).to_have_attribute("data-lit", "false")
    await phone.screenshot(path=picture("phone-press"))
    await press(browser, box, 2)
    await expect(phone.get_by_test_id("me")).to_contain_text("Léa")
    await expect(panel.get_by_test_id("arcade-2")).to_have_attribute("data-lit", "false")
    await phone.reload()
    await expect(phone.get_by_test_id("me")).to_contain_text("Léa")


async def test_a_request_without_a_press_expires_and_can_be_repeated(
    browser: Browser, box: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()
    box.lobby.requests.within_s = 0.3
    begin = box.lobby.requests.begin

    def noting(place: int, name: str, device: Device) -> Request:
        asked.append(place)
        return begin(place, name, device)

    monkeypatch.setattr(box.lobby.requests, "begin", noting)
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


async def test_closing_the_dialog_cancels_the_request(
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
    assert not box.lobby.confirmation.is_waiting(1)
    assert 1 not in box.table.committed.guests


async def test_a_phone_hosts_the_table_by_two_held_buttons(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    box.lobby.confirmation.hold_s = 0.3
    panel = await open_panel(browser, box, faults)
    phone = await sit_down(browser, box, faults, seat=0, name="Léa", locale="fr-FR")
    await sit_down(browser, box, faults, seat=1, name="Tom", locale="en-GB")
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("host").click()
    await expect(phone.get_by_test_id("hold-to-host")).to_contain_text("deux boutons")
    await phone.screenshot(path=picture("phone-host"))
    while not box.lobby.confirmation.is_waiting(HOST_PLACE):  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.01)
    await panel.keyboard.down("3")
    await panel.keyboard.down("4")
    await expect(phone.get_by_test_id("host-desk")).to_be_visible()
    await panel.keyboard.up("3")
    await panel.keyboard.up("4")
    await start_match(phone, 2, **QUICK)
    await expect(phone.get_by_test_id("playing")).to_be_visible()
    assert box.table.committed.is_running()
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
        while not box.lobby.confirmation.is_ready(1):  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.01)
        await panel.get_by_test_id("arcade-1").click(delay=30)
        await expect(phone.get_by_test_id("me")).to_contain_text("Ann")
        # Before the box goes: an open page asks for it again, and its console names each refusal.
        for page in (panel, phone):
            await page.context.close()


async def test_leaving_in_mid_match_asks_first_and_frees_the_seat_with_its_name(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel, phones = await sit_two(browser, box, faults)
    await start_match(panel, 2, **QUICK)
    lea, tom = phones[0], phones[1]
    await lea.get_by_test_id("menu").click()
    await lea.get_by_test_id("leave").click()
    await expect(lea.get_by_test_id("leave-dialog")).to_contain_text("bouton d\u2019arcade")
    assert box.table.committed.guests[0].name == "Léa"
    await lea.get_by_test_id("leave-confirm").click()
    await expect(lea.get_by_test_id("join")).to_be_visible()
    await expect(tom.get_by_test_id("toast")).to_contain_text("Léa left seat 1.")
    assert set(box.table.committed.guests) == {1}
    await lea.reload()
    await expect(lea.get_by_test_id("join")).to_be_visible()
    await ask_for_seat(lea, 0, "Zoé")
    await expect(lea.get_by_test_id("press-to-sit")).to_be_visible()


async def test_a_second_phone_waits_its_turn_and_then_gets_its_own_code(
    browser: Browser, box: Running, faults: Callable[[Page], None], picture: Callable[[str], Path]
) -> None:
    await open_panel(browser, box, faults)
    phones = [
        await (await browser.new_context(viewport=PHONE, locale="en-GB")).new_page() for _ in "ab"
    ]
    for phone in phones:
        await phone.goto(box.phone_address)
        await ask_for_seat(phone, 1, "Max")
        await expect(phone.get_by_test_id("press-to-sit")).to_be_visible()
    first, second = phones
    code = await first.get_by_test_id("request-code").inner_text()
    waiting = second.get_by_test_id("press-to-sit")
    await expect(waiting).to_contain_text(f"Another phone (code {code}) is asking for seat 2")
    await second.screenshot(path=picture("phone-press-second"))
    await first.keyboard.press("Escape")
    await expect(second.get_by_test_id("request-code")).to_be_visible()
    await press(browser, box, 1)
    await expect(second.get_by_test_id("me")).to_contain_text("Max")


async def test_who_loses_a_seat_is_warned_and_takes_it_back_by_one_tap_and_a_press(
    browser: Browser, box: Running, faults: Callable[[Page], None], picture: Callable[[str], Path]
) -> None:
    _, phones = await sit_two(browser, box, faults)
    lea, tom = phones[0], phones[1]
    thief = await (await browser.new_context(viewport=PHONE, locale="en-GB")).new_page()
    await thief.goto(box.phone_address)
    await ask_for_seat(thief, 0, "Eve")
    await expect(lea.get_by_test_id("requests")).to_contain_text("Eve demande ta place")
    await expect(tom.get_by_test_id("requests")).to_contain_text("Eve asks for seat 1")
    await lea.screenshot(path=picture("phone-asked"))
    await press(browser, box, 0)
    await expect(thief.get_by_test_id("me")).to_contain_text("Eve")
    await expect(tom.get_by_test_id("toast")).to_contain_text("Seat 1 has changed hands: Eve")
    await expect(lea.get_by_test_id("seat-lost")).to_contain_text("La place 1 est maintenant à Eve")
    await lea.screenshot(path=picture("phone-seat-lost"))
    await lea.get_by_test_id("take-back").click()
    await expect(lea.get_by_test_id("request-code")).to_be_visible()
    await press(browser, box, 0)
    await expect(lea.get_by_test_id("me")).to_contain_text("Léa")
    await expect(tom.get_by_test_id("toast")).to_contain_text("Léa has it now, before it was Eve")
    await expect(thief.get_by_test_id("seat-lost")).to_be_visible()


async def test_who_loses_the_hosts_place_is_told_and_takes_it_back(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    box.lobby.confirmation.hold_s = 0.3
    panel, phones = await sit_two(browser, box, faults)
    lea, tom = phones[0], phones[1]

    async def hold() -> None:
        while not box.lobby.confirmation.is_ready(HOST_PLACE):  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.01)
        for key in ("3", "4"):
            await panel.keyboard.down(key)

    for phone in (lea, tom):
        await phone.get_by_test_id("menu").click()
        await phone.get_by_test_id("host").click()
        await hold()
        await expect(phone.get_by_test_id("host-desk")).to_be_visible()
        for key in ("3", "4"):
            await panel.keyboard.up(key)
        await phone.keyboard.press("Escape")
    await expect(lea.get_by_test_id("host-lost")).to_contain_text("C\u2019est Tom qui anime")
    await lea.get_by_test_id("host-take-back").click()
    await hold()
    await expect(lea.get_by_test_id("host-desk")).to_be_visible()
    await expect(tom.get_by_test_id("host-lost")).to_contain_text("Léa is the host now")
