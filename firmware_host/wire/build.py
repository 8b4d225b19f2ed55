"""Payloads built from the state of the table, each with only what its reader may know."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from engines.bots.roster import bots_for, level_of, levels_for
from engines.catalog import GAMES
from engines.core.judge import judge
from engines.core.options import options_of, plain_options
from engines.core.plain import plain_event
from engines.core.seats import CHANCE, Seat, clockwise, write_seat
from firmware_host import __version__
from firmware_host.texts.game_facts import game_facts, picture_of
from firmware_host.texts.texts import LANGUAGES, Sentences
from firmware_host.wire import payloads
from firmware_host.wire.scannable import takes_scan

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engines.core.match import Match
    from engines.core.options import Option
    from engines.core.verdicts import Outcome
    from firmware_host.journal.trouble import Trouble
    from firmware_host.seating.button_confirmation import Prompt
    from firmware_host.table.position import Position
    from firmware_host.table.state import TableState

encode = msgspec.json.encode


def status(*, is_online: bool) -> payloads.Status:
    """Return the payload of `status`; the offline one is the last will."""
    return payloads.Status(online=is_online, version=__version__)


def table(state: TableState) -> payloads.Table:
    """Return the payload of `table`: seats, game, options, and an open undo request."""
    match = state.match
    return payloads.Table(
        match=state.match_id or None,
        game=match.game.name if match else None,
        options=plain_options(match.options) if match else {},
        seats=[_seat(state, seat) for seat in state.seats],
        outside=[
            payloads.Outsider(button=button, name=guest.name, language=guest.language)
            for button, guest in sorted(state.guests.items())
            if button not in state.buttons
        ],
        paused=state.is_paused,
        ended=state.is_ended,
        undo=_undo(state),
        number=state.number,
        chance=_chance(state) if match else None,
        house=_house(match) if match else {},
        resigning_ends=state.resigning_ends,
        analysis=state.has_analysis,
        rematch=sorted(state.rematch),
        branch=state.branch,
        not_kept=_not_kept(state.not_kept),
    )


def _not_kept(trouble: Trouble | None) -> payloads.NotKept | None:
    if trouble is None:
        return None
    since = trouble.since.isoformat(timespec="seconds")
    return payloads.NotKept(since=since, why=trouble.why, lost=trouble.lost)


def _house(match: Match) -> dict[str, list[str]]:
    """Return the settings that change a ruling, with the rulings."""
    return {
        option.name: list(option.rulings)
        for option in options_of(match.game.options)
        if option.rulings and getattr(match.options, option.name) != option.default
    }


def games(defaults: Mapping[str, int] | None = None) -> payloads.Games:
    """Return the games with their seats and options; `defaults` are those of this box."""
    return payloads.Games(games=[_game(name, defaults or {}) for name in GAMES])


def _game(name: str, defaults: Mapping[str, int]) -> payloads.GameEntry:
    """Return what a table offers of a game; its rules are imported when it is played."""
    facts, (seats, options) = game_facts(name), GAMES.settings(name)
    levels = levels_for(name).items()
    return payloads.GameEntry(
        name=name,
        seats=(seats[0], seats[-1]),
        options=[_option(option, defaults.get(option.name, option.default)) for option in options],
        bots=list(bots_for(name)),
        levels=[payloads.BotLevel(level=level, bot=bot) for level, bot in levels],
        players=facts.players,
        minutes=facts.minutes,
        picture=list(picture_of(name)),
        presets=[payloads.Preset(name=one.name, options=one.options) for one in facts.presets],
    )


def _option(option: Option, default: object) -> payloads.Option:
    return msgspec.convert({**dataclasses.asdict(option), "default": default}, payloads.Option)


def requests(pending: Iterable[Prompt]) -> payloads.PlacesAsked:
    """Return the payload of `public/requests`."""
    return payloads.PlacesAsked(
        requests=[
            payloads.PlaceAsked(
                seat=None if prompt.kind == "host" else prompt.place,
                name=prompt.name,
                code=prompt.code,
            )
            for prompt in pending
        ]
    )


def public_state(state: TableState) -> payloads.PublicState | None:
    """Return the payload of `public/state`: what a spectator may know."""
    if state.position is None:
        return None
    return payloads.PublicState(**_common(state, state.position, None))


def seat_view(state: TableState, button: int) -> payloads.SeatView | None:
    """Return the view of the seat at a button: what it may know, and its legal moves."""
    position, seat = state.position, state.seat_at(button)
    if position is None or seat is None:
        return None
    match = position.match
    moves = _moves(state, Seat(seat), "phone")
    if seat in match.game.entered_by(match.state):
        moves += _moves(state, CHANCE, "phone")
    common = _common(state, position, Seat(seat))
    press, scan = _press(state, Seat(seat)), takes_scan(position, moves)
    return payloads.SeatView(**common, seat=seat, moves=moves, press=press, scan=scan)


def host_view(state: TableState) -> payloads.HostView | None:
    """Return the view of the host: the moves it may enter for others, not their secrets."""
    position = state.position
    if position is None:
        return None
    match = position.match
    actors = (*clockwise(0, match.seats), CHANCE)
    moves = {write_seat(seat): _moves(state, seat, "host") for seat in actors}
    return payloads.HostView(
        match=state.match_id,
        number=match.number,
        game=match.game.name,
        moves=moves,
        branch=state.branch,
        scan=takes_scan(position, [move for listed in moves.values() for move in listed]),
    )


def outcome(ended: Outcome) -> payloads.Outcome:
    """Return how a match ended; seats are texts where they are keys."""
    scores = {str(int(seat)): score for seat, score in ended.scores.items()}
    return payloads.Outcome(
        winners=[int(seat) for seat in ended.winners], scores=scores, rule=ended.rule
    )


def events(state: TableState, told: tuple[Any, ...], viewer: Seat | None) -> list[dict[str, Any]]:
    """Return the events as the viewer may know them."""
    if state.match is None:
        return []
    seen = (state.match.game.event_for(event, viewer) for event in told)
    return [plain_event(event) for event in seen if event is not None]


def notice(state: TableState, told: dict[str, Any]) -> dict[str, Any]:
    """Return a notice as an event, with its text unless the notice has one."""
    sentences = Sentences(state.names_in_words, state.buttons)
    words = {language: sentences.notice(language, told) for language in LANGUAGES}
    return {"kind": "notice", "text": words, **told}


def _seat(state: TableState, seat: int) -> payloads.TableSeat:
    guest, bot = state.guest_of(seat), state.bots.get(seat)
    return payloads.TableSeat(
        seat=seat,
        button=state.buttons[seat],
        name=guest.name if guest else None,
        language=guest.language if guest else None,
        joined=guest is not None,
        resigned=seat in state.resigned,
        bot=bot,
        level=level_of(state.match.game.name, bot) if state.match and bot else None,
    )


def _undo(state: TableState) -> payloads.Vote | None:
    asked = state.undo
    if asked is None:
        return None
    waiting = sorted(state.voters - asked.agreed)
    return payloads.Vote(by=asked.by, agreed=sorted(asked.agreed), waiting=waiting)


def _chance(state: TableState) -> payloads.Chance:
    chance = state.chance
    secret = (chance.secret or None) if state.is_closed else None
    return payloads.Chance(commitment=chance.commitment, secret=secret, seed=chance.chosen_seed)


def _common(state: TableState, position: Position, viewer: Seat | None) -> dict[str, Any]:
    match = position.match
    ended = state.outcome()
    return {
        "match": state.match_id,
        "number": match.number,
        "game": match.game.name,
        "view": position.view(viewer),
        "to_act": [
            "chance" if seat == CHANCE else seat for seat in sorted(match.game.to_act(match.state))
        ],
        "outcome": None if ended is None else outcome(ended),
        "awaited": {str(seat): by for seat, by in state.awaited.items()},
        "interrupters": sorted(state.interrupters),
        "branch": state.branch,
    }


def _moves(state: TableState, seat: Seat, reader: Literal["phone", "host"]) -> list[str]:
    """Return the legal moves to enter: no press, and on a phone none that is made on the table."""
    position = state.position
    if position is None or not state.is_running():
        return []
    game, now = position.match.game, position.match.state
    hides = game.is_made_on_table if reader == "phone" else game.is_private
    return [text for move, text in position.untimed_moves(seat) if not hides(now, move)]


def _press(state: TableState, seat: Seat) -> str | None:
    """Return the first word of the move that a press would make, or None where it makes none."""
    match = state.match
    if match is None or not state.is_in_play() or seat not in state.pressing:
        return None
    game, now = match.game, match.state
    move = game.press(now, seat, game.clock(now))
    is_legal = move is not None and judge(game, now, seat, move) is None
    return game.write(move).split(" ", maxsplit=1)[0] if is_legal else None
