"""The rows of the journal: matches, their lines, and seated people."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.journal.results import Ending

Kind = Literal["move", "back", "note"]
_DIGITS_AT_MOST: Final = 9


class JournalError(Exception):
    """The journal cannot be used; the message names the file and the reason."""


class DamagedError(ValueError):
    """A match in the journal with invalid data; the message names it."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """The setup of a match; `secret` is empty where a seed that is known decides chance."""

    id: str
    game: str
    seats: int
    options: Mapping[str, Any]
    seed: str
    secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One line of a match: a move, an undo, or a note about the table."""

    kind: Kind
    body: str


@dataclass(frozen=True, slots=True)
class Record:
    """A match of the journal with all its lines."""

    row: MatchRow
    lines: tuple[JournalLine, ...]
    is_over: bool

    def moves(self) -> tuple[str, ...]:
        """Return the moves that remain after every undo."""
        moves: list[str] = []
        for line in self.lines:
            if line.kind == "move":
                moves.append(line.body)
            elif line.kind == "back":
                del moves[self.back_number(line.body) :]
        return tuple(moves)

    def back_number(self, body: str) -> int:
        """Return the number that an undo goes back to, or raise DamagedError."""
        if not body.isdecimal() or len(body) > _DIGITS_AT_MOST:
            raise DamagedError(
                f"match {self.row.id} goes back to {body[:40]!r}, which is no number"
            )
        return int(body)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seated person; `token` is the hash of the phone's token for rejoining."""

    seat: int
    name: str
    language: str
    token: str


@dataclass(frozen=True, slots=True)
class CommandRow:
    """A command that was carried out: who sent it with which id, and the numbers of its reply."""

    sender: str
    id: str
    number: int
    made_for: int | None


@dataclass(frozen=True, slots=True)
class Entries:
    """The changes of one command: a new match, its lines, its end, a seat taken or left."""

    match: str = ""
    lines: tuple[JournalLine, ...] = ()
    begins: MatchRow | None = None
    is_over: bool | None = None
    ending: Ending | None = None
    seated: SeatRow | None = None
    vacated: int | None = None
    command: CommandRow | None = None
