"""What the journal holds: matches, their lines, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.journal.results import Ending

Kind = Literal["move", "back", "note"]


class JournalError(Exception):
    """The journal cannot be used; the message names the file and the reason."""


class DamagedError(ValueError):
    """A match in the journal that cannot be read any more; the message names it."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """How a match was set up."""

    id: str
    game: str
    seats: int
    options: Mapping[str, Any]
    seed: str


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened: a move, a step back, or a note about the table."""

    kind: Kind
    body: str


@dataclass(frozen=True, slots=True)
class Record:
    """A match as the journal holds it."""

    row: MatchRow
    lines: tuple[Line, ...]
    is_over: bool

    def moves(self) -> tuple[str, ...]:
        """Return the moves that still stand after every step back."""
        moves: list[str] = []
        for line in self.lines:
            if line.kind == "move":
                moves.append(line.body)
            elif line.kind == "back":
                del moves[self._number(line.body) :]
        return tuple(moves)

    def _number(self, body: str) -> int:
        if not body.isdecimal():
            raise DamagedError(
                f"match {self.row.id} goes back to {body[:40]!r}, which is no number"
            )
        return int(body)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where; the token is the hash of what the phone shows to come back."""

    seat: int
    name: str
    language: str
    token: str


@dataclass(frozen=True, slots=True)
class Entries:
    """What one command adds: a new match, lines of it, how it is over, who sits where."""

    match: str = ""
    lines: tuple[Line, ...] = ()
    begins: MatchRow | None = None
    is_over: bool | None = None
    ending: Ending | None = None
    sits: SeatRow | None = None
    rises: int | None = None
