"""The flip: cards are turned, shown at one instant, and may open a grab."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.arriba import events
from engines.arriba.components import HEAD, SPECIALS, TOTEM, UNKNOWN, Card, is_same
from engines.arriba.play.flow import (
    Progress,
    applied,
    look,
    next_phase,
    open_matches,
    open_totem,
    start_countdown,
)
from engines.arriba.state import Hand, Phase, State, hand_of
from engines.arriba.tops import Matches, matches, parties_of, seats_with_draw_pile
from engines.core.seats import Seat
from engines.core.values import changer, maker, replace

MISSED = "arriba.missed"

VERDICTS = frozenset({MISSED})

_FEWEST_PARTIES = 2
_flipping = maker(events.Flipping)
_cards_shown = maker(events.Shown)
_turning = changer(State, "phase", "spared")
_shown = changer(
    State,
    "hands",
    "phase",
    "clock_ns",
    "turned_by",
    "follows",
    "head",
    "is_head_due",
    "is_signalled",
    "totems_due",
    "spared",
    "entered",
    "reader",
    "are_faces_known",
    "is_settled_once",
    "shown_ns",
    "shown",
    "stood",
    "opened_ns",
    "verdict",
)


def flip(state: State, seat: Seat) -> Progress:
    """Turn a card of the box for the reveal."""
    return applied(_turning(state, Phase.TURNING, ()), (_flipping(seat),))


def reveal(state: State, at_ns: int) -> Progress:
    """Show the flipped card, or those of a common flip."""
    if state.phase is not Phase.HEAD:
        flipper = state.flipper
        return show(state, ((flipper, state.hands[flipper].draw[0]),), at_ns)
    seats = seats_with_draw_pile(state)
    return show(state, tuple((seat, state.hands[seat].draw[0]) for seat in seats), at_ns)


def show(state: State, cards: tuple[tuple[Seat, Card], ...], at_ns: int) -> Progress:
    """Lay the cards open at one instant, and open what they call for."""
    changed = {seat: turned(state.hands[seat], card, at_ns) for seat, card in cards}
    is_head_flip = state.phase is Phase.HEAD
    standing = matches(state)
    hides = state.hides_events
    is_look = hides and not [card for _, card in cards if card in SPECIALS]
    turner = state.head if is_head_flip and state.head is not None else state.flipper
    after = _shown(
        state,
        hands=state.hands_with(changed),
        phase=Phase.LOOK if is_look else Phase.FLIP,
        clock_ns=max(state.clock_ns, at_ns),
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
        stood=parties_of(standing),
        opened_ns=at_ns,
        verdict=None,
    )
    missed = tuple(_missed(standing, changed)) if standing and hides else ()
    if is_look:
        # Nothing is told of what may be grabbed: all look at the cards.
        return applied(after, (*missed, _cards_shown(cards)))
    progress = _due(after, cards, at_ns, is_head_flip=is_head_flip)
    return applied(progress.state, (*missed, _cards_shown(cards), *progress.events))


def _missed(standing: Matches, turned: Iterable[Seat]) -> Iterator[events.Missed]:
    """Yield the hidden matches that the turned cards end, whatever these cards are.

    A match of which two seats are left still stands, so it stays hidden.
    """
    for seats in standing.values():
        if len(set(seats).difference(turned)) < _FEWEST_PARTIES:
            yield events.Missed(MISSED, seats)


def turned(hand: Hand, card: Card, at_ns: int) -> Hand:
    """Move a card from the draw pile to the open one; a real card may lie anywhere in it."""
    if hand.draw and hand.draw[0] == card:
        return hand_of(hand.draw[1:], (*hand.open, card), at_ns)
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
