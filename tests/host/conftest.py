"""A real table on a real journal, running, and a web server before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from host_tables import SIZE, guests, run
from web_site import Site

from firmware_host.clock import TableClock
from firmware_host.journal import Journal
from firmware_host.table.state import TableState
from firmware_host.table.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Return a table of eight with three people."""
    async with Journal(tmp_path / "journal.sqlite3") as journal:
        table = Table(TableState(SIZE, guests(3)), journal, TableClock())
        async with run(table.run()):
            yield table


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return a built page, with a secret beside it."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    for name in ("index", "box"):
        (folder / f"{name}.html").write_text(f"<!doctype html>{name}", encoding="utf-8")
    (folder / "assets" / "index-abc.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("the secret", encoding="utf-8")
    return folder


@pytest.fixture
async def site(table: Table, page: Path) -> AsyncIterator[Site]:
    """Return a running site; seats 0 to 2 are taken."""
    site = Site(table, page)
    async with site.client:
        yield site
