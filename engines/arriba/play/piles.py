"""Transfers of cards between piles: each returns the state after it and the number of cards."""

from __future__ import annotations

from engines.arriba.components import Card
from engines.arriba.state import Hand, State, hand_of
from engines.core.seats import Seat
from engines.core.values import changer


def to_centre(state: State, winner: Seat) -> tuple[State, int]:
    """Lay the winner's open pile face down on the centre (A-06, A-40)."""
    hand = state.hands[winner]
    after = _laid(state, {winner: Hand(hand.draw)}, (*hand.open, *state.centre))
    return after, len(hand.open)


def to_loser(state: State, winner: Seat, loser: Seat) -> tuple[State, int]:
    """Give the winner's pile, the loser's own and the centre under the loser's draw pile (A-05)."""
    own, won = state.hands[loser].open, state.hands[winner].open
    piles = (*own, *won) if state.options.taken_order == "own_first" else (*won, *own)
    taken = (*piles, *state.centre)
    changed = {
        winner: Hand(state.hands[winner].draw),
        loser: Hand((*state.hands[loser].draw, *taken)),
    }
    return _laid(state, changed, ()), len(taken)


def share_out(state: State, winner: Seat, losers: tuple[Seat, ...]) -> tuple[State, int]:
    """Deal the winner's pile and the centre to the losers in full laps, the rest stays (A-31)."""
    pool = (*state.hands[winner].open, *state.centre)
    dealt = len(pool) - len(pool) % len(losers)
    changed = {winner: Hand(state.hands[winner].draw)}
    for place, loser in enumerate(losers):
        hand = state.hands[loser]
        share = pool[place : dealt : len(losers)]
        changed[loser] = Hand((*hand.draw, *hand.open, *share))
    return _laid(state, changed, pool[dealt:]), dealt


def to_wrong_grabber(state: State, grabber: Seat) -> tuple[State, int]:
    """Put all open piles, from the left round, and the centre under the grabber's draw pile."""
    hands = state.hands
    taken: list[Card] = []
    for seat in state.from_left_of(grabber):
        taken += hands[seat].open
    taken += state.centre
    after = [hand_of(hand.draw) for hand in hands]
    after[grabber] = hand_of((*hands[grabber].draw, *taken))
    return _with_piles(state, tuple(after), ()), len(taken)


def _laid(state: State, changed: dict[Seat, Hand], centre: tuple[Card, ...]) -> State:
    return _with_piles(state, state.hands_with(changed), centre)


_with_piles = changer(State, "hands", "centre")
