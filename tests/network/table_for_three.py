"""A box with a match of three: one seat is a page in another network, two sit beside the box."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.async_api import expect

from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from firmware_host.table.commands import DefaultMove, NewMatch, Presses
from firmware_host.table.decision import BOX, HOST
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError
from firmware_host.wire import build
from tests.browser.people import ask_for_seat
from tests.daemon.evening import QUICK, QUIET_S, Evening
from tests.network.away_page import away_page
from tests.network.radio import BOX_ADDRESS, radio

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from firmware_host.app.daemon import Running
    from tests.network.away_page import AwayPage
    from tests.network.radio import Radio

AWAY = 0
SEATS = 3
PORT, PHONES_PORT = 8080, 8081
ADDRESS = f"http://{BOX_ADDRESS}:{PORT}/"
_LOOK_S = 0.01


@dataclass
class AwayTable:
    """The box, the people beside it, the page in the other network, and the link between them."""

    evening: Evening
    page: AwayPage
    radio: Radio
    journal: Path

    @property
    def box(self) -> Running:
        """The box."""
        return self.evening.box

    def truth(self) -> Any:
        """Return what the page should have."""
        view = build.seat_view(self.box.table.committed, AWAY)
        return msgspec.json.decode(msgspec.json.encode(view))

    def flipper(self) -> int | None:
        """Return the seat that turns the next card, if one is due."""
        match = self.box.table.accepted.match
        is_due = match is not None and match.state.phase == "flip"
        return match.state.flipper if match is not None and is_due else None

    async def right_after_ms(self, since_s: float) -> float:
        """Wait until the page has the box's number and view; return how long it took."""
        while self.page.view != self.truth() or await self.page.shows_trouble():  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(_LOOK_S)
        return (time.monotonic() - since_s) * 1000

    async def go_on(self, moves: int) -> None:
        """Play at the table, for the seat that is away too."""
        wanted = self.box.table.committed.number + moves
        while self.box.table.committed.number < wanted:
            match = self.box.table.accepted.match
            if match is None or match.game.outcome(match.state) is not None:
                await self.begin()
                return
            await self._step(match.state, match.number)

    async def begin(self) -> None:
        """Begin a match and wait until the first card is due."""
        begun = NewMatch(game="arriba", seats=SEATS, options=dict(QUICK))
        await self.box.table.ask(HOST, begun)
        while self.flipper() is None:  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(_LOOK_S)

    async def _step(self, state: Any, number: int) -> None:
        with contextlib.suppress(Problem, RefusedError):
            if state.phase == "flip":
                await self.box.table.ask(BOX, DefaultMove(number, state.flipper, "flip"))
            elif state.phase in ("totem", "match"):
                press = (1, self.box.table.clock.now_ns())
                await self.box.table.ask(BOX, Presses((press,)))
        await asyncio.sleep(_LOOK_S)


def _config(folder: Path) -> Config:
    return msgspec.convert(
        {
            "box": {"id": "totem-test", "language": "en", "seats": 4},
            "web": {"host": "0.0.0.0", "port": PORT},  # noqa: S104 - a network of its own
            "broker": {"kind": "mosquitto", "ws_host": "0.0.0.0", "ws_port": PHONES_PORT},  # noqa: S104
            "journal": {"path": str(folder / "journal.sqlite3")},
        },
        Config,
    )


@contextlib.asynccontextmanager
async def table_for_three(folder: Path, phone: int, seed: int) -> AsyncGenerator[AwayTable]:
    """Run a box here, and a page in the network of that process which has a seat in a match."""
    async with contextlib.AsyncExitStack() as stack:
        config = _config(folder)
        box = await stack.enter_async_context(running(config))
        evening = await Evening.begin(box, stack)
        link = await stack.enter_async_context(radio(phone, seed))
        page = await stack.enter_async_context(away_page(phone, folder))
        await _sit(evening, page)
        for seat in range(1, SEATS):
            await evening.join(seat, f"P{seat}")
        table = AwayTable(evening, page, link, config.journal_path())
        await table.begin()
        await table.right_after_ms(time.monotonic())
        yield table


async def _sit(evening: Evening, page: AwayPage) -> None:
    """Let the page have its seat by a press of the button."""
    await page.page.goto(ADDRESS)
    await ask_for_seat(page.page, AWAY, "Away")
    await expect(page.page.get_by_test_id("press-to-sit")).to_be_visible()
    await evening.hands_on(AWAY, AWAY)
    await expect(page.page.get_by_test_id("me")).to_contain_text("Away")
    evening.let_go(AWAY)
    await asyncio.sleep(QUIET_S)
