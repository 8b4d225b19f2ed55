"""Two phones play TOP TOTEM: taps on the board, a TOP! that binds, and a bot."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from engines.core.judge import legal_moves
from engines.core.transcript import write_entry
from engines.top_totem.moves import Turn
from tests.browser.board_pages import BoardEvening
from tests.browser.one_chromium import in_one_loop
from tests.browser.people import close_sheet, host_from, sit_two, start_match, watch_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from engines.core.match import Match
    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = [pytest.mark.browser, pytest.mark.suite]

LEA, TOM = 0, 1
NOTATION = re.compile(r"\d+[x-]\d+")


def to_a_capture(match: Match) -> tuple[list[str], list[Any]]:
    """Return turns after which the side to move can take a man by one jump, and those captures."""
    random = Random(7)  # noqa: S311 - a repeatable match, no secret
    lines: list[str] = []
    while True:
        seat = match.state.turn
        turns = [m for m in legal_moves(match.game, match.state, seat) if isinstance(m, Turn)]
        jumps = [turn for turn in turns if _is_single_jump(match.game.write(turn))]
        if jumps and lines:
            return lines, jumps
        move = random.choice([turn for turn in turns if "x" not in match.game.write(turn)])
        after = match.play(seat, move)
        match = after.state  # type: ignore[union-attr] # it was listed as legal
        lines.append(write_entry(match.game, match.entries[-1]))


def _is_single_jump(text: str) -> bool:
    return text.count("x") == 1 and text.count("-") == 1


@pytest.fixture
def bot_pace() -> dict[str, int]:
    """Let bots wait for a call for as long as a slow machine takes to make it."""
    return {"read_ms": 300, "interrupt_ms": 600_000}


@in_one_loop
async def evening(browser: Browser, box: Running, faults: Callable[[Page], None]) -> BoardEvening:
    panel, phones = await sit_two(browser, box, faults)
    return BoardEvening(box, panel, phones)


async def test_a_capture_is_called_made_and_shown(
    evening: BoardEvening, picture: Callable[[str], Path]
) -> None:
    await start_match(evening.panel, 2, evening.game, **evening.options)
    await evening.reached("play")
    lea = await evening.page(LEA)
    await expect(lea.get_by_test_id("banner")).to_have_attribute("data-tone", "mine")
    await evening.tap(LEA, 20, 28)
    await expect(evening.phones[TOM].get_by_test_id("square-28")).to_be_visible()

    lines, jumps = to_a_capture(evening.match)
    await evening.enter(*lines)
    hunter = int(evening.state.turn)
    caller = 1 - hunter
    page = await evening.page(caller)
    await evening.send(page.get_by_test_id("top"))
    hunted = await evening.page(hunter)
    await expect(hunted.get_by_test_id("banner")).to_have_attribute("data-tone", "alert")
    await evening.panel.screenshot(path=picture("box-top-totem"))
    start, end = jumps[0].paths[0]
    await hunted.get_by_test_id(f"square-{start}").click()
    await expect(hunted.get_by_test_id("toast")).to_have_count(0)
    await hunted.screenshot(path=picture("phone-top-totem"))
    number = evening.number
    await hunted.get_by_test_id(f"square-{end}").click()
    stop = hunted.get_by_test_id("stop-here")
    if await stop.count():
        await stop.click()
    await evening.moved(number)
    verdict = evening.phones[caller].get_by_test_id("verdict").last
    await expect(verdict).to_have_attribute("data-rule", "top_totem.captured")


async def play_a_bot(evening: BoardEvening) -> None:
    """Let Léa play red against a bot."""
    await start_match(evening.panel, 2, evening.game, **evening.options)
    await evening.reached("play")
    await seat_bot(evening)


async def seat_bot(evening: BoardEvening) -> None:
    """Let a bot take Tom's side over."""
    panel = evening.panel
    await panel.get_by_test_id("open-seats").click()
    await panel.get_by_test_id("bot-1").select_option("easy")
    await expect(panel.get_by_test_id("bot-1")).to_have_value("easy")
    await close_sheet(panel, "seats-dialog")


async def test_a_bot_answers_and_gives_its_reason_in_the_history(evening: BoardEvening) -> None:
    await play_a_bot(evening)
    number = evening.number
    await evening.tap(LEA, 20, 28)
    await evening.moved(number + 1)
    lea = await evening.page(LEA)
    history = lea.get_by_test_id("history")
    await history.locator("summary").click()
    await expect(history).to_contain_text("Tom :")
    await expect(history).not_to_contain_text(NOTATION)
    await expect(lea.get_by_test_id("toast").filter(has_text="Tom :")).to_have_count(0)


async def test_a_bot_waits_for_a_call_until_told_to_go_on(
    evening: BoardEvening, access: Access
) -> None:
    await start_match(evening.panel, 2, evening.game, **evening.options)
    await evening.reached("play")
    await evening.enter("0 20-28", "1 53-45")
    await seat_bot(evening)
    await evening.tap(LEA, 28, 36)
    number = evening.number
    lea = await evening.page(LEA)
    await expect(lea.get_by_test_id("bar-note")).to_contain_text("Le bot t")
    await expect(evening.panel.get_by_test_id("host-go-on")).to_be_visible()
    await access.audit(lea, "a bot waits for a call")
    assert evening.number == number
    await lea.get_by_test_id("go-on").click()
    await evening.moved(number)
    await expect(lea.get_by_test_id("go-on")).to_have_count(0)
    await expect(evening.panel.get_by_test_id("host-go-on")).to_have_count(0)


async def test_resigning_ends_the_match_by_its_rule(evening: BoardEvening) -> None:
    await start_match(evening.panel, 2, evening.game, **evening.options)
    await evening.reached("play")
    lea, tom = [await evening.page(seat) for seat in (LEA, TOM)]
    await expect(lea.get_by_test_id("moves-made")).to_be_visible()
    await expect(lea.get_by_test_id("analysis")).to_have_count(0)
    await lea.get_by_test_id("menu").click()
    await lea.get_by_test_id("resign").click()
    await expect(lea.get_by_test_id("resign-dialog")).to_contain_text("Tom gagne")
    await lea.get_by_test_id("resign-confirm").click()
    await expect(lea.get_by_test_id("finale")).to_contain_text("Tom a gagné")
    await expect(lea.get_by_test_id("finale")).to_contain_text("tous les autres ont abandonné")
    await expect(tom.get_by_test_id("finale")).to_contain_text("You have won!")
    await expect(tom.get_by_test_id("finale")).to_contain_text("all others have resigned")


async def test_the_best_move_is_an_arrow_that_both_see(
    evening: BoardEvening, access: Access
) -> None:
    await start_match(evening.panel, 2, evening.game, **evening.options, analysis_when="always")
    await evening.reached("play")
    lea, tom = [await evening.page(seat) for seat in (LEA, TOM)]
    await lea.get_by_test_id("analysis-toggle").click()
    await expect(lea.get_by_test_id("analysis")).to_contain_text("Rouge : de ")
    await expect(tom.get_by_test_id("analysis")).to_contain_text("Red: from ")
    await expect(tom.get_by_test_id("analysis")).to_contain_text("Léa asked")
    for page in (lea, tom):
        await expect(page.get_by_test_id("arrow")).to_be_visible()
        await expect(page.get_by_test_id("analysis")).not_to_contain_text(NOTATION)
        await access.audit(page, "the best move")
    await lea.get_by_test_id("analysis-toggle").click()
    await evening.one_move()
    await expect(tom.get_by_test_id("arrow")).to_have_count(0)


async def test_players_and_spectators_look_through_the_moves(
    evening: BoardEvening,
    browser: Browser,
    box: Running,
    faults: Callable[[Page], None],
    access: Access,
) -> None:
    await start_match(evening.panel, 2, evening.game, **evening.options)
    await evening.reached("play")
    await evening.enter("0 20-28", "1 53-45", "0 28-36")
    watcher = await watch_table(browser, box, faults, locale="en-GB")
    for page in (await evening.page(LEA), watcher):
        moves = page.get_by_test_id("moves-made")
        await moves.locator("summary").click()
        await expect(moves.get_by_role("listitem")).to_have_count(3)
        await page.get_by_test_id("move-made-1").click()
        await expect(page.get_by_test_id("square-28").locator("svg")).to_be_visible()
        await expect(page.get_by_test_id("square-45").locator("svg")).to_have_count(0)
        await page.get_by_test_id("review-next").click()
        await expect(page.get_by_test_id("square-45").locator("svg")).to_be_visible()
        await page.get_by_test_id("review-back").click()
        await page.get_by_test_id("review-back").click()
        await expect(page.get_by_test_id("square-20").locator("svg")).to_be_visible()
        await expect(page.get_by_test_id("review-back")).to_be_disabled()
        await access.audit(page, "a past move is shown")
    await expect(watcher.get_by_test_id("move-made-3")).to_contain_text("Léa from 28 to 36")
    await evening.enter("1 56-48")
    await expect(watcher.get_by_test_id("move-made-4")).to_be_visible()
    await expect(watcher.get_by_test_id("square-20").locator("svg")).to_be_visible()
    await watcher.get_by_test_id("review-live").click()
    await expect(watcher.get_by_test_id("square-36").locator("svg")).to_be_visible()
    await expect(watcher.get_by_test_id("square-20").locator("svg")).to_have_count(0)


async def resign(evening: BoardEvening, seat: int) -> None:
    """Play a match that somebody resigns from at once."""
    await start_match(evening.panel, 2, evening.game, **evening.options)
    await evening.reached("play")
    page = await evening.page(seat)
    await page.get_by_test_id("menu").click()
    await page.get_by_test_id("resign").click()
    await page.get_by_test_id("resign-confirm").click()
    await expect(page.get_by_test_id("finale")).to_be_visible()


async def test_both_agree_on_a_rematch_at_the_finale(evening: BoardEvening, access: Access) -> None:
    await resign(evening, LEA)
    lea, tom = [await evening.page(seat) for seat in (LEA, TOM)]
    await access.audit(lea, "the finale")
    await lea.get_by_test_id("finale-rematch").click()
    await expect(lea.get_by_test_id("finale-rematch")).to_be_disabled()
    await expect(tom.get_by_test_id("finale")).to_contain_text("Léa would like a rematch")
    await tom.get_by_test_id("finale-rematch").click()
    for page in (lea, tom):
        await expect(page.get_by_test_id("finale")).to_have_count(0)
    await evening.reached("play")


async def test_the_hosts_phone_begins_a_rematch_by_one_tap(evening: BoardEvening) -> None:
    lea, tom = evening.phones[LEA], evening.phones[TOM]
    await host_from(tom, evening.panel, evening.box)
    await resign(evening, LEA)
    first = evening.box.table.committed.match_id
    await tom.get_by_test_id("finale-rematch").click()
    for page in (lea, tom):
        await expect(page.get_by_test_id("finale")).to_have_count(0)
    assert evening.box.table.committed.match_id != first


async def test_a_board_is_set_up_and_set_right(
    evening: BoardEvening, picture: Callable[[str], Path]
) -> None:
    await start_match(evening.panel, 2, evening.game, start="position", rounds="1", first="red")
    await evening.reached("setup")
    lea = await evening.page(LEA)
    await lea.get_by_test_id("place-1").drag_to(lea.get_by_test_id("place-25"))
    await lea.get_by_test_id("place-72").press("Enter")
    await lea.get_by_test_id("place-off-w").press("Enter")
    await lea.get_by_test_id("arrange-turn-1").click()
    await lea.screenshot(path=picture("phone-top-totem-setup"), full_page=True)
    await evening.send(lea.get_by_test_id("arrange-done"))
    await evening.reached("play")
    assert evening.state.turn == TOM
    assert evening.state.board.kind_at(LEA, 25) is not None
    assert evening.state.board.kind_at(TOM, 72) is None

    await evening.panel.get_by_test_id("host-enter-arrange").click()
    dialog = evening.panel.get_by_test_id("host-dialog")
    await expect(dialog.get_by_test_id("place-25").locator("svg")).to_be_visible()
    await dialog.get_by_test_id("place-25").click()
    await dialog.get_by_test_id("place-33").click()
    await evening.panel.screenshot(path=picture("box-top-totem-arrange"))
    await evening.send(dialog.get_by_test_id("arrange-done"))
    await evening.wait_until(
        lambda: evening.state.board.kind_at(LEA, 33) is not None, "the man on 33"
    )
    verdict = lea.get_by_test_id("verdict").last
    await expect(verdict).to_have_attribute("data-rule", "top_totem.set_right")
