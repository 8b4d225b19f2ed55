"""A whole box and a real Chromium."""

from __future__ import annotations

import hashlib
import inspect
import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import expect

from firmware_host.app.daemon import running
from firmware_host.config.box import Config
from tests.browser.access import Access
from tests.browser.one_chromium import HOST, in_one_loop, launched
from tests.browser.visual_baselines import VisualBaselines

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Generator

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


@pytest.fixture
def bot_pace() -> dict[str, int]:
    """Return how fast bots are: most pages are not about their pace."""
    return {"read_ms": 100, "interrupt_ms": 500}


@in_one_loop
async def box(
    tmp_path: Path, dealt_alike: None, bot_pace: dict[str, int]
) -> AsyncGenerator[Running]:
    """Run a box that nobody outside this machine can reach."""
    del dealt_alike
    tables = {
        "box": {"id": "totem-test", "language": "en", "seats": 4},
        "web": {"host": "127.0.0.1", "port": 0, "hosts": [HOST]},
        "broker": {"ws_host": "127.0.0.1", "ws_port": 0},
        "journal": {"path": str(tmp_path / "journal.sqlite3")},
        "bots": bot_pace,
    }
    async with running(msgspec.convert(tables, Config)) as up:
        # Most pages are about what comes after a press.
        up.lobby.confirmation.shown_s = 0.0
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
    """Return the path for a screenshot of a test."""
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


@pytest.fixture
def baselines(request: pytest.FixtureRequest) -> Generator[VisualBaselines]:
    """Take pictures, and say at the end which are not as they were."""
    taking = VisualBaselines(is_reshooting=request.config.getoption("--reshoot"))
    yield taking
    if taking.taken:
        pytest.fail(f"taken anew, look at them: {', '.join(taking.taken)}")
    assert not taking.wrong, "\n".join(taking.wrong)


def _is_fault(said: ConsoleMessage) -> bool:
    """Tell whether the page complains of what should not happen; a refused request is an answer."""
    return said.type == "error" and "409 (Conflict)" not in said.text
