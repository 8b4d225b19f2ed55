"""Rows that anybody may have written: a NULL costs its row, and the others are read."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

import pytest

from firmware_host.journal.journal import Journal
from firmware_host.journal.results import Ending
from firmware_host.journal.rows import CommandRow, Entries, MatchRow

if TYPE_CHECKING:
    from pathlib import Path

COLUMNS = {
    "match": (
        "id, game, seats, options, seed, started_at, ended_at, secret, started_sure, ended_sure"
    ),
    "result": "match, names, outcome, resigned, bots",
    "command": "sender, sequence, id, number, made_for",
}
"""Without types and without NOT NULL."""


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Return the path of a journal with two matches that are over, and two commands."""
    path = tmp_path / "journal.sqlite3"
    async with Journal(path) as journal:
        for match in ("m0", "m1"):
            row = MatchRow(match, "arriba", 2, {}, "", f"secret {match}")
            ending = Ending(("Ann", None), {"winners": [0], "scores": {}, "rule": "x"})
            command = CommandRow("host", match, 1, None)
            await journal.append(
                [Entries(match, begins=row, is_over=True, ending=ending, command=command)]
            )
    return path


def null(path: Path, table: str, column: str) -> None:
    """Put a NULL into the second row of a table."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        key = "match" if table == "result" else "id"
        for statement in (
            f"ALTER TABLE {table} RENAME TO strict",
            f"CREATE TABLE {table} ({COLUMNS[table]})",
            f"INSERT INTO {table} SELECT * FROM strict",  # noqa: S608 - our own names
            "DROP TABLE strict",
            f"UPDATE {table} SET {column} = NULL WHERE {key} = 'm1'",  # noqa: S608 - our own names
        ):
            database.execute(statement)
        database.commit()


@pytest.mark.parametrize(
    ("table", "column"),
    [(table, column) for table, names in COLUMNS.items() for column in names.split(", ")],
)
async def test_a_null_in_any_column_costs_its_row_at_most(
    path: Path, table: str, column: str
) -> None:
    null(path, table, column)
    async with Journal(path) as journal:
        results = {result.match for result in journal.results(9)}
        secrets = {match for match, _ in journal.ended_secrets(9)}
        began = {each.match for each in journal.began_within(1, 9)}
        commands = {row.id for row in journal.commands()}
    assert "m0" in results & secrets & began & commands
    assert results | secrets | began | commands <= {"m0", "m1"}


@pytest.mark.parametrize("names", ["{", "7", "[7]", "[" * 100_000, '["a"'])
async def test_a_result_that_is_no_result_is_left_out_and_named(
    path: Path, names: str, caplog: pytest.LogCaptureFixture
) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE result SET names = ? WHERE match = 'm1'", (names,))
    async with Journal(path) as journal:
        assert [result.match for result in journal.results(9)] == ["m0"]
        assert journal.result("m1") is None
    assert "the result of match 'm1' cannot be read" in caplog.text
