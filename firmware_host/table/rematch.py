"""The same game once more, by agreement of its people or by the host."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from engines.bots.roster import levels_for
from engines.core.match import Match
from engines.core.options import plain_options
from firmware_host.table import commands as do
from firmware_host.table.decision import HOST, Decision, Request
from firmware_host.table.matches import new_match
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState


def rematch(request: Request, command: do.Rematch) -> Decision:
    """Begin the same game once everybody with a phone has asked for it, or at once for the host.

    Who resigned is asked too: that match is over.
    """
    del command
    state = request.state
    if state.match is None:
        raise Problem("no-match")
    if state.is_running() and state.outcome() is None:
        raise Problem("match-running")
    if request.origin == HOST:
        return new_match(request, _again(state, state.match))
    if request.seat is None:
        raise Problem("outside-match")
    wanted = state.rematch | {request.seat}
    if wanted >= _people(state):
        return new_match(request, _again(state, state.match))
    asked = dataclasses.replace(state, rematch=wanted)
    return Decision(asked, notice={"key": "rematch-asked", "seat": request.seat})


def _people(state: TableState) -> frozenset[int]:
    """Return the seats of the match whose people can ask on a phone."""
    guests = (seat for seat in state.seats if state.guest_of(seat) is not None)
    return frozenset(guests) - state.bots.keys()


def _again(state: TableState, match: Match) -> do.NewMatch:
    """Return the command that begins it again with who sits at the box now.

    Who played stays, unless they left; who came plays too, before bots, as far as there is room.
    """
    high = min(match.game.seats[-1], state.size)
    bots = {state.buttons[seat]: name for seat, name in state.bots.items()}
    stayed = [button for button in state.buttons if _stayed(state, button)]
    people = [*stayed, *(button for button in sorted(state.guests) if button not in stayed)][:high]
    kept = [button for button in bots if button not in (*people, *state.left)]
    playing = {**dict.fromkeys(people, ""), **{button: bots[button] for button in kept}}
    playing = dict(list(playing.items())[:high])
    playing |= _needed(state, match, playing)
    buttons = sorted(playing)
    return do.NewMatch(
        game=match.game.name,
        buttons=buttons,
        options=plain_options(match.options),
        bots={seat: bot for seat, button in enumerate(buttons) if (bot := playing[button])},
    )


def _stayed(state: TableState, button: int) -> bool:
    """Tell whether a person of the match is still there; without a phone, unless they resigned."""
    if button in state.guests:
        return True
    seat = state.buttons.index(button)
    return button not in state.left and seat not in state.bots and seat not in state.resigned


def _needed(state: TableState, match: Match, playing: Mapping[int, str]) -> dict[int, str]:
    """Return bots for as many more seats as the game needs, first where seats of it are empty."""
    free = [*state.buttons, *range(state.size)]
    buttons = [button for button in dict.fromkeys(free) if button not in playing]
    bot = levels_for(match.game.name)["medium"]
    return dict.fromkeys(buttons[: max(0, match.game.seats[0] - len(playing))], bot)
