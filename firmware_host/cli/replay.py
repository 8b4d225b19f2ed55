"""`totembox replay`: a transcript or a journal, every line judged and every draw drawn again."""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Sequence
from pathlib import Path

from engines.catalog import find_game
from engines.core.match import Match, ReplayError
from engines.core.notation import NotationError
from engines.core.transcript import TranscriptError, read_transcript, write_head
from firmware_host.cli.language import cli_language
from firmware_host.cli.output import complain, say
from firmware_host.cli.setup import add_goals, use_given_goals
from firmware_host.config.file import reason_of
from firmware_host.config.plain_file import open_plain_file, read_plain_text
from firmware_host.journal.matches import read_match, read_matches
from firmware_host.journal.reading import reading
from firmware_host.journal.rows import DamagedError, JournalError, JournalLine, Record
from firmware_host.table.chance_notes import (
    read_remarked,
    remaining,
    secret_note,
    write_remarked,
)
from firmware_host.table.fairness import check_fairness
from firmware_host.table.problems import Problem
from firmware_host.table.restore import match_of
from firmware_host.texts.texts import BOX, translate
from firmware_host.wire import build

_SQLITE = b"SQLite format 3\x00"
_TRANSCRIPT_AT_MOST = 4 * 1024 * 1024


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="transcript or journal")
    parser.add_argument(
        "--match", default="", help="id of a match in the journal (default: the last)"
    )
    parser.add_argument("--transcript", action="store_true", help="print the match as a transcript")
    add_goals(parser)


def act(given: argparse.Namespace) -> int:
    """Judge every line, and say how it ended and whether chance was fair."""
    use_given_goals(given)
    try:
        match, lines, is_secret = _read(given.file, given.match)
        found = check_fairness(match.back_to(0), lines)
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("file-unreadable", file=str(given.file), reason=reason_of(error)) from error
    except (TranscriptError, ReplayError, NotationError, JournalError, DamagedError) as error:
        complain(f"{given.file}: {error}")
        return 1
    if given.transcript:
        told = lines[:-1] if is_secret else lines
        say("\n".join((*write_head(match), *write_remarked(remaining(told)))))
        return 0
    say(_summary(match))
    say(translate(BOX, cli_language(), f"fairness-{found.finding}", dataclasses.asdict(found)))
    return int(found.finding in ("unfair", "broken"))


def _read(path: Path, match_id: str) -> tuple[Match, Sequence[JournalLine], bool]:
    """Return the match, its lines, and whether the last one is a secret to be kept."""
    with open_plain_file(path) as file:
        is_journal = file.read(len(_SQLITE)) == _SQLITE
    if not is_journal:
        lines = read_plain_text(path, _TRANSCRIPT_AT_MOST).splitlines()
        return read_transcript(find_game, lines), read_remarked(lines), False
    record, is_ended = _record(path, match_id)
    match, secret = match_of(record), record.row.secret
    if not secret:
        return match, record.lines, False
    return match, (*record.lines, secret_note(secret)), not is_ended


def _record(path: Path, match_id: str) -> tuple[Record, bool]:
    """Return a match of the journal, and whether it can no longer go on."""
    with reading(path) as journal:
        matches = read_matches(journal)
        wanted = match_id or (matches[-1].id if matches else "")
        record = read_match(journal, wanted)
    if record is None:
        raise Problem("match-unknown", match=wanted[:60], count=len(matches))
    return record, record.is_over or wanted != matches[-1].id


def _summary(match: Match) -> str:
    outcome = match.game.outcome(match.state)
    ending = "unfinished" if outcome is None else build.encode(build.outcome(outcome)).decode()
    return f"{match.game.name}, {match.seats} seats, {match.number} moves, all legal: {ending}"
