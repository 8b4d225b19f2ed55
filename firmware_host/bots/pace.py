"""When a bot may act: once people could read what led to its turn, and could interrupt it."""

from __future__ import annotations

from itertools import islice
from typing import Final, NamedTuple

from engines.core.match import Match
from engines.core.seats import Seat
from firmware_host.table.state import TableState


class Pace(NamedTuple):
    """How long a bot lets people read, and how long it waits for those who may interrupt it."""

    read_s: float
    interrupt_s: float


AT_ONCE: Final = Pace(0.0, 0.0)


class Pacer:
    """Follows the table and tells from when on each bot may act."""

    def __init__(self, pace: Pace, state: TableState, now_s: float) -> None:
        self._pace = pace
        self._match = state.match
        self._match_id = state.match_id
        self._asked_s = dict.fromkeys(state.bots, now_s)

    def follow(self, state: TableState, now_s: float) -> None:
        """Note when each bot was asked for the move that it owes now."""
        before, self._match = self._match, state.match
        is_other, self._match_id = self._match_id != state.match_id, state.match_id
        if state.match is None:
            self._asked_s = {}
        elif state.match is not before or is_other:
            kept = () if is_other else _still_asked(before, state.match)
            self._asked_s = {
                seat: self._asked_s.get(seat, now_s) if seat in kept else now_s
                for seat in state.bots
            }

    def wait_s(self, state: TableState, seat: Seat, now_s: float) -> float:
        """Return how long the bot of the seat still waits; nobody reads on who said "go on"."""
        if state.interrupters:
            pause_s = self._pace.interrupt_s
        else:
            pause_s = 0.0 if state.went_on else self._pace.read_s
        return max(0.0, self._asked_s.get(seat, now_s) + pause_s - now_s)


def _still_asked(before: Match | None, after: Match) -> frozenset[Seat]:
    """Return the seats that were asked together with others that have answered since.

    Such an answer is no news to them: five bots that are asked at the same time must not take
    five times as long as one. Who acts on the board and goes on acting gives no such answer.
    """
    if before is None or after.number <= before.number:
        return frozenset()
    asked, now = (match.game.to_act(match.state) for match in (before, after))
    movers = {entry.seat for _, entry in islice(after.history(), after.number - before.number)}
    return now if now == asked - movers and movers <= asked else frozenset()
