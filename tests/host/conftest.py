"""A real table on a real journal, running."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from host_tables import SIZE, guests, run

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
