"""Moves of chance: deals, the instant of a reveal, signals and deadlines."""

from __future__ import annotations

from collections.abc import Iterator

from engines.arriba import moves
from engines.arriba.candidates import typical_sayings
from engines.arriba.components import (
    DECK,
    HEAD_SIGNAL_MS,
    REGRAB_MAX_MS,
    REGRAB_MIN_MS,
    ROUND_PAUSE_MS,
    TURN_MS,
)
from engines.arriba.moves import Move
from engines.arriba.play.claims import slowest_due_ns
from engines.arriba.play.counts import is_end_counted
from engines.arriba.rules.deals import expected_first
from engines.arriba.rules.turns import GRAB_PHASES, is_reveal_due, is_turn_counted
from engines.arriba.sayings import Count, Lay
from engines.arriba.state import Phase, State
from engines.arriba.tops import next_flipper
from engines.core.game import RandomSource
from engines.core.notation import NS_PER_MS
from engines.core.values import maker


def draw(state: State, random: RandomSource, now_ns: int) -> Move:
    """Return the move that chance owes, with the time at which it happens."""
    if state.is_settle_due:
        return moves.Settle(slowest_due_ns(state))
    if state.phase in GRAB_PHASES:
        return _timeout_at(_at(state, now_ns, _timeout_ms(state)))
    if state.phase is Phase.TURNING:
        return _reveal_at(_at(state, now_ns, _reveal_delay_ms(state, random)))
    return _draw_between(state, random, now_ns)


def _draw_between(state: State, random: RandomSource, now_ns: int) -> Move:
    """Return the move that chance owes while no grab is open and no card is being turned."""
    match state.phase:
        case Phase.FLIP if state.is_judged:
            return _said(state, random, now_ns)
        case Phase.DEAL if state.awaits_first:
            return moves.Begin(state.seats[random.randrange(0, len(state.seats))])
        case Phase.DEAL:
            return _deal(state, random, now_ns)
        case Phase.LOWER:
            tied = state.tied_seats
            return moves.Lower(tied[random.randrange(0, len(tied))])
        case Phase.SIGNAL:
            return moves.Signal(_signal_ns(state, random, now_ns))
        case _:
            return _reveal_at(_at(state, now_ns, _reveal_delay_ms(state, random)))


_timeout_at = maker(moves.Timeout)
_reveal_at = maker(moves.Reveal)


def debt(state: State) -> tuple[object, ...]:
    """Return what chance owes: the same after a press that moves no card and settles no grab."""
    awaited_ns = slowest_due_ns(state) if state.is_settle_due else None
    is_signalled = state.is_signalled
    since = (state.opened_ns, state.signal_ns, awaited_ns)
    return (state.phase, state.round, state.hands, state.centre, state.ties, *since, is_signalled)


def _at(state: State, now_ns: int, delay_ms: int) -> int:
    """Return the time after the delay; chance does not act before the last stamp."""
    return max(state.clock_ns, now_ns + delay_ms * NS_PER_MS)


def candidates(state: State) -> Iterator[Move]:
    """Return the possible moves of chance; one deal stands for all, which are too many."""
    now_ns = state.clock_ns
    if state.is_settle_due:
        yield moves.Settle()
    elif state.phase is Phase.DEAL:
        yield from _deals(state, now_ns)
    else:
        yield from _seen(state, now_ns)
        yield from _due(state, now_ns)


def _seen(state: State, now_ns: int) -> Iterator[Move]:
    """Yield what people may have seen on the table, and enter."""
    yield from typical_sayings(state)
    if is_turn_counted(state, now_ns):
        yield moves.Turned(now_ns)
    if state.phase is Phase.LOWER:
        yield from map(moves.Lower, state.tied_seats)


def _due(state: State, now_ns: int) -> Iterator[Move]:
    """Yield the signal, the end of a grab or the card that is due."""
    if state.phase is Phase.SIGNAL:
        yield moves.Signal(max(now_ns, state.locked_until_ns))
    elif state.phase in GRAB_PHASES:
        yield moves.Timeout(now_ns + _timeout_ms(state) * NS_PER_MS)
    elif is_reveal_due(state):
        yield moves.Reveal(now_ns)


def _deals(state: State, now_ns: int) -> Iterator[Move]:
    if state.awaits_first:
        yield from map(moves.Begin, state.seats)
        return
    expected = expected_first(state)
    cards = DECK if state.is_box_deck else ()
    for first in state.seats if expected is None else (expected,):
        yield moves.Deal(now_ns, first, cards)


def _said(state: State, random: RandomSource, now_ns: int) -> Move:
    """Return what people might say or count, for matches that nobody plays."""
    if state.is_asking:
        answers = [move for move in typical_sayings(state) if isinstance(move, Lay)]
        return answers[random.randrange(0, len(answers))]
    if is_end_counted(state) or next_flipper(state) is None:
        return Count(tuple(hand.size for hand in state.hands))
    return moves.Turned(_at(state, now_ns, TURN_MS))


def _deal(state: State, random: RandomSource, now_ns: int) -> Move:
    """Return a shuffled deal, after a pause between rounds in which the scores can be read."""
    expected = expected_first(state)
    first = expected if expected is not None else state.seats[random.randrange(0, len(state.seats))]
    cards = tuple(random.sample(DECK, len(DECK))) if state.is_box_deck else ()
    pause_ms = ROUND_PAUSE_MS if state.scores else 0
    return moves.Deal(_at(state, now_ns, pause_ms), first, cards)


def _signal_ns(state: State, random: RandomSource, now_ns: int) -> int:
    """Return the time of the signal: random for tied seats, else the end of the lock-out."""
    if not state.ties:
        return max(_at(state, now_ns, 0), state.locked_until_ns)
    return _at(state, now_ns, random.randrange(REGRAB_MIN_MS, REGRAB_MAX_MS + 1))


def _timeout_ms(state: State) -> int:
    """Return how long a grab may be made; a look lasts the same whatever was shown."""
    options = state.options
    if state.phase is not Phase.LOOK or not state.is_box_deck:
        return options.grab_timeout_ms
    if next_flipper(state) is None and options.last_match == "wait":
        return options.grab_timeout_ms
    return options.tempo_ms if options.flip_by == "tempo" else options.look_ms


def _was_looked_at(state: State) -> bool:
    """Tell whether the last card was shown for a whole tempo already, without a grab."""
    has_card = any(hand.open for hand in state.hands)
    return state.hides_events and has_card and state.verdict is None


def _reveal_delay_ms(state: State, random: RandomSource) -> int:
    options = state.options
    if state.awaits_signal:
        return HEAD_SIGNAL_MS
    if state.phase is Phase.HEAD and not state.is_signalled:
        return options.countdown_ms
    if state.phase is Phase.FLIP:
        return 0 if _was_looked_at(state) else options.tempo_ms
    return random.randrange(0, options.flip_delay_ms + 1)
