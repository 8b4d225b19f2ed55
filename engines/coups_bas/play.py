"""What each move brings."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, assert_never

from engines.core.seats import Seat, clockwise
from engines.core.verdicts import Applied
from engines.coups_bas import chain, course, effects, events, moves, piles, windows
from engines.coups_bas.components import HAND_SIZE, TURN_DRAWS, UNKNOWN, real_deck
from engines.coups_bas.secret import Looked
from engines.coups_bas.state import Link, Phase, Player, Press, Window

if TYPE_CHECKING:
    from engines.coups_bas.components import Card
    from engines.coups_bas.course import Course
    from engines.coups_bas.moves import Move
    from engines.coups_bas.state import State

DRAWN = "coups_bas.drawn"
DISCARDED = "coups_bas.discarded"
LYNX = "coups_bas.lynx"
LYNX_SHED = "coups_bas.lynx_shed"

VERDICTS = frozenset({DRAWN, DISCARDED, LYNX, LYNX_SHED})
_LYNX_SEES = 3


def advance(state: State, seat: Seat, move: Move) -> Course:
    """Return what the legal move brings."""
    if isinstance(move, moves.STAMPED):
        clock_ns = max(state.clock_ns, move.at_ns)
        return _advance_at(dataclasses.replace(state, clock_ns=clock_ns), seat, move)
    if isinstance(move, moves.OF_TURN):
        return _advance_turn(state, seat, move)
    match move:
        case moves.Pass():
            return windows.let_pass(state, seat)
        case moves.Settle():
            return windows.settle(state)
        case moves.Answer(card):
            return windows.answer(state, seat, card)
        case moves.Withdraw():
            return windows.give_up(state, seat, windows.WITHDRAWN)
        case moves.Steal(cards):
            return _steal(state, cards)
        case _:
            assert_never(move)


def _advance_at(state: State, seat: Seat, move: moves.Stamped) -> Course:
    match move:
        case moves.Deal():
            return _deal(state, move)
        case moves.Open(at_ns):
            return windows.open_window(state, at_ns)
        case moves.Buzz(at_ns):
            return windows.buzz(state, Press(at_ns, seat))
        case moves.Timeout():
            return windows.lapse(state)
        case _:
            assert_never(move)


def _advance_turn(state: State, seat: Seat, move: moves.OfTurn) -> Course:
    if isinstance(move, (moves.Draw, moves.Discard)):
        state = dataclasses.replace(state, settled=None)
    match move:
        case moves.Play(card, targets):
            return chain.announce(state, Link(seat, card, targets))
        case moves.Draw():
            after, drew = piles.draw(state, seat, TURN_DRAWS, DRAWN)
            return course.then((drew,), course.end_turn(after))
        case moves.Discard(card):
            after = piles.discard(piles.leave_hand(state, seat, card), card)
            told = events.Discarded(DISCARDED, seat, (card,))
            return course.then((told,), course.end_turn(after))
        case moves.Look():
            return _look(state, seat)
        case moves.Leave():
            is_lynx = state.phase is Phase.LYNX
            return course.next_turn(state) if is_lynx else course.end_turn(state)
        case moves.Shed(cards):
            return _shed(state, seat, cards)
        case _:
            assert_never(move)


def _deal(state: State, move: moves.Deal) -> Course:
    """Deal five cards each, one by one from the first seat; the rest is the pile."""
    count = len(state.players)
    cards = move.cards or (UNKNOWN,) * len(real_deck(count))
    dealt, pile = cards[: HAND_SIZE * count], cards[HAND_SIZE * count :]
    order = clockwise(move.first, count)
    players = {seat: Player(dealt[place::count]) for place, seat in enumerate(order)}
    after = dataclasses.replace(
        state.with_players(players),
        phase=Phase.ACTION,
        pile=pile,
        discard=(),
        starter=move.first,
        active=move.first,
        anchor=move.first,
        called=None,
        is_further=False,
        had_lynx=False,
        settled=None,
        window=Window(),
    )
    counts = (HAND_SIZE,) * count
    told = events.Dealt(after.round, move.first, counts, len(pile))
    return Applied(after, (told, events.TurnBegan(move.first)))


def _steal(state: State, cards: tuple[Card, ...]) -> Course:
    """Give the wolf's player what chance picked."""
    if state.robbed is None:
        raise ValueError("no wolf is hunting")
    return chain.go_on(effects.steal(state, state.active, state.robbed, cards))


def _look(state: State, seat: Seat) -> Course:
    """Take up to three cards from the pile; a single one is kept without a choice (C-31)."""
    looked = state.pile[:_LYNX_SEES]
    told = Looked(LYNX, seat, len(looked), piles.known(state, looked))
    after = dataclasses.replace(
        state, phase=Phase.SHED, looked=looked, pile=state.pile[_LYNX_SEES:]
    )
    if len(looked) > 1:
        return Applied(after, (told,))
    return course.then((told,), _kept(after, seat, looked))


def _shed(state: State, seat: Seat, cards: tuple[Card, ...]) -> Course:
    kept = state.looked
    for card in cards:
        kept = piles.without(kept, card)
    told = events.Discarded(LYNX_SHED, seat, cards)
    return course.then((told,), _kept(piles.discard(state, *cards), seat, kept))


def _kept(state: State, seat: Seat, kept: tuple[Card, ...]) -> Course:
    after = state.with_hand(seat, (*state.players[seat].hand, *kept))
    return course.next_turn(dataclasses.replace(after, looked=()))
