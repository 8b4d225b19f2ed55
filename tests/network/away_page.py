"""The phone page in a Chromium of another network, and what has come to it."""

from __future__ import annotations

import contextlib
import json
import shutil
from typing import TYPE_CHECKING, Any

from playwright.async_api import async_playwright

from firmware_host.guard.mqtt_meter import packet_size
from tests.browser.one_chromium import ARGUMENTS
from tests.browser.people import PHONE

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from playwright.async_api import Page, WebSocket

_PUBLISH = 3
_EXACTLY_ONE_MORE_FIELD = 0x06


class AwayPage:
    """A page, and the latest payload of every topic that it got."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.latest: dict[str, Any] = {}
        self.connections = 0
        page.on("websocket", self._follow)

    @property
    def view(self) -> Any:
        """The latest view of the page's seat."""
        return self.latest.get("view")

    async def shows_trouble(self) -> bool:
        """Tell whether the page says that its connection is lost."""
        return await self.page.get_by_test_id("trouble").count() > 0

    def _follow(self, line: WebSocket) -> None:
        self.connections += 1
        stream = bytearray()

        def arrived(data: str | bytes) -> None:
            stream.extend(data if isinstance(data, bytes) else data.encode())
            while (size := packet_size(bytes(stream[:5]))) and size <= len(stream):
                self._take(bytes(stream[:size]))
                del stream[:size]

        line.on("framereceived", arrived)

    def _take(self, packet: bytes) -> None:
        if packet[0] >> 4 != _PUBLISH:
            return
        at = next(n for n in range(1, 5) if packet[n] < 0x80) + 1
        length = int.from_bytes(packet[at : at + 2], "big")
        topic = packet[at + 2 : at + 2 + length].decode()
        at += 2 + length + (2 if packet[0] & _EXACTLY_ONE_MORE_FIELD else 0)
        self.latest[topic.rpartition("/")[2]] = json.loads(packet[at:] or b"null")


@contextlib.asynccontextmanager
async def away_page(phone: int, folder: Path) -> AsyncGenerator[AwayPage]:
    """Yield a page of a Chromium that runs in the network of that process."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "Chromium is missing; `make test` installs it"
    there = folder / "chromium-there"
    there.write_text(f'#!/bin/sh\nexec nsenter --target={phone} --net -- {program} "$@"\n')
    there.chmod(0o700)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=there, args=ARGUMENTS)
        context = await browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB")
        yield AwayPage(await context.new_page())
        await browser.close()
