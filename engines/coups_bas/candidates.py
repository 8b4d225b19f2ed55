"""Candidate moves: every legal one of a seat, with one typical time stamp."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement

from engines.core.notation import NS_PER_MS, NS_PER_US
from engines.core.seats import Seat
from engines.coups_bas import moves, targets
from engines.coups_bas.components import Card, kind_of, kinds_for
from engines.coups_bas.moves import Move
from engines.coups_bas.state import Phase, State

TYPICAL_REACTION_MS = 350
CLOSE_SECOND_US = 20


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Return the moves that the seat may try in this phase."""
    match state.phase:
        case Phase.DEAL | Phase.STOP:
            yield from (moves.Stop(), moves.Continue())
        case Phase.ACTION if seat == state.active:
            yield from _actions(state, seat)
        case Phase.WINDOW | Phase.ANSWER:
            yield from _answers(state, seat)
        case Phase.LYNX:
            yield from (moves.Look(), moves.Leave())
        case Phase.SHED if seat == state.active:
            yield from map(moves.Shed, _sheds(state))
        case _:
            return


def idle_move(state: State, seat: Seat) -> Move | None:
    """Return the move of a resigned seat: pass, draw, else discard the oldest card."""
    match state.phase:
        case Phase.WINDOW:
            return moves.Pass()
        case Phase.ANSWER:
            return moves.Withdraw()
        case Phase.LYNX:
            return moves.Leave()
        case Phase.ACTION if state.may_stop:
            return moves.Leave()
        case Phase.ACTION if state.pile and state.room_of(seat):
            return moves.Draw()
        case Phase.ACTION if state.is_box_deck:
            return moves.Discard(state.players[seat].hand[0])
        case Phase.SHED if state.is_box_deck:
            return moves.Shed(state.looked[1:])
        case _:
            return None


def holdings(state: State, seat: Seat) -> Iterable[Card]:
    """Return the cards of the hand, or with real cards all that it might hold."""
    if state.is_box_deck:
        return state.players[seat].hand
    return tuple(Card(kind) for kind in kinds_for(len(state.players)))


def _actions(state: State, seat: Seat) -> Iterator[Move]:
    yield moves.Draw()
    if state.may_stop:
        yield moves.Leave()
    for card in holdings(state, seat):
        yield moves.Discard(card)
        yield moves.Play(card)
        for aimed in targets.choices(state, seat, kind_of(card)):
            if aimed:
                yield moves.Play(card, aimed)


def _answers(state: State, seat: Seat) -> Iterator[Move]:
    window = state.window
    if seat == window.answerer:
        yield moves.Withdraw()
        yield from (moves.Answer(card) for card in holdings(state, seat))
        return
    yield from (moves.Pass(), moves.Close())
    yield moves.Buzz(
        min(state.presses_until_ns, window.opened_ns + TYPICAL_REACTION_MS * NS_PER_MS)
    )
    if window.presses:
        yield moves.Buzz(window.presses[0].at_ns + CLOSE_SECOND_US * NS_PER_US)


def _sheds(state: State) -> Iterator[tuple[Card, ...]]:
    count = len(state.looked) - 1
    if state.is_box_deck:
        return combinations(state.looked, count)
    kinds = [Card(kind) for kind in kinds_for(len(state.players))]
    return combinations_with_replacement(kinds, count)
