"""An open undo vote in the journal, so that a restart does not lose who has agreed."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping

import msgspec

from firmware_host.journal.rows import DamagedError, Entries, JournalLine
from firmware_host.table.decision import Decision
from firmware_host.table.state import TableState, UndoRequest


class _Vote(msgspec.Struct, frozen=True):
    """The note; without `by` no vote is open."""

    by: int | None = None
    agreed: frozenset[int] = frozenset()


def with_vote(before: TableState, decision: Decision) -> Decision:
    """Return the decision with a note of the vote if it opens, changes or ends one.

    A move ends a vote by itself, and so does another match.
    """
    after, entries = decision.state, decision.entries or Entries()
    is_other = after.match_id != before.match_id
    has_moved = any(line.kind != "note" for line in entries.lines)
    if after.undo == before.undo or is_other or has_moved:
        return decision
    lines = (*entries.lines, _line(after.undo))
    noted = dataclasses.replace(entries, match=after.match_id, lines=lines)
    return dataclasses.replace(decision, entries=noted)


def read_vote(facts: Mapping[str, object]) -> UndoRequest | None:
    """Return the vote of a note, or raise DamagedError."""
    try:
        vote = msgspec.convert(facts, _Vote)
    except msgspec.ValidationError as error:
        raise DamagedError(f"the note of a vote cannot be read: {error}") from error
    return None if vote.by is None else UndoRequest(vote.by, vote.agreed)


def _line(vote: UndoRequest | None) -> JournalLine:
    facts = {"by": vote.by, "agreed": sorted(vote.agreed)} if vote else {}
    return JournalLine("note", json.dumps({"note": "vote", **facts}))
