"""Help on the pages: first steps once, the rules by search, what can be done now, and a lesson."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.async_api import expect

from engines.arriba.tops import matches
from engines.core.judge import legal_moves
from engines.core.seats import Seat
from firmware_host.table.commands import Pause
from firmware_host.table.decision import HOST
from tests.browser.box_fixture import BoxFixture
from tests.browser.people import PHONE, TABLET, close_sheet, open_panel, sit_down
from tests.browser.positions import played_until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page, ViewportSize

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access
    from tests.browser.positions import PlayedMatch

pytestmark = [pytest.mark.browser, pytest.mark.suite]

BOTH = pytest.mark.parametrize(
    ("language", "size"), [("fr", PHONE), ("en", TABLET)], ids=["fr-360", "en-1280"]
)
SEATS = {"arriba": 3, "coups_bas": 3, "tschukka": 4, "totemix": 2, "top_totem": 2}
HEAD = {"fr": "ENSEMBLE tete", "en": "together HEAD"}


async def test_first_steps_are_shown_once_on_each_device(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    access: Access,
    picture: Callable[[str], Path],
) -> None:
    panel = await open_panel(browser, box, faults)
    phone = await sit_down(browser, box, faults, seat=0, name="Léa", locale="fr-FR")
    for page, name in ((panel, "box"), (phone, "phone")):
        steps = page.get_by_test_id("first-steps")
        for card in ("button", "lamps", "moves"):
            await expect(steps.get_by_test_id(f"step-card-{card}")).to_be_visible()
            await access.audit(page, f"first step of the {name}: {card}")
            await page.screenshot(path=picture(f"first-{name}-{card}"))
            last = card == "moves"
            await steps.get_by_test_id("steps-done" if last else "steps-next").click()
        await expect(steps).to_have_count(0)
        await page.reload()
    await expect(panel.get_by_test_id("station-0")).to_be_visible()
    await expect(panel.get_by_test_id("first-steps")).to_have_count(0)
    await expect(phone.get_by_test_id("lobby")).to_be_visible()
    await expect(phone.get_by_test_id("first-steps")).to_have_count(0)
    await phone.get_by_test_id("menu").click()
    await phone.get_by_test_id("open-help").click()
    await phone.get_by_test_id("help-tab-steps").click()
    await expect(phone.get_by_test_id("step-card-button")).to_be_visible()


async def test_first_steps_are_skipped_by_one_tap(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    panel = await open_panel(browser, box, faults)
    await panel.get_by_test_id("steps-skip").click()
    await expect(panel.get_by_test_id("first-steps")).to_have_count(0)
    await panel.reload()
    await expect(panel.get_by_test_id("station-0")).to_be_visible()
    await expect(panel.get_by_test_id("first-steps")).to_have_count(0)


def waiting_for_a_phone(game: str) -> Callable[[Any], bool]:
    """Return whether a person must choose a move in a state of the game."""
    phases = {"arriba": "flip", "coups_bas": "action", "tschukka": "housing", "top_totem": "play"}
    if game == "totemix":
        return lambda state: len(state.players) == 2 and all(p.animal for p in state.players)
    return lambda state: str(getattr(state.phase, "value", state.phase)) == phases[game]


def kinds_of(box: Running, seat: int) -> set[str]:
    """Return the first word of every legal move of the seat; a turn on a board has none."""
    match = box.table.committed.match
    assert match is not None
    words = {
        match.game.write(move).split(" ")[0]
        for move in legal_moves(match.game, match.state, Seat(seat))
    }
    return {"turn" if word[0].isdigit() else word for word in words}


@pytest.mark.parametrize("game", SEATS)
async def test_what_can_i_do_now_lists_exactly_the_legal_kinds(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    access: Access,
    *,
    picture: Callable[[str], Path],
    game: str,
) -> None:
    fixture = BoxFixture(browser, box, faults)
    await fixture.seat(SEATS[game])
    await fixture.begin(played_until(game, SEATS[game], waiting_for_a_phone(game), at_least=4))
    for seat in range(2):
        phone = await fixture.phone(seat)
        await phone.get_by_test_id("help-button").click()
        now = phone.get_by_test_id("help-now")
        await expect(now.locator(".help-situation")).to_be_visible()
        shown = await now.locator("li").evaluate_all("all => all.map((li) => li.dataset.testid)")
        assert {kind.removeprefix("kind-") for kind in shown} == kinds_of(box, seat)
        assert not re.search(r"\bundefined\b|help-", await now.inner_text())
        await access.audit(phone, f"what can I do now in {game}")
        await phone.screenshot(path=picture(f"help-now-{game}-{seat}"))


@BOTH
async def test_a_search_finds_a_rule_and_why(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    access: Access,
    *,
    picture: Callable[[str], Path],
    language: Literal["fr", "en"],
    size: ViewportSize,
) -> None:
    fixture = BoxFixture(browser, box, faults, language=language, size=size)
    await fixture.seat(3)
    await fixture.begin(a_duel_is_near())
    phone = await fixture.phone(0)
    await phone.get_by_test_id("help-button").click()
    await phone.get_by_test_id("help-tab-rules").click()
    rules = phone.get_by_test_id("help-rules")
    await expect(rules.locator("details.panel").first).to_be_visible()
    await access.audit(phone, "the chapters of the rules")
    sheet = phone.get_by_test_id("help")
    assert await sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")
    await phone.screenshot(path=picture(f"help-rules-{language}"))
    await phone.get_by_test_id("rules-search").fill(HEAD[language])
    digests = rules.get_by_test_id("rule-digest")
    await expect(digests.first).to_be_visible()
    await expect(digests).to_have_count(1)
    words = await digests.all_inner_texts()
    assert all("A-" not in text for text in words), "no ids before somebody asks why"
    await digests.first.get_by_test_id("rule-why").locator("summary").click()
    await expect(digests.first.locator(".note")).to_be_visible()
    await access.audit(phone, "a rule that was searched")
    await phone.screenshot(path=picture(f"help-rule-{language}"))
    await phone.get_by_test_id("rules-search").fill("xyzzy")
    await expect(digests).to_have_count(0)
    await phone.get_by_test_id("rules-search").fill("")
    await phone.get_by_test_id("rules-game").select_option("tschukka")
    await expect(rules.locator("details.panel")).to_have_count(12)
    await the_lights(phone, access)


async def the_lights(phone: Page, access: Access) -> None:
    """Look up what the lights mean, and put the help away."""
    await phone.get_by_test_id("help-tab-lamps").click()
    await expect(phone.get_by_test_id("help-lamps").locator("dt")).to_have_count(5)
    await access.audit(phone, "what the lights mean")
    await close_sheet(phone, "help")


def a_duel_is_near() -> PlayedMatch:
    """Return a match of Arriba! in which everybody looks at cards."""
    return played_until("arriba", 3, lambda state: str(state.phase.value) == "flip", at_least=6)


async def test_the_lesson_teaches_a_pair_and_ends_with_what_was_seen(
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    access: Access,
    picture: Callable[[str], Path],
) -> None:
    panel = await open_panel(browser, box, faults)
    phone = await sit_down(browser, box, faults, seat=0, name="Léa", locale="fr-FR")
    for _ in range(2):
        await panel.get_by_test_id("steps-next").click()
    await panel.get_by_test_id("lesson-start").click()
    hint = panel.get_by_test_id("lesson-hint")
    await expect(hint).to_have_attribute("data-hint", "")
    await expect(panel.get_by_test_id("first-steps")).to_have_count(0)
    assert set(box.table.committed.bots.values()) == {"random"}
    while not shows_a_pair_of(box, 0):  # noqa: ASYNC110 - the table is watched from outside
        await asyncio.sleep(0.02)
    await panel.keyboard.press("1", delay=30)
    while not has_pressed(box, 0):  # noqa: ASYNC110 - the table is watched from outside
        await asyncio.sleep(0.02)
    # The next card would bring the next hint while somebody looks at this one.
    await box.table.ask(HOST, Pause())
    for page in (panel, phone):
        told = page.get_by_test_id("lesson-hint")
        await expect(told).to_have_attribute("data-hint", re.compile("^(won|lost)$"))
        await access.audit(page, "a hint of the lesson")
    await phone.screenshot(path=picture("lesson-phone"))
    await panel.screenshot(path=picture("lesson-hint"))
    await panel.get_by_test_id("lesson-end").click()
    await expect(panel.get_by_test_id("lesson-summary")).to_be_visible()
    tally = [int(await panel.get_by_test_id(f"tally-{name}").inner_text()) for name in TALLY]
    assert sum(tally) >= 1
    await access.audit(panel, "the end of the lesson")
    await panel.screenshot(path=picture("lesson-summary"))
    await panel.get_by_test_id("lesson-start").click()
    await expect(hint).to_have_attribute("data-hint", "")


TALLY = ("won", "lost")


def has_pressed(box: Running, seat: int) -> bool:
    """Tell whether a press of the seat is judged."""
    match = box.table.committed.match
    assert match is not None
    return any(mark.seat == seat for mark in match.state.photo)


def shows_a_pair_of(box: Running, seat: int) -> bool:
    """Tell whether the seat shows the shape of another one."""
    match = box.table.committed.match
    assert match is not None
    return any(seat in seats for seats in matches(match.state).values())
