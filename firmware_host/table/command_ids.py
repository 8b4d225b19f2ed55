"""The id of an accepted command, in the commit of its effects."""

from __future__ import annotations

import dataclasses

from firmware_host.journal.rows import CommandRow
from firmware_host.table.commands import ID_AT_MOST, AnyCommand, Command
from firmware_host.table.decision import Decision, Origin


def with_id(decision: Decision, origin: Origin, command: AnyCommand) -> Decision:
    """Return the decision with the id of its command to be written, if it writes anything.

    Without an effect on the disk, a restart forgets the command: it may be carried out again.
    """
    if decision.entries is None or not isinstance(command, Command) or not command.id:
        return decision
    made_for = getattr(command, "number", None)
    row = CommandRow(str(origin), command.id[:ID_AT_MOST], decision.state.number, made_for)
    return dataclasses.replace(decision, entries=dataclasses.replace(decision.entries, command=row))
