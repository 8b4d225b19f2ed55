"""Two phones play TOTEMIX: an animal, a step, the dice by the button, and the end."""

from __future__ import annotations

import contextlib
from random import Random
from typing import TYPE_CHECKING

import pytest
from one_chromium import in_one_loop
from page_evening import Evening
from people import open_panel, sit_down, start_match
from playwright.async_api import expect

from engines.bots.drifter import choose
from firmware_host.commands import Presses, StandIn
from firmware_host.problems import Problem
from firmware_host.table.decision import BOX
from firmware_host.table.table import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from engines.core.match import Match
    from firmware_host.app.daemon import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

LEA, TOM = 0, 1


class WorldEvening(Evening):
    """TOTEMIX on the pages."""

    @property
    def match(self) -> Match:
        """Return the match on the table."""
        match = self.box.table.state.match
        assert match is not None
        return match

    async def choose_animal(self, seat: int, animal: str) -> None:
        """Take an animal on the phone, and a terrain of it for the pawn."""
        page = await self.page(seat)
        await page.get_by_test_id(f"chip-animal:{animal}").click()
        await self.send(page.locator("[data-testid^=target-]").first)

    async def step(self) -> None:
        """Make one random move behind the pages; a press is a press."""
        state = self.box.table.state
        random = Random(f"{self.number}")  # noqa: S311 - a repeatable match, no secret
        seat, move = choose(self.match.game, self.match.state, 2, random)
        if seat < 0:
            return await self.moved(self.number)
        at_ns = self.match.game.time_of(move)
        command = (
            StandIn(state.number, int(seat), self.match.game.write(move))
            if at_ns is None
            else Presses(((int(seat), self.box.table.clock.now_ns()),))
        )
        # Refused is what means nothing now: the next step looks again.
        with contextlib.suppress(Problem, RefusedError):
            await self.box.table.ask(BOX, command)
        return None


@in_one_loop
async def evening(browser: Browser, box: Running, faults: Callable[[Page], None]) -> WorldEvening:
    panel = await open_panel(browser, box, faults)
    phones = {
        LEA: await sit_down(browser, box, faults, seat=LEA, name="Léa", locale="fr-FR"),
        TOM: await sit_down(browser, box, faults, seat=TOM, name="Tom", locale="en-GB"),
    }
    return WorldEvening(box, panel, phones)


async def test_a_short_match_from_the_animals_to_the_end(
    evening: WorldEvening, picture: Callable[[str], Path]
) -> None:
    await start_match(evening.panel, 2, "totemix", goal="strates")
    await evening.reached("choose")
    await evening.choose_animal(LEA, "bear")
    await evening.choose_animal(TOM, "eagle")
    lea = await evening.page(LEA)
    await expect(lea.get_by_test_id("mine")).to_contain_text("Ours")
    await lea.get_by_test_id("goal-overlay").click()
    await expect(lea.get_by_test_id("goal-overlay")).to_have_attribute("aria-pressed", "true")
    await lea.screenshot(path=picture("phone-totemix"))
    await lea.get_by_test_id("tool-step").click()
    await evening.send(lea.locator("[data-testid^=target-]").first)

    await evening.insist(lambda: evening.press(TOM))
    await evening.reached("roll")
    tom = await evening.page(TOM)
    await expect(tom.get_by_test_id("roll")).to_be_visible()
    await expect(evening.phones[LEA].get_by_test_id("banner")).to_contain_text("Tom")
    await evening.panel.screenshot(path=picture("box-totemix"))

    await evening.play_until(lambda state: state.ending is not None)
    for phone in evening.phones.values():
        finale = phone.get_by_test_id("finale")
        await expect(finale).to_be_visible()
        await expect(finale.get_by_test_id("rule-digest")).to_be_visible()


async def test_a_real_map_is_laid_on_the_phones(evening: WorldEvening) -> None:
    await start_match(evening.panel, 2, "totemix", chance="table")
    await expect(evening.phones[LEA].get_by_test_id("lay-map")).to_be_visible()
    for phone in evening.phones.values():
        await phone.get_by_test_id("brush-ocean").click()
        await phone.get_by_test_id("lay-0,0").click()
        await expect(phone.get_by_test_id("brush-ocean")).to_contain_text("5")
        await expect(phone.get_by_test_id("map-done")).to_be_disabled()
