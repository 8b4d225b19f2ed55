"""From a match in the journal to its figures: every move is played again and measured."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.catalog import find_game
from engines.core.match import begin
from engines.core.transcript import read_entry
from engines.core.verdicts import Illegal
from firmware_host.statistics.figures import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.match import Match
    from firmware_host.journal import Record


def figures(record: Record) -> list[Figure]:
    """Return what the moves of the match measure; what came before a wrong line still counts."""
    try:
        return list(_measured(record))
    except ValueError:
        # A match of other rules or other options than today's: nothing can be told about it.
        return []


def _measured(record: Record) -> Iterator[Figure]:
    game = find_game(record.row.game)
    match = begin(game, record.row.seats, record.row.options)
    for line in record.moves():
        entry = read_entry(game, line)
        applied = match.play(entry.seat, entry.move)
        if isinstance(applied, Illegal):
            return
        after: Match = applied.state
        for measure in game.measures(match.state, entry.move, after.state):
            yield Figure(after.number, measure.kind, measure.seat, measure.value)
        match = after
