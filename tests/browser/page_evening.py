"""A match played on the pages, with the table behind them to know whose move it is."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, ClassVar
from unittest import mock

from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from engines.core.transcript import write_entry
from firmware_host.table import corrections
from firmware_host.table.commands import Correct
from firmware_host.table.decision import HOST

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Locator, Page

    from engines.core.match import Entry, Match
    from firmware_host.app.daemon import Running

PATIENCE_S = 40
"""No single step takes so long, however busy the machine: what waits longer waits for ever."""

TRY_MS = 5_000
"""So long an insisting person looks for the button."""

MOST_STEPS = 1_000
"""No match of these tests has so many steps left: who plays on and on does not get anywhere."""


class Evening:
    """The pages of a match; every wait and every loop ends, and says where it was stuck."""

    game: ClassVar[str]
    options: ClassVar[dict[str, str]]
    """A short match, in which nothing happens by itself while a slow machine looks for a button."""

    def __init__(self, box: Running, panel: Page, phones: dict[int, Page]) -> None:
        self.box = box
        self.panel = panel
        self.phones = phones

    @property
    def match(self) -> Match:
        """Return the match on the table."""
        match = self.box.table.committed.match
        assert match is not None
        return match

    @property
    def state(self) -> Any:
        """Return the state of the match."""
        return self.match.state

    @property
    def phase(self) -> str:
        """Return the phase of the match."""
        return str(self.state.phase)

    @property
    def number(self) -> int:
        """Return how many moves the match has."""
        return self.box.table.committed.number

    async def wait_until(self, holds: Callable[[], bool], what: str) -> None:
        """Return when it holds; fail with what was awaited and what the people were told."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not holds():  # noqa: ASYNC110 - the table is watched from outside
                    await asyncio.sleep(0.005)
        except TimeoutError:
            raise AssertionError(f"waited for {what}; {await self._where()}") from None

    async def _where(self) -> str:
        """Return where the table stands, and what each phone says of it."""
        match = self.box.table.committed.match
        said = [f"{match and match.state.phase}, number {self.number}"]
        for seat, phone in self.phones.items():
            toasts = await phone.get_by_test_id("toast").all_inner_texts()
            shown = phone.get_by_test_id("playing")
            number = await shown.get_attribute("data-number") if await shown.count() else "nothing"
            said.append(f"seat {seat} shows {number} {toasts}")
        return "the table is at " + "; ".join(said)

    async def began(self) -> None:
        """Return when there is a match: the page hears of it a moment before it is kept."""
        await self.wait_until(lambda: self.box.table.committed.match is not None, "a match")

    async def moved(self, number: int) -> None:
        """Return when the table has gone on from that number."""
        await self.began()
        await self.wait_until(lambda: self.number > number, f"a move after number {number}")

    async def reached(self, *phases: str) -> None:
        """Return when the table has reached one of the phases."""
        await self.began()
        await self.wait_until(lambda: self.phase in phases, " or ".join(phases))

    async def page(self, seat: int) -> Page:
        """Return the phone of the seat once it shows the state of the table."""
        await self.shows(self.phones[seat])
        return self.phones[seat]

    async def shows(self, page: Page) -> None:
        """Return when the page shows the state of the table, which may go on meanwhile."""
        for _ in range(PATIENCE_S):
            number = self.number
            shown = page.locator(f'[data-testid=playing][data-number="{number}"]')
            with contextlib.suppress(PlaywrightTimeoutError):
                await shown.wait_for(state="attached", timeout=1_000)
            if self.number == number and await shown.count():
                return
        raise AssertionError(f"it does not show the table: {await self._where()}")

    async def send(self, button: Locator) -> None:
        """Tap what sends a move, and return when the table has taken it."""
        number = self.number
        await button.click()
        await self.moved(number)

    async def insist(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do it, and again if nothing came of it, as people do whose tap was a moment stale.

        The first try may have worked a moment after it was given up. What it was aimed at is then
        gone for good, so every try ends by itself and looks at the table before the next.
        """
        number = self.number
        for _ in range(PATIENCE_S):
            with contextlib.suppress(PlaywrightTimeoutError):
                await act()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.moved(number)
                return
        raise AssertionError(f"nothing came of it: {await self._where()}")

    async def press(self, seat: int) -> None:
        """Press a seat's key on the virtual box."""
        await self.panel.keyboard.press(str(seat + 1), delay=30)

    async def enter(self, *lines: str, to: int | None = None) -> None:
        """Have the host enter what happened at the table, from that number on."""
        to = self.number if to is None else to
        await self.box.table.ask(HOST, Correct(to=to, moves=list(lines), reason="for the test"))

    async def open(self) -> None:
        """Play the first moves on the pages, until people are awaited again."""
        raise NotImplementedError

    async def one_move(self) -> None:
        """Make one move of one person on a page."""
        await self.step()

    async def hurry(self) -> None:
        """Play the middle of the match behind the pages."""
        raise NotImplementedError

    async def finish(self) -> None:
        """Play the last moves on the pages."""
        raise NotImplementedError

    async def step(self) -> None:
        """Do what is due; each game has its own way."""
        raise NotImplementedError

    async def skip(self, entries: list[Entry]) -> None:
        """Let these moves be made behind the pages, also those that name what no host knows."""
        with mock.patch.object(corrections, "_check_new"):
            await self.enter(*(write_entry(self.match.game, entry) for entry in entries))

    async def play_to(self, *phases: str) -> None:
        """Play until one of the phases."""
        await self.play_until(lambda state: str(state.phase) in phases)

    async def play_until(self, holds: Callable[[Any], bool]) -> None:
        """Play until the state is as wanted."""
        await self.began()
        for _ in range(MOST_STEPS):
            if holds(self.state):
                return
            await self.step()
        raise AssertionError(f"played on and on: {await self._where()}")
