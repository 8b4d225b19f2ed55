"""SQLite or PostgreSQL behind one small door; foreign errors become one sentence here."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from firmware_host.config.plain_file import open_plain_file
from firmware_host.config.private import make_private_file, make_private_folder

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

_POSTGRES: Final = ("postgresql://", "postgres://")
_SQLITE: Final = "sqlite://"
_PASSWORD: Final = re.compile(r"(://[^:@/]*):[^@/]*@")


class DatabaseError(Exception):
    """The database cannot be used; the message names it, without its password."""


class Database:
    """One connection; SQL is written with `?`, in the words that both databases know."""

    def __init__(self, url: str) -> None:
        self.name = shown(url)
        self._url = url
        self._is_postgres = url.startswith(_POSTGRES)
        self._connection: Any = self._open()

    def run(self, statements: Sequence[tuple[str, Sequence[Any]]]) -> None:
        """Carry all statements out, or none of them."""
        with self._transaction("written") as cursor:
            for sql, values in statements:
                cursor.execute(self._worded(sql), tuple(values))

    def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows."""
        with self._transaction("read") as cursor:
            cursor.execute(self._worded(sql), values)
            rows: list[tuple[Any, ...]] = cursor.fetchall()
            return rows

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def _open(self) -> Any:
        with self._translated("opened"):
            return _postgres(self._url) if self._is_postgres else _sqlite(self._url)

    @contextlib.contextmanager
    def _transaction(self, what: str) -> Generator[Any]:
        """Yield a cursor whose work is kept as a whole; a server that was away is asked anew."""
        if self._is_postgres and self._connection.closed:
            self._connection = self._open()
        connection = self._connection
        with self._translated(what):
            scope = connection.transaction() if self._is_postgres else connection
            with scope, contextlib.closing(connection.cursor()) as cursor:
                yield cursor

    def _worded(self, sql: str) -> str:
        return sql.replace("?", "%s") if self._is_postgres else sql

    @contextlib.contextmanager
    def _translated(self, what: str) -> Generator[None]:
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            raise DatabaseError(f"the database {self.name} cannot be {what}: {error}") from error
        except Exception as error:
            # The driver of PostgreSQL is an extra, so that its errors have no name here.
            if not type(error).__module__.startswith("psycopg"):
                raise
            reason = str(error).strip().splitlines() or [type(error).__name__]
            sentence = f"the database {self.name} cannot be {what}: {reason[0]}"
            raise DatabaseError(sentence) from error


def shown(url: str) -> str:
    """Return the address of a database as it may be printed."""
    return _PASSWORD.sub(r"\1:***@", url.removeprefix(f"{_SQLITE}/"))


def _sqlite(url: str) -> sqlite3.Connection:
    path = Path(url.removeprefix(f"{_SQLITE}/")).expanduser()
    make_private_folder(path.parent)
    make_private_file(path)
    open_plain_file(path).close()
    connection = sqlite3.connect(path, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        # FULL, not NORMAL: a result that was counted must outlive a power cut.
        connection.execute("PRAGMA synchronous = FULL")
    except BaseException:
        connection.close()
        raise
    return connection


def _postgres(url: str) -> Any:
    try:
        import psycopg  # noqa: PLC0415 - an extra, needed by who has a PostgreSQL
    except ImportError as error:
        raise DatabaseError(
            "PostgreSQL needs its driver: pip install 'totembox[postgres]'"
        ) from error
    return psycopg.connect(url, autocommit=True, connect_timeout=10)
