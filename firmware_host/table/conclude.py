"""What a command that ends a match writes down beside its moves."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from firmware_host.journal import Ending, Entries

if TYPE_CHECKING:
    from engines.core.verdicts import Outcome
    from firmware_host.table.decision import Decision


def concluded(decision: Decision) -> Entries:
    """Return what the decision writes down, with the ending when the match now has a result."""
    entries = decision.entries or Entries()
    outcome = decision.state.outcome()
    if not entries.is_over or outcome is None:
        return entries
    names = decision.state.names[: len(decision.state.seats)]
    return dataclasses.replace(entries, ending=Ending(names, plain_outcome(outcome)))


def plain_outcome(outcome: Outcome) -> dict[str, object]:
    """Return the outcome as it stands on the wire, where seats are texts as keys."""
    return {
        "winners": list(outcome.winners),
        "scores": {str(seat): points for seat, points in outcome.scores.items()},
        "rule": outcome.rule,
    }
