"""The moment: a verdict over the whole screen of those concerned, and the scores of a round."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

from engines.arriba.tops import matches
from engines.core.notation import NS_PER_MS
from firmware_host.table.commands import DefaultMove, NewMatch, Presses, Resign
from firmware_host.table.decision import BOX, HOST
from tests.browser.box_fixture import BoxFixture
from tests.browser.one_chromium import in_one_loop
from tests.browser.positions import PlayedMatch, played_until
from tests.browser.test_layout_shift import WATCH, moved_by

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running
    from tests.browser.access import Access

pytestmark = [pytest.mark.browser, pytest.mark.suite]

SLOW_GRABS = {"grab_timeout_ms": 60_000, "rounds": 3}
HELD = """
    const wait = window.setTimeout;
    window.setTimeout = (then, ms, ...more) => wait(then, ms === 4000 ? 3_600_000 : ms, ...more);
"""
"""A moment lasts until somebody ends it: a slow machine has time to look at it."""

FIRST_NS, SECOND_NS = 412 * NS_PER_MS, 492 * NS_PER_MS


@in_one_loop
async def box_fixture(
    browser: Browser, box: Running, faults: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    there = BoxFixture(browser, box, faults, script=WATCH + HELD)
    await there.seat(4)
    yield there
    await there.clear()


def duel() -> tuple[PlayedMatch, int, int, int]:
    """Return a match at a duel, both parties, and a seat that has no part in it."""
    played = played_until("arriba", 4, lambda state: state.phase == "match", **SLOW_GRABS)
    parties = sorted(int(seat) for seats in matches(played.state).values() for seat in seats)
    winner, loser = parties
    return played, winner, loser, min({0, 1, 2, 3} - {*parties})


async def grab(there: BoxFixture, played: PlayedMatch, *presses: tuple[int, int]) -> None:
    """Press the buttons of seats, each so long after the match has come so far."""
    stamped = tuple((seat, played.clock_ns + after_ns) for seat, after_ns in presses)
    await there.box.table.ask(BOX, Presses(stamped))


async def flip(there: BoxFixture) -> None:
    """Let the seat in turn turn a card."""
    state: Any = there.box.table.committed
    await there.box.table.ask(BOX, DefaultMove(state.number, state.match.state.flipper, "flip"))


async def test_those_concerned_read_it_in_their_own_person(
    box_fixture: BoxFixture, access: Access
) -> None:
    played, winner, loser, other = duel()
    await box_fixture.begin(played)
    pages = {seat: await box_fixture.phone(seat) for seat in (winner, loser, other)}
    for page in pages.values():
        await moved_by(page)
    await pages[loser].get_by_test_id("menu").focus()
    await grab(box_fixture, played, (winner, FIRST_NS), (loser, SECOND_NS))
    await expect(pages[winner].get_by_test_id("moment-title")).to_have_text("Won by 0.08 s")
    await expect(pages[winner].get_by_test_id("moment-gain")).to_contain_text("cards")
    await expect(pages[loser].get_by_test_id("moment-title")).to_have_text("Beaten by 0.08 s")
    await expect(pages[loser].get_by_test_id("moment-gain")).to_have_text("+2 cards")
    await expect(pages[loser].get_by_test_id("menu")).to_be_focused()
    for seat in (winner, loser):
        moment = pages[seat].get_by_test_id("moment")
        assert await moment.get_by_test_id(f"moment-photo-{winner}").is_visible()
        assert await moment.get_by_test_id(f"moment-photo-{loser}").is_visible()
        assert (await moved_by(pages[seat]))[0] < 0.01
        await access.audit(pages[seat], f"the moment of seat {seat}")
    await expect(pages[other].get_by_test_id("verdict")).to_contain_text("was faster")
    assert await pages[other].get_by_test_id("moment").count() == 0


async def test_a_second_hand_after_the_race_tells_by_how_much(box_fixture: BoxFixture) -> None:
    played, winner, loser, _ = duel()
    await box_fixture.begin(played)
    pages = {seat: await box_fixture.phone(seat) for seat in (winner, loser)}
    await grab(box_fixture, played, (winner, FIRST_NS))
    await expect(pages[winner].get_by_test_id("moment-title")).to_have_text("Won!")
    await expect(pages[loser].get_by_test_id("moment-title")).to_have_text("Beaten!")
    await grab(box_fixture, played, (loser, SECOND_NS))
    await expect(pages[winner].get_by_test_id("moment-title")).to_have_text("Won by 0.08 s")
    await expect(pages[loser].get_by_test_id("moment-title")).to_have_text("Beaten by 0.08 s")
    await expect(pages[loser].get_by_test_id("moment-gain")).to_have_text("+2 cards")


async def test_it_is_announced_once(box_fixture: BoxFixture) -> None:
    played, winner, loser, _ = duel()
    await box_fixture.begin(played)
    page = await box_fixture.phone(loser)
    await grab(box_fixture, played, (winner, FIRST_NS), (loser, SECOND_NS))
    await expect(page.get_by_test_id("moment")).to_be_visible()
    said = await page.get_by_test_id("announcer").all_inner_texts()
    assert "".join(said).count("you take 2 cards") == 1


async def test_it_goes_by_itself(box_fixture: BoxFixture) -> None:
    box_fixture.script = ""
    played, winner, loser, _ = duel()
    await box_fixture.begin(played)
    page = await box_fixture.phone(winner)
    await grab(box_fixture, played, (winner, FIRST_NS), (loser, SECOND_NS))
    await expect(page.get_by_test_id("verdict")).to_contain_text("You were faster")
    await expect(page.get_by_test_id("moment")).to_have_count(0)


@pytest.mark.parametrize("how", ["tap", "Escape"])
async def test_a_tap_or_a_key_closes_it(box_fixture: BoxFixture, how: str) -> None:
    played, winner, loser, late = duel()
    await box_fixture.begin(played)
    page = await box_fixture.phone(late)
    await grab(box_fixture, played, (winner, FIRST_NS), (loser, SECOND_NS))
    await grab(box_fixture, played, (late, SECOND_NS + 100 * NS_PER_MS))
    moment = page.get_by_test_id("moment")
    await expect(moment).to_contain_text("Too late by 0.18 s")
    if how == "tap":
        await moment.click(position={"x": 40, "y": 300})
    else:
        await page.keyboard.press(how)
    await expect(moment).to_have_count(0)


async def test_a_card_that_is_turned_ends_it(box_fixture: BoxFixture) -> None:
    played, winner, loser, _ = duel()
    await box_fixture.begin(played)
    page = await box_fixture.phone(loser)
    await grab(box_fixture, played, (winner, FIRST_NS), (loser, SECOND_NS))
    await expect(page.get_by_test_id("moment")).to_be_visible()
    await flip(box_fixture)
    await expect(page.get_by_test_id("moment")).to_have_count(0)


async def test_the_thumb_reaches_its_button_below_it(box_fixture: BoxFixture) -> None:
    played, winner, loser, _ = duel()
    await box_fixture.begin(played)
    page = await box_fixture.phone(winner)
    await grab(box_fixture, played, (winner, FIRST_NS), (loser, SECOND_NS))
    await expect(page.get_by_test_id("moment")).to_be_visible()
    await page.get_by_test_id("flip").click()
    await expect(page.get_by_test_id("banner")).to_have_attribute("data-phase", "turning")
    await expect(page.get_by_test_id("moment")).to_have_count(0)


async def test_an_old_verdict_is_none_after_a_reload(box_fixture: BoxFixture) -> None:
    played, winner, loser, _ = duel()
    await box_fixture.begin(played.grabs((winner, 412_000), (loser, 492_000)))
    page = await box_fixture.phone(loser)
    await expect(page.get_by_test_id("verdict")).to_contain_text("you take")
    assert await page.get_by_test_id("moment").count() == 0


def last_grab() -> tuple[PlayedMatch, int, int]:
    """Return a match before the grab that ends its first round, who grabs, and how much later."""
    over = played_until("arriba", 4, lambda state: bool(state.scores), **SLOW_GRABS)
    assert over.lines[-1] == "chance settle"
    seat, _, stamp = over.lines[-2].split(" ")
    seconds, _, rest = stamp.removeprefix("@").partition(".")
    at_ns = int(seconds) * 1_000_000_000 + int(rest)
    before = dataclasses.replace(over, lines=over.lines[:-2], clock_ns=at_ns - NS_PER_MS)
    return before, int(seat), NS_PER_MS


async def test_a_round_ends_with_its_scores(box_fixture: BoxFixture, access: Access) -> None:
    before, grabber, after_ns = last_grab()
    await box_fixture.begin(before)
    pages = [await box_fixture.phone(seat) for seat in (grabber, (grabber + 1) % 4)]
    await grab(box_fixture, before, (grabber, after_ns))
    # Who grabbed last reads first how that went.
    await expect(pages[0].get_by_test_id("moment-title")).to_have_text("Won!")
    await pages[0].keyboard.press("Escape")
    for page in pages:
        scores = page.get_by_test_id("round-scores")
        await expect(scores).to_be_visible()
        totals = [int(one) for one in await scores.locator(".total").all_inner_texts()]
        assert totals == sorted(totals)
        assert len(totals) == 4
        await access.audit(page, "the scores of a round")
    await expect(pages[0].get_by_test_id("moment-title")).to_have_text("You lead!")
    await expect(pages[1].get_by_test_id("moment-title")).to_have_text("Round 1 of 3")
    box_fixture.box.table.clock.set(box_fixture.box.table.clock.now_ns())
    await expect(pages[1].get_by_test_id("banner")).to_have_attribute("data-phase", "flip")
    await expect(pages[1].get_by_test_id("round-scores")).to_be_visible()
    await flip(box_fixture)
    for page in pages:
        await expect(page.get_by_test_id("round-scores")).to_have_count(0)


@pytest.mark.parametrize("game", ["arriba", "tschukka", "top_totem"])
async def test_the_end_of_a_match_fills_the_screens_of_its_players(
    box_fixture: BoxFixture, access: Access, game: str
) -> None:
    await box_fixture.box.table.ask(HOST, NewMatch(game=game, seats=2))
    pages = [await box_fixture.phone(seat) for seat in (0, 1)]
    watcher = await box_fixture.spectator()
    for page in (*pages, watcher):
        await expect(page.get_by_test_id("playing")).to_be_visible()
    await box_fixture.box.table.ask(1, Resign())
    for page, tone in zip(pages, ("won", "even"), strict=True):
        moment = page.get_by_test_id("moment")
        await expect(moment).to_have_attribute("data-tone", tone)
        said = await page.locator(".finale-card-line").inner_text()
        await expect(moment.get_by_test_id("moment-title")).to_have_text(said)
        await access.audit(page, f"the end of {game}")
        await moment.click(position={"x": 40, "y": 300})
        await expect(moment).to_have_count(0)
        await expect(page.get_by_test_id("finale-rematch")).to_be_visible()
    late = await box_fixture.phone(0)
    for page in (watcher, late):
        await expect(page.get_by_test_id("finale")).to_be_visible()
        assert await page.get_by_test_id("moment").count() == 0
