"""A real table on a real journal, asked one command after the other, closed or killed at will."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import dataclass
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from firmware_host.journal.journal import Journal
from firmware_host.table.clock import TableClock
from firmware_host.table.problems import Problem
from firmware_host.table.restore import restore
from firmware_host.table.table import RefusedError, Table
from tests.engines.playing import seeded

if TYPE_CHECKING:
    from pathlib import Path

    from firmware_host.journal.rows import Record
    from firmware_host.table.decision import Origin
    from firmware_host.table.state import TableState

_NAME = "journal.sqlite3"


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a command: the number after it, or the rule or problem that refused it."""

    number: int | None = None
    refusal: str = ""

    @property
    def is_done(self) -> bool:
        """Return whether the command was carried out."""
        return self.number is not None


class RealTable:
    """The table of a box without network, in an event loop of its own.

    Ids and secrets of matches are the same in every run, so that a failure can be repeated.
    """

    def __init__(self, folder: Path, size: int) -> None:
        drawn = seeded(1)
        tokens = SimpleNamespace(token_hex=lambda count: drawn.randbytes(count).hex())
        self._tokens = patch("firmware_host.table.table.secrets", tokens)
        self._tokens.start()
        self.size = size
        self.now_ns = 0
        self._folders = (folder / f"life{life}" for life in count())
        self._folder = next(self._folders)
        self._runner = asyncio.Runner()
        self._open()

    @property
    def state(self) -> TableState:
        """Return the table as it was last published."""
        return self.table.committed

    @property
    def record(self) -> Record | None:
        """Return what the journal holds of the match on the table."""
        return self.journal.read(self.state.match_id)

    def ask(self, origin: Origin, command: Any) -> Answer:
        """Ask for a command and wait until it is durable and published, or refused."""
        try:
            return Answer(self._runner.run(self.table.ask(origin, command)))
        except Problem as problem:
            return Answer(refusal=problem.key)
        except RefusedError as refused:
            return Answer(refusal=refused.illegal.rule)

    def restored(self) -> TableState:
        """Return the table as a restart would find it now."""
        return restore(self.journal, self.size).state

    def restart(self) -> None:
        """Stop in order and start again."""
        self._close()
        self._open()

    def crash(self) -> None:
        """Start again from the files as `kill -9` leaves them: nothing is closed or cleared up."""
        left = self._folder
        self._folder = next(self._folders)
        shutil.copytree(left, self._folder)
        self._close()
        self._open()

    def close(self) -> None:
        """Stop for good."""
        self._close()
        self._runner.close()
        self._tokens.stop()

    def _open(self) -> None:
        self.journal = self._runner.run(_entered(Journal(self._folder / _NAME)))
        clock = TableClock(lambda: self.now_ns)
        self.table = Table(self.restored(), self.journal, clock)
        self._running = self._runner.get_loop().create_task(self.table.run())

    def _close(self) -> None:
        self._running.cancel()
        self._runner.run(_left(self._running, self.journal))


async def _entered(journal: Journal) -> Journal:
    return await journal.__aenter__()


async def _left(running: asyncio.Task[None], journal: Journal) -> None:
    await asyncio.wait([running])
    await journal.__aexit__(None, None, None)
