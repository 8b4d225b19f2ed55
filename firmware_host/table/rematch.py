"""The same match once more, by agreement of its people or by the host."""

from __future__ import annotations

import dataclasses

from engines.core.match import Match
from engines.core.options import plain_options
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST, Decision, Request
from firmware_host.table.matches import new_match
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState


def rematch(request: Request, command: do.Rematch) -> Decision:
    """Begin the same match once everybody with a phone has asked for it, or at once for the host.

    Who resigned is asked too: that match is over.
    """
    del command
    state = request.state
    if state.match is None:
        raise Problem("no-match")
    if state.outcome() is None:
        raise Problem("match-running")
    if request.origin == HOST:
        return new_match(request, _same(state, state.match))
    if request.seat is None:
        raise Problem("outside-match")
    wanted = state.rematch | {request.seat}
    if wanted >= _people(state):
        return new_match(request, _same(state, state.match))
    asked = dataclasses.replace(state, rematch=wanted)
    return Decision(asked, notice={"key": "rematch-asked", "seat": request.seat})


def _people(state: TableState) -> frozenset[int]:
    """Return the seats of the match whose people can ask on a phone."""
    guests = (seat for seat in state.seats if state.guest_of(seat) is not None)
    return frozenset(guests) - state.bots.keys()


def _same(state: TableState, match: Match) -> do.NewMatch:
    """Return the command that begins it again: options, buttons and bots as they are."""
    return do.NewMatch(
        game=match.game.name,
        buttons=list(state.buttons),
        options=plain_options(match.options),
        bots=dict(state.bots),
    )
