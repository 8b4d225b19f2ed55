"""The flip: cards are turned, shown at one instant, and may open a grab."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.arriba import events
from engines.arriba.components import HEAD, TOTEM, UNKNOWN, Card, is_same
from engines.arriba.play.flow import (
    Progress,
    look,
    next_phase,
    open_matches,
    open_totem,
    start_countdown,
)
from engines.arriba.state import Hand, Phase, State
from engines.arriba.tops import matches, parties, seats_with_draw_pile
from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied

MISSED = "arriba.missed"

VERDICTS = frozenset({MISSED})

_FEWEST_PARTIES = 2


def flip(state: State, seat: Seat) -> Progress:
    """Turn a card of the box for the reveal."""
    after = replace(state, phase=Phase.TURNING, spared=())
    return Applied(after, (events.Flipping(seat),))


def reveal(state: State, at_ns: int) -> Progress:
    """Show the flipped card, or those of a common flip."""
    seats = seats_with_draw_pile(state) if state.phase is Phase.HEAD else (state.flipper,)
    return show(state, tuple((seat, state.hands[seat].draw[0]) for seat in seats), at_ns)


def show(state: State, cards: tuple[tuple[Seat, Card], ...], at_ns: int) -> Progress:
    """Lay the cards open at one instant, and open what they call for."""
    changed = {seat: turned(state.hands[seat], card, at_ns) for seat, card in cards}
    is_head_flip = state.phase is Phase.HEAD
    turner = state.head if is_head_flip and state.head is not None else state.flipper
    after = replace(
        state.with_hands(changed),
        phase=Phase.FLIP,
        turned_by=turner,
        follows=state.from_left_of(turner)[0],
        head=state.head if is_head_flip else None,
        is_head_due=False,
        is_signalled=False,
        totems_due=0,
        spared=(),
        entered=(),
        reader=None,
        are_faces_known=True,
        is_settled_once=False,
        shown_ns=at_ns,
        shown=tuple(changed),
        stood=parties(state),
        opened_ns=at_ns,
        verdict=None,
    )
    progress = _due(after, cards, at_ns, is_head_flip=is_head_flip)
    missed = tuple(_missed(state, changed))
    return Applied(progress.state, (*missed, events.Shown(cards), *progress.events))


def _missed(state: State, turned: Iterable[Seat]) -> Iterator[events.Missed]:
    """Yield the hidden matches that the turned cards end, whatever these cards are.

    A match of which two seats are left still stands, so it stays hidden.
    """
    for seats in matches(state).values() if state.hides_events else ():
        if len(set(seats).difference(turned)) < _FEWEST_PARTIES:
            yield events.Missed(MISSED, seats)


def turned(hand: Hand, card: Card, at_ns: int) -> Hand:
    """Move a card from the draw pile to the open one; a real card may lie anywhere in it."""
    places = [place for place, face in enumerate(hand.draw) if is_same(face, card)]
    exact = [place for place in places if hand.draw[place] == card]
    place = next(iter((*exact, *places)), None)
    place = hand.draw.index(UNKNOWN) if place is None else place
    shown = max(card, hand.draw[place] if places else card, key=len)
    return Hand((*hand.draw[:place], *hand.draw[place + 1 :]), (*hand.open, shown), at_ns)


def _due(
    state: State, cards: tuple[tuple[Seat, Card], ...], at_ns: int, *, is_head_flip: bool
) -> Progress:
    """Return what the shown cards call for: totem first, then a head, then matches."""
    faces = [card for _, card in cards]
    if TOTEM in faces:
        count = faces.count(TOTEM) if state.options.two_totems == "each" else 1
        due = replace(state, totems_due=count)
        return look(due, at_ns) if state.hides_events else open_totem(due, at_ns)
    if HEAD in faces and not is_head_flip and seats_with_draw_pile(state):
        return start_countdown(state, cards[0][0])
    if state.hides_events:
        return look(state, at_ns)
    turned = {seat for seat, _ in cards}
    is_new = any(turned.intersection(seats) for seats in matches(state).values())
    if is_new and _holds(state):
        return open_matches(state, at_ns)
    return next_phase(state)


def _holds(state: State) -> bool:
    """Tell whether a match stops the table: not where the last card ends the round (A-03, A-30)."""
    ends_round = state.options.last_match == "end" and not seats_with_draw_pile(state)
    return state.options.hold_on_match and not ends_round
