"""The legal moves of a seat, listed at once; a test holds that candidates and rules agree."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Final

from engines.core.notation import NS_PER_MS, NS_PER_US
from engines.core.seats import CHANCE, Seat
from engines.coups_bas import moves
from engines.coups_bas.aims import Aims, aims
from engines.coups_bas.answers import answering, closers, entitled
from engines.coups_bas.candidates import CLOSE_SECOND_US, TYPICAL_REACTION_MS
from engines.coups_bas.components import DRAWING, REACTIONS, Card, Kind, is_head, kind_of
from engines.coups_bas.moves import Move
from engines.coups_bas.state import Phase, State
from engines.coups_bas.targets import NEEDS

_DRAW: Final = moves.Draw()
_PASS: Final = moves.Pass()
_CLOSE: Final = moves.Close()
_LEAVE: Final = moves.Leave()
_WITHDRAW: Final = moves.Withdraw()
_LYNX: Final = (moves.Look(), _LEAVE)
_LISTS_KEPT: Final = 2048
"""How many lists are kept: more than the cards with all targets that come up in a match."""


def listed(state: State, seat: Seat) -> tuple[Move, ...] | None:
    """Return the legal moves of a seat, None where candidates are judged one by one.

    That is what chance may do, the break between hands, and the cards of real decks.
    """
    list_phase = _LISTINGS.get(state.phase)
    return None if list_phase is None or seat == CHANCE else list_phase(state, seat)


def _actions(state: State, seat: Seat) -> tuple[Move, ...] | None:
    if not state.is_box_deck:
        return None
    if seat != state.active:
        return ()
    hand, may_stop = state.players[seat].hand, state.may_stop
    found: list[Move] = []
    if state.pile and not may_stop and len(hand) < state.options.hand_limit:
        found.append(_DRAW)
    if may_stop:
        found.append(_LEAVE)
    ways: dict[Kind, tuple[bool, Aims]] = {}
    for card in hand:
        kind = kind_of(card)
        way = ways.get(kind)
        if way is None:
            way = ways[kind] = _ways(state, seat, kind)
        found += _of_card(card, not may_stop, *way)
    return tuple(found)


def _ways(state: State, seat: Seat, kind: Kind) -> tuple[bool, Aims]:
    """Return whether a card may be played without targets, and all targets that it may have."""
    if kind in REACTIONS or (kind in DRAWING and not state.pile and not state.options.dry_draws):
        return False, ()
    if kind not in NEEDS:
        return True, ()
    found = aims(state, seat, kind)
    if is_head(kind):
        return not found or state.options.entering == "may", found
    return not found and state.options.idle_low_blow, found


@lru_cache(_LISTS_KEPT)
def _of_card(
    card: Card, may_discard: bool, may_do_without: bool, targets: Aims
) -> tuple[Move, ...]:
    discard = (moves.Discard(card),) if may_discard else ()
    bare = (moves.Play(card),) if may_do_without else ()
    return (*discard, *bare, *[moves.Play(card, aimed) for aimed in targets])


def _in_window(state: State, seat: Seat) -> tuple[Move, ...]:
    if state.window.answerer == seat:
        return ()
    found: list[Move] = []
    if seat in entitled(state):
        presses = _presses(state, seat)
        if state.window.presses:
            return presses
        found = [_PASS, *presses]
    if not state.window.presses and seat in closers(state):
        found.insert(1 if found else 0, _CLOSE)
    return tuple(found)


def _in_answer(state: State, seat: Seat) -> tuple[Move, ...] | None:
    if state.window.answerer != seat:
        return _presses(state, seat) if seat in entitled(state) else ()
    if not state.is_box_deck:
        return None
    kind = answering(state)
    hand = state.players[seat].hand
    return (_WITHDRAW, *[moves.Answer(card) for card in hand if card[:2] == kind])


def _presses(state: State, seat: Seat) -> tuple[Move, ...]:
    window, until_ns = state.window, state.presses_until_ns
    if seat in window.pressed:
        return ()
    times = [min(until_ns, window.opened_ns + TYPICAL_REACTION_MS * NS_PER_MS)]
    if window.presses:
        times.append(window.presses[0].at_ns + CLOSE_SECOND_US * NS_PER_US)
    return tuple([moves.Buzz(at) for at in times if window.opened_ns <= at <= until_ns])


def _lynx(state: State, seat: Seat) -> tuple[Move, ...]:
    return _LYNX if seat == state.active else ()


def _sheds(state: State, seat: Seat) -> tuple[Move, ...] | None:
    if seat != state.active:
        return ()
    if not state.is_box_deck:
        return None
    return tuple(map(moves.Shed, combinations(state.looked, len(state.looked) - 1)))


_LISTINGS: dict[Phase, Callable[[State, Seat], tuple[Move, ...] | None]] = {
    Phase.ACTION: _actions,
    Phase.WINDOW: _in_window,
    Phase.ANSWER: _in_answer,
    Phase.LYNX: _lynx,
    Phase.SHED: _sheds,
}
