"""The result of a match, written in the same commit as the move that ends it."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec

from firmware_host.journal.results import Ending
from firmware_host.journal.rows import Entries
from firmware_host.table.bot_changes import bot_seats
from firmware_host.table.decision import Decision
from firmware_host.table.state import TableState
from firmware_host.wire import build


def with_result(decision: Decision) -> Entries:
    """Return the journal entries of the decision, with the ending if the match has a result."""
    entries = decision.entries or Entries()
    outcome = decision.state.outcome()
    if not entries.is_over or outcome is None:
        return entries
    plain = msgspec.to_builtins(build.outcome(outcome))
    return dataclasses.replace(entries, ending=_ending(decision.state, plain))


def _ending(state: TableState, outcome: dict[str, Any]) -> Ending:
    """Return the end with its people: a bot's seat has no name, unless its person resigned."""
    movers = [entry.seat for _, entry in state.match.history()] if state.match else []
    bots = bot_seats(state.bot_changes, reversed(movers))
    nameless = bots.keys() - state.resigned
    names = (None if seat in nameless else name for seat, name in enumerate(state.seat_names))
    return Ending(tuple(names), outcome, tuple(sorted(state.resigned)), tuple(sorted(bots)))
