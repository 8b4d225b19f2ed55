"""Every state that a match in the journal went through, to look up what a box had published."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engines.catalog import find_game
from engines.core.match import begin_recorded, replay
from engines.core.seats import Seat
from engines.core.transcript import read_entry
from firmware_host.wire import build

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.match import Match
    from firmware_host.journal.rows import Record


@dataclass(frozen=True)
class Moment:
    """A match and the people's wishes after some lines of the journal."""

    match: Match
    is_paused: bool = False
    is_ended: bool = False
    resigned: frozenset[int] = frozenset()
    bots: tuple[tuple[int, str], ...] = ()

    def shows(self, topic: str, body: dict[str, Any]) -> bool:
        """Tell whether a box publishes that at this moment."""
        if body["number"] != self.match.number:
            return False
        if topic == "table":
            return self._is_table(body)
        if topic.endswith("/view") and "seat" in body:
            return bool(body["view"] == _view(self.match, Seat(body["seat"])))
        return "view" not in body or bool(body["view"] == _view(self.match, None))

    def _is_table(self, body: dict[str, Any]) -> bool:
        resigned = {seat["seat"] for seat in body["seats"] if seat["resigned"]}
        bots = {seat["seat"]: seat["bot"] for seat in body["seats"] if seat["bot"]}
        is_same_play = (body["paused"], body["ended"]) == (self.is_paused, self.is_ended)
        return is_same_play and resigned == self.resigned and bots == dict(self.bots)

    def noted(self, facts: dict[str, Any]) -> Moment:
        """Return the moment after a note."""
        match facts["note"]:
            case "paused":
                return replace(self, is_paused=True)
            case "resumed":
                return replace(self, is_paused=False)
            case "ended":
                return replace(self, is_paused=False, is_ended=True)
            case "resigned":
                return replace(self, resigned=self.resigned | {facts["seat"]})
            case "bot":
                bots = {**dict(self.bots), facts["seat"]: facts["bot"]}
                return replace(self, bots=tuple((seat, bot) for seat, bot in bots.items() if bot))
            case _:
                return self


def moments(record: Record) -> Iterator[Moment]:
    """Yield the moments of a match, the first one first."""
    row = record.row
    game = find_game(row.game)
    moment = Moment(begin_recorded(game, row.seats, row.options))
    yield moment
    for line in record.lines:
        if line.kind == "move":
            after = replay(moment.match, [read_entry(game, line.body)])
            moment = replace(moment, match=after)
        elif line.kind == "back":
            moment = replace(moment, match=moment.match.back_to(int(line.body)), is_ended=False)
        else:
            moment = moment.noted(json.loads(line.body))
        yield moment


def _view(match: Match, viewer: Seat | None) -> Any:
    return json.loads(build.encode(match.game.view(match.state, viewer)))
