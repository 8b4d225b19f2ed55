"""Rules of the flip: when a card may be turned, by which seat, and which card it can be."""

from __future__ import annotations

from engines.arriba.components import (
    COPIES_OF_A_SHAPE,
    COUNTS,
    SHAPES_ALONE,
    UNKNOWN,
    Card,
    is_same,
    shape_of,
)
from engines.arriba.moves import Flip, Go, Move, Reader
from engines.arriba.pending import card_turners
from engines.arriba.state import Phase, State
from engines.arriba.tops import may_name_card, next_flipper
from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Facts

_IN_TURN = (Phase.FLIP, Phase.LOOK)


def _hold(state: State, seat: Seat, move: Flip) -> Facts | None:
    """No card is flipped while a card is being shown or a grab is open."""
    if state.phase is Phase.FLIP or (
        state.phase in (Phase.HEAD, Phase.LOOK) and not state.is_box_deck
    ):
        return None
    return {"phase": state.phase.value}


def _turn(state: State, seat: Seat, move: Flip) -> Facts | None:
    """Cards are flipped in turn; real ones may be named late, or ahead of others."""
    if state.phase not in _IN_TURN or may_name_card(state, seat):
        return None
    flipper = next_flipper(state)
    return {"flipper": CHANCE if flipper is None else flipper}


def _press_waits(state: State, seat: Seat, move: Flip) -> Facts | None:
    """While a press waits for its card, each seat names one card at most."""
    is_second = state.awaits_face and state.phase in _IN_TURN and seat in state.named_since
    return {"seat": state.presses[0].seat} if is_second else None


def _tempo(state: State, seat: Seat, move: Flip) -> Facts | None:
    """At a set tempo the box flips by itself."""
    is_tempo = state.options.flip_by == "tempo" and state.is_box_deck
    return {"tempo_ms": state.options.tempo_ms} if is_tempo else None


def _face(state: State, seat: Seat, move: Flip) -> Facts | None:
    """Name a real card that was turned where the box is told them, never one of the box."""
    is_right = (move.card is None) == state.is_box_deck and not state.is_judged
    return None if is_right else {"deck": state.options.deck}


def _common_flip(state: State, seat: Seat, move: Flip) -> Facts | None:
    """In a common flip each seat with a draw pile turns one card."""
    if state.phase is not Phase.HEAD:
        return None
    has_turned = any(seat == who for who, _ in state.entered)
    return {"seat": seat} if has_turned or not state.hands[seat].draw else None


def _impossible_card(state: State, seat: Seat, move: Flip) -> Facts | None:
    """Turn only a card that does not lie elsewhere."""
    if move.card is None or _can_be_turned(state, seat, move.card):
        return None
    return {"card": move.card}


def _can_be_turned(state: State, seat: Seat, card: Card) -> bool:
    """Tell whether a real card can lie in the seat's draw pile, by the cards seen so far."""
    draw = state.hands[seat].draw
    located = _located(state)
    if card in draw or (card in SHAPES_ALONE and any(is_same(face, card) for face in draw)):
        return True
    if located.count(card) >= COUNTS.get(card, COPIES_OF_A_SHAPE):
        return False
    shape = shape_of(card)
    is_spare = shape is None or sum(shape_of(face) == shape for face in located) < COPIES_OF_A_SHAPE
    return any(is_same(face, card) for face in draw) or (UNKNOWN in draw and is_spare)


def _located(state: State) -> list[Card]:
    """Return the cards that have a known place, those named in this common flip included."""
    piles = [(*hand.draw, *hand.open) for hand in state.hands]
    lying = [face for pile in (*piles, state.centre) for face in pile if face != UNKNOWN]
    draws = {seat: state.hands[seat].draw for seat, _ in state.entered}
    named = [face for seat, face in state.entered if not any(is_same(f, face) for f in draws[seat])]
    return lying + named


def _reader(state: State, seat: Seat, move: Reader) -> Facts | None:
    """Name whose card the reader sees in a common flip, while that seat's card is missing."""
    is_due = state.phase is Phase.HEAD and seat in card_turners(state)
    return None if is_due and seat != state.reader else {"seat": seat}


def _go(state: State, seat: Seat, move: Go) -> Facts | None:
    """Only the player who turned a head gives its signal, once, where the table plays so."""
    return None if state.awaits_signal and seat == state.head else {"seat": seat}


FLIP_RULES: tuple[Rule[State, Move], ...] = (
    Rule("arriba.hold", _hold, (Flip,)),
    Rule("arriba.turn", _turn, (Flip,)),
    Rule("arriba.press_waits", _press_waits, (Flip,)),
    Rule("arriba.tempo", _tempo, (Flip,)),
    Rule("arriba.face", _face, (Flip,)),
    Rule("arriba.common_flip", _common_flip, (Flip,)),
    Rule("arriba.impossible_card", _impossible_card, (Flip,)),
    Rule("arriba.reader", _reader, (Reader,)),
    Rule("arriba.go", _go, (Go,)),
)
