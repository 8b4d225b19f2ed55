"""Commands about bots: which seat of the match one of them plays."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.bots.roster import bots_for
from firmware_host.journal.rows import Entries, JournalLine
from firmware_host.table.bot_changes import BotChange
from firmware_host.table.decision import Decision
from firmware_host.table.notes import note_line
from firmware_host.table.problems import Problem

if TYPE_CHECKING:
    from engines.core.match import Match
    from firmware_host.table import commands as do
    from firmware_host.table.decision import Request
    from firmware_host.table.state import TableState


def seat_bot(request: Request, command: do.Bot) -> Decision:
    """Let a bot play a seat, or stop playing it."""
    state = request.state
    if state.match is None or not state.is_running():
        raise Problem("no-match")
    check_bot(state.match, command.seat, command.bot)
    after = with_bot(state, command.seat, command.bot)
    entries = Entries(state.match_id, (bot_line(command.seat, command.bot),))
    key = "bot-seated" if command.bot else "bot-left"
    return Decision(after, entries, notice={"key": key, "seat": command.seat})


def check_bot(match: Match, seat: int, name: str) -> None:
    """Raise Problem when there is no such seat in the match, or no such bot for its game."""
    if seat not in range(match.seats):
        raise Problem("seat-unknown", seat=str(seat))
    known = bots_for(match.game.name)
    if name and name not in known:
        raise Problem("bot-unknown", bot=name[:60], game=match.game.name, known=" ".join(known))


def with_bot(state: TableState, seat: int, name: str) -> TableState:
    """Return the table with that bot on the seat; no name is no bot."""
    others = {place: bot for place, bot in state.bots.items() if place != seat}
    bots = {**others, seat: name} if name else others
    changes = (*state.bot_changes, BotChange(state.number, seat, name))
    return dataclasses.replace(state, bots=bots, bot_changes=changes, undo=None)


def bot_line(seat: int, name: str) -> JournalLine:
    """Return the journal line that a bot plays the seat, or no bot any more."""
    return note_line("bot", seat=seat, bot=name)
