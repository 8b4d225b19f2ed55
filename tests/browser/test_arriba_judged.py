"""Arriba! with real cards: one question after a grab, and as few taps as a table bears."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.judged_pages import three_with_cards
from tests.browser.test_first_card import Taps

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = pytest.mark.browser

MOST_TAPS = 2
"""So many taps for an answer, or to set a pile right, at most."""


async def test_grabs_are_judged_by_what_people_say(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    evening = await three_with_cards(browser, box, faults)
    first, second, third = evening.phones.values()

    await evening.asked(2, 0)
    await first.screenshot(path=picture("phone-arriba-judged-question"))
    taps = Taps()
    await taps.tap(first.get_by_test_id("pair-0"))
    assert await evening.verdict() == "arriba.duel"
    assert taps.count == 1
    assert evening.state.verdict.seat == 2
    await expect(first.get_by_test_id("moment-title")).to_contain_text("Perdu")
    await expect(first.get_by_test_id("moment-gain")).to_have_count(0)
    await first.screenshot(path=picture("phone-arriba-judged-moment"))
    await expect(first.get_by_test_id("my-line")).to_contain_text("la défausse de Zoé")
    await expect(third.get_by_test_id("my-line")).to_contain_text("Donne ta défausse à Léa")
    await expect(second.get_by_test_id("line-2")).to_contain_text("Zoé gives the open pile to Léa")

    await evening.asked(0)
    await expect(first.get_by_test_id("moment")).to_have_count(0)
    taps = Taps()
    await taps.tap(first.get_by_test_id("lay-totem"))
    await expect(first.get_by_test_id("said-0")).to_contain_text("Tu dis")
    await expect(first.get_by_test_id("confirm-0")).to_have_count(0)
    await second.screenshot(path=picture("phone-arriba-judged-said"))
    await taps.tap(second.get_by_test_id("confirm-0"))
    assert await evening.verdict() == "arriba.totem"
    assert taps.count == MOST_TAPS


async def test_different_answers_are_counted_again(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    evening = await three_with_cards(browser, box, faults)
    first, second, third = evening.phones.values()
    await evening.asked(1)
    await evening.send(second.get_by_test_id("lay-totem"))
    await third.get_by_test_id("answer-other").click()
    await evening.send(third.get_by_test_id("lay-nothing"))
    for phone in (first, second, third):
        await expect(phone.get_by_test_id("said")).to_have_attribute("data-count", "2")
    await expect(first.get_by_test_id("banner")).to_contain_text("On recompte")
    await first.screenshot(path=picture("phone-arriba-judged-dispute"))
    await third.get_by_test_id("confirm-1").click()
    assert await evening.verdict() == "arriba.totem"

    await evening.send(first.get_by_test_id("say-head"))
    for phone in (first, second, third):
        await expect(phone.get_by_test_id("banner")).to_contain_text("Arriba")
    await evening.asked(0)
    await evening.send(second.get_by_test_id("lay-accident"))
    await expect(first.get_by_test_id("judged")).to_be_visible()
    assert evening.state.verdict is None


async def test_piles_are_set_right_and_a_round_ends_by_count(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    evening = await three_with_cards(browser, box, faults)
    first, second, _ = evening.phones.values()
    await expect(first.get_by_test_id("piles")).to_have_count(0)
    await evening.turn()
    await expect(first.get_by_test_id("piles-0")).to_contain_text("26")
    taps = Taps()
    await taps.tap(second.get_by_test_id("piles-1"))
    await second.screenshot(path=picture("phone-arriba-judged-piles"))
    number = evening.number
    await taps.tap(second.get_by_test_id("one-more"))
    await evening.moved(number)
    assert taps.count == MOST_TAPS
    hand = evening.state.hands[1]
    assert (len(hand.draw), len(hand.open)) == (26, 1)

    await first.get_by_test_id("say-end").click()
    for seat, cards in enumerate(("0", "31", "12")):
        await first.get_by_test_id(f"count-{seat}").fill(cards)
    await expect(first.get_by_test_id("count-sum")).to_contain_text("37")
    await first.screenshot(path=picture("phone-arriba-judged-count"))
    await evening.send(first.get_by_test_id("count-done"))
    await second.screenshot(path=picture("phone-arriba-judged-counted"))
    await evening.send(second.get_by_test_id("confirm-0"))
    await evening.wait_until(lambda: bool(evening.state.scores), "the end of the round")
    assert evening.state.scores == ((0, 31, 12),)
    await expect(second.get_by_test_id("round-scores")).to_be_visible()


async def test_the_host_answers_alone(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    picture: Callable[[str], Path],
) -> None:
    evening = await three_with_cards(browser, box, faults)
    desk = evening.panel
    await evening.asked(2, 1, 0)
    taps = Taps()
    await desk.screenshot(path=picture("box-arriba-judged"))
    await taps.tap(desk.get_by_test_id("pair-1"))
    assert await evening.verdict() == "arriba.duel"
    assert taps.count == 1

    await evening.asked(0)
    await desk.get_by_test_id("pair-more").click()
    for seat in (1, 2):
        await desk.get_by_test_id(f"pick-{seat}").click()
    await desk.get_by_test_id("pick-done").click()
    assert await evening.verdict() == "arriba.many"
    await desk.get_by_test_id("say-end").click()
    await desk.get_by_test_id("count-1-more").click()
    await evening.send(desk.get_by_test_id("count-done"))
    await evening.wait_until(lambda: bool(evening.state.scores), "the end of the round")
    assert evening.state.scores == ((0, 1, 0),)
