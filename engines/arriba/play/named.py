"""Real cards that people name: in any order, late ones where they belong."""

from __future__ import annotations

from itertools import takewhile

from engines.arriba.components import HEAD, Card
from engines.arriba.play.claims import claim_of
from engines.arriba.play.flips import show
from engines.arriba.play.flow import Progress
from engines.arriba.state import Hand, Phase, State
from engines.arriba.tops import next_flipper, seats_with_draw_pile
from engines.core.first_press import first_presses
from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied


def name_card(state: State, seat: Seat, card: Card) -> Progress:
    """Show a real card, or keep it until all cards of a common flip are named."""
    if state.phase is Phase.HEAD:
        progress = _named_together(state, seat, card)
    elif seat in state.owed:
        progress = _named_late(state, seat, card)
    else:
        progress = _named_next(state, seat, card)
    return _with_presses(progress, seat) if state.takes_any_order else progress


def _named_together(state: State, seat: Seat, card: Card) -> Progress:
    entered = (*state.entered, (seat, card))
    reader = None if state.reader == seat else state.reader
    after = replace(state, entered=entered, reader=reader)
    if len(entered) < len(seats_with_draw_pile(state)):
        return Applied(after)
    return show(after, tuple(sorted(entered)), 0)


def _named_next(state: State, seat: Seat, card: Card) -> Progress:
    """Show the card of the next seat; seats before it that have a draw pile are passed over."""
    order = state.from_seat(state.follows)
    passed = takewhile(lambda other: other != seat, order)
    missing = () if seat == next_flipper(state) else (s for s in passed if state.hands[s].draw)
    owed = (*state.owed, *missing)
    ahead = (*state.ahead, seat) if owed else ()
    turned = replace(state, flipper=seat, owed=owed, ahead=ahead)
    return show(turned, ((seat, card),), 0)


def _named_late(state: State, seat: Seat, card: Card) -> Progress:
    """Show a card that was turned before those of others: the turn stays where it is."""
    before = _taken_up(state, seat) if card == HEAD else state
    owed = tuple(other for other in before.owed if other != seat)
    ready = replace(
        before, flipper=state.turned_by, owed=owed, ahead=(*state.ahead, seat) if owed else ()
    )
    progress = show(ready, ((seat, card),), 0)
    if progress.state.phase is not Phase.HEAD:
        # A totem card that lies on a later place stays open: it was turned after this one.
        due = max(state.totems_due, progress.state.totems_due)
        return Applied(replace(progress.state, totems_due=due), progress.events)
    kept = replace(progress.state, entered=before.entered)
    if len(kept.entered) < len(seats_with_draw_pile(kept)):
        return Applied(kept, progress.events)
    together = show(kept, tuple(sorted(kept.entered)), 0)
    return Applied(together.state, (*progress.events, *together.events))


def _taken_up(state: State, head: Seat) -> State:
    """Return the state in which cards named since a head was turned belong to its common flip."""
    order = state.from_left_of(head)
    since = order[: order.index(state.turned_by) + 1]
    seats = tuple(seat for seat in since if seat in state.ahead and state.hands[seat].open)
    changed = {seat: _back(state.hands[seat]) for seat in seats}
    entered = tuple((seat, state.hands[seat].open[-1]) for seat in seats)
    owed = tuple(seat for seat in state.owed if seat not in since)
    return replace(state.with_hands(changed), entered=entered, owed=owed)


def _back(hand: Hand) -> Hand:
    """Return the hand before its last card was turned."""
    return Hand((hand.open[-1], *hand.draw), hand.open[:-1], hand.shown_ns)


def _with_presses(progress: Progress, seat: Seat) -> Progress:
    """Judge the presses that wait only if a card for the first one is known.

    Else their card may be one that is still to be named, and a verdict would be a false penalty.
    """
    state = progress.state
    if not state.presses or state.phase is Phase.HEAD:
        return progress
    leads = first_presses(state.presses, state.options.dead_heat_us)
    is_claimed = any(claim_of(state, press) is not None for press in leads)
    after = replace(
        state,
        are_faces_known=is_claimed and not state.owed,
        named_since=(*state.named_since, seat),
    )
    return Applied(after, progress.events)
