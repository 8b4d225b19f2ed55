"""Commands about the match as a whole: begin, end, undo, correct."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from engines.catalog import find_game
from engines.core.first_press import is_within
from engines.core.game import AnyGame
from engines.core.match import Match, begin
from engines.core.options import BadSetupError, Value, options_of, plain_options, read_options
from firmware_host.journal.rows import Entries, JournalLine, MatchRow
from firmware_host.table import commands as do
from firmware_host.table.bot_changes import BotChange, changes_back_to
from firmware_host.table.bots import bot_line, check_bot
from firmware_host.table.buttons import buttons_lines, chosen_buttons, colours_of
from firmware_host.table.chance_notes import commitment_note
from firmware_host.table.decision import BOX, HOST, Decision, Request
from firmware_host.table.made_for import check_position
from firmware_host.table.name_notes import names_lines
from firmware_host.table.people import note, playing_seat
from firmware_host.table.playing import Played, run_chance
from firmware_host.table.problems import Problem
from firmware_host.table.state import RESIGNED, TableState, UndoRequest
from firmware_host.table.undoing import asked_at_box, before_last_decision, undoes_alone


def new_match(request: Request, command: do.NewMatch) -> Decision:
    """Begin a match with the people at the table."""
    state = request.state
    try:
        game = find_game(command.game)
        options = {**_of_the_box(game, request.defaults), **command.options}
        seats = command.seats or len(command.buttons)
        wanted = _wanted_buttons(state, command, seats)
        options |= _of_the_buttons(game, wanted or range(seats), options)
        match = begin(game, seats, options)
    except BadSetupError as error:
        raise Problem.of_setup(error) from error
    buttons = chosen_buttons(wanted, match.seats, state.size)
    _check_margin(match, request.window_ms)
    for seat, name in command.bots.items():
        check_bot(match, seat, name)
    seed, secret = ("", request.secret) if command.seed is None else (str(command.seed), "")
    fresh = TableState(
        *(state.size, state.guests, match, request.fresh, seed, secret),
        bots=command.bots,
        bot_changes=tuple(BotChange(0, seat, name) for seat, name in command.bots.items()),
        chosen_buttons=buttons,
    )
    seated = (bot_line(seat, name) for seat, name in command.bots.items())
    told = (*buttons_lines(buttons), *names_lines(fresh), *seated)
    lines = (commitment_note(fresh.chance), *told)
    played = run_chance(fresh, Played(match, lines), request.now_ns)
    # A record names every option: a later version may have other defaults.
    recorded = plain_options(match.options)
    row = MatchRow(request.fresh, command.game, match.seats, recorded, seed, secret)
    entries = Entries(request.fresh, played.lines, begins=row)
    notice = {"key": "practice", "seed": seed} if fresh.chance.chosen_seed else None
    return Decision(fresh.with_match(played.match), entries, played.events, notice)


def _wanted_buttons(state: TableState, command: do.NewMatch, seats: int) -> list[int]:
    """Return the buttons of the command, or without any those where people sit, and then others.

    Bots are named by seat, so that only buttons that were named can say beside whom they sit.
    """
    if command.buttons or command.bots:
        return command.buttons
    free = [button for button in range(state.size) if button not in state.guests]
    return sorted([*sorted(state.guests), *free][:seats])


def _check_margin(match: Match, window_ms: int | None) -> None:
    """Raise Problem for a dead heat that is wider than the presses of one race are collected."""
    margin_us = getattr(match.options, "dead_heat_us", 0)
    if window_ms is not None and not is_within(margin_us, window_ms):
        raise Problem("dead-heat-window", dead_heat_us=margin_us, window_ms=window_ms)


def _of_the_box(game: AnyGame, defaults: Mapping[str, int]) -> dict[str, int]:
    """Return the box's own values of the game's options, where they differ from the defaults."""
    return {
        option.name: defaults[option.name]
        for option in options_of(game.options)
        if defaults.get(option.name, option.default) != option.default
    }


def _of_the_buttons(
    game: AnyGame, buttons: Sequence[int], options: Mapping[str, object]
) -> Mapping[str, Value]:
    """Return the options that follow from where people sit; wrong seats are refused later."""
    if len(buttons) not in game.seats:
        return {}
    return game.options_at(colours_of(buttons), read_options(game.options, options))


def end(request: Request, command: do.End) -> Decision:
    """End the match without a result."""
    del command
    if not request.state.is_running():
        raise Problem("no-match")
    after = dataclasses.replace(request.state, is_ended=True, is_paused=False, undo=None)
    lines = (*note(after, note="ended").lines, *names_lines(after))
    return Decision(after, Entries(after.match_id, lines, is_over=True), notice={"key": "ended"})


def close(request: Request, command: do.CloseMatch) -> Decision:
    """Close a match that is over, from which moment on its secret is published."""
    state = request.state
    if state.match_id != command.match or state.is_running():
        raise Problem("no-match")
    return Decision(dataclasses.replace(state, is_closed=True, undo=None))


def undo_now(request: Request, command: do.Undo) -> Decision:
    """Take the last decision back."""
    del command
    return _undone(request, _match_to_undo(request))


def ask_undo(request: Request, command: do.Undo) -> Decision:
    """Ask the others to take the last decision back; a report of one's own goes back at once."""
    match = _match_to_undo(request)
    if request.state.undo is not None:
        raise Problem("undo-open")
    before_last_decision(request.state, match)
    if request.origin == BOX:
        return _counted(request, command, asked_at_box(request.state))
    seat = playing_seat(request)
    if undoes_alone(match, seat):
        return _undone(request, match)
    return _counted(request, command, UndoRequest(seat, frozenset({seat})))


def agree(request: Request, command: do.Agree) -> Decision:
    """Count one more agreement."""
    check_position(request.state, command)
    seat = playing_seat(request)
    asked = _asked(request)
    agreed = dataclasses.replace(asked, agreed=asked.agreed | {seat})
    return _counted(request, command, agreed)


def decline(request: Request, command: do.Decline) -> Decision:
    """Drop the request; one seat is enough, or the host."""
    check_position(request.state, command)
    _asked(request)
    after = dataclasses.replace(request.state, undo=None)
    if request.origin == HOST:
        return Decision(after, notice={"key": "undo-refused"})
    return Decision(after, notice={"key": "undo-declined", "seat": playing_seat(request)})


def _undone(request: Request, match: Match) -> Decision:
    before = before_last_decision(request.state, match)
    return written_back(request, Played(before), before.number, {"key": "undo-done"})


def written_back(request: Request, played: Played, point: int, notice: dict[str, str]) -> Decision:
    """Return the decision to go back to that number and on with what was played."""
    played = run_chance(request.state, played, request.now_ns)
    match = played.match
    since_ns = match.game.clock(match.state)
    state = dataclasses.replace(
        request.state.with_match(match),
        is_ended=False,
        branch=request.state.branch + 1,
        since_ns=since_ns,
        bot_changes=changes_back_to(request.state.bot_changes, point),
    )
    told = note(state, note=notice["key"], **{k: v for k, v in notice.items() if k != "key"})
    # Other people may have sat down since the match was over.
    names = () if request.state.is_running() else names_lines(state)
    lines = (*told.lines, *names, JournalLine("back", str(point)), *played.lines)
    entries = Entries(state.match_id, lines, is_over=state.outcome() is not None)
    return Decision(state, entries, played.events, notice)


def _counted(request: Request, command: do.Undo | do.Agree, asked: UndoRequest) -> Decision:
    del command
    if asked.agreed >= request.state.voters:
        return _undone(request, match_of(request))
    return Decision(dataclasses.replace(request.state, undo=asked))


def match_of(request: Request) -> Match:
    """Return the match on the table, which may be over but not closed."""
    if request.state.match is None:
        raise Problem("no-match")
    if request.state.is_closed:
        raise Problem("match-closed")
    return request.state.match


def _match_to_undo(request: Request) -> Match:
    """Return the match; one that ended by resignations cannot be undone."""
    outcome = request.state.outcome()
    if outcome is not None and outcome.rule == RESIGNED:
        raise Problem("no-match")
    return match_of(request)


def _asked(request: Request) -> UndoRequest:
    if request.state.undo is None:
        raise Problem("undo-none")
    return request.state.undo
