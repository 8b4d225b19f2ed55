"""What goes over the wire: payloads built from the table, for everyone what they may know."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from engines.bots.roster import bots_for
from engines.catalog import GAMES
from engines.core.judge import legal_moves
from engines.core.options import options_of
from engines.core.plain import plain_event
from engines.core.seats import CHANCE, Seat, clockwise, write_seat
from firmware_host.texts import Speaker

if TYPE_CHECKING:
    from engines.core.match import Match
    from engines.core.verdicts import Illegal
    from firmware_host.problems import Problem
    from firmware_host.table.state import TableState

VERSION = "0.1.0"

encode = msgspec.json.encode


def status(*, is_online: bool) -> dict[str, Any]:
    """Return the payload of `status`; the offline one is the last will."""
    return {"online": is_online, "version": VERSION}


def table(state: TableState) -> dict[str, Any]:
    """Return who sits where, what is played with which options, and what is being agreed."""
    match = state.match
    return {
        "match": state.match_id or None,
        "game": match.game.name if match else None,
        "options": dataclasses.asdict(match.options) if match else {},
        "seats": [_seat(state, seat) for seat in state.seats],
        "paused": state.is_paused,
        "ended": state.is_ended,
        "undo": _undo(state),
        "number": state.number,
    }


def games() -> dict[str, Any]:
    """Return the games with their seats and options."""
    return {
        "games": [
            {
                "name": game.name,
                "seats": [game.seats[0], game.seats[-1]],
                "options": [dataclasses.asdict(option) for option in options_of(game.options)],
                "bots": bots_for(game.name),
            }
            for game in GAMES.values()
        ]
    }


def public_state(state: TableState) -> dict[str, Any] | None:
    """Return what a spectator may know."""
    return None if state.match is None else _common(state, state.match, None)


def seat_view(state: TableState, seat: int) -> dict[str, Any] | None:
    """Return what a seat may know and do."""
    match = state.match
    if match is None or seat not in state.seats:
        return None
    moves = _moves(state, Seat(seat), "phone")
    if seat in match.game.entered_by(match.state):
        moves += _moves(state, CHANCE, "phone")
    return {**_common(state, match, Seat(seat)), "seat": seat, "moves": moves}


def host_view(state: TableState) -> dict[str, Any] | None:
    """Return what the host may enter for others; not what they know."""
    match = state.match
    if match is None:
        return None
    actors = (*clockwise(0, match.seats), CHANCE)
    moves = {write_seat(seat): _moves(state, seat, "host") for seat in actors}
    return {
        "match": state.match_id,
        "number": match.number,
        "game": match.game.name,
        "moves": moves,
    }


def events(state: TableState, told: tuple[Any, ...], viewer: Seat | None) -> list[dict[str, Any]]:
    """Return the events as the viewer may know them."""
    if state.match is None:
        return []
    seen = (state.match.game.seen_by(event, viewer) for event in told)
    return [plain_event(event) for event in seen if event is not None]


def refused(command: str, state: TableState, illegal: Illegal) -> dict[str, Any]:
    """Return the reply that names the rule."""
    game = state.match.game.name if state.match else ""
    text = Speaker(state.names).refusal(game, illegal)
    verdict = {"rule": illegal.rule, "facts": illegal.facts, "text": text}
    return {"id": command, "ok": False, "illegal": verdict}


def problem(command: str, state: TableState, fault: Problem) -> dict[str, Any]:
    """Return the reply that names what is wrong with the request."""
    return {"id": command, "ok": False, **problem_body(state, fault)}


def problem_body(state: TableState, fault: Problem) -> dict[str, Any]:
    """Return the problem with its text in every language."""
    text = Speaker(state.names).problem(fault)
    return {"problem": {"key": fault.key, "facts": fault.facts, "text": text}}


def _seat(state: TableState, seat: int) -> dict[str, Any]:
    guest = state.guests.get(seat)
    return {
        "seat": seat,
        "name": guest.name if guest else None,
        "language": guest.language if guest else None,
        "joined": guest is not None,
        "resigned": seat in state.resigned,
        "bot": state.bots.get(seat),
    }


def _undo(state: TableState) -> dict[str, Any] | None:
    asked = state.undo
    if asked is None:
        return None
    waiting = sorted(state.voters - asked.agreed)
    return {"by": asked.by, "agreed": sorted(asked.agreed), "waiting": waiting}


def _common(state: TableState, match: Match, viewer: Seat | None) -> dict[str, Any]:
    outcome = state.outcome()
    return {
        "match": state.match_id,
        "number": match.number,
        "game": match.game.name,
        "view": match.game.view(match.state, viewer),
        "to_act": [
            "chance" if seat == CHANCE else seat for seat in sorted(match.game.to_act(match.state))
        ],
        "outcome": None if outcome is None else dataclasses.asdict(outcome),
    }


def _moves(state: TableState, seat: Seat, reader: Literal["phone", "host"]) -> list[str]:
    """Return what can be entered: no press; on a phone nothing that hands do on the table."""
    match = state.match
    if match is None or not state.is_running():
        return []
    game = match.game
    hides = game.is_made_on_table if reader == "phone" else game.is_private
    legal = legal_moves(game, match.state, seat)
    enters = (move for move in legal if game.time_of(move) is None)
    return [game.write(move) for move in enters if not hides(match.state, move)]
