"""The results of all tables: each match counts once, however often it is published."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

import msgspec

from firmware_host.hall.database import Database, DatabaseError
from firmware_host.hall.pairings import Pairing
from firmware_host.hall.rounds import Round
from firmware_host.hall.standings import Played

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from firmware_host.wire.payloads import Outcome
    from firmware_host.wire.public import MatchResult

T = TypeVar("T")

VERSION: Final = 2
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS hall_version (version INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS tournament (name TEXT PRIMARY KEY, opened_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS result (
    box TEXT NOT NULL, match TEXT NOT NULL, tournament TEXT NOT NULL, game TEXT NOT NULL,
    started_at TEXT NOT NULL, ended_at TEXT NOT NULL, rule TEXT NOT NULL,
    PRIMARY KEY (box, match)
);
CREATE TABLE IF NOT EXISTS result_seat (
    box TEXT NOT NULL, match TEXT NOT NULL, seat INTEGER NOT NULL,
    name TEXT, score INTEGER, won INTEGER NOT NULL,
    resigned INTEGER NOT NULL DEFAULT 0, bot INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (box, match, seat)
);
CREATE TABLE IF NOT EXISTS tournament_round (
    tournament TEXT NOT NULL, number INTEGER NOT NULL, made_at TEXT NOT NULL, pairing TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
)
"""
_KEEP: Final = (
    "INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (box, match) DO UPDATE "
    "SET ended_at = excluded.ended_at, rule = excluded.rule"
)
_KEEP_UNDATED: Final = (
    "INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (box, match) DO UPDATE "
    "SET rule = excluded.rule"
)
_UPGRADES: Final = {
    1: (
        "ALTER TABLE result_seat ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE result_seat ADD COLUMN bot INTEGER NOT NULL DEFAULT 0",
    ),
}
"""What an upgrade from each version changes."""
_SEAT: Final = "INSERT INTO result_seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_READ: Final = (
    "SELECT result.box, result.match, game, ended_at, seat, name, score, won, resigned, bot "
    "FROM result JOIN result_seat "
    "ON result_seat.box = result.box AND result_seat.match = result.match "
    "WHERE tournament = ? ORDER BY ended_at, result.box, result.match, seat"
)


_FIELDS: Final = tuple(field.name for field in msgspec.structs.fields(Played))


class Store:
    """Owns the database; everything runs in one thread, so that the page never waits for a disk."""

    def __init__(self, url: str, tournament: str = "") -> None:
        self._tournament = tournament
        self._opened_at = ""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="hall")
        self._database = Database(url)
        self.name = self._database.name

    async def __aenter__(self) -> Self:
        """Make the tables if they are missing, and return the store."""
        try:
            await self._in_thread(self._prepare)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish what is being written and close the database."""
        await self._in_thread(self._database.close)
        self._thread.shutdown()

    async def keep(self, box: str, results: Iterable[MatchResult]) -> None:
        """Write results down, or take back those that were taken back, all in one commit."""
        heard = _as_heard(results)
        statements = [each for result in heard for each in self._statements(box, result)]
        await self._in_thread(lambda: self._database.run(statements))

    async def played(self, tournament: str | None = None) -> list[Played]:
        """Return every seat of every match of a tournament, the oldest match first."""
        wanted = self._tournament if tournament is None else tournament
        rows = await self._in_thread(lambda: self._database.read(_READ, wanted))
        named = [dict(zip(_FIELDS, row, strict=True)) for row in rows]
        return msgspec.convert(named, list[Played], strict=False)

    async def tournaments(self) -> list[str]:
        """Return the tournaments of this hall, the newest first, and play outside of any last."""
        sql = "SELECT name FROM tournament ORDER BY opened_at DESC, name"
        rows = await self._in_thread(lambda: self._database.read(sql))
        return [str(row[0]) for row in rows]

    async def rounds(self, tournament: str) -> list[Round]:
        """Return the rounds of a tournament, the first one first."""
        sql = "SELECT number, made_at, pairing FROM tournament_round WHERE tournament = ?"
        rows = await self._in_thread(
            lambda: self._database.read(f"{sql} ORDER BY number", tournament)
        )
        return [Round(row[0], row[1], msgspec.json.decode(row[2], type=Pairing)) for row in rows]

    async def add_round(self, tournament: str, number: int, pairing: Pairing) -> None:
        """Write the next round down."""
        row = (tournament, number, _now(), msgspec.json.encode(pairing).decode())
        insert = "INSERT INTO tournament_round VALUES (?, ?, ?, ?)"
        await self._in_thread(lambda: self._database.run([(insert, row)]))

    async def remove_round(self, tournament: str, number: int) -> None:
        """Take a round back, with those after it."""
        delete = "DELETE FROM tournament_round WHERE tournament = ? AND number >= ?"
        await self._in_thread(lambda: self._database.run([(delete, (tournament, number))]))

    def _prepare(self) -> None:
        self._database.run([(sql, ()) for sql in _SCHEMA.split(";")])
        versions = self._database.read("SELECT version FROM hall_version")
        if versions:
            self._upgrade(versions[0][0])
        else:
            self._database.run([("INSERT INTO hall_version VALUES (?)", (VERSION,))])
        self._opened_at = self._opened(self._tournament)

    def _upgrade(self, version: int) -> None:
        """Bring an older database to this version, or raise DatabaseError for a newer one."""
        if version not in range(min(_UPGRADES), VERSION + 1):
            raise DatabaseError(
                f"the database {self.name} has version {version}, this totembox reads {VERSION}"
            )
        for older in range(version, VERSION):
            # The number first: in SQLite only a change of rows begins a transaction.
            number = ("UPDATE hall_version SET version = ?", (older + 1,))
            self._database.run([number, *((sql, ()) for sql in _UPGRADES[older])])

    def _opened(self, tournament: str) -> str:
        """Return when the tournament began: now, if this is the first time that it is named."""
        if not tournament:
            return ""
        begin = "INSERT INTO tournament VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
        self._database.run([(begin, (tournament, _now()))])
        asked = "SELECT opened_at FROM tournament WHERE name = ?"
        return str(self._database.read(asked, tournament)[0][0])

    def _statements(self, box: str, result: MatchResult) -> list[tuple[str, tuple[Any, ...]]]:
        key = (box, result.match)
        clear = ("DELETE FROM result_seat WHERE box = ? AND match = ?", key)
        outcome, ended_at = result.outcome, result.ended_at
        if outcome is None or ended_at is None or result.practice:
            return [clear, ("DELETE FROM result WHERE box = ? AND match = ?", key)]
        tournament = self._tournament if ended_at >= self._opened_at else ""
        row = (*key, tournament, result.game, result.started_at, ended_at, outcome.rule)
        rows = (
            (*key, seat, name, outcome.scores.get(str(seat)), *_marks(result, outcome, seat))
            for seat, name in enumerate(result.names)
        )
        keep = _KEEP_UNDATED if result.undated else _KEEP
        return [(keep, row), clear, *((_SEAT, values) for values in rows)]

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _as_heard(results: Iterable[MatchResult]) -> Iterator[MatchResult]:
    """Yield the results of a box, newest first; an undated one ended when it was first heard of.

    One that was played before a dated result did not end after that.
    """
    heard_at = _now()
    for result in results:
        if result.undated and result.ended_at is not None:
            yield msgspec.structs.replace(result, ended_at=heard_at)
        else:
            yield result
            heard_at = min(heard_at, result.ended_at or heard_at)


def _marks(result: MatchResult, outcome: Outcome, seat: int) -> tuple[int, ...]:
    """Return whether the seat won, resigned, and was a bot's."""
    return tuple(int(seat in seats) for seats in (outcome.winners, result.resigned, result.bots))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
