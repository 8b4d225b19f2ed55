"""A whole box and a real Chromium."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from playwright.async_api import async_playwright, expect

sys.path.insert(0, str(Path(__file__).parent))

from firmware_host.app.daemon import running
from firmware_host.config import Config

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, ConsoleMessage, Page

    from firmware_host.app.daemon import Running

# The five seconds it would wait by itself are an opinion on how fast this machine is.
expect.set_options(timeout=40_000)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture
async def box(tmp_path: Path) -> AsyncGenerator[Running]:
    """Run a box that nobody outside this machine can reach."""
    tables = {
        "box": {"id": "totem-test", "language": "en", "seats": 4},
        "web": {"host": "127.0.0.1", "port": 0},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
        "journal": {"path": str(tmp_path / "journal.sqlite3")},
    }
    async with running(msgspec.convert(tables, Config)) as up:
        yield up


@pytest.fixture
async def browser() -> AsyncGenerator[Browser]:
    """Start the Chromium of this system; a missing one is a failure, not a skip."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "Chromium is missing; `make test` installs it"
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield chromium
        await chromium.close()


@pytest.fixture
def picture() -> Callable[..., Path]:
    """Return where a picture of a moment in a test goes, for whoever wants to see it."""
    folder = Path("tests/output")
    folder.mkdir(parents=True, exist_ok=True)

    def place(name: str) -> Path:
        return folder / f"{name}.png"

    return place


@pytest.fixture
async def faults() -> AsyncGenerator[Callable[[Page], None]]:
    """Collect what pages complain about; at the end there must be nothing."""
    found: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: found.append(str(error)))
        page.on(
            "console",
            lambda said: found.append(said.text) if _is_fault(said) else None,
        )

    yield watch
    assert found == []


EXPECTED = (
    # A refused request is an answer.
    "409 (Conflict)",
    # A phone that loses its seat is cut off by the broker, and may just be sending then.
    "WebSocket is already in CLOSING or CLOSED state",
)


def _is_fault(said: ConsoleMessage) -> bool:
    """Tell whether the page complains of what should not happen."""
    return said.type == "error" and not any(words in said.text for words in EXPECTED)
