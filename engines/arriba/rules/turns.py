"""Rules of order: which seat may move, and what chance owes."""

from __future__ import annotations

from engines.arriba import moves, sayings
from engines.arriba.components import SLOW_TURN_MS
from engines.arriba.moves import Move
from engines.arriba.state import Phase, State
from engines.arriba.tops import next_flipper
from engines.core.game import Rule
from engines.core.notation import NS_PER_MS
from engines.core.seats import CHANCE, Seat
from engines.core.verdicts import Facts

_ENTERED = (moves.Begin, moves.Lower, moves.Turned)
_DRAWN = (moves.Deal, moves.Reveal, moves.Settle, moves.Signal, moves.Timeout)
_OF_CHANCE = (*_DRAWN, *_ENTERED)
_CHANCE_PLAYS = frozenset((*_OF_CHANCE, *sayings.SAID))
_SEATS_PLAY = frozenset(moves.all_but(*_OF_CHANCE))
_TIMED = (moves.Deal, moves.Reveal, moves.Signal, moves.Timeout)
GRAB_PHASES = (Phase.LOOK, Phase.TOTEM, Phase.MATCH, Phase.REGRAB)
_BEFORE_CARDS = (moves.Begin, moves.Deal, moves.Grab)
_WHILE_JUDGING = (moves.Grab, moves.Go, moves.Settle)


def _finished(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing is played after the last round."""
    return {"rounds": state.options.rounds} if state.phase is Phase.OVER else None


def _not_yours(state: State, seat: Seat, move: Move) -> Facts | None:
    """Deals and deadlines belong to chance, flips and grabs to seats; both say what lies there."""
    plays = _CHANCE_PLAYS if seat == CHANCE else _SEATS_PLAY
    if type(move) in plays and CHANCE <= seat < len(state.hands):
        return None
    return {"seat": seat, "move": _word(move)}


def _deal_due(state: State, seat: Seat, move: Move) -> Facts | None:
    """While cards are to be dealt nothing else happens."""
    return {"move": _word(move)} if state.phase is Phase.DEAL else None


def _chance_due(state: State, seat: Seat, move: Move) -> Facts | None:
    """Chance plays only what it owes."""
    return None if _is_owed(state, move) else {"move": _word(move), "phase": state.phase.value}


def _is_owed(state: State, move: Move) -> bool:
    match move:
        case moves.Begin():
            return state.awaits_first
        case moves.Deal():
            return state.phase is Phase.DEAL and not state.awaits_first
        case moves.Settle():
            return state.is_settle_due
        case moves.Reveal():
            return is_reveal_due(state)
        case moves.Signal():
            return state.phase is Phase.SIGNAL
        case moves.Timeout():
            return state.phase in GRAB_PHASES
        case moves.Turned(at_ns):
            return is_turn_counted(state, at_ns)
        case _:
            return state.phase is Phase.LOWER


def is_turn_counted(state: State, at_ns: int) -> bool:
    """Tell whether a hit of the button in the middle counts a real card that was turned.

    The hand that turned it may be slower than those that grab, but not much.
    """
    if not state.is_judged or state.phase is not Phase.FLIP or next_flipper(state) is None:
        return False
    if not state.presses:
        return True
    first_ns = state.presses[0].at_ns
    return state.turned_ns < first_ns and at_ns <= first_ns + SLOW_TURN_MS * NS_PER_MS


def is_reveal_due(state: State) -> bool:
    """Tell whether the box must show a card: after a flip, after a count-down, or at its tempo."""
    if not state.is_box_deck:
        return False
    at_tempo = state.phase is Phase.FLIP and state.options.flip_by == "tempo"
    return at_tempo or state.phase in (Phase.TURNING, Phase.HEAD)


def _settle_first(state: State, seat: Seat, move: Move) -> Facts | None:
    """While presses wait to be judged only more presses and a head's signal are taken."""
    return {"move": _word(move)} if state.is_settle_due else None


def _time_order(
    state: State, seat: Seat, move: moves.Deal | moves.Reveal | moves.Signal | moves.Timeout
) -> Facts | None:
    """Chance does not act in the past."""
    if move.at_ns >= state.clock_ns:
        return None
    return {"at_ns": move.at_ns, "clock_ns": state.clock_ns}


def _word(move: Move) -> str:
    return moves.write(move).partition(" ")[0]


TURN_RULES: tuple[Rule[State, Move], ...] = (
    Rule("arriba.finished", _finished),
    Rule("arriba.not_yours", _not_yours),
    Rule("arriba.deal_due", _deal_due, moves.all_but(*_BEFORE_CARDS)),
    Rule("arriba.chance_due", _chance_due, _OF_CHANCE),
    Rule("arriba.settle_first", _settle_first, moves.all_but(*_WHILE_JUDGING)),
    Rule("arriba.time_order", _time_order, _TIMED),
)
