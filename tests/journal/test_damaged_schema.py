"""A journal whose tables are damaged is named in one sentence, whatever bytes stand there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from firmware_host.journal.journal import Journal
from firmware_host.journal.reading import reading
from firmware_host.journal.rows import JournalError

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """Return a journal of whose tables SQLite complains in bytes that are no text."""
    path = tmp_path / "journal.sqlite3"
    Journal(path).close()
    path.write_bytes(path.read_bytes().replace(b"INTEGER", b"INT\xc5GER"))
    return path


def test_tables_that_are_no_text_cannot_be_read(damaged: Path) -> None:
    with pytest.raises(JournalError, match="are damaged"), reading(damaged):
        pass


def test_tables_that_are_no_text_cannot_be_opened(damaged: Path) -> None:
    with pytest.raises(JournalError, match="are damaged"):
        Journal(damaged)


async def test_a_box_sets_such_a_journal_aside(damaged: Path) -> None:
    async with Journal(damaged, is_patient=True) as journal:
        assert journal.failure is None
        assert journal.set_aside is not None
        assert journal.latest() is None
        with pytest.raises(JournalError, match="are damaged"):
            Journal(journal.set_aside)
