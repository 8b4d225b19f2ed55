"""`totembox replay`: a transcript or a journal, every line judged again."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.catalog import find_game
from engines.core.match import ReplayError
from engines.core.notation import NotationError
from engines.core.transcript import TranscriptError, read_transcript, write_transcript
from firmware_host.cli.setup import add_goals, equip_given
from firmware_host.journal import DamagedError, Journal, JournalError
from firmware_host.problems import Problem
from firmware_host.table.restore import match_of
from firmware_host.wire import encode

if TYPE_CHECKING:
    import argparse

    from engines.core.match import Match
    from firmware_host.journal import Record

_SQLITE = b"SQLite format 3\x00"


def add_to(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("replay", help="check a transcript, or a match of a journal")
    parser.add_argument("file", type=Path, metavar="FILE", help="a transcript or a journal")
    parser.add_argument("--match", default="", help="which match of a journal (default: the last)")
    parser.add_argument("--transcript", action="store_true", help="print it as a transcript")
    add_goals(parser)
    parser.set_defaults(act=act)


def act(given: argparse.Namespace) -> int:
    """Judge every line and say how it ended."""
    equip_given(given)
    try:
        match = _read(given.file, given.match)
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("file-unreadable", file=str(given.file), reason=_reason(error)) from error
    except (TranscriptError, ReplayError, NotationError, JournalError, DamagedError) as error:
        print(f"totembox: {given.file}: {error}", file=sys.stderr)
        return 1
    if given.transcript:
        print("\n".join(write_transcript(match)))
        return 0
    print(_summary(match))
    return 0


def _read(path: Path, match_id: str) -> Match:
    with path.open("rb") as file:
        is_journal = file.read(len(_SQLITE)) == _SQLITE
    if is_journal:
        return match_of(_record(path, match_id))
    return read_transcript(find_game, path.read_text(encoding="utf-8").splitlines())


def _record(path: Path, match_id: str) -> Record:
    with contextlib.closing(Journal(path)) as journal:
        matches = journal.matches()
        wanted = match_id or (matches[-1].id if matches else "")
        record = journal.read(wanted)
    if record is None:
        raise Problem("match-unknown", match=wanted[:60], count=len(matches))
    return record


def _summary(match: Match) -> str:
    outcome = match.game.outcome(match.state)
    ending = "unfinished" if outcome is None else encode(outcome).decode()
    return f"{match.game.name}, {match.seats} seats, {match.number} moves, all legal: {ending}"


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
