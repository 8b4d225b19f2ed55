"""Commands about the people: sitting down, names, pausing, resigning."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

from firmware_host.journal.rows import Entries, JournalLine, SeatRow
from firmware_host.table import commands as do
from firmware_host.table.bots import bot_line, with_bot
from firmware_host.table.commands import NAME_AT_MOST
from firmware_host.table.decision import HOST, Decision, Request
from firmware_host.table.problems import Problem
from firmware_host.table.state import Guest, TableState


def note(state: TableState, **facts: Any) -> Entries:
    """Return a journal note: a line that is no move."""
    return Entries(state.match_id, (JournalLine("note", json.dumps(facts, ensure_ascii=False)),))


def sit(request: Request, command: do.Sit) -> Decision:
    """Bind a person to a seat."""
    state = request.state
    if command.seat not in range(state.size):
        raise Problem("seat-unknown", seat=str(command.seat))
    guest = Guest(clean_name(command.name), command.language, command.token)
    seated = _seated(state, command.seat, guest)
    if command.is_back:
        return seated
    seat = state.seat_at(command.seat)
    if seat is None or seat not in state.bots:
        return dataclasses.replace(seated, notice=_seat_given(state, command.seat, guest))
    # A person who sits down takes over from the bot.
    entries = dataclasses.replace(
        seated.entries or Entries(),
        match=state.match_id,
        lines=(bot_line(seat, ""),),
    )
    after = with_bot(seated.state, seat, "")
    return Decision(after, entries, notice={"key": "bot-left", "seat": seat})


def _seat_given(state: TableState, seat: int, guest: Guest) -> dict[str, Any]:
    """Return the notice that a seat is somebody's now; it names who had it before."""
    facts = {"name": guest.name or str(seat + 1), "place": seat + 1}
    older = state.guests.get(seat)
    if older is None:
        return {"key": "seat-given", **facts}
    return {"key": "seat-changed", **facts, "before": older.name or str(seat + 1)}


def host_given(request: Request, command: do.HostGiven) -> Decision:
    """Announce that a phone became the host's."""
    facts = {"name": command.name or "?", "term": command.term}
    if command.before is None:
        return Decision(request.state, notice={"key": "host-given", **facts})
    notice = {"key": "host-changed", **facts, "before": command.before or "?"}
    return Decision(request.state, notice=notice)


def leave(request: Request, command: do.Leave) -> Decision:
    """Free a seat, with its name: the next person must not inherit it."""
    state = request.state
    seat = request.origin if isinstance(request.origin, int) else command.seat
    if seat is None or seat not in range(state.size):
        raise Problem("seat-unknown", seat=str(seat))
    if seat not in state.guests:
        raise Problem("seat-free", place=seat + 1)
    guests = {place: guest for place, guest in state.guests.items() if place != seat}
    left = state.left | {seat} if state.match else state.left
    after = dataclasses.replace(state, guests=guests, left=left, undo=None)
    name = state.guests[seat].name or str(seat + 1)
    notice = {"key": "left", "name": name, "place": seat + 1}
    # A match that is over may go on after an undo: who left by then has left it.
    noted = note(state, note="left", button=seat) if state.match else Entries()
    return Decision(after, dataclasses.replace(noted, vacated=seat), notice=notice)


def tell_cut_off(request: Request, command: do.CutOff) -> Decision:
    """Tell everybody whose phone was cut off; the seat stays taken."""
    if command.seat is None:
        return Decision(request.state, notice={"key": "host-cut-off"})
    return Decision(request.state, notice={"key": "cut-off", "button": command.seat})


def rename(request: Request, command: do.Name) -> Decision:
    """Change the name of a seat."""
    seat = request.origin
    if not isinstance(seat, int) or seat not in request.state.guests:
        raise Problem("seat-unknown", seat=str(seat))
    token = request.state.guests[seat].token
    return _seated(request.state, seat, Guest(clean_name(command.name), command.language, token))


def pause(request: Request, command: do.Pause) -> Decision:
    """Pause the match."""
    del command
    return _paused(request, is_paused=True)


def resume(request: Request, command: do.Resume) -> Decision:
    """Resume the match."""
    del command
    return _paused(request, is_paused=False)


def resign(request: Request, command: do.Resign) -> Decision:
    """Take a seat out of the match; the box makes its moves from now on."""
    del command
    state = _with_match(request)
    seat = playing_seat(request)
    after = dataclasses.replace(state, resigned=state.resigned | {seat}, undo=None)
    entries = note(state, note="resigned", seat=seat)
    if after.outcome() is not None:
        entries = dataclasses.replace(entries, is_over=True)
    return Decision(after, entries, notice={"key": "resigned", "seat": seat})


def go_on(request: Request, command: do.GoOn) -> Decision:
    """Let bots no longer wait for the seat; too late, it changes nothing."""
    del command
    state = request.state
    seats = state.interrupters if request.origin == HOST else {playing_seat(request)}
    done_without = state.interrupters & seats
    return Decision(dataclasses.replace(state, went_on=state.went_on | done_without))


def playing_seat(request: Request) -> int:
    """Return the seat of the match that asks, or raise Problem if it does not play."""
    seat = request.seat
    if seat is None:
        raise Problem("outside-match")
    if seat in request.state.resigned:
        raise Problem("resigned", seat=seat)
    return seat


def clean_name(name: str) -> str:
    """Return the name on one line without spaces around it, or raise Problem when too long."""
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if len(cleaned) > NAME_AT_MOST:
        raise Problem("name-too-long", most=NAME_AT_MOST)
    return cleaned


def _seated(state: TableState, seat: int, guest: Guest) -> Decision:
    guests = {**state.guests, seat: guest}
    after = dataclasses.replace(state, guests=guests, left=state.left - {seat})
    row = SeatRow(seat, guest.name, guest.language, guest.token)
    return Decision(after, Entries(seated=row))


def _paused(request: Request, *, is_paused: bool) -> Decision:
    state = _with_match(request)
    after = dataclasses.replace(state, is_paused=is_paused)
    key = "paused" if is_paused else "resumed"
    by = request.origin if isinstance(request.origin, int) else None
    told = key if by is None else f"{key}-by"
    return Decision(after, note(state, note=key, button=by), notice={"key": told, "button": by})


def _with_match(request: Request) -> TableState:
    if not request.state.is_running():
        raise Problem("no-match")
    return request.state
