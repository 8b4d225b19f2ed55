"""Commands about the match as a whole: begin, end, undo, correct."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from engines.catalog import find_game
from engines.core.match import begin
from engines.core.notation import NotationError
from engines.core.options import BadSetupError, options_of
from engines.core.transcript import read_entry
from engines.core.verdicts import Illegal
from firmware_host.journal import Entries, Line, MatchRow
from firmware_host.problems import Problem
from firmware_host.reasons import bad_command
from firmware_host.table.bots import bot_line, check_bot
from firmware_host.table.decision import Decision
from firmware_host.table.people import note
from firmware_host.table.playing import Played, check_clock, run_chance
from firmware_host.table.state import RESIGNED, TableState, UndoRequest
from firmware_host.table.undoing import undo_point

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.game import AnyGame
    from engines.core.match import Match
    from firmware_host import commands as do
    from firmware_host.table.decision import Request


def new_match(request: Request, command: do.NewMatch) -> Decision:
    """Begin a match with the people who sit there."""
    state = request.state
    try:
        game = find_game(command.game)
        options = {**_of_the_box(game, request.defaults), **command.options}
        match = begin(game, command.seats, options)
    except BadSetupError as error:
        raise Problem.of_setup(error) from error
    if command.seats > state.size:
        raise Problem("box-small", seats=command.seats, most=state.size)
    for seat, name in command.bots.items():
        check_bot(match, seat, name)
    seed = request.fresh if command.seed is None else str(command.seed)
    fresh = TableState(state.size, state.guests, match, request.fresh, seed, bots=command.bots)
    played = run_chance(fresh, Played(match), request.now_ns)
    row = MatchRow(request.fresh, command.game, command.seats, options, seed)
    seated = tuple(bot_line(seat, name) for seat, name in command.bots.items())
    entries = Entries(request.fresh, (*seated, *played.lines), begins=row)
    return Decision(fresh.with_match(played.match), entries, played.events)


def _of_the_box(game: AnyGame, defaults: Mapping[str, int]) -> dict[str, int]:
    """Return what the box knows better than the rules, of the options that the game has."""
    return {
        option.name: defaults[option.name]
        for option in options_of(game.options)
        if defaults.get(option.name, option.default) != option.default
    }


def end(request: Request, command: do.End) -> Decision:
    """End the match without a result."""
    del command
    if not request.state.is_running():
        raise Problem("no-match")
    after = dataclasses.replace(request.state, is_ended=True, is_paused=False, undo=None)
    entries = dataclasses.replace(note(after, note="ended"), is_over=True)
    return Decision(after, entries, notice={"key": "ended"})


def undo_now(request: Request, command: do.Undo) -> Decision:
    """Take the last decision back."""
    del command
    match = _match_to_undo(request)
    point = undo_point(request.state, match)
    return _back(request, match, point, {"key": "undo-done"})


def ask_undo(request: Request, command: do.Undo) -> Decision:
    """Ask the others to take the last decision back; alone, it is done at once."""
    match = _match_to_undo(request)
    if request.state.undo is not None:
        raise Problem("undo-open")
    undo_point(request.state, match)
    seat = _voter(request)
    asked = UndoRequest(seat, frozenset({seat}))
    return _counted(request, command, asked)


def agree(request: Request, command: do.Agree) -> Decision:
    """Count one more agreement."""
    seat = _voter(request)
    asked = _asked(request)
    agreed = dataclasses.replace(asked, agreed=asked.agreed | {seat})
    return _counted(request, command, agreed)


def decline(request: Request, command: do.Decline) -> Decision:
    """Drop the request."""
    del command
    seat = _voter(request)
    _asked(request)
    after = dataclasses.replace(request.state, undo=None)
    return Decision(after, notice={"key": "undo-declined", "seat": seat})


def correct(request: Request, command: do.Correct) -> Decision | Illegal:
    """Overrule the box: go back and enter what the table says happened, with its reason."""
    match = _match(request)
    if not 0 <= command.to <= match.number:
        raise bad_command("most", "to", match.number)
    if not command.reason.strip():
        raise bad_command("empty", "reason")
    played = Played(match.back_to(command.to))
    for line in command.moves:
        after = _enter(played, line)
        if isinstance(after, Illegal):
            return after
        played = after
    check_clock(played.match, request.now_ns)
    notice = {"key": "corrected", "reason": command.reason[:200]}
    return _written(request, played, command.to, notice)


def _enter(played: Played, line: str) -> Played | Illegal:
    try:
        entry = read_entry(played.match.game, line)
    except NotationError as error:
        raise Problem.of_notation(line, error) from error
    return played.play(entry.seat, entry.move)


def _back(request: Request, match: Match, point: int, notice: dict[str, str]) -> Decision:
    return _written(request, Played(match.back_to(point)), point, notice)


def _written(request: Request, played: Played, point: int, notice: dict[str, str]) -> Decision:
    played = run_chance(request.state, played, request.now_ns)
    match = played.match
    since_ns = match.game.clock(match.state)
    state = dataclasses.replace(request.state.with_match(match), is_ended=False, since_ns=since_ns)
    told = note(state, note=notice["key"], **{k: v for k, v in notice.items() if k != "key"})
    lines = (*told.lines, Line("back", str(point)), *played.lines)
    entries = Entries(state.match_id, lines, is_over=state.outcome() is not None)
    return Decision(state, entries, played.events, notice)


def _counted(request: Request, command: do.Undo | do.Agree, asked: UndoRequest) -> Decision:
    del command
    if asked.agreed >= request.state.voters:
        match = _match(request)
        return _back(request, match, undo_point(request.state, match), {"key": "undo-done"})
    return Decision(dataclasses.replace(request.state, undo=asked))


def _match(request: Request) -> Match:
    if request.state.match is None:
        raise Problem("no-match")
    return request.state.match


def _match_to_undo(request: Request) -> Match:
    """Return the match, unless all others left it: no move taken back would bring them back."""
    outcome = request.state.outcome()
    if outcome is not None and outcome.rule == RESIGNED:
        raise Problem("no-match")
    return _match(request)


def _asked(request: Request) -> UndoRequest:
    if request.state.undo is None:
        raise Problem("undo-none")
    return request.state.undo


def _voter(request: Request) -> int:
    seat = request.origin
    if not isinstance(seat, int) or seat not in request.state.seats:
        raise Problem("seat-unknown", seat=str(seat))
    if seat in request.state.resigned:
        raise Problem("resigned", seat=seat)
    return seat
