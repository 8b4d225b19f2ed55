"""What a command was made for: a match, and in it a position that may have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firmware_host.table.commands import (
    ChanceMove,
    DefaultMove,
    MatchCommand,
    PlayAgain,
    PositionCommand,
    Presses,
)
from firmware_host.table.problems import Problem

if TYPE_CHECKING:
    from firmware_host.table.commands import AnyCommand
    from firmware_host.table.state import TableState


def check_match(state: TableState, command: AnyCommand) -> None:
    """Raise Problem if the command names another match than the one on the table.

    What names none is not checked: clients from before there were names still work.
    """
    if isinstance(command, MatchCommand | Presses | PlayAgain | ChanceMove | DefaultMove):
        named = command.match
        if named is not None and named != state.match_id:
            raise Problem("stale-match")


def check_position(state: TableState, command: PositionCommand | ChanceMove | DefaultMove) -> None:
    """Raise Problem if the command names another position than the present one of the match."""
    if command.number is not None and command.number != state.number:
        raise Problem("stale", number=command.number, now=state.number)
    if command.branch is not None and command.branch != state.branch:
        raise Problem("stale-branch", number=state.number)
