"""Answers: the seats that may answer a card or a won hand, and the card they need."""

from __future__ import annotations

from functools import lru_cache

from engines.core.remembered import remembered
from engines.core.seats import Seat
from engines.coups_bas.components import ARRIVE, BY_KIND, MISSTEP, Card, Kind, kind_of, kinds_for
from engines.coups_bas.scoring import EXHAUSTED
from engines.coups_bas.state import State


def answering(state: State) -> Kind:
    """Return the card that answers now: *On arrive !* after a win, else *Faux pas !*."""
    return ARRIVE if state.ending is not None and not state.chain else MISSTEP


def passed(state: State) -> tuple[Seat, ...]:
    """Return the seats that passed on the card, or the win, that may be answered now."""
    if state.chain:
        return state.chain[-1].passed
    return state.ending.passed if state.ending is not None else ()


@remembered("chain", "discard", "players", "ending", "active", "options")
def entitled(state: State) -> tuple[Seat, ...]:
    """Return the seats that may still answer (C-04, C-37).

    Only public facts count, so that being asked gives nothing of a hand away.
    """
    kind = answering(state)
    if not _may_be_held(state, kind):
        return ()
    barred = (*(_barred(state) if state.chain else _winners(state)), *passed(state))
    players = state.players
    return tuple([seat for seat in state.seats if seat not in barred and players[seat].hand])


def closers(state: State) -> tuple[Seat, ...]:
    """Return the seats that may say that nobody answers: who played the card, or won (C-40).

    Only with real cards, which the box asks everybody about.
    """
    if state.is_box_deck or state.window.closer is not None:
        return ()
    return (state.chain[-1].seat,) if state.chain else _winners(state)


def can_answer(state: State, seat: Seat) -> bool:
    """Tell whether the seat holds the answer; with real cards any hand may."""
    hand = state.players[seat].hand
    if not state.is_box_deck:
        return bool(hand)
    return any(kind_of(card) == answering(state) for card in hand)


def seen(state: State, kind: Kind) -> int:
    """Return how many copies are visible: discarded, announced or in a totem."""
    totems = sum(_count(player.totem, kind) for player in state.players)
    return totems + _discarded(state.discard, kind) + _announced(state, kind)


def _may_be_held(state: State, kind: Kind) -> bool:
    if kind not in kinds_for(len(state.players)):
        return False
    is_late = kind == ARRIVE and state.ending is not None and state.ending.rule == EXHAUSTED
    if is_late and state.options.arrive == "sixth_only":
        return False
    # No totem holds answers: its floors are heads.
    return _discarded(state.discard, kind) + _announced(state, kind) < BY_KIND[kind].copies


def _announced(state: State, kind: Kind) -> int:
    return sum([link.card[:2] == kind for link in state.chain])


@lru_cache(maxsize=64)
def _discarded(discard: tuple[Card, ...], kind: Kind) -> int:
    return _count(discard, kind)


def _count(cards: tuple[Card, ...], kind: Kind) -> int:
    return sum([card[:2] == kind for card in cards])


def _barred(state: State) -> tuple[Seat, ...]:
    """Return the active seat, and those that would answer or save an own card (C-04)."""
    chain = state.chain
    return (state.active, chain[-1].seat, *[link.seat for link in chain[-2::-2]])


def _winners(state: State) -> tuple[Seat, ...]:
    return state.ending.winners if state.ending is not None else ()
