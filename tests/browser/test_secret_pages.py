"""Pages over https: with the certificate of the box, and behind a proxy that has its own."""

from __future__ import annotations

import ssl
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.async_api import expect

from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from tests.browser.one_chromium import in_one_loop, launched
from tests.browser.people import open_panel, sit_down, start_match
from tests.browser.played_pages import QUICK
from tests.browser.proxies import BROKER, proxy
from tests.daemon.authority import Authority, found_authority

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable
    from pathlib import Path

    from playwright.async_api import Browser, Page

    from firmware_host.app.daemon import Running

pytestmark = pytest.mark.browser


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return found_authority(tmp_path / "authority")


@in_one_loop
async def browser(authority: Authority) -> AsyncGenerator[Browser]:
    """Start a Chromium that trusts the key of this certificate, and no other."""
    key = authority.key_hash("localhost")
    async with launched(f"--ignore-certificate-errors-spki-list={key}") as chromium:
        yield chromium


def config_of(folder: Path, web: dict[str, Any], broker: dict[str, Any]) -> Config:
    """Return a box for two that nobody outside this machine can reach."""
    tables = {
        "box": {"id": "totem-test", "language": "en", "seats": 2},
        "web": {"host": "127.0.0.1", "port": 0, **web},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0, **broker},
        "journal": {"path": str(folder / "journal.sqlite3")},
    }
    return msgspec.convert(tables, Config)


async def play(browser: Browser, box: Running, watch: Callable[[Page], None]) -> set[str]:
    """Sit down, begin a match, and return where the phone's WebSockets went."""
    lines: set[str] = set()

    def note(page: Page) -> None:
        watch(page)
        page.on("websocket", lambda line: lines.add(line.url))

    panel = await open_panel(browser, box, note)
    phone = await sit_down(browser, box, note, seat=0, name="Ann", locale="en-GB")
    assert await phone.evaluate("isSecureContext")
    await sit_down(browser, box, note, seat=1, name="Ben", locale="fr-FR")
    await start_match(panel, 2, **QUICK)
    await expect(phone.get_by_test_id("playing")).to_be_visible()
    # Before the box goes: a page would ask a proxy that stands before nothing.
    for context in browser.contexts:
        await context.close()
    return lines


async def test_a_box_with_a_certificate(
    browser: Browser, authority: Authority, tmp_path: Path, faults: Callable[[Page], None]
) -> None:
    chain, key = authority.certificate("localhost")
    web = {"tls_cert": chain, "tls_key": key}
    async with running(config_of(tmp_path, web, {})) as box:
        lines = await play(browser, box, faults)
        assert lines == {f"wss://127.0.0.1:{box.broker.ws_port}{box.broker.ws_path}"}


async def test_a_box_behind_a_proxy(
    browser: Browser, authority: Authority, tmp_path: Path, faults: Callable[[Page], None]
) -> None:
    shown = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    shown.load_cert_chain(*authority.certificate("localhost"))
    async with AsyncExitStack() as stack:
        before = await stack.enter_async_context(proxy(shown))
        config = config_of(tmp_path, {"url": before.address}, {"ws_url": BROKER})
        box = await stack.enter_async_context(running(config))
        before.stand_before(box)
        assert box.phone_address == before.address
        lines = await play(browser, box, faults)
        assert lines == {f"wss://localhost:{before.port}{BROKER}"}
        assert before.lines >= 3
