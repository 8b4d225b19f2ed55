"""A box with people at it in a moment, without a press: a match in progress, and its pages."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from playwright.async_api import expect

from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from firmware_host.table.commands import Correct, NewMatch, Sit
from firmware_host.table.decision import BOX, HOST
from tests.browser.people import PHONE

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, Page, ViewportSize

    from firmware_host.app.daemon import Running
    from tests.browser.positions import PlayedMatch

NAMES = ("Léa", "Tom", "Zoé", "Maximilian", "Inès", "Noé", "Ada", "Bo")

FONT = (
    Path(__file__).parents[2]
    / "dashboard/node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"
)


@dataclass
class BoxFixture:
    """One box, and a browser with the devices of its people."""

    browser: Browser
    box: Running
    watch: Callable[[Page], None]
    language: Literal["fr", "en"] = "en"
    scheme: Literal["light", "dark"] = "light"
    script: str = ""
    """What every page runs before its own."""
    address: str = ""
    """Where phones find the box, if not where it listens."""
    size: ViewportSize = field(default_factory=lambda: PHONE)
    tokens: dict[int, str] = field(default_factory=dict)

    async def seat(self, count: int) -> None:
        """Let people sit down at the first seats."""
        for seat, name in enumerate(NAMES[:count]):
            self.tokens[seat] = f"token-{seat}"
            digest = hashlib.sha256(self.tokens[seat].encode()).hexdigest()
            await self.box.table.ask(BOX, Sit(seat, name, self.language, digest))

    async def clear(self) -> None:
        """Put all devices away."""
        for context in self.browser.contexts:
            await context.close()

    async def begin(self, played: PlayedMatch, bots: dict[int, str] | None = None) -> None:
        """Put a match on the table that has come so far, and let its clock stand."""
        await self.clear()
        await self.put(played, bots)

    async def put(self, played: PlayedMatch, bots: dict[int, str] | None = None) -> None:
        """Do the same under the pages that are open."""
        table = self.box.table
        options = dict(played.options)
        begun = NewMatch(game=played.game, seats=played.seats, options=options, bots=bots or {})
        await table.ask(HOST, begun)
        table.clock.set(played.clock_ns)
        table.clock.stop()
        lines = Correct(to=0, moves=list(played.lines), reason="it was played before")
        await table.ask(HOST, lines)

    async def page(self, address: str | None = None, **stored: object) -> Page:
        """Open a page on a device of its own, which already holds what is given."""
        context = await self.browser.new_context(
            viewport=self.size,
            has_touch=True,
            locale="fr-FR" if self.language == "fr" else "en-GB",
            color_scheme=self.scheme,
            reduced_motion="reduce",
        )
        for key, value in stored.items():
            pair = f"{json.dumps(f'totembox.{key}')}, {json.dumps(json.dumps(value))}"
            await context.add_init_script(f"sessionStorage.setItem({pair})")
        if self.script:
            await context.add_init_script(self.script)
        page = await context.new_page()
        self.watch(page)
        await page.goto(address or self.address or self.box.address)
        return page

    async def phone(self, seat: int) -> Page:
        """Open the phone of somebody who sits there."""
        page = await self.page(ticket=await self.ticket_of(seat))
        await expect(page.get_by_test_id("me")).to_contain_text(NAMES[seat])
        await _shown(page)
        return page

    async def ticket_of(self, seat: int) -> Any:
        """Return the ticket of a phone of somebody who sits there."""
        token = self.tokens[seat]
        ticket = await self._ticket("join", seat=seat, name=NAMES[seat], resume=token)
        self.tokens[seat] = ticket["resume"]
        return ticket

    async def spectator(self) -> Page:
        """Open the page of somebody who only watches."""
        page = await self.page(ticket=await self._ticket("watch"))
        await _shown(page)
        return page

    async def panel(self) -> Page:
        """Open the virtual box."""
        page = await self.page(self.box.panel_address)
        await expect(page.locator(".oled[data-lit=true]").first).to_be_visible()
        return page

    async def _ticket(self, what: str, **wish: object) -> Any:
        context = await self.browser.new_context()
        answer = await context.request.post(f"{self.box.address}api/{what}", data=wish)
        assert answer.ok, await answer.text()
        ticket = await answer.json()
        await context.close()
        return ticket


async def _shown(page: Page) -> None:
    """Return when the page shows the table, of which it has heard."""
    await expect(page.locator("[data-testid=playing], [data-testid=lobby]")).to_be_attached()


def own_font() -> str:
    """Return a script that gives a page the font it asks for first, so that no machine's decides.

    It goes by no address: a page may load fonts from nowhere else.
    """
    coded = base64.b64encode(FONT.read_bytes()).decode()
    return (
        f"const bytes = Uint8Array.from(atob({coded!r}), (letter) => letter.charCodeAt(0));"
        "for (const name of ['Nunito', 'Cascadia Mono'])"
        "  document.fonts.add(new FontFace(name, bytes.buffer, { weight: '200 1000' }));"
    )


@contextlib.asynccontextmanager
async def box_for_pictures(
    browser: Browser, folder: Path, watch: Callable[[Page], None]
) -> AsyncGenerator[BoxFixture]:
    """Run a box for eight whose pages are drawn alike on every machine."""
    tables = {
        "box": {"id": "totem-7f3a", "language": "en", "seats": 8},
        "web": {"host": "127.0.0.1", "port": 0},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
        "journal": {"path": str(folder / "journal.sqlite3")},
    }
    async with running(msgspec.convert(tables, Config)) as box:
        there = BoxFixture(browser, box, watch, script=own_font())
        yield there
        await there.clear()
