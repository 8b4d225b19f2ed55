"""The rules of the answer window: which seat may answer, and when it may press."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.coups_bas import moves
from engines.coups_bas.answers import closers, entitled
from engines.coups_bas.moves import Move
from engines.coups_bas.state import Phase, State

_AFTER_PRESSES: tuple[type[Move], ...] = (moves.Open, moves.Pass, moves.Close, moves.Timeout)
"""The moves of the answer window that wait while presses do."""


def _not_entitled(state: State, seat: Seat, move: moves.Buzz | moves.Pass) -> Facts | None:
    """Answer neither in the own turn, nor an own card, nor to save one, nor after a pass."""
    return {"seat": seat} if seat not in entitled(state) else None


def _closing(state: State, seat: Seat, move: moves.Close) -> Facts | None:
    """With real cards who played the card, or won, may say once that nobody answers."""
    return {"seat": seat} if seat not in closers(state) else None


def _no_right(state: State, seat: Seat, move: moves.Answer | moves.Withdraw) -> Facts | None:
    """Only the seat that pressed first plays an answer or withdraws its press."""
    answerer = state.window.answerer
    return None if answerer is None or answerer == seat else {"answerer": answerer}


def _settle_first(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing but further presses happens before the presses are judged."""
    waits = state.phase is Phase.WINDOW and bool(state.window.presses)
    return {"move": moves.word_of(move)} if waits else None


def _nothing_pressed(state: State, seat: Seat, move: moves.Settle) -> Facts | None:
    """There is nothing to judge before a press."""
    return {"presses": 0} if not state.window.presses else None


def _time_order(
    state: State, seat: Seat, move: moves.Deal | moves.Open | moves.Timeout
) -> Facts | None:
    """Chance does not act in the past, nor closes or renews a window before its time."""
    is_early = isinstance(move, moves.Open) and state.window.is_closing
    until_ns = 0 if is_early or isinstance(move, moves.Deal) else state.window.until_ns
    from_ns = max(state.clock_ns, until_ns)
    return None if move.at_ns >= from_ns else {"at_ns": move.at_ns, "from_ns": from_ns}


def _press_time(state: State, seat: Seat, move: moves.Buzz) -> Facts | None:
    """Press between the opening of the window and its end."""
    opened_ns, until_ns = state.window.opened_ns, state.presses_until_ns
    if opened_ns <= move.at_ns <= until_ns:
        return None
    return {"opened_ns": opened_ns, "until_ns": until_ns}


def _pressed_already(state: State, seat: Seat, move: moves.Buzz) -> Facts | None:
    """Press once in one window."""
    window = state.window
    return {"seat": seat} if seat == window.answerer or seat in window.pressed else None


WINDOW_RULES: tuple[Rule[State, Move], ...] = (
    Rule("coups_bas.not_entitled", _not_entitled, (moves.Buzz, moves.Pass)),
    Rule("coups_bas.closing", _closing, (moves.Close,)),
    Rule("coups_bas.no_right", _no_right, (moves.Answer, moves.Withdraw)),
    Rule("coups_bas.settle_first", _settle_first, _AFTER_PRESSES),
    Rule("coups_bas.nothing_pressed", _nothing_pressed, (moves.Settle,)),
    Rule("coups_bas.time_order", _time_order, (moves.Deal, moves.Open, moves.Timeout)),
    Rule("coups_bas.press_time", _press_time, (moves.Buzz,)),
    Rule("coups_bas.pressed_already", _pressed_already, (moves.Buzz,)),
)
