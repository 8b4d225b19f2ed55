"""TOTEMIX played on the pages: taps on map and chips, real dice and a real map entered by hand."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, ClassVar

from playwright.async_api import expect

from engines.core.seats import CHANCE
from engines.totemix.state import Wait, awaited
from tests.browser.page_evening import Evening
from tests.browser.scripted_match import scripted_moves

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.async_api import Page

    from engines.core.match import Entry

LEA, TOM = 0, 1
LAST_BUT = 6
"""So many moves of people and chance are made on the pages at the end."""

SOON = 100
"""So often a person looks for the next thing to tap."""

_CHIPS: dict[str, str] = {
    **dict.fromkeys(("panther", "take"), "totem"),
    **dict.fromkeys(("swap", "shed"), "place"),
    "pay": "pay",
    "refill": "places",
}


def taps_of(word: str, rest: list[str]) -> list[str]:
    """Return what a person taps for a move, each by its test id."""
    if word in _CHIPS:
        return [f"chip-{_CHIPS[word]}:{'-'.join(rest)}"]
    cells = [f"target-{cell}" for part in rest for cell in re.findall(r"-?\d+,-?\d+", part)]
    if word == "choose":
        return [f"chip-animal:{rest[0]}", *cells]
    if word == "step":
        return [*cells, f"chip-animal:{rest[0]}"]
    return [f"chip-tile:{rest[0]}", *cells] if word == "bat" else cells


class WorldEvening(Evening):
    """TOTEMIX beside the real game: the box knows no die and no tile that nobody told it."""

    game = "totemix"
    options: ClassVar = {"chance": "table", "goal": "first", "first_game": "true"}
    to_come: list[Entry]
    draws: tuple[int, str] | None = None
    """The seat that takes a tile from the real pile, and the word of its move."""

    async def open(self) -> None:
        """Lay the map, take animals, move, take the dice, and say what they showed."""
        await self.follow(lambda: awaited(self.state) is Wait.ANIMALS)
        await self.choose_animal(LEA, "bear")
        await self.choose_animal(TOM, "turtle")
        await self._step_of_a_pawn()
        await self.make(TOM, "dice")
        await expect((await self.page(TOM)).get_by_test_id("face-pollution")).to_be_visible()
        await expect((await self.page(LEA)).get_by_test_id("face-pollution")).to_have_count(0)
        await self.follow(lambda: self.phase == "play")

    async def follow(self, is_far_enough: Callable[[], bool]) -> None:
        """Enter what chance might bring, and do what might follow, until it is enough."""
        for entry in scripted_moves(self.match):
            if is_far_enough():
                return
            await self.make(self._hand_of(entry), self.match.game.write(entry.move))

    def _hand_of(self, entry: Entry) -> int:
        """Return the seat that enters a move: for chance the roller, else any seat."""
        return min(self.match.game.entered_by(self.state) if entry.seat == CHANCE else {entry.seat})

    async def one_move(self) -> None:
        """Do what a seat might do next."""
        number = self.number
        for entry in scripted_moves(self.match):
            if self.number > number:
                return
            await self.make(self._hand_of(entry), self.match.game.write(entry.move))

    async def _step_of_a_pawn(self) -> None:
        """Move the first pawn to the first cell that offers itself."""
        page = await self.page(LEA)
        tool = page.get_by_test_id("tool-step")
        if await tool.get_attribute("aria-pressed") != "true":
            await tool.click()
        await self.send(page.locator("[data-testid^=target-]").first)

    async def hurry(self) -> None:
        """Play on at random until the world is nearly lost."""
        self.to_come = scripted_moves(self.match)
        await self.skip(self.to_come[:-LAST_BUT])
        self.to_come = self.to_come[-LAST_BUT:]

    async def finish(self) -> None:
        """Make what is left on the phones."""
        for entry in self.to_come:
            await self.make(self._hand_of(entry), self.match.game.write(entry.move))

    async def choose_animal(self, seat: int, animal: str) -> None:
        """Take an animal on the phone, and a terrain of it for the pawn."""
        page = await self.page(seat)
        await page.get_by_test_id(f"chip-animal:{animal}").click()
        await self.send(page.locator("[data-testid^=target-]").first)

    async def make(self, seat: int, move: str) -> None:
        """Make a move as a person does: by the arcade button, by entering, or by taps."""
        word, *rest = move.split(" ")
        if word == "dice":
            return await self.insist(lambda: self.press(seat))
        if rest == ["pile"]:
            self.draws = (seat, word)
            return None
        if word == "drawn" and self.draws is not None:
            (seat, word), self.draws = self.draws, None
        page = await self.page(seat)
        number = self.number
        enter = getattr(self, f"_enter_{word}", None)
        if enter is not None:
            await enter(page, rest)
        else:
            await self._choose(page, word)
            nod = page.get_by_test_id("nod")
            for tap in ["nod"] if await nod.count() else taps_of(word, rest):
                await self._tap(page, tap, number)
            await self._tap(page, "fatal-sure", number)
        return await self.moved(number)

    async def _choose(self, page: Page, word: str) -> None:
        """Take a tool in hand, unless it is the only one or there already."""
        tool = page.get_by_test_id(f"tool-{word}")
        if await tool.count() and await tool.get_attribute("aria-pressed") != "true":
            await tool.click()

    async def _tap(self, page: Page, testid: str, number: int) -> None:
        """Tap it as soon as it is there; a single choice was made automatically."""
        found = page.get_by_test_id(testid)
        for _ in range(SOON):
            if self.number > number:
                return
            if await found.count():
                await found.click()
                return
            await asyncio.sleep(0.05)

    async def _enter_lay(self, page: Page, spots: list[str]) -> None:
        """Lay the whole map, cell by cell; a second tap turns a terrain to its polluted side."""
        by_terrain = sorted(spots, key=lambda spot: spot.partition("=")[2].rstrip("!"))
        brush = ""
        for spot in by_terrain:
            cell, _, terrain = spot.partition("=")
            if terrain.rstrip("!") != brush:
                brush = terrain.rstrip("!")
                await page.get_by_test_id(f"brush-{brush}").click()
            for _ in range(1 + terrain.endswith("!")):
                await page.get_by_test_id(f"lay-{cell}").click()
        await page.get_by_test_id("map-done").click()

    async def _enter_rolled(self, page: Page, shown: list[str]) -> None:
        face, *dice = shown
        await page.get_by_test_id(f"face-{face}").click()
        for die in dice:
            await page.get_by_test_id(f"die-{die}").click()

    async def _enter_number(self, page: Page, numbers: list[str]) -> None:
        for told in numbers:
            tile, _, number = told.partition("=")
            await page.get_by_test_id(f"number-{tile}-{number}").click()

    async def _enter_drawn(self, page: Page, tiles: list[str]) -> None:
        await page.get_by_test_id(f"drawn-{tiles[0]}").click()
