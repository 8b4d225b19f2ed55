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
from firmware_host import payloads
from firmware_host.texts import LANGUAGES, Speaker

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.core.match import Match
    from engines.core.options import Option
    from engines.core.verdicts import Facts, Illegal, Outcome
    from firmware_host.problems import Problem
    from firmware_host.table.state import TableState

VERSION = "0.1.0"

encode = msgspec.json.encode


def status(*, is_online: bool) -> payloads.Status:
    """Return the payload of `status`; the offline one is the last will."""
    return payloads.Status(online=is_online, version=VERSION)


def table(state: TableState) -> payloads.Table:
    """Return who sits where, what is played with which options, and what is being agreed."""
    match = state.match
    return payloads.Table(
        match=state.match_id or None,
        game=match.game.name if match else None,
        options=dataclasses.asdict(match.options) if match else {},
        seats=[_seat(state, seat) for seat in state.seats],
        paused=state.is_paused,
        ended=state.is_ended,
        undo=_undo(state),
        number=state.number,
    )


def games(defaults: Mapping[str, int] | None = None) -> payloads.Games:
    """Return the games with their seats and options, and where the box has them its defaults."""
    return payloads.Games(
        games=[
            payloads.GameEntry(
                name=game.name,
                seats=(game.seats[0], game.seats[-1]),
                options=[
                    _option(option, (defaults or {}).get(option.name, option.default))
                    for option in options_of(game.options)
                ],
                bots=list(bots_for(game.name)),
            )
            for game in GAMES.values()
        ]
    )


def _option(option: Option, default: object) -> payloads.Option:
    return msgspec.convert({**dataclasses.asdict(option), "default": default}, payloads.Option)


def public_state(state: TableState) -> payloads.PublicState | None:
    """Return what a spectator may know."""
    if state.match is None:
        return None
    return payloads.PublicState(**_common(state, state.match, None))


def seat_view(state: TableState, seat: int) -> payloads.SeatView | None:
    """Return what a seat may know and do."""
    match = state.match
    if match is None or seat not in state.seats:
        return None
    moves = _moves(state, Seat(seat), "phone")
    if seat in match.game.entered_by(match.state):
        moves += _moves(state, CHANCE, "phone")
    return payloads.SeatView(**_common(state, match, Seat(seat)), seat=seat, moves=moves)


def host_view(state: TableState) -> payloads.HostView | None:
    """Return what the host may enter for others; not what they know."""
    match = state.match
    if match is None:
        return None
    actors = (*clockwise(0, match.seats), CHANCE)
    return payloads.HostView(
        match=state.match_id,
        number=match.number,
        game=match.game.name,
        moves={write_seat(seat): _moves(state, seat, "host") for seat in actors},
    )


def events(state: TableState, told: tuple[Any, ...], viewer: Seat | None) -> list[dict[str, Any]]:
    """Return the events as the viewer may know them."""
    if state.match is None:
        return []
    seen = (state.match.game.seen_by(event, viewer) for event in told)
    return [plain_event(event) for event in seen if event is not None]


def done(command: str, number: int, made_for: int | None, *, is_kept: bool) -> payloads.Reply:
    """Return the reply to a command that is carried out."""
    return payloads.Reply(id=command, ok=True, number=number, made_for=made_for, kept=is_kept)


def notice(state: TableState, told: dict[str, Any]) -> dict[str, Any]:
    """Return what is no move as an event, in words; a bot brings its own."""
    speaker = Speaker(state.names)
    words = {language: speaker.notice(language, told) for language in LANGUAGES}
    return {"kind": "notice", "text": words, **told}


def consulted(command: str, found: dict[str, Any], made_for: int | None) -> payloads.Reply:
    """Return the reply to a command that asked for advice and changed nothing."""
    facts = {"id": command, "ok": True, "made_for": made_for, **found}
    return msgspec.convert(facts, payloads.Reply)


def refused(
    command: str, state: TableState, illegal: Illegal, made_for: int | None
) -> payloads.Reply:
    """Return the reply that names the rule."""
    game = state.match.game.name if state.match else ""
    text = Speaker(state.names).refusal(game, illegal)
    verdict = payloads.Verdict(rule=illegal.rule, facts=_facts(illegal.facts), text=_texts(text))
    return payloads.Reply(
        id=command, ok=False, number=state.number, made_for=made_for, illegal=verdict
    )


def problem(
    command: str, state: TableState, fault: Problem, made_for: int | None = None
) -> payloads.Reply:
    """Return the reply that names what is wrong with the request."""
    return payloads.Reply(
        id=command,
        ok=False,
        number=state.number,
        made_for=made_for,
        problem=fault_of(state, fault),
    )


def fault_of(state: TableState, fault: Problem) -> payloads.Fault:
    """Return the problem with its text in every language."""
    text = Speaker(state.names).problem(fault)
    return payloads.Fault(key=fault.key, facts=_facts(fault.facts), text=_texts(text))


def _facts(facts: Facts) -> payloads.Facts:
    return {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in facts.items()}


def _texts(text: Mapping[str, str]) -> payloads.Texts:
    return {"fr": text["fr"], "en": text["en"]}


def _seat(state: TableState, seat: int) -> payloads.TableSeat:
    guest = state.guests.get(seat)
    return payloads.TableSeat(
        seat=seat,
        name=guest.name if guest else None,
        language=guest.language if guest else None,
        joined=guest is not None,
        resigned=seat in state.resigned,
        bot=state.bots.get(seat),
    )


def _undo(state: TableState) -> payloads.Vote | None:
    asked = state.undo
    if asked is None:
        return None
    waiting = sorted(state.voters - asked.agreed)
    return payloads.Vote(by=asked.by, agreed=sorted(asked.agreed), waiting=waiting)


def _outcome(outcome: Outcome) -> payloads.Outcome:
    scores = {str(int(seat)): score for seat, score in outcome.scores.items()}
    return payloads.Outcome(
        winners=[int(seat) for seat in outcome.winners], scores=scores, rule=outcome.rule
    )


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
        "outcome": None if outcome is None else _outcome(outcome),
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
