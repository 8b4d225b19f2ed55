"""The seats that the table waits for."""

from __future__ import annotations

from collections.abc import Iterator

from engines.arriba.options import SEATS
from engines.arriba.play.counts import is_end_counted
from engines.arriba.state import Phase, State
from engines.arriba.tops import next_flipper, parties
from engines.core.game import AwaitedBy
from engines.core.seats import CHANCE, Seat


def seats_to_act(state: State) -> frozenset[Seat]:
    """Return the seats that are to flip or may grab, and CHANCE for what it owes."""
    if state.is_settle_due:
        return _CHANCE_ALONE
    phase = state.phase
    if phase is Phase.FLIP and state.options.flip_by != "tempo" and state.is_box_deck:
        return _ALONE[state.flipper]
    if phase is Phase.LOOK and state.is_box_deck:
        return _CHANCE_ALONE
    asked = _ALWAYS.get(phase)
    return frozenset(_asked_by_phase(state)) if asked is None else asked


_ALONE = tuple(frozenset({Seat(seat)}) for seat in range(SEATS.stop))
_CHANCE_ALONE = frozenset({CHANCE})
_ALWAYS = {
    Phase.DEAL: _CHANCE_ALONE,
    Phase.TURNING: _CHANCE_ALONE,
    Phase.SIGNAL: _CHANCE_ALONE,
    Phase.LOWER: _CHANCE_ALONE,
    Phase.OVER: frozenset[Seat](),
}


def _asked_by_phase(state: State) -> set[Seat]:
    match state.phase:
        case Phase.FLIP if state.is_judged or _is_tempo(state):
            return {CHANCE}
        case Phase.FLIP:
            return {state.flipper, *state.owed}
        case Phase.LOOK if state.is_box_deck:
            return {CHANCE}
        case Phase.HEAD if not state.is_box_deck:
            return set(card_turners(state))
        case Phase.HEAD if state.awaits_signal and state.head is not None:
            return {CHANCE, state.head}
        case Phase.LOOK:
            return {CHANCE, *card_turners(state), *state.owed}
        case Phase.TOTEM | Phase.MATCH | Phase.REGRAB:
            return {CHANCE, *_grabbers(state)}
        case _:
            return set(_ALWAYS.get(state.phase, _CHANCE_ALONE))


def _is_tempo(state: State) -> bool:
    return state.options.flip_by == "tempo" and state.is_box_deck


def _grabbers(state: State) -> tuple[Seat, ...]:
    """Return the seats to which an announced grab is open."""
    if state.phase is Phase.REGRAB:
        return state.tied_seats
    return state.seats if state.phase is Phase.TOTEM else parties(state)


def awaited_seats(state: State) -> dict[Seat, AwaitedBy]:
    """Return the seats that may grab by their button, or are to turn a card.

    A head awaits no button but that of the player who gives its signal. None is awaited while
    events are hidden and players look for them: what is awaited is shown to all.
    """
    match state.phase:
        case Phase.TOTEM | Phase.MATCH | Phase.REGRAB:
            pressed = {press.seat for press in state.presses}
            return dict.fromkeys(sorted(_asked_by_phase(state) - {CHANCE} - pressed), "button")
        case Phase.DEAL if state.awaits_first:
            return dict.fromkeys(state.seats, "board")
        case Phase.LOWER:
            return dict.fromkeys(state.tied_seats, "board")
        case Phase.HEAD if state.awaits_signal and state.head is not None:
            return {state.head: "button"}
        case Phase.FLIP if state.is_judged:
            is_table = state.is_asking or is_end_counted(state)
            return dict.fromkeys(state.seats if is_table else (state.flipper,), "board")
        case Phase.FLIP | Phase.HEAD | Phase.LOOK if not state.is_settle_due:
            is_tap = state.is_box_deck and state.options.flip_by == "tap"
            turners = sorted(_asked_by_phase(state) - {CHANCE})
            return dict.fromkeys(turners, "phone" if is_tap else "board")
        case _:
            return {}


def card_turners(state: State) -> Iterator[Seat]:
    """Yield the seats that are to turn a real card and name it.

    In a common flip they begin with the seat that the table named, then the player of the head.
    """
    if state.is_box_deck or state.is_judged:
        return
    if state.phase in (Phase.FLIP, Phase.LOOK):
        flipper = next_flipper(state)
        yield from () if flipper is None else (flipper,)
    elif state.phase is Phase.HEAD and state.head is not None:
        done = {seat for seat, _ in state.entered}
        named = () if state.reader is None else (state.reader,)
        order = dict.fromkeys((*named, *state.from_seat(state.head)))
        yield from (seat for seat in order if state.hands[seat].draw and seat not in done)
