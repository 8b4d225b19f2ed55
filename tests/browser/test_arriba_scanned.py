"""Arriba! with real cards that are all named: in any order, each by one tap."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.page_evening import Evening
from tests.browser.test_first_card import Taps
from tests.browser.three_people import three_people

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

OPTIONS = {"deck": "scanned", "rounds": "3", "first_player": "seat0", "grab_timeout_ms": "60000"}


class ScannedEvening(Evening):
    """People who name every card that they turn."""

    game = "arriba"
    options = OPTIONS

    async def name(self, seat: int, card: str) -> None:
        """Tap a card in the picker, which stays open once it was opened."""
        page = await self.page(seat)
        if not await page.get_by_test_id("face-picker").count():
            await page.get_by_test_id("flip").click()
        await self.send(page.get_by_test_id(f"shape-{card}"))

    async def pressed(self, seat: int) -> None:
        """Press the button of a seat."""
        number = self.number
        await self.press(seat)
        await self.moved(number)


async def test_cards_are_named_in_any_order_and_presses_wait_for_theirs(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    evening = await three_people(browser, box, faults, ScannedEvening)
    first, second, _ = evening.phones.values()

    await evening.name(1, "B")
    await expect(first.get_by_test_id("banner")).to_contain_text("Il manque la carte de Léa")
    await first.screenshot(path=picture("phone-arriba-scanned-late"))
    await evening.name(0, "A")
    assert [hand.open for hand in evening.state.hands] == [("A",), ("B",), ()]

    await evening.pressed(0)
    await expect(second.get_by_test_id("banner")).to_contain_text("Which card was turned?")
    third = await evening.page(2)
    await third.get_by_test_id("flip").click()
    await expect(third.get_by_test_id("face-picker").get_by_test_id("asis")).to_be_visible()
    await third.screenshot(path=picture("phone-arriba-scanned-waits"))
    taps = Taps()
    await taps.tap(third.get_by_test_id("shape-A"))
    await evening.wait_until(lambda: evening.state.verdict is not None, "the verdict")
    assert taps.count == 1
    assert evening.state.verdict.rule == "arriba.duel"
    assert (evening.state.verdict.seat, evening.state.verdict.seats) == (0, (2,))


async def test_a_press_without_a_card_is_judged_when_the_table_says_so(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    evening = await three_people(browser, box, faults, ScannedEvening)
    await evening.name(0, "A")
    await evening.pressed(2)
    await evening.name(1, "B")
    assert evening.state.awaits_face
    second = await evening.page(1)
    await expect(second.get_by_test_id("face-picker")).to_have_count(0)
    await second.get_by_test_id("asis").click()
    await evening.wait_until(lambda: evening.state.verdict is not None, "the verdict")
    assert evening.state.verdict.rule == "arriba.wrong_grab"


async def test_the_table_names_whose_card_the_reader_sees(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    evening = await three_people(browser, box, faults, ScannedEvening)
    await evening.name(0, "head")
    await evening.phones[0].keyboard.press("Escape")
    third = await evening.page(2)
    await evening.send(third.get_by_test_id("reader"))
    await expect(third.get_by_text("Le lecteur prend ta carte")).to_be_visible()
    await third.screenshot(path=picture("phone-arriba-scanned-reader"))
    assert evening.state.reader == 2
    await evening.send(evening.panel.get_by_test_id("host-reader-1"))
    assert evening.state.reader == 1
    game = evening.match.game
    meant = game.move_for_piece(evening.state, "Ar")
    assert meant is not None
    assert meant[0] == 1
