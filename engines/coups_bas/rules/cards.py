"""The rules of the cards that a move names: their faces, and the hand they come from."""

from __future__ import annotations

from collections import Counter

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.coups_bas import moves
from engines.coups_bas.answers import answering, seen
from engines.coups_bas.components import (
    BY_KIND,
    REACTIONS,
    UNKNOWN,
    WOLF_TAKES,
    Card,
    kind_of,
    kinds_for,
)
from engines.coups_bas.moves import Move
from engines.coups_bas.state import State


def _face(state: State, seat: Seat, move: moves.OfSecret) -> Facts | None:
    """Name a copy of the box's own cards, and of real cards the kind alone."""
    is_box_deck = state.is_box_deck
    for card in _named(move):
        if (str(card) in BY_KIND) == is_box_deck:
            return {"card": card, "deck": state.options.deck}
    return None


def _not_in_hand(
    state: State, seat: Seat, move: moves.Play | moves.Discard | moves.Answer
) -> Facts | None:
    """Play, answer with and discard cards of the own hand."""
    sought = move.card if state.is_box_deck else UNKNOWN
    return None if sought in state.players[seat].hand else {"card": move.card}


def _impossible_card(state: State, seat: Seat, move: moves.OfSecret) -> Facts | None:
    """Name only real cards that can still be unseen: no copy too many, none left out."""
    if state.is_box_deck:
        return None
    for card, count in Counter(_named(move)).items():
        kind = kind_of(card)
        is_left_out = kind not in kinds_for(len(state.players))
        if is_left_out or seen(state, kind) + count > BY_KIND[kind].copies:
            return {"card": card, "copies": 0 if is_left_out else BY_KIND[kind].copies}
    return None


def _steal_cards(state: State, seat: Seat, move: moves.Steal) -> Facts | None:
    """Take two different cards of the named hand for a wolf, or the only one."""
    if state.robbed is None:
        return None
    hand = state.players[state.robbed].hand
    is_right = _is_part(move.cards, hand) and len(move.cards) == min(WOLF_TAKES, len(hand))
    return None if is_right else {"cards": len(move.cards), "hand": len(hand)}


def _shed_cards(state: State, seat: Seat, move: moves.Shed) -> Facts | None:
    """Keep one of the cards that the lynx brought and discard all others."""
    is_known = _is_part(move.cards, state.looked) or not state.is_box_deck
    is_right = is_known and len(move.cards) == len(state.looked) - 1
    return None if is_right else {"cards": len(move.cards), "looked": len(state.looked)}


def _reaction(state: State, seat: Seat, move: moves.Play) -> Facts | None:
    """*Faux pas !* answers a card and *On arrive !* a win; neither is played as an action."""
    return {"card": move.card} if kind_of(move.card) in REACTIONS else None


def _wrong_answer(state: State, seat: Seat, move: moves.Answer) -> Facts | None:
    """Answer a card with *Faux pas !* and a win with *On arrive !*."""
    if kind_of(move.card) == answering(state):
        return None
    return {"card": move.card, "answer": answering(state)}


def _is_part(cards: tuple[Card, ...], whole: tuple[Card, ...]) -> bool:
    """Tell whether the cards are among the others, each as often at least."""
    return not Counter(cards) - Counter(whole)


def _named(move: moves.OfSecret) -> tuple[Card, ...]:
    """Return the cards that the move names; a deal has rules of its own."""
    return move.cards if isinstance(move, (moves.Steal, moves.Shed)) else (move.card,)


CARD_RULES: tuple[Rule[State, Move], ...] = (
    Rule("coups_bas.face", _face, moves.OF_SECRET),
    Rule("coups_bas.not_in_hand", _not_in_hand, (moves.Play, moves.Discard, moves.Answer)),
    Rule("coups_bas.impossible_card", _impossible_card, moves.OF_SECRET),
    Rule("coups_bas.steal_cards", _steal_cards, (moves.Steal,)),
    Rule("coups_bas.shed_cards", _shed_cards, (moves.Shed,)),
    Rule("coups_bas.reaction", _reaction, (moves.Play,)),
    Rule("coups_bas.wrong_answer", _wrong_answer, (moves.Answer,)),
)
