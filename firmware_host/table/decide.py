"""The effect of a command on the table: a pure function, tested without a disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engines.core.verdicts import Illegal
from firmware_host.table import bots, corrections, matches, moves, people, rematch
from firmware_host.table import commands as do
from firmware_host.table.decision import BOX, HOST, Decision, Request
from firmware_host.table.made_for import check_match
from firmware_host.table.name_notes import with_names
from firmware_host.table.problems import Problem
from firmware_host.table.vote_notes import with_vote

_SEAT: Final[dict[type, Callable[[Request, Any], Decision | Illegal]]] = {
    do.Play: moves.play,
    do.Undo: matches.ask_undo,
    do.Agree: matches.agree,
    do.Decline: matches.decline,
    do.Pause: people.pause,
    do.Resume: people.resume,
    do.Resign: people.resign,
    do.Name: people.rename,
    do.Leave: people.leave,
    do.GoOn: people.go_on,
    do.Rematch: rematch.rematch,
}
_HOST: Final[dict[type, Callable[[Request, Any], Decision | Illegal]]] = {
    do.Play: moves.play,
    do.Undo: matches.undo_now,
    do.Decline: matches.decline,
    do.Pause: people.pause,
    do.Resume: people.resume,
    do.NewMatch: matches.new_match,
    do.End: matches.end,
    do.Correct: corrections.correct,
    do.Bot: bots.seat_bot,
    do.Leave: people.leave,
    do.GoOn: people.go_on,
    do.Rematch: rematch.rematch,
}
_BOX: Final[dict[type, Callable[[Request, Any], Decision | Illegal]]] = {
    do.Presses: moves.press,
    do.PlayAgain: moves.play_again,
    do.ChanceMove: moves.chance,
    do.DefaultMove: moves.default_move,
    do.CloseMatch: matches.close,
    do.Sit: people.sit,
    do.CutOff: people.tell_cut_off,
    do.HostGiven: people.host_given,
    do.Bot: bots.seat_bot,
    do.Undo: matches.ask_undo,
}


def decide(request: Request, command: do.AnyCommand) -> Decision | Illegal:
    """Return the effect of the command, or the refusal; raise Problem when the request is wrong."""
    allowed = {HOST: _HOST, BOX: _BOX}.get(str(request.origin), _SEAT)
    act = allowed.get(type(command))
    if act is None:
        raise Problem("not-host", do=type(command).__name__)
    check_match(request.state, command)
    decision = act(request, command)
    if isinstance(decision, Illegal):
        return decision
    return with_vote(request.state, with_names(request.state, decision))
