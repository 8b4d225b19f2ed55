"""A whole box and a real Chromium."""

from __future__ import annotations

import hashlib
import inspect
import itertools
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import expect

sys.path.insert(0, str(Path(__file__).parent))

from access import Access
from one_chromium import in_one_loop, launched

from firmware_host.app.daemon import running
from firmware_host.config import Config

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from playwright.async_api import Browser, ConsoleMessage, Page

    from firmware_host.app.daemon import Running

# The five seconds it would wait by itself are an opinion on how fast this machine is.
expect.set_options(timeout=40_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run these tests in one loop: they share a Chromium, and starting one takes seconds."""
    one_loop = pytest.mark.asyncio(loop_scope="session")
    for item in items:
        test = getattr(item, "obj", None)
        if item.get_closest_marker("browser") and inspect.iscoroutinefunction(test):
            item.add_marker(one_loop, append=False)


@pytest.fixture
def dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the matches of a test be dealt the same way in every run: what fails, fails again."""
    name, count = request.node.name, itertools.count()

    def word(length: int) -> str:
        return hashlib.sha256(f"{name}/{next(count)}".encode()).hexdigest()[: 2 * length]

    monkeypatch.setattr("firmware_host.table.table.secrets", SimpleNamespace(token_hex=word))


@in_one_loop
async def box(tmp_path: Path, dealt_alike: None) -> AsyncGenerator[Running]:
    """Run a box that nobody outside this machine can reach."""
    del dealt_alike
    tables = {
        "box": {"id": "totem-test", "language": "en", "seats": 4},
        "web": {"host": "127.0.0.1", "port": 0},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
        "journal": {"path": str(tmp_path / "journal.sqlite3")},
    }
    async with running(msgspec.convert(tables, Config)) as up:
        yield up


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncGenerator[Browser]:
    """Start the Chromium of this system, once."""
    async with launched() as browser:
        yield browser


@in_one_loop
async def browser(chromium: Browser) -> AsyncGenerator[Browser]:
    """Lend the Chromium to a test: what the test opened is closed and forgotten after it."""
    yield chromium
    for context in chromium.contexts:
        await context.close()


@pytest.fixture
def picture() -> Callable[..., Path]:
    """Return where a picture of a moment in a test goes, for whoever wants to see it."""
    folder = Path("tests/output")
    folder.mkdir(parents=True, exist_ok=True)

    def place(name: str) -> Path:
        return folder / f"{name}.png"

    return place


@in_one_loop
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


@in_one_loop
async def access() -> AsyncGenerator[Access]:
    """Audit as often as the test likes; at the end nothing may be wrong."""
    auditor = Access()
    yield auditor
    assert auditor.audits > 0
    assert not auditor.faults, "\n".join(auditor.faults)


def _is_fault(said: ConsoleMessage) -> bool:
    """Tell whether the page complains of what should not happen; a refused request is an answer."""
    return said.type == "error" and "409 (Conflict)" not in said.text
