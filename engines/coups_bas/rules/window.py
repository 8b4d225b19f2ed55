"""The rules of the answer window: which seat may answer, and when it may press."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.coups_bas import moves
from engines.coups_bas.answers import closers, entitled
from engines.coups_bas.moves import Move
from engines.coups_bas.state import Phase, State


def _not_entitled(state: State, seat: Seat, move: Move) -> Facts | None:
    """Answer neither in the own turn, nor an own card, nor to save one, nor after a pass."""
    is_answer = isinstance(move, (moves.Buzz, moves.Pass))
    return {"seat": seat} if is_answer and seat not in entitled(state) else None


def _closing(state: State, seat: Seat, move: Move) -> Facts | None:
    """With real cards who played the card, or won, may say once that nobody answers."""
    is_wrong = isinstance(move, moves.Close) and seat not in closers(state)
    return {"seat": seat} if is_wrong else None


def _no_right(state: State, seat: Seat, move: Move) -> Facts | None:
    """Only the seat that pressed first plays an answer or withdraws its press."""
    is_answer = isinstance(move, (moves.Answer, moves.Withdraw))
    answerer = state.window.answerer
    if not is_answer or answerer is None or answerer == seat:
        return None
    return {"answerer": answerer}


def _settle_first(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing but further presses happens before the presses are judged."""
    waits = state.phase is Phase.WINDOW and bool(state.window.presses)
    is_judging = isinstance(move, (moves.Buzz, moves.Settle))
    return {"move": moves.word_of(move)} if waits and not is_judging else None


def _nothing_pressed(state: State, seat: Seat, move: Move) -> Facts | None:
    """There is nothing to judge before a press."""
    is_idle = isinstance(move, moves.Settle) and not state.window.presses
    return {"presses": 0} if is_idle else None


def _time_order(state: State, seat: Seat, move: Move) -> Facts | None:
    """Chance does not act in the past, nor closes or renews a window before its time."""
    if not isinstance(move, (moves.Deal, moves.Open, moves.Timeout)):
        return None
    is_early = isinstance(move, moves.Open) and state.window.is_closing
    until_ns = 0 if is_early or isinstance(move, moves.Deal) else state.window.until_ns
    from_ns = max(state.clock_ns, until_ns)
    return None if move.at_ns >= from_ns else {"at_ns": move.at_ns, "from_ns": from_ns}


def _press_time(state: State, seat: Seat, move: Move) -> Facts | None:
    """Press between the opening of the window and its end."""
    opened_ns, until_ns = state.window.opened_ns, state.presses_until_ns
    if not isinstance(move, moves.Buzz) or opened_ns <= move.at_ns <= until_ns:
        return None
    return {"opened_ns": opened_ns, "until_ns": until_ns}


def _pressed_already(state: State, seat: Seat, move: Move) -> Facts | None:
    """Press once in one window."""
    has_pressed = seat in (*state.window.pressed, state.window.answerer)
    return {"seat": seat} if isinstance(move, moves.Buzz) and has_pressed else None


WINDOW_RULES: tuple[Rule[State, Move], ...] = (
    Rule("coups_bas.not_entitled", _not_entitled),
    Rule("coups_bas.closing", _closing),
    Rule("coups_bas.no_right", _no_right),
    Rule("coups_bas.settle_first", _settle_first),
    Rule("coups_bas.nothing_pressed", _nothing_pressed),
    Rule("coups_bas.time_order", _time_order),
    Rule("coups_bas.press_time", _press_time),
    Rule("coups_bas.pressed_already", _pressed_already),
)
