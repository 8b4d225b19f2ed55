"""Rules of the flip: when a card may be turned, by which seat, and which card it can be."""

from __future__ import annotations

from engines.arriba import moves
from engines.arriba.components import (
    COPIES_OF_A_SHAPE,
    COUNTS,
    SHAPES_ALONE,
    UNKNOWN,
    Card,
    is_same,
    shape_of,
)
from engines.arriba.moves import Move
from engines.arriba.pending import card_turners
from engines.arriba.state import Phase, State
from engines.arriba.tops import may_name_card, next_flipper
from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Facts


def _hold(state: State, seat: Seat, move: Move) -> Facts | None:
    """No card is flipped while a card is being shown or a grab is open."""
    is_flip = isinstance(move, moves.Flip)
    flips = (Phase.FLIP,) if state.is_box_deck else (Phase.FLIP, Phase.HEAD, Phase.LOOK)
    return {"phase": state.phase.value} if is_flip and state.phase not in flips else None


def _turn(state: State, seat: Seat, move: Move) -> Facts | None:
    """Cards are flipped in turn; real ones may be named late, or ahead of others."""
    if not isinstance(move, moves.Flip) or state.phase not in (Phase.FLIP, Phase.LOOK):
        return None
    flipper = next_flipper(state)
    facts: Facts = {"flipper": CHANCE if flipper is None else flipper}
    return None if may_name_card(state, seat) else facts


def _press_waits(state: State, seat: Seat, move: Move) -> Facts | None:
    """While a press waits for its card, each seat names one card at most."""
    is_flip = isinstance(move, moves.Flip) and state.phase in (Phase.FLIP, Phase.LOOK)
    is_second = is_flip and state.awaits_face and seat in state.named_since
    return {"seat": state.presses[0].seat} if is_second else None


def _tempo(state: State, seat: Seat, move: Move) -> Facts | None:
    """At a set tempo the box flips by itself."""
    if not isinstance(move, moves.Flip) or not state.is_box_deck:
        return None
    return {"tempo_ms": state.options.tempo_ms} if state.options.flip_by == "tempo" else None


def _face(state: State, seat: Seat, move: Move) -> Facts | None:
    """Name a real card that was turned where the box is told them, never one of the box."""
    if not isinstance(move, moves.Flip):
        return None
    is_right = (move.card is None) == state.is_box_deck and not state.is_judged
    return None if is_right else {"deck": state.options.deck}


def _common_flip(state: State, seat: Seat, move: Move) -> Facts | None:
    """In a common flip each seat with a draw pile turns one card."""
    if not isinstance(move, moves.Flip) or state.phase is not Phase.HEAD:
        return None
    has_turned = any(seat == who for who, _ in state.entered)
    return {"seat": seat} if has_turned or not state.hands[seat].draw else None


def _impossible_card(state: State, seat: Seat, move: Move) -> Facts | None:
    """Turn only a card that does not lie elsewhere."""
    if not isinstance(move, moves.Flip) or move.card is None:
        return None
    return None if _can_be_turned(state, seat, move.card) else {"card": move.card}


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


def _reader(state: State, seat: Seat, move: Move) -> Facts | None:
    """Name whose card the reader sees in a common flip, while that seat's card is missing."""
    if not isinstance(move, moves.Reader):
        return None
    is_due = state.phase is Phase.HEAD and seat in card_turners(state)
    return None if is_due and seat != state.reader else {"seat": seat}


def _go(state: State, seat: Seat, move: Move) -> Facts | None:
    """Only the player who turned a head gives its signal, once, where the table plays so."""
    if not isinstance(move, moves.Go) or (state.awaits_signal and seat == state.head):
        return None
    return {"seat": seat}


FLIP_RULES: tuple[Rule[State, Move], ...] = (
    Rule("arriba.hold", _hold),
    Rule("arriba.turn", _turn),
    Rule("arriba.press_waits", _press_waits),
    Rule("arriba.tempo", _tempo),
    Rule("arriba.face", _face),
    Rule("arriba.common_flip", _common_flip),
    Rule("arriba.impossible_card", _impossible_card),
    Rule("arriba.reader", _reader),
    Rule("arriba.go", _go),
)
