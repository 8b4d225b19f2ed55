"""What each move brings."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, assert_never

from engines.arriba import events, moves
from engines.arriba.claims import LATE, is_late
from engines.arriba.components import COUNTS, DECK, HEAD, TOTEM, UNKNOWN, Card
from engines.arriba.course import go_on, open_matches, open_totem, start_countdown
from engines.arriba.settle import late_mark, photographed, settle, settle_lower
from engines.arriba.state import Hand, Phase, Press
from engines.arriba.tops import has_draw_pile, matches, parties
from engines.core.notation import NS_PER_MS
from engines.core.seats import Seat, clockwise
from engines.core.verdicts import Applied

if TYPE_CHECKING:
    from engines.arriba.moves import Move, StampedMove
    from engines.arriba.state import State

Result = Applied["State", "events.Event"]

LAPSED_TOTEM = "arriba.lapsed_totem"
LAPSED_MATCH = "arriba.lapsed_match"
REGRAB = "arriba.regrab"


def advance(state: State, seat: Seat, move: Move) -> Result:
    """Return what the legal move brings."""
    if isinstance(move, moves.STAMPED):
        return _advance_at(_at(state, move.at_ns), seat, move)
    match move:
        case moves.Flip(card):
            return _flip(state, seat, card)
        case moves.AsIs():
            return Applied(dataclasses.replace(state, are_faces_known=True))
        case moves.Settle():
            return settle(state)
        case moves.Lower(lowest):
            return settle_lower(state, lowest)
        case _:
            assert_never(move)


def _advance_at(state: State, seat: Seat, move: StampedMove) -> Result:
    match move:
        case moves.Deal():
            return _deal(state, move)
        case moves.Reveal(at_ns):
            return _reveal(state, at_ns)
        case moves.Grab(at_ns):
            return _grab(state, Press(at_ns, seat))
        case moves.Signal(at_ns):
            return _signal(state, at_ns)
        case moves.Timeout(at_ns):
            return _lapse(state, at_ns)
        case _:
            assert_never(move)


def _at(state: State, at_ns: int) -> State:
    return dataclasses.replace(state, clock_ns=max(state.clock_ns, at_ns))


def _deal(state: State, move: moves.Deal) -> Result:
    """Deal one by one from the first seat, so that surplus cards go to the first seats (A-01)."""
    count = len(state.hands)
    cards = move.cards or (UNKNOWN,) * len(DECK)
    order = clockwise(move.first, count)
    hands = {seat: Hand(cards[place::count]) for place, seat in enumerate(order)}
    after = dataclasses.replace(
        state.with_hands(hands),
        phase=Phase.FLIP,
        round=len(state.scores) + 1,
        first=move.first,
        flipper=move.first,
        turned_by=move.first,
        follows=move.first,
        centre=(),
        presses=(),
        photo=(),
        verdict=None,
        last_grabber=None,
        is_settled_once=False,
        stood=(),
    )
    counts = tuple(len(hand.draw) for hand in after.hands)
    return Applied(after, (events.Dealt(after.round, move.first, counts),))


def _flip(state: State, seat: Seat, card: Card | None) -> Result:
    if card is None:
        after = dataclasses.replace(state, phase=Phase.TURNING)
        return Applied(after, (events.Flipping(seat),))
    if state.phase is Phase.FLIP:
        return _show(state, ((seat, card),), 0)
    entered = (*state.entered, (seat, card))
    after = dataclasses.replace(state, entered=entered)
    if len(entered) < len(has_draw_pile(state)):
        return Applied(after)
    return _show(after, tuple(sorted(entered)), 0)


def _reveal(state: State, at_ns: int) -> Result:
    seats = has_draw_pile(state) if state.phase is Phase.HEAD else (state.flipper,)
    return _show(state, tuple((seat, state.hands[seat].draw[0]) for seat in seats), at_ns)


def _show(state: State, cards: tuple[tuple[Seat, Card], ...], at_ns: int) -> Result:
    """Lay the cards open, all at one instant, and see what is due."""
    changed = {seat: _turned(state.hands[seat], card, at_ns) for seat, card in cards}
    is_head_flip = state.phase is Phase.HEAD
    turner = state.head if is_head_flip and state.head is not None else state.flipper
    after = dataclasses.replace(
        state.with_hands(changed),
        phase=Phase.FLIP,
        turned_by=turner,
        follows=state.from_left_of(turner)[0],
        is_head_due=False,
        entered=(),
        are_faces_known=True,
        is_settled_once=False,
        shown_ns=at_ns,
        stood=parties(state),
        opened_ns=at_ns,
        verdict=None,
    )
    course = _due(after, cards, at_ns, is_head_flip=is_head_flip)
    return Applied(course.state, (events.Shown(cards), *course.events))


def _turned(hand: Hand, card: Card, at_ns: int) -> Hand:
    """Move a card from the draw pile to the open one; a real card may lie anywhere in it."""
    place = hand.draw.index(card) if card in hand.draw else hand.draw.index(UNKNOWN)
    return Hand((*hand.draw[:place], *hand.draw[place + 1 :]), (*hand.open, card), at_ns)


def _due(
    state: State, cards: tuple[tuple[Seat, Card], ...], at_ns: int, *, is_head_flip: bool
) -> Result:
    """Return what the shown cards call for: totem first, then a head, then matches."""
    faces = [card for _, card in cards]
    if TOTEM in faces:
        count = faces.count(TOTEM) if state.options.two_totems == "each" else 1
        return open_totem(dataclasses.replace(state, totems_due=count), at_ns)
    if HEAD in faces and not is_head_flip and has_draw_pile(state):
        return start_countdown(state, cards[0][0])
    turned = {seat for seat, _ in cards}
    is_new = any(turned.intersection(seats) for seats in matches(state).values())
    if is_new and _holds(state):
        return open_matches(state, at_ns)
    return go_on(state)


def _holds(state: State) -> bool:
    """Tell whether a match stops the table: not where the last card ends the round (A-03, A-30)."""
    ends_round = state.options.last_match == "end" and not has_draw_pile(state)
    return state.options.hold_on_match and not ends_round


def _grab(state: State, press: Press) -> Result:
    """Take the press: late ones are marked at once, others wait until all are in."""
    if is_late(state, press):
        marked = photographed(state, (late_mark(press),)) if state.photo else state
        return Applied(marked, (events.Late(press.seat, LATE),))
    needs_entry = not state.is_box_deck and state.phase in (Phase.FLIP, Phase.HEAD)
    after = dataclasses.replace(
        state,
        presses=tuple(sorted((*state.presses, press))),
        are_faces_known=state.are_faces_known and not needs_entry,
    )
    return Applied(after, (events.Pressed(press.seat, press.at_ns),))


def _signal(state: State, at_ns: int) -> Result:
    after = dataclasses.replace(state, signal_ns=at_ns, opened_ns=at_ns)
    if state.ties:
        seats = tuple(sorted(seat for tie in state.ties for seat in tie.seats))
        racing = dataclasses.replace(after, phase=Phase.REGRAB)
        return Applied(racing, (events.Opened(REGRAB, seats),))
    return open_totem(after, at_ns) if state.totems_due else _reopen(after, at_ns)


def _reopen(state: State, at_ns: int) -> Result:
    """Open what still stands, as if its tops were shown at this signal (A-11)."""
    hands = tuple(dataclasses.replace(hand, shown_ns=at_ns) for hand in state.hands)
    return open_matches(dataclasses.replace(state, hands=hands), at_ns)


def _lapse(state: State, at_ns: int) -> Result:
    """Close a grab that nobody made; who presses just too late is not punished for it."""
    is_totem = state.phase is Phase.TOTEM or any(tie.shape is None for tie in state.ties)
    until_ns = at_ns + state.options.lockout_ms * NS_PER_MS if is_totem else 0
    after = dataclasses.replace(
        state,
        phase=Phase.TOTEM if is_totem else state.phase,
        ties=(),
        totems_due=max(0, state.totems_due - 1) if is_totem else state.totems_due,
        locked_until_ns=max(until_ns, state.locked_until_ns),
        is_lock_total=is_totem,
    )
    course = go_on(after, lapsed=not is_totem)
    rule = LAPSED_TOTEM if is_totem else LAPSED_MATCH
    return Applied(course.state, (events.Lapsed(rule), *course.events))


def can_be_turned(state: State, seat: Seat, card: Card) -> bool:
    """Tell whether a real card can lie in the seat's draw pile, by all that the box has seen."""
    draw = state.hands[seat].draw
    return card in draw or (UNKNOWN in draw and _located(state, card) < COUNTS[card])


def _located(state: State, card: Card) -> int:
    """Return how many copies have a known place; one named just now lay unseen or is counted."""
    lying = sum(hand.draw.count(card) + hand.open.count(card) for hand in state.hands)
    named = sum(face == card and card not in state.hands[seat].draw for seat, face in state.entered)
    return lying + state.centre.count(card) + named
