"""What chance owes: deals, the instant of a reveal, signals and deadlines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.arriba import moves
from engines.arriba.components import DECK, REGRAB_MAX_MS, REGRAB_MIN_MS, ROUND_PAUSE_MS
from engines.arriba.rules import expected_first, is_reveal_due
from engines.arriba.state import Phase
from engines.core.notation import NS_PER_MS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.arriba.moves import Move
    from engines.arriba.state import State
    from engines.core.game import RandomSource


def draw(state: State, random: RandomSource, now_ns: int) -> Move:
    """Return the move that chance owes, with the time at which it happens."""
    now_ns = max(now_ns, state.clock_ns)
    if state.presses and state.are_faces_known:
        return moves.Settle()
    match state.phase:
        case Phase.DEAL:
            return _deal(state, random, now_ns)
        case Phase.LOWER:
            tied = [seat for tie in state.ties for seat in tie.seats]
            return moves.Lower(tied[random.randrange(0, len(tied))])
        case Phase.SIGNAL:
            return moves.Signal(_signal_ns(state, random, now_ns))
        case Phase.TOTEM | Phase.MATCH | Phase.REGRAB:
            return moves.Timeout(now_ns + state.options.grab_timeout_ms * NS_PER_MS)
        case _:
            return moves.Reveal(now_ns + _reveal_delay_ms(state, random) * NS_PER_MS)


def candidates(state: State) -> Iterator[Move]:
    """Return what chance may do now; deals are too many to list, so one stands for them all."""
    now_ns = state.clock_ns
    if state.presses and state.are_faces_known:
        yield moves.Settle()
    elif state.phase is Phase.DEAL:
        yield from _deals(state, now_ns)
    elif state.phase is Phase.LOWER:
        yield from (moves.Lower(seat) for tie in state.ties for seat in tie.seats)
    elif state.phase is Phase.SIGNAL:
        yield moves.Signal(max(now_ns, state.locked_until_ns))
    elif state.phase in (Phase.TOTEM, Phase.MATCH, Phase.REGRAB):
        yield moves.Timeout(now_ns + state.options.grab_timeout_ms * NS_PER_MS)
    elif is_reveal_due(state):
        yield moves.Reveal(now_ns)


def _deals(state: State, now_ns: int) -> Iterator[Move]:
    expected = expected_first(state)
    cards = DECK if state.is_box_deck else ()
    for first in state.seats if expected is None else (expected,):
        yield moves.Deal(now_ns, first, cards)


def _deal(state: State, random: RandomSource, now_ns: int) -> Move:
    """Shuffle and deal; between rounds people get time to read the scores."""
    expected = expected_first(state)
    first = expected if expected is not None else state.seats[random.randrange(0, len(state.seats))]
    cards = tuple(random.sample(DECK, len(DECK))) if state.is_box_deck else ()
    pause_ms = ROUND_PAUSE_MS if state.scores else 0
    return moves.Deal(now_ns + pause_ms * NS_PER_MS, first, cards)


def _signal_ns(state: State, random: RandomSource, now_ns: int) -> int:
    """Return when to give the signal: a surprise for the tied, else as soon as hands are off."""
    if not state.ties:
        return max(now_ns, state.locked_until_ns)
    return now_ns + random.randrange(REGRAB_MIN_MS, REGRAB_MAX_MS + 1) * NS_PER_MS


def _reveal_delay_ms(state: State, random: RandomSource) -> int:
    options = state.options
    if state.phase is Phase.HEAD:
        return options.countdown_ms
    if state.phase is Phase.FLIP:
        return options.tempo_ms
    return random.randrange(0, options.flip_delay_ms + 1)
