"""How the tests use Chromium: one for all of them, since starting it takes seconds."""

from __future__ import annotations

import pytest_asyncio

HOST = "totem.test"
"""This machine under a name as a box in the Wi-Fi has one: from `localhost` a browser takes Brotli,
from there only gzip."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
]

in_one_loop = pytest_asyncio.fixture(loop_scope="session")
"""What an async fixture of these tests needs instead of `pytest.fixture`: Chromium's loop."""
