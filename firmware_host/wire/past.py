"""The latest moves as everybody knows them, and what could have been entered instead.

The host corrects by these, and is usually a player: nothing here may depend on what is hidden.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal

from engines.core.game import AnyGame
from engines.core.judge import judge, legal_moves
from engines.core.match import Entry, Match
from engines.core.plain import plain_event
from engines.core.seats import CHANCE, Seat, clockwise, write_seat
from firmware_host.wire.past_payloads import MoveMade, PastMoves, Step

STEPS_AT_MOST: Final = 24

_STAMP: Final = re.compile(r"@\d+\.\d+")


def past(match: Match, to: int) -> PastMoves:
    """Return the latest moves, and those that people could have made after `to` moves."""
    then = match.back_to(to)
    stamped = _stamped(match, to)
    actors = (*clockwise(0, match.seats), CHANCE)
    return PastMoves(
        to=then.number,
        steps=_steps(match),
        moves={write_seat(seat): list(_possible(then, seat, stamped)) for seat in actors},
    )


def moves_made(match: Match) -> list[MoveMade]:
    """Return all moves of people, oldest first, without what came of them."""
    made = (
        MoveMade(before.number, _actor(entry), _known(before, entry))
        for before, entry in match.history()
        if not _is_drawn(before, entry)
    )
    return list(made)[::-1]


def _steps(match: Match) -> list[Step]:
    """Return what people did; what the box drew afterwards is told with it."""
    steps: list[Step] = []
    drawn: list[dict[str, Any]] = []
    for before, entry in match.history():
        drawn = [*_public_events(before, entry), *drawn]
        if _is_drawn(before, entry):
            continue
        steps.append(_step(before, entry, drawn))
        drawn = []
        if len(steps) == STEPS_AT_MOST:
            break
    return steps[::-1]


def _step(before: Match, entry: Entry, events: list[dict[str, Any]]) -> Step:
    return Step(number=before.number, seat=_actor(entry), move=_known(before, entry), events=events)


def _is_drawn(before: Match, entry: Entry) -> bool:
    """Tell whether the box made the move, and nobody entered it."""
    return entry.seat == CHANCE and not before.game.must_be_entered(before.state)


def _actor(entry: Entry) -> int | Literal["chance"]:
    return "chance" if entry.seat == CHANCE else int(entry.seat)


def _known(before: Match, entry: Entry) -> str:
    """Return the notation of the move, or only its first word where the rest is hidden."""
    text = before.game.write(entry.move)
    return text if before.game.is_public(before.state, entry.move) else _word(text)


def _public_events(before: Match, entry: Entry) -> list[dict[str, Any]]:
    made = before.game.advance(before.state, entry.seat, entry.move).events
    seen = (before.game.event_for(event, None) for event in made)
    return [plain_event(event) for event in seen if event is not None]


def _possible(then: Match, seat: Seat, stamped: Sequence[str]) -> Iterator[str]:
    """Yield the moves that the host may enter for the seat; of several presses one."""
    game, state = then.game, then.state
    if game.outcome(state) is not None or (seat == CHANCE and not game.must_be_entered(state)):
        return
    presses: set[str] = set()
    for move in legal_moves(game, state, seat):
        if game.is_private(state, move) or game.is_retired(state, move):
            continue
        text = game.write(move)
        if game.time_of(move) is None:
            yield text
        elif _word(text) not in presses:
            presses.add(_word(text))
            yield _restamped(then, seat, text, stamped)


def _stamped(match: Match, to: int) -> list[str]:
    """Return the timed moves of seats after `to`, oldest first."""
    later = [entry for before, entry in match.history() if before.number >= to][::-1]
    return [match.game.write(entry.move) for entry in later if _is_press(match.game, entry)]


def _is_press(game: AnyGame, entry: Entry) -> bool:
    return entry.seat != CHANCE and game.time_of(entry.move) is not None


def _restamped(then: Match, seat: Seat, text: str, stamped: Iterable[str]) -> str:
    """Return the press at the time of the one that it replaces: another hand was first."""
    replaced = next((press for press in stamped if _word(press) == _word(text)), None)
    found = _STAMP.search(replaced) if replaced else None
    if found is None:
        return text
    moved = _STAMP.sub(found[0], text)
    is_legal = judge(then.game, then.state, seat, then.game.parse(moved)) is None
    return moved if is_legal else text


def _word(notation: str) -> str:
    """Return the first word, which names the kind of move."""
    return notation.split(" ", maxsplit=1)[0]
