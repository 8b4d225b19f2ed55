"""TOTEM, the village game, played on the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engines.core.seats import CHANCE
from engines.tschukka.components import COLOURS
from engines.tschukka.state import SPELLS_OF
from tests.browser.page_evening import Evening
from tests.browser.scripted_match import scripted_moves

if TYPE_CHECKING:
    from playwright.async_api import Page

LAST = 3

FIRST_SPELLS = {"red": ("girls", "youth"), "blue": ("boys",)}


class Village(Evening):
    """The pages of two seats, a family after another."""

    game = "tschukka"
    # All who tie get a piece: the poles grow fast.
    options: ClassVar = {"first_family": "red", "totem_b": "true"}

    async def open(self) -> None:
        """Move in with all families, choose spells, and lay the first counter."""
        await self.play_to("placing")
        await self.step()

    async def hurry(self) -> None:
        """Play until the last few things that people do."""
        to_come = scripted_moves(self.match)
        people = [place for place, entry in enumerate(to_come) if entry.seat != CHANCE]
        await self.skip(to_come[: people[-LAST]])

    async def finish(self) -> None:
        """Do on the phones whatever is due until the end."""
        await self.play_to("over")

    @property
    def family(self) -> str:
        """Return the colour of the family that the table waits for."""
        return COLOURS[self.state.awaited[0]]

    @property
    def seat(self) -> int:
        """Return the seat that runs the awaited family."""
        return int(self.state.owners[self.state.awaited[0]])

    async def step(self) -> None:
        """Do on the awaited phone what is due there."""
        page = await self.page(self.seat)
        phase = self.state.phase
        if phase in SPELLS_OF:
            await self.reveal(page)
        else:
            await getattr(self, phase.value)(page)

    async def housing(self, page: Page) -> None:
        """Spread the family and move in."""
        await page.get_by_test_id("housing-spread").click()
        await self.send(page.get_by_test_id("housing-done"))

    async def choosing(self, page: Page) -> None:
        """Choose spells in the first round, none later."""
        spells = FIRST_SPELLS.get(self.family, ()) if self.state.round == 1 else ()
        for spell in spells:
            await page.get_by_test_id(f"spell-{spell}").click()
        await self.send(page.get_by_test_id("choose-done"))

    async def placing(self, page: Page) -> None:
        """Lay the next counter on the family's first hut."""
        await page.get_by_test_id("placing").locator("[data-testid^=spell-]").first.click()
        await page.get_by_test_id(f"target-{self.family}1").click()
        await self.send(page.get_by_test_id("place-done"))

    async def reveal(self, page: Page) -> None:
        """Turn up whatever may be turned up, then be ready."""
        counters = page.locator("[data-testid^=reveal-]")
        button = counters.first if await counters.count() else page.get_by_test_id("ready")
        await self.send(button)

    async def starving(self, page: Page) -> None:
        """Name the first person listed."""
        await page.locator("[data-testid^=pick-][aria-pressed]").first.click()
        await self.send(page.get_by_test_id("pick-done"))

    async def youth(self, page: Page) -> None:
        """Keep the first person listed."""
        await self.starving(page)
