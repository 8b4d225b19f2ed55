"""Commands about the people: sitting down, names, pausing, resigning."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Any

from firmware_host.commands import NAME_AT_MOST
from firmware_host.journal import Entries, Line, SeatRow
from firmware_host.problems import Problem
from firmware_host.table.bots import bot_line, with_bot
from firmware_host.table.decision import Decision
from firmware_host.table.state import Guest

if TYPE_CHECKING:
    from firmware_host import commands as do
    from firmware_host.table.decision import Request
    from firmware_host.table.state import TableState


def note(state: TableState, **facts: Any) -> Entries:
    """Return a line about the table that is no move."""
    return Entries(state.match_id, (Line("note", json.dumps(facts, ensure_ascii=False)),))


def sit(request: Request, command: do.Sit) -> Decision:
    """Bind a person to a seat."""
    state = request.state
    if command.seat not in range(state.size):
        raise Problem("seat-unknown", seat=str(command.seat))
    guest = Guest(clean_name(command.name), command.language, command.token)
    seated = _seated(state, command.seat, guest)
    if command.seat not in state.bots or command.is_back:
        return seated
    # Whoever sits down plays: the bot only kept the seat warm.
    entries = dataclasses.replace(
        seated.entries or Entries(),
        match=state.match_id,
        lines=(bot_line(command.seat, ""),),
    )
    after = with_bot(seated.state, command.seat, "")
    return Decision(after, entries, notice={"key": "bot-left", "seat": command.seat})


def leave(request: Request, command: do.Leave) -> Decision:
    """Free a seat, with its name: who comes next must neither be called nor counted as who left."""
    state = request.state
    seat = request.origin if isinstance(request.origin, int) else command.seat
    if seat is None or seat not in range(state.size):
        raise Problem("seat-unknown", seat=str(seat))
    if seat not in state.guests:
        raise Problem("seat-free", place=seat + 1)
    guests = {place: guest for place, guest in state.guests.items() if place != seat}
    after = dataclasses.replace(state, guests=guests, undo=None)
    name = state.guests[seat].name or str(seat + 1)
    notice = {"key": "left", "name": name, "place": seat + 1}
    return Decision(after, Entries(rises=seat), notice=notice)


def rename(request: Request, command: do.Name) -> Decision:
    """Change how a seat is called."""
    seat = request.origin
    if not isinstance(seat, int) or seat not in request.state.guests:
        raise Problem("seat-unknown", seat=str(seat))
    token = request.state.guests[seat].token
    return _seated(request.state, seat, Guest(clean_name(command.name), command.language, token))


def pause(request: Request, command: do.Pause) -> Decision:
    """Stop the table."""
    del command
    return _paused(request, is_paused=True)


def resume(request: Request, command: do.Resume) -> Decision:
    """Let the table go on."""
    del command
    return _paused(request, is_paused=False)


def resign(request: Request, command: do.Resign) -> Decision:
    """Take a seat out of the match; the box makes its moves from now on."""
    del command
    state = _with_match(request)
    seat = request.origin
    if not isinstance(seat, int) or seat not in state.seats:
        raise Problem("seat-unknown", seat=str(seat))
    if seat in state.resigned:
        raise Problem("resigned", seat=seat)
    after = dataclasses.replace(state, resigned=state.resigned | {seat}, undo=None)
    entries = note(state, note="resigned", seat=seat)
    if after.outcome() is not None:
        entries = dataclasses.replace(entries, is_over=True)
    return Decision(after, entries, notice={"key": "resigned", "seat": seat})


def clean_name(name: str) -> str:
    """Return the name on one line without spaces around it, or raise Problem when too long."""
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if len(cleaned) > NAME_AT_MOST:
        raise Problem("name-too-long", most=NAME_AT_MOST)
    return cleaned


def _seated(state: TableState, seat: int, guest: Guest) -> Decision:
    after = dataclasses.replace(state, guests={**state.guests, seat: guest})
    row = SeatRow(seat, guest.name, guest.language, guest.token)
    return Decision(after, Entries(sits=row))


def _paused(request: Request, *, is_paused: bool) -> Decision:
    state = _with_match(request)
    after = dataclasses.replace(state, is_paused=is_paused)
    key = "paused" if is_paused else "resumed"
    by = request.origin if isinstance(request.origin, int) else None
    told = key if by is None else f"{key}-by"
    return Decision(after, note(state, note=key, seat=by), notice={"key": told, "seat": by})


def _with_match(request: Request) -> TableState:
    if not request.state.is_running():
        raise Problem("no-match")
    return request.state
