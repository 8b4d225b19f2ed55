"""The figures of one match, from its record in the journal."""

from __future__ import annotations

from collections.abc import Iterator

from engines.catalog import find_game
from engines.core.match import Match, begin_recorded
from engines.core.transcript import read_entry
from engines.core.verdicts import Illegal
from firmware_host.journal.results import Result
from firmware_host.journal.rows import Record
from firmware_host.statistics.figures import Figure, MatchFigures
from firmware_host.table.bot_changes import bot_seats, bots_at, changes_of
from firmware_host.table.buttons import buttons_of
from firmware_host.table.chance import Chance
from firmware_host.table.name_notes import names_of


def match_figures(
    record: Record,
    started_at: str | None,
    result: Result | None,
    measured: list[Figure],
    present: tuple[str | None, ...] = (),
) -> MatchFigures:
    """Return the match with its people.

    Older journals name them only in a result; until then they are those who are present.
    """
    row = record.row
    outcome = result.outcome if result else None
    names = names_of(record) or (result.names if result else present)
    return MatchFigures(
        match=row.id,
        game=row.game,
        started_at=started_at,
        seats=row.seats,
        names=list(names[: row.seats]),
        buttons=list(buttons_of(record)),
        winners=list(outcome["winners"]) if outcome else None,
        figures=measured,
        bots=bot_seats(changes_of(record), map(_mover, record.moves())),
        resigned=list(result.resigned) if result else [],
    )


def is_practice(record: Record) -> bool:
    """Return whether the host chose the seed of the match."""
    row = record.row
    return Chance(row.id, row.seed, row.secret).chosen_seed is not None


def figures(record: Record) -> list[Figure]:
    """Return what the moves of the match measure; what came before a wrong line still counts."""
    try:
        return list(_measured(record))
    except ValueError:
        # A match of other rules or options than today's has no figures.
        return []


def _measured(record: Record) -> Iterator[Figure]:
    game = find_game(record.row.game)
    match = begin_recorded(game, record.row.seats, record.row.options)
    moves = record.moves()
    bots_before = bots_at(changes_of(record), range(len(moves)))
    for line, bots in zip(moves, bots_before, strict=True):
        entry = read_entry(game, line)
        applied = match.play(entry.seat, entry.move)
        if isinstance(applied, Illegal):
            return
        after: Match = applied.state
        for measure in game.measures(match.state, entry.move, after.state):
            bot = "" if measure.seat is None else bots.get(measure.seat, "")
            yield Figure(after.number, measure.kind, measure.seat, measure.value, bot)
        match = after


def _mover(line: str) -> int:
    """Return the seat of a line; chance has none, and counts as one that no bot plays."""
    seat = line.partition(" ")[0]
    return int(seat) if seat.isdecimal() and seat.isascii() else -1
