"""Commands that play: moves of seats, presses, and what chance owes."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from engines.core.judge import judge
from engines.core.notation import NotationError
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Illegal
from firmware_host.journal import Entries
from firmware_host.problems import Problem
from firmware_host.reasons import bad_command
from firmware_host.table.decision import BOX, HOST, Decision
from firmware_host.table.people import note
from firmware_host.table.playing import Played, check_clock, run_chance

if TYPE_CHECKING:
    from engines.core.match import Match
    from firmware_host import commands as do
    from firmware_host.table.decision import Request


def running(request: Request) -> Match:
    """Return the match in which something can happen now, or raise Problem."""
    state = request.state
    if state.match is None or not state.is_running():
        raise Problem("no-match")
    if state.is_paused:
        raise Problem("paused")
    return state.match


def play(request: Request, command: do.Play) -> Decision | Illegal:
    """Make the move of a seat, made for this very number."""
    match = running(request)
    seat = _seat_of(request, command)
    _check_number(request, command)
    move = _read_move(match, command.move)
    # A stamp is the button's to give: neither a phone nor a typed line decides a first press.
    if match.game.time_of(move) is not None and request.origin not in (HOST, BOX):
        raise Problem("timed-move")
    if isinstance(request.origin, int) and match.game.is_made_on_table(match.state, move):
        raise Problem("on-table")
    if _enters_chance(match, seat, move):
        seat = CHANCE
    played = Played(match).play(seat, move)
    if isinstance(played, Played):
        check_clock(played.match, request.now_ns)
    return _finish(request, played)


def press(request: Request, command: do.Presses) -> Decision | Illegal:
    """Take the presses of one grab in the order of their stamps.

    They were collected a moment ago: since then the table may have taken moves back, or begun
    another match with fewer seats, in which they mean nothing.
    """
    played = Played(running(request))
    refusal: Illegal | None = None
    grabs: list[int] = []
    for button, at_ns in sorted(command.presses, key=lambda press: press[::-1]):
        match = played.match
        is_meant = at_ns >= request.state.since_ns and button in request.state.pressing
        move = match.game.press(match.state, Seat(button), at_ns) if is_meant else None
        after = played.play(Seat(button), move) if move is not None else None
        if isinstance(after, Illegal):
            refusal = after
        elif after is not None:
            played = after
            grabs.append(button)
    if not played.lines:
        return refusal or Decision(request.state)
    return dataclasses.replace(_finished(request, played), grabs=tuple(grabs))


def play_again(request: Request, command: do.PlayAgain) -> Decision:
    """Void what was pressed since the last stamp; the rules see nothing of it, the table does."""
    del command
    state = request.state
    running(request)
    return Decision(
        state, note(state, note="play-again"), notice={"key": "play-again"}, is_void=True
    )


def chance(request: Request, command: do.ChanceMove) -> Decision | Illegal:
    """Let chance play what it owed, unless the table has moved on."""
    match = running(request)
    if command.number != match.number:
        raise Problem("stale", number=command.number, now=match.number)
    return _finish(request, Played(match).play(CHANCE, command.move))


def stand_in(request: Request, command: do.StandIn) -> Decision | Illegal:
    """Make a move for a seat that cannot make it on a phone."""
    match = running(request)
    if command.number != match.number:
        raise Problem("stale", number=command.number, now=match.number)
    played = Played(match).play(Seat(command.seat), _read_move(match, command.move))
    decision = _finish(request, played)
    if isinstance(decision, Illegal):
        return decision
    return dataclasses.replace(decision, notice=command.notice)


def _finish(request: Request, played: Played | Illegal) -> Decision | Illegal:
    return played if isinstance(played, Illegal) else _finished(request, played)


def _finished(request: Request, played: Played) -> Decision:
    """Let chance follow up, and write it all down as one."""
    played = run_chance(request.state, played, request.now_ns)
    state = request.state.with_match(played.match)
    is_over = True if state.outcome() is not None else None
    entries = Entries(state.match_id, played.lines, is_over=is_over)
    return Decision(state, entries, played.events)


def _seat_of(request: Request, command: do.Play) -> Seat:
    if isinstance(request.origin, int):
        if request.origin in request.state.resigned:
            raise Problem("resigned", seat=request.origin)
        if request.origin in request.state.bots:
            raise Problem("bot-seated", seat=request.origin)
        return Seat(request.origin)
    if command.seat == "chance":
        return CHANCE
    if command.seat is None or command.seat not in request.state.seats:
        raise Problem("seat-unknown", seat=str(command.seat))
    return Seat(command.seat)


def _enters_chance(match: Match, seat: Seat, move: Any) -> bool:
    """Tell whether the seat says what the table threw or rolled."""
    may = seat in match.game.entered_by(match.state)
    return may and judge(match.game, match.state, CHANCE, move) is None


def _check_number(request: Request, command: do.Play) -> None:
    if command.number is None:
        raise bad_command("missing", "number")
    if command.number != request.state.number:
        raise Problem("stale", number=command.number, now=request.state.number)


def _read_move(match: Match, text: str) -> Any:
    try:
        return match.game.parse(text)
    except NotationError as error:
        raise Problem.of_notation(text, error) from error
