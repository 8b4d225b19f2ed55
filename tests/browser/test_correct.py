"""A host corrects the box by taps: the last moves in words, and back to one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.async_api import expect

from engines.arriba.state import Phase
from engines.arriba.tops import matches
from engines.core.seats import write_seat
from firmware_host.table.commands import DefaultMove, NewMatch
from firmware_host.table.decision import BOX, HOST
from tests.browser.box_fixture import NAMES, BoxFixture
from tests.browser.people import PHONE, TABLET
from tests.browser.positions import played_until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page, ViewportSize

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access
    from tests.browser.positions import PlayedMatch

pytestmark = [pytest.mark.browser, pytest.mark.suite]

SEAT0 = {"first_player": "seat0", "look_ms": 20_000}
BOTH = pytest.mark.parametrize(
    ("language", "size"), [("fr", PHONE), ("en", TABLET)], ids=["fr-360", "en-1280"]
)
WORDS = {
    "fr": ("Retourner une carte", "verte", "2 coups sont repris", "rouge"),
    "en": ("Turning a card", "green", "2 moves are taken back", "red"),
}


def lines_of(box: Running) -> list[str]:
    """Return the moves on the table as they are written."""
    match = box.table.committed.match
    assert match is not None
    return [f"{write_seat(entry.seat)} {match.game.write(entry.move)}" for entry in match.entries]


def is_dealt(state: Any) -> bool:
    return bool(state.phase == Phase.FLIP)


async def written(box: Running, holds: Callable[[list[str]], bool]) -> list[str]:
    """Return the moves when they are as wanted: a reply comes before the disk has them."""
    while not holds(lines_of(box)):  # noqa: ASYNC110 - the table is watched from outside
        await asyncio.sleep(0.005)
    return lines_of(box)


async def at_the_desk(fixture: BoxFixture, played: PlayedMatch) -> Page:
    """Open the host's page at a match, and the dialog that corrects it."""
    await fixture.seat(played.seats)
    await fixture.begin(played)
    page = await fixture.panel()
    await page.get_by_test_id("correct").click()
    await expect(
        page.get_by_test_id("correct-dialog").get_by_role("listitem").first
    ).to_be_visible()
    return page


@BOTH
async def test_a_wrong_entry_is_corrected_by_taps_and_the_table_goes_on(
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
    dealt = played_until("arriba", 3, is_dealt, deck="scanned", rounds=1)
    played = dealt.then("1 flip Og", "2 flip Gb", "0 flip Ay")
    page = await at_the_desk(fixture, played)
    turning, _, taken, red = WORDS[language]
    wrong = page.get_by_test_id("step-2")
    await expect(wrong).to_contain_text(NAMES[2])
    await expect(wrong).to_contain_text(turning)
    # Nothing happens while somebody corrects.
    await expect(page.get_by_test_id("trouble")).to_be_attached()
    await access.audit(page, "the last moves")
    await page.get_by_test_id("back-to-2").click()
    await page.get_by_test_id("instead-search").fill(red)
    await expect(page.get_by_test_id("instead-2-flip Gb")).to_have_count(0)
    await page.get_by_test_id("instead-2-flip Gr").click()
    preview = page.get_by_test_id("correct-preview")
    await expect(preview).to_contain_text(taken)
    await expect(preview).to_contain_text(red)
    await expect(preview).to_contain_text(NAMES[2])
    await access.audit(page, "what is taken back, and what is put instead")
    await page.screenshot(path=picture(f"correct-instead-{language}"))
    await page.get_by_test_id("correct-confirm").click()
    await expect(page.get_by_test_id("correct-dialog")).to_have_count(0)
    await expect(page.get_by_test_id("host-flip-0")).to_be_visible()
    assert await written(box, lambda lines: len(lines) == 3) == [*played.lines[:2], "2 flip Gr"]
    await page.get_by_test_id("host-flip-0").click()
    await page.get_by_test_id("colour-b").click()
    await page.get_by_test_id("shape-H").click()
    lines = await written(box, lambda lines: len(lines) > len(played.lines[:3]))
    assert lines[-1] == "0 flip Hb"


async def test_another_hand_was_first(
    browser: Browser, box: Running, faults: Callable[[Page], None], access: Access
) -> None:
    fixture = BoxFixture(browser, box, faults, size=TABLET)
    duel = played_until("arriba", 3, lambda state: state.phase == Phase.MATCH)
    first, other = next(iter(matches(duel.state).values()))[:2]
    grabbed = duel.grabs((first, 300_000))
    page = await at_the_desk(fixture, grabbed)
    newest = page.get_by_test_id("correct-dialog").get_by_role("listitem").first
    await expect(newest).to_contain_text("Grabbing the totem")
    await expect(newest).to_contain_text(NAMES[first])
    await newest.get_by_role("button").click()
    await page.get_by_test_id(f"instead-{other}").get_by_role("button").click()
    await access.audit(page, "whose hand was first")
    await page.get_by_test_id("correct-confirm").click()
    await expect(page.get_by_test_id("correct-dialog")).to_have_count(0)
    stamp = grabbed.lines[-1].split(" ")[-1]
    lines = await written(box, lambda lines: f"{other} grab {stamp}" in lines)
    assert f"{first} grab {stamp}" not in lines


async def test_hidden_cards_stay_hidden_and_typed_seats_count_from_one(
    browser: Browser, box: Running, faults: Callable[[Page], None], access: Access
) -> None:
    fixture = BoxFixture(browser, box, faults, size=TABLET)
    played = played_until(
        "coups_bas", 3, lambda state: str(state.phase.value) == "action", at_least=6
    )
    page = await at_the_desk(fixture, played)
    dialog = page.get_by_test_id("correct-dialog")
    await dialog.get_by_role("listitem").first.get_by_role("button").click()
    offered = await dialog.get_by_test_id("instead").inner_text()
    assert "Tête" not in offered
    await access.audit(page, "hidden hands")
    await dialog.get_by_test_id("correct-other").click()
    await dialog.get_by_test_id("correct-typed").locator("summary").click()
    active = played.state.active
    number = box.table.committed.number
    await dialog.get_by_test_id("typed-to").fill(str(number))
    for wrong in ("0 draw", "4 draw"):
        await dialog.get_by_test_id("typed-moves").fill(wrong)
        await expect(dialog.get_by_test_id("typed-wrong")).to_contain_text(wrong)
        await expect(dialog.get_by_test_id("typed-confirm")).to_be_disabled()
    await access.audit(page, "a typed seat that is none")
    await dialog.get_by_test_id("typed-moves").fill(f"{active + 1} draw")
    await access.audit(page, "typed moves")
    await dialog.get_by_test_id("typed-confirm").click()
    await expect(dialog).to_have_count(0)
    lines = await written(box, lambda lines: len(lines) > number)
    assert lines[number] == f"{active} draw"


async def test_a_move_has_the_colour_and_the_symbol_of_its_players_button(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> None:
    fixture = BoxFixture(browser, box, faults)
    table = box.table
    await table.ask(HOST, NewMatch(game="arriba", buttons=[1, 2, 3], options=SEAT0))
    dealt = await written(box, lambda lines: len(lines) > 0)
    await table.ask(BOX, DefaultMove(len(dealt), 0, "flip"))
    page = await fixture.panel()
    await page.get_by_test_id("correct").click()
    mark = page.get_by_test_id(f"step-{len(dealt)}").locator(".seat-mark")
    await expect(mark.get_by_role("img", name="wave")).to_be_visible()
    colour = "getComputedStyle(document.querySelector('[data-testid=station-1]'))"
    own = await page.evaluate(f"{colour}.getPropertyValue('--seat')")
    assert await mark.evaluate("it => getComputedStyle(it).getPropertyValue('--seat')") == own
