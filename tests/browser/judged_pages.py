"""Arriba! with real cards that the box does not know, played on the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.page_evening import Evening
from tests.browser.positions import PlayedMatch
from tests.browser.three_people import three_people

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

OPTIONS = {"deck": "judged", "rounds": "3", "first_player": "seat0"}

PRESSES = ("2 grab @20.000000000", "0 grab @20.083000000", "1 grab @20.410000000")
TURNED = tuple(f"chance turned @{second}.000000000" for second in range(11, 16))


def judged(seats: int, *lines: str) -> PlayedMatch:
    """Return a match with real cards, and what happened in it so far."""
    options = {"deck": "judged", "rounds": 3, "first_player": "seat0"}
    dealt = "chance deal @10.000000000 first:0"
    return PlayedMatch("arriba", seats, options, (dealt, *lines), 60_000_000_000, None)


class JudgedEvening(Evening):
    """Three people with real cards; whoever sees something hits the button, and says it."""

    game = "arriba"
    options = OPTIONS

    async def asked(self, *seats: int) -> None:
        """Press the buttons of seats, and wait for the question on every phone."""
        for seat in seats:
            number = self.number
            await self.press(seat)
            await self.moved(number)
        for phone in self.phones.values():
            await expect(phone.get_by_test_id("question")).to_be_visible()
            await expect(phone.get_by_test_id(f"press-{seats[-1]}")).to_be_visible()

    async def turn(self) -> None:
        """Turn a card, and hit the button in the middle."""
        number = self.number
        await self.panel.keyboard.press("Space", delay=30)
        await self.moved(number)

    async def verdict(self) -> str:
        """Return the rule of the verdict, which is there on every phone."""
        for seat in self.phones:
            page = await self.page(seat)
            await expect(page.get_by_test_id("question")).to_have_count(0)
        rule: str = self.state.verdict.rule
        return rule


async def three_with_cards(
    browser: Browser, box: Running, watch: Callable[[Page], None]
) -> JudgedEvening:
    """Let three people sit down with real cards, which all phones are told."""
    evening = await three_people(browser, box, watch, JudgedEvening)
    for phone in evening.phones.values():
        await expect(phone.get_by_test_id("judged")).to_be_visible()
    return evening
