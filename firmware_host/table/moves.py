"""Commands that make moves: of seats, of buttons, and of chance."""

from __future__ import annotations

import dataclasses
from typing import Any

from engines.core.judge import judge
from engines.core.match import Match
from engines.core.notation import NotationError
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Illegal
from firmware_host.journal.rows import Entries
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST, Decision, Request
from firmware_host.table.made_for import check_position
from firmware_host.table.people import note, playing_seat
from firmware_host.table.playing import Played, check_clock, draws_chance, run_chance
from firmware_host.table.problems import HiddenProblem, Problem
from firmware_host.wire.decode_errors import bad_command


def running(request: Request) -> Match:
    """Return the match if it is running and not paused, or raise Problem."""
    state = request.state
    if state.match is None or not state.is_running():
        raise Problem("no-match")
    if state.is_paused:
        raise Problem("paused")
    return state.match


def play(request: Request, command: do.Play) -> Decision | Illegal:
    """Make a move of a seat; the command must name the current move number."""
    match = running(request)
    seat = _seat_of(request, command)
    if command.number is None:
        raise bad_command("missing", "number")
    check_position(request.state, command)
    move = _read_move(match, command.move)
    # Only buttons stamp presses: neither a phone nor a typed line may decide a first press.
    if match.game.time_of(move) is not None and request.origin not in (HOST, BOX):
        raise Problem("timed-move")
    if isinstance(request.origin, int) and match.game.is_made_on_table(match.state, move):
        raise Problem("on-table")
    if request.origin == HOST and match.game.is_private(match.state, move):
        # The host is a player too: whether such a move is legal may depend on another's hand.
        raise HiddenProblem("hidden-refused")
    if _enters_chance(match, seat, move):
        seat = CHANCE
    played = Played(match).enter(seat, move)
    if isinstance(played, Played):
        check_clock(played.match, request.now_ns)
    decision = _finish(request, played)
    if isinstance(decision, Illegal) or seat != CHANCE or not draws_chance(match):
        return decision
    # Who enters a deal knows every hand: all are told that the box did not draw it.
    return dataclasses.replace(decision, notice={"key": "chance-entered"})


def press(request: Request, command: do.Presses) -> Decision | Illegal:
    """Make moves of the presses of one grab, in the order of their time stamps.

    Since they were collected the table may have undone moves, or begun another match with fewer
    seats: then they mean nothing.
    """
    played = Played(running(request))
    refusal: Illegal | None = None
    grabs: list[int] = []
    for button, at_ns in sorted(command.presses, key=lambda press: press[::-1]):
        match = played.match
        seat = request.state.seat_at(button)
        if seat not in request.state.pressing or at_ns < request.state.since_ns:
            continue
        move = match.game.press(match.state, Seat(seat), at_ns)
        after = played.play(Seat(seat), move) if move is not None else None
        if isinstance(after, Illegal):
            refusal = after
        elif after is not None:
            played = after
            grabs.append(button)
    if not played.lines:
        return refusal or Decision(request.state)
    return dataclasses.replace(_finished(request, played), grabs=tuple(grabs))


def play_again(request: Request, command: do.PlayAgain) -> Decision:
    """Void all presses since the last stamp; this is no move, but it is written down and told."""
    del command
    state = request.state
    running(request)
    return Decision(
        state, note(state, note="play-again"), notice={"key": "play-again"}, is_void=True
    )


def chance(request: Request, command: do.ChanceMove) -> Decision | Illegal:
    """Make the move of chance, unless the table has moved on."""
    match = running(request)
    check_position(request.state, command)
    return _finish(request, Played(match).play(CHANCE, command.move))


def default_move(request: Request, command: do.DefaultMove) -> Decision | Illegal:
    """Make a move for a seat that cannot make it itself."""
    match = running(request)
    check_position(request.state, command)
    played = Played(match).play(Seat(command.seat), _read_move(match, command.move))
    decision = _finish(request, played)
    if isinstance(decision, Illegal):
        return decision
    return dataclasses.replace(decision, notice=command.notice)


def _finish(request: Request, played: Played | Illegal) -> Decision | Illegal:
    return played if isinstance(played, Illegal) else _finished(request, played)


def _finished(request: Request, played: Played) -> Decision:
    """Let chance follow, and return everything as one decision."""
    played = run_chance(request.state, played, request.now_ns)
    state = request.state.with_match(played.match)
    is_over = True if state.outcome() is not None else None
    entries = Entries(state.match_id, played.lines, is_over=is_over)
    return Decision(state, entries, played.events)


def _seat_of(request: Request, command: do.Play) -> Seat:
    if isinstance(request.origin, int):
        seat = playing_seat(request)
        if seat in request.state.bots:
            raise Problem("bot-seated", seat=seat)
        return Seat(seat)
    if command.seat == "chance":
        return CHANCE
    if command.seat is None or command.seat not in request.state.seats:
        raise Problem("seat-unknown", seat=str(command.seat))
    return Seat(command.seat)


def _enters_chance(match: Match, seat: Seat, move: Any) -> bool:
    """Return whether the seat enters what was thrown or rolled on the table."""
    may = seat in match.game.entered_by(match.state)
    return may and judge(match.game, match.state, CHANCE, move) is None


def _read_move(match: Match, text: str) -> Any:
    try:
        return match.game.parse(text)
    except NotationError as error:
        raise Problem.of_notation(text, error) from error
