"""A hall over real tables, and what a test waits for in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from firmware_host.hall.settings import Settings
from tests.many_tables.tables_in_play import WINNER

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from firmware_host.hall.hall import Hall
    from tests.many_tables.tables_in_play import PlayedTable


def hall_settings(folder: Path, urls: Sequence[str]) -> Settings:
    """Return the settings of a hall on that broker."""
    tables = {
        "broker": {"url": list(urls)},
        "web": {"host": "127.0.0.1", "port": 0},
        "database": {"url": str(folder / "hall.sqlite3")},
    }
    return msgspec.convert(tables, Settings)


async def seen(hall: Hall, tables: Sequence[PlayedTable]) -> None:
    """Return when the hall shows every match as won."""
    names = {table.id for table in tables}
    while True:
        over = {
            card.box
            for card in hall.cards()
            if card.condition == "online"
            and card.summary.outcome is not None
            and card.summary.outcome.winners == [WINNER]
        }
        if over == names:
            return
        await hall.changed(hall.version)


async def counted(hall: Hall, tables: Sequence[PlayedTable]) -> None:
    """Return when the result of every match is in the database."""
    wanted = {(table.id, table.box.table.committed.match_id) for table in tables}
    while {(one.box, one.match) for one in await hall.store.played()} != wanted:
        await hall.changed(hall.version)
