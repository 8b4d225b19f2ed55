"""Transcripts: a match as a text file with a head and one line per move."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.core.game import AnyGame
from engines.core.match import Entry, Match, begin_recorded
from engines.core.notation import NotationError, read_number
from engines.core.options import plain_options
from engines.core.seats import read_seat, write_seat
from engines.core.verdicts import Illegal

TITLE = "totembox transcript 1"
_QUOTED_AT_MOST = 60


class TranscriptError(ValueError):
    """A line that is invalid or illegal, with its number."""

    def __init__(self, line: int, reason: str, refusal: Illegal | None = None) -> None:
        self.line = line
        self.reason = reason
        self.refusal = refusal
        super().__init__(f"line {line}: {reason}")


def write_entry(game: AnyGame, entry: Entry) -> str:
    """Return the line of one move."""
    return f"{write_seat(entry.seat)} {game.write(entry.move)}"


def read_entry(game: AnyGame, line: str) -> Entry:
    """Return the move of one line, or raise NotationError."""
    who, _, move = line.partition(" ")
    seat = read_seat(who)
    if seat is None:
        raise NotationError("seat", who, like="0")
    return Entry(seat, game.parse(move))


def write_head(match: Match) -> tuple[str, ...]:
    """Return the lines of the set-up, with every option."""
    return (
        TITLE,
        f"game {match.game.name}",
        f"seats {match.seats}",
        *(f"option {name} {_plain(value)}" for name, value in plain_options(match.options).items()),
    )


def write_transcript(match: Match) -> tuple[str, ...]:
    """Return the whole match as lines."""
    return (*write_head(match), *(write_entry(match.game, entry) for entry in match.entries))


def read_transcript(find: Callable[[str], AnyGame], lines: Iterable[str]) -> Match:
    """Return the match of the lines, each of them judged, or raise TranscriptError."""
    head: dict[str, str] = {}
    options: dict[str, object] = {}
    match: Match | None = None
    for number, raw in enumerate(lines, start=1):
        line = raw.strip()
        if number == 1:
            _check_title(line)
        elif not line or line.startswith("#"):
            continue
        elif match is None and line.split(" ")[0] in ("game", "seats", "option"):
            _read_head(number, line, head, options)
        else:
            match = match or _begin(find, number, head, options)
            match = _play(match, number, line)
    return match or _begin(find, 1, head, options)


def _check_title(line: str) -> None:
    if line != TITLE:
        raise TranscriptError(1, f"a transcript starts with {TITLE!r}")


def _read_head(number: int, line: str, head: dict[str, str], options: dict[str, object]) -> None:
    word, _, rest = line.partition(" ")
    if word != "option":
        head[word] = rest
        return
    name, _, value = rest.partition(" ")
    if not value:
        raise TranscriptError(number, f"option {name[:_QUOTED_AT_MOST]!r} has no value")
    options[name] = value


def _begin(
    find: Callable[[str], AnyGame], number: int, head: dict[str, str], options: dict[str, object]
) -> Match:
    for word in ("game", "seats"):
        if word not in head:
            raise TranscriptError(number, f"no line says {word!r}")
    try:
        seats = read_number(head["seats"])
    except NotationError as error:
        raise TranscriptError(number, f"{error.part!r} is no number of seats") from error
    try:
        return begin_recorded(find(head["game"]), seats, options)
    except ValueError as error:
        raise TranscriptError(number, str(error)) from error


def _play(match: Match, number: int, line: str) -> Match:
    try:
        entry = read_entry(match.game, line)
    except NotationError as error:
        raise TranscriptError(number, str(error)) from error
    applied = match.play(entry.seat, entry.move)
    if isinstance(applied, Illegal):
        raise TranscriptError(
            number, f"{line[:_QUOTED_AT_MOST]!r} is refused by {applied.rule}", applied
        )
    return applied.state


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
