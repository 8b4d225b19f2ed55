"""How the tests use Chromium: one for all of them, since starting it takes seconds."""

from __future__ import annotations

import contextlib
import shutil
from typing import TYPE_CHECKING

import pytest_asyncio
from playwright.async_api import async_playwright

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from playwright.async_api import Browser

HOST = "totem.test"
"""This machine under a name as a box in the Wi-Fi has one: from `localhost` a browser takes Brotli,
from there only gzip."""

_WITHOUT = (
    # Two pages of the browser's own in every window, of which no test sees anything: they took
    # more of the machine than our pages.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # A second list replaces Playwright's, so what matters of it stands here too: http stays http,
    # nothing is looked up outside, and a new page is not held back behind the old one.
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "MediaRouter",
    "LensOverlay",
    "DestroyProfileOnBrowserClose",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "ThirdPartyStoragePartitioning",
    "PaintHolding",
)

ARGUMENTS = [
    # A script of a test counts as a touch, so whether a page may be heard would be chance.
    "--autoplay-policy=no-user-gesture-required",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(_WITHOUT)}",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
]


@contextlib.asynccontextmanager
async def launched(*more: str) -> AsyncGenerator[Browser]:
    """Start the Chromium of this system; a missing one is a failure, not a skip."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "Chromium is missing; `make test` installs it"
    async with async_playwright() as playwright:
        arguments = [*ARGUMENTS, *more]
        browser = await playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        await browser.close()


in_one_loop = pytest_asyncio.fixture(loop_scope="session")
"""What an async fixture of these tests needs instead of `pytest.fixture`: Chromium's loop."""
