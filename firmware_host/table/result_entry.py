"""The result of a match, written in the same commit as the move that ends it."""

from __future__ import annotations

import dataclasses

import msgspec

from firmware_host.journal.results import Ending
from firmware_host.journal.rows import Entries
from firmware_host.table.decision import Decision
from firmware_host.wire import build


def with_result(decision: Decision) -> Entries:
    """Return the journal entries of the decision, with the ending if the match has a result."""
    entries = decision.entries or Entries()
    outcome = decision.state.outcome()
    if not entries.is_over or outcome is None:
        return entries
    names = tuple(decision.state.names[button] for button in decision.state.buttons)
    plain = msgspec.to_builtins(build.outcome(outcome))
    return dataclasses.replace(entries, ending=Ending(names, plain))
