"""TOTEM! in a real Chromium: hands on the phones, the counter race on the virtual box."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.card_pages import UNHURRIED, CardEvening, deal, expect_banner
from tests.browser.people import open_panel, sit_down, start_match

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LEA, TOM, ADA, BO = range(4)
NAMES = (("Léa", "fr-FR"), ("Tom", "en-GB"), ("Ada", "en-GB"), ("Bo", "fr-FR"))
Sit = Callable[..., Awaitable[CardEvening]]
Picture = Callable[[str], Path]


@pytest.fixture
def sit(browser: Browser, box: Running, faults: Callable[[Page], None]) -> Sit:
    """Return what opens the box, seats people with phones, and starts a match."""

    async def gather(phones: int, seats: int, **options: str) -> CardEvening:
        panel = await open_panel(browser, box, faults)
        pages = {
            seat: await sit_down(browser, box, faults, seat=seat, name=name, locale=locale)
            for seat, (name, locale) in enumerate(NAMES[:phones])
        }
        await start_match(panel, seats, "coups_bas", **UNHURRIED, **options)
        return CardEvening(box, panel, pages)

    return gather


async def test_a_hand_to_its_end_on_two_phones(sit: Sit, picture: Picture) -> None:
    evening = await sit(phones=2, seats=2)
    lea, tom = evening.phones[LEA], evening.phones[TOM]
    hands = ("H6a H5a H3a H7a H2a", "L5a L8a H4a L6a H1a")
    pile = "L3a L3b L4a L4b H1b L6b L6c L8b L8c L3c L4c L6d L6e H2b H6b"
    await evening.begin(deal(2, *hands, pile=pile))
    await expect_banner(await evening.page(LEA), "action", "mine")
    await expect(lea.get_by_test_id("hand")).to_have_attribute("data-count", "5")
    await expect(tom.get_by_test_id("card-H6")).to_have_count(0)

    await evening.play(LEA, "H6")
    banner = await expect_banner(await evening.page(TOM), "window", "alert")
    await expect(banner).to_contain_text("Tête de tortue")
    await evening.let_stand(TOM)
    await expect(tom.get_by_test_id("totem-0")).to_have_attribute("data-floors", "1")

    await evening.play(TOM, "L8")
    await evening.let_stand(LEA)
    await expect(tom.get_by_test_id("banner")).to_contain_text("again")
    await evening.play(TOM, "H4", done="plain")
    await evening.let_stand(LEA)
    await _countered_wolf(evening, picture)
    await evening.tap(TOM, "draw")
    await _lynx(evening, picture)
    await _discard(evening)

    for kind, done in (("H7", "confirm"), ("H2", "confirm"), ("H1", "plain")):
        await evening.play(LEA, kind, done=done)
        await evening.let_stand(TOM)
        await evening.tap(TOM, "draw")
    await evening.tap(LEA, "draw")
    await evening.tap(TOM, "draw")
    await evening.play(LEA, "H2")
    await evening.let_stand(TOM)
    await evening.reached("over")
    for page, words in ((lea, "Tu gagnes"), (tom, "Léa wins")):
        await expect(page.get_by_test_id("finale")).to_contain_text(words)
        await expect(page.get_by_test_id("finale").get_by_test_id("rule-digest")).to_be_visible()
        await expect(page.get_by_test_id("lane-0")).to_have_attribute("data-total", "6")


async def _countered_wolf(evening: CardEvening, picture: Picture) -> None:
    """Have a wolf announced, answered by the first press, and cancelled."""
    lea, tom = evening.phones[LEA], evening.phones[TOM]
    await evening.choose(await evening.page(LEA), "H3")
    await lea.screenshot(path=picture("phone-coups_bas-aim"))
    await evening.send(lea.get_by_test_id("confirm"))
    await evening.reached("window")
    await evening.page(TOM)
    await expect(tom.get_by_test_id("press")).to_have_attribute("data-pressed", "false")
    await tom.screenshot(path=picture("phone-coups_bas-window"))
    await evening.panel.screenshot(path=picture("box-coups_bas"))
    await evening.answer(TOM)
    assert (evening.phase, evening.state.active) == ("action", TOM)
    verdicts = lea.get_by_test_id("verdict")
    await expect(verdicts.filter(has_text="Tom annule ta carte").last).to_be_attached()
    await expect(lea.get_by_test_id("totem-0")).to_have_attribute("data-floors", "1")


async def _lynx(evening: CardEvening, picture: Picture) -> None:
    """Lay a lynx, look at three cards with it, and keep the first."""
    lea = evening.phones[LEA]
    await evening.play(LEA, "H5")
    await evening.let_stand(TOM)
    await evening.tap(LEA, "look")
    await (await evening.page(LEA)).get_by_test_id("keep-H1b").click()
    await lea.screenshot(path=picture("phone-coups_bas-lynx"))
    await expect(evening.phones[TOM].get_by_test_id("keep-H1b")).to_have_count(0)
    await evening.tap(LEA, "shed-done")
    await expect(lea.get_by_test_id("card-H1")).to_be_visible()


async def _discard(evening: CardEvening) -> None:
    """Discard a card, and find it among the discards."""
    tom = await evening.page(TOM)
    await tom.get_by_test_id("card-L3").click()
    await evening.send(tom.get_by_test_id("discard"))
    await evening.page(TOM)
    await tom.get_by_test_id("discards").click()
    await expect(tom.get_by_test_id("discards-dialog").get_by_test_id("gone-L3")).to_be_visible()
    await tom.keyboard.press("Escape")
    await expect(tom.get_by_test_id("discards-dialog")).to_have_count(0)


async def test_real_cards_are_named_aimed_and_answered(
    sit: Sit, picture: Callable[[str], Path]
) -> None:
    evening = await sit(phones=2, seats=2, deck="table", again="card", close_ms="5000")
    lea = evening.phones[LEA]
    await evening.begin("chance deal @0.000000000 first:0")
    await expect((await evening.page(LEA)).get_by_test_id("pick-L7")).to_be_disabled()

    await evening.play(LEA, "H3", TOM)
    await evening.answer(TOM)
    await expect(lea.get_by_test_id("hand-1")).to_contain_text("4")
    await expect(lea.get_by_test_id("totem-0")).to_have_attribute("data-floors", "0")

    await evening.play(TOM, "H2")
    await evening.let_stand(LEA)
    await evening.choose(await evening.page(LEA), "L6")
    await lea.screenshot(path=picture("phone-coups_bas-real"), full_page=True)
    await expect(lea.get_by_test_id("confirm")).to_have_count(0)
    await lea.get_by_test_id("cancel").click()
    for _ in range(3):
        await evening.choose(await evening.page(LEA), "L3")
        await evening.send(lea.get_by_test_id("discard"))
        await evening.tap(TOM, "draw")
    await expect((await evening.page(LEA)).get_by_test_id("pick-L3")).to_be_disabled()
    await _close_and_look(evening, picture)


async def _close_and_look(evening: CardEvening, picture: Callable[[str], Path]) -> None:
    """Say that nobody answers a lynx, and name what it discards."""
    lea, tom = evening.phones[LEA], evening.phones[TOM]
    await evening.play(LEA, "H5")
    await lea.screenshot(path=picture("phone-coups_bas-close"), full_page=True)
    await evening.tap(LEA, "close")
    await expect(tom.get_by_test_id("press")).to_contain_text("Last moment")
    await evening.reached("lynx")
    await evening.tap(LEA, "look")
    await (await evening.page(LEA)).get_by_test_id("shed-L4").click()
    await evening.send(lea.get_by_test_id("shed-H4"))
    await expect(tom.get_by_test_id("hand-0")).to_contain_text("1")

    await evening.play(TOM, "L8")
    await evening.let_stand(LEA)
    await expect(tom.get_by_test_id("stop")).to_be_visible()
    await expect(tom.get_by_test_id("draw")).to_have_count(0)
    await evening.tap(TOM, "stop")
    assert evening.state.active == LEA


def _five_floors() -> list[str]:
    """Return a hand of four in which the first seat has come to five floors, its partner to two."""
    hands = ("H2a H6a H2b H6b H2c", "L1a L6a L6b L6c L6d", "H4a H4b L8a L8b L8c")
    lines = [deal(4, *hands, pile="H3a H3b"), *(f"{seat} draw" for seat in range(4))]
    plays = {0: hands[0].split(), 2: ["H4a", "H4b"]}
    at_s = 0
    for _ in range(5):
        for seat in range(4):
            if not plays.get(seat):
                lines.append(f"{seat} draw")
                continue
            at_s += 100
            lines.append(f"{seat} play {plays[seat].pop(0)}")
            lines.append(f"chance open @{at_s}.000000000")
            lines.append(f"chance timeout @{at_s + 60}.000000000")
    return lines


async def test_a_team_wins_together_and_another_joins(sit: Sit, picture: Picture) -> None:
    evening = await sit(phones=4, seats=4, teams="true")
    await evening.moved(0)
    await evening.enter(*_five_floors(), to=0)
    lea, tom = await evening.page(LEA), evening.phones[TOM]
    await expect(lea.get_by_test_id("totem-0")).to_contain_text("Ada")
    await expect(lea.locator("[data-testid^=lane-]")).to_have_count(2)
    await lea.get_by_test_id("card-H3").click()
    await expect(lea.get_by_test_id(f"target-{BO}")).to_be_visible()
    await expect(lea.get_by_test_id(f"target-{ADA}")).to_have_count(0)
    await lea.get_by_test_id(f"target-{BO}").click()
    await lea.evaluate("scrollTo(0, 0)")
    await lea.screenshot(path=picture("phone-coups_bas-teams"))
    await evening.send(lea.get_by_test_id("confirm"))
    await evening.let_stand(TOM, ADA, BO)

    await evening.reached("window")
    await expect_banner(await evening.page(TOM), "window", "alert")
    await expect_banner(await evening.page(ADA), "window", "calm")
    await evening.answer(TOM)
    await evening.let_stand(ADA, BO)
    await evening.reached("over")
    await expect(tom.get_by_test_id("lane-0")).to_have_attribute("data-total", "8")
    await expect(tom.get_by_test_id("lane-1")).to_have_attribute("data-total", "1")
    for name in ("Léa", "Ada"):
        await expect(tom.get_by_test_id("finale")).to_contain_text(name)
    await expect(lea.get_by_test_id("finale")).to_contain_text("Ton équipe gagne")
    await lea.screenshot(path=picture("phone-coups_bas-finale"))


async def test_the_host_enters_real_cards_for_a_seat_without_a_phone(
    sit: Sit, picture: Callable[[str], Path]
) -> None:
    evening = await sit(phones=2, seats=3, deck="table")
    panel = evening.panel
    await evening.begin("chance deal @0.000000000 first:2")
    await panel.get_by_test_id("host-enter-2").click()
    dialog = panel.get_by_test_id("host-dialog")
    await evening.choose(panel, "H4")
    await panel.screenshot(path=picture("box-coups_bas-real"))
    await evening.send(dialog.get_by_test_id(f"aim-{LEA}"))
    await evening.let_stand(LEA, TOM)
    await expect(dialog).to_have_count(0)
    assert [len(player.hand) for player in evening.state.players] == [4, 5, 5]

    await evening.play(LEA, "H2")
    await evening.page(TOM)
    await evening.insist(lambda: evening.press(ADA))
    await evening.reached("answer")
    await panel.get_by_test_id("host-enter-2").click()
    await evening.send(dialog.get_by_test_id("withdraw"))
    await evening.let_stand(TOM)
    assert (evening.phase, evening.state.active) == ("action", TOM)

    await evening.play(TOM, "H6")
    await evening.send(panel.get_by_test_id("host-pass-2"))
    await evening.let_stand(LEA)
    assert evening.state.active == ADA


async def test_the_host_enters_nothing_that_shows_a_hand(sit: Sit) -> None:
    evening = await sit(phones=2, seats=3)
    panel = evening.panel
    await evening.begin(deal(3, "H5a H2a H2b H2c H2d", "L6a L6b L6c L6d L6e", pile="L3a L3b L3c"))
    await panel.get_by_test_id("host-enter-0").click()
    dialog = panel.get_by_test_id("host-dialog")
    await expect(dialog.get_by_test_id("host-secret")).to_contain_text("Léa")
    await expect(dialog.get_by_test_id("draw")).to_be_visible()
    await expect(dialog.locator("[data-testid^=card-], [data-testid^=pick-]")).to_have_count(0)
    await panel.keyboard.press("Escape")

    await evening.play(LEA, "H5")
    await evening.send(panel.get_by_test_id("host-pass-2"))
    await evening.let_stand(TOM)
    await panel.get_by_test_id("host-enter-0").click()
    await evening.send(dialog.get_by_test_id("look"))
    await expect(panel.get_by_test_id("host-phone")).to_contain_text("Léa")
    await (await evening.page(LEA)).get_by_test_id("keep-L3a").click()
    await evening.tap(LEA, "shed-done")
    await panel.get_by_test_id("host-enter-1").click()
    await evening.send(dialog.get_by_test_id("draw"))
    assert evening.state.active == ADA
