"""The rules that refuse a move, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.game import Rule
from engines.core.seats import CHANCE, Seat
from engines.coups_bas import moves
from engines.coups_bas.answers import answering, entitled
from engines.coups_bas.components import REACTIONS, box_deck, kind_of
from engines.coups_bas.holding import HOLDING_RULES
from engines.coups_bas.state import Phase
from engines.coups_bas.targeting import TARGET_RULES

if TYPE_CHECKING:
    from engines.core.verdicts import Facts
    from engines.coups_bas.moves import Move
    from engines.coups_bas.state import State

_PHASES: dict[type[Move], tuple[Phase, ...]] = {
    moves.Deal: (Phase.DEAL,),
    moves.Play: (Phase.ACTION,),
    moves.Draw: (Phase.ACTION,),
    moves.Discard: (Phase.ACTION,),
    moves.Open: (Phase.OPENING, Phase.WINDOW, Phase.ANSWER),
    moves.Buzz: (Phase.WINDOW, Phase.ANSWER),
    moves.Pass: (Phase.WINDOW,),
    moves.Settle: (Phase.WINDOW,),
    moves.Timeout: (Phase.WINDOW, Phase.ANSWER),
    moves.Answer: (Phase.ANSWER,),
    moves.Withdraw: (Phase.ANSWER,),
    moves.Steal: (Phase.STEAL,),
    moves.Look: (Phase.LYNX,),
    moves.Leave: (Phase.LYNX,),
    moves.Shed: (Phase.SHED,),
}


def _finished(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nothing is played once there are champions."""
    del seat, move
    return {"hands": len(state.scores)} if state.phase is Phase.OVER else None


def _not_yours(state: State, seat: Seat, move: Move) -> Facts | None:
    """Deals, deadlines and thefts belong to chance, all else to the seats of the match."""
    is_right = seat == CHANCE if isinstance(move, moves.OF_CHANCE) else seat in state.seats
    return None if is_right else {"seat": seat, "move": moves.word_of(move)}


def _phase(state: State, seat: Seat, move: Move) -> Facts | None:
    """Every move has its time: one action a turn, answers while a card may be answered."""
    del seat
    may_stop = isinstance(move, moves.Leave) and state.may_stop
    if may_stop or state.phase in _PHASES[type(move)]:
        return None
    return {"move": moves.word_of(move), "phase": state.phase.value}


def _turn(state: State, seat: Seat, move: Move) -> Facts | None:
    """Act in turn."""
    is_wrong = isinstance(move, moves.OF_TURN) and seat != state.active
    return {"active": state.active} if is_wrong else None


def _not_entitled(state: State, seat: Seat, move: Move) -> Facts | None:
    """Answer neither in the own turn, nor an own card, nor to save one, nor after passing."""
    is_answer = isinstance(move, (moves.Buzz, moves.Pass))
    return {"seat": seat} if is_answer and seat not in entitled(state) else None


def _no_right(state: State, seat: Seat, move: Move) -> Facts | None:
    """Only who pressed first plays an answer or takes the press back."""
    is_answer = isinstance(move, (moves.Answer, moves.Withdraw))
    answerer = state.window.answerer
    if not is_answer or answerer is None or answerer == seat:
        return None
    return {"answerer": answerer}


def _settle_first(state: State, seat: Seat, move: Move) -> Facts | None:
    """While presses wait to be judged nothing else happens, but for more presses."""
    del seat
    waits = state.phase is Phase.WINDOW and bool(state.window.presses)
    is_judging = isinstance(move, (moves.Buzz, moves.Settle))
    return {"move": moves.word_of(move)} if waits and not is_judging else None


def _nothing_pressed(state: State, seat: Seat, move: Move) -> Facts | None:
    """There is nothing to judge before a press."""
    del seat
    is_idle = isinstance(move, moves.Settle) and not state.window.presses
    return {"presses": 0} if is_idle else None


def _time_order(state: State, seat: Seat, move: Move) -> Facts | None:
    """Chance does not act in the past, nor closes or renews a window before its time."""
    del seat
    if not isinstance(move, (moves.Deal, moves.Open, moves.Timeout)):
        return None
    until_ns = 0 if isinstance(move, moves.Deal) else state.window.until_ns
    from_ns = max(state.clock_ns, until_ns)
    return None if move.at_ns >= from_ns else {"at_ns": move.at_ns, "from_ns": from_ns}


def _press_time(state: State, seat: Seat, move: Move) -> Facts | None:
    """Press between the opening of the window and its end."""
    del seat
    window = state.window
    if not isinstance(move, moves.Buzz) or window.opened_ns <= move.at_ns <= window.until_ns:
        return None
    return {"opened_ns": window.opened_ns, "until_ns": window.until_ns}


def _pressed_already(state: State, seat: Seat, move: Move) -> Facts | None:
    """Press once in one window."""
    has_pressed = seat in (*state.window.pressed, state.window.answerer)
    return {"seat": seat} if isinstance(move, moves.Buzz) and has_pressed else None


def expected_first(state: State) -> Seat | None:
    """Return who must begin the next hand, or None when it is drawn by lot (C-26)."""
    if state.starter is None or state.options.starter == "lot":
        return None
    return state.left_of(state.starter)


def _deal_first(state: State, seat: Seat, move: Move) -> Facts | None:
    """Begin a hand with the seat drawn by lot, or where so agreed with the next one."""
    del seat
    if not isinstance(move, moves.Deal):
        return None
    is_right = move.first in state.seats and expected_first(state) in (None, move.first)
    return None if is_right else {"first": move.first}


def _deal_cards(state: State, seat: Seat, move: Move) -> Facts | None:
    """Deal the deck for this number of players, each card once, or none when cards are real."""
    del seat
    if not isinstance(move, moves.Deal):
        return None
    expected = box_deck(len(state.players)) if state.is_box_deck else ()
    is_right = sorted(move.cards) == sorted(expected)
    return None if is_right else {"cards": len(move.cards), "expected": len(expected)}


def _reaction(state: State, seat: Seat, move: Move) -> Facts | None:
    """*Faux pas !* answers a card and *On arrive !* a win; neither is played as an action."""
    del state, seat
    is_reaction = isinstance(move, moves.Play) and kind_of(move.card) in REACTIONS
    return {"card": move.card} if isinstance(move, moves.Play) and is_reaction else None


def _wrong_answer(state: State, seat: Seat, move: Move) -> Facts | None:
    """Answer a card with *Faux pas !* and a win with *On arrive !*."""
    del seat
    if not isinstance(move, moves.Answer) or kind_of(move.card) == answering(state):
        return None
    return {"card": move.card, "answer": answering(state)}


def _pile_empty(state: State, seat: Seat, move: Move) -> Facts | None:
    """Nobody draws from an empty pile."""
    del seat
    return {"pile": 0} if isinstance(move, moves.Draw) and not state.pile else None


def _hand_full(state: State, seat: Seat, move: Move) -> Facts | None:
    """Where so agreed, nobody draws beyond the limit of a hand."""
    is_full = isinstance(move, moves.Draw) and not state.room_of(seat)
    return {"cards": state.options.hand_limit} if is_full else None


def _card_only(state: State, seat: Seat, move: Move) -> Facts | None:
    """Where so agreed, who plays again plays a card, or nothing."""
    del seat
    is_other = isinstance(move, (moves.Draw, moves.Discard)) and state.may_stop
    return {"move": moves.word_of(move)} if is_other else None


RULES: tuple[Rule[State, Move], ...] = (
    Rule("coups_bas.finished", _finished),
    Rule("coups_bas.not_yours", _not_yours),
    Rule("coups_bas.phase", _phase),
    Rule("coups_bas.turn", _turn),
    Rule("coups_bas.not_entitled", _not_entitled),
    Rule("coups_bas.no_right", _no_right),
    Rule("coups_bas.settle_first", _settle_first),
    Rule("coups_bas.nothing_pressed", _nothing_pressed),
    Rule("coups_bas.time_order", _time_order),
    Rule("coups_bas.press_time", _press_time),
    Rule("coups_bas.pressed_already", _pressed_already),
    Rule("coups_bas.deal_first", _deal_first),
    Rule("coups_bas.deal_cards", _deal_cards),
    Rule("coups_bas.pile_empty", _pile_empty),
    Rule("coups_bas.hand_full", _hand_full),
    Rule("coups_bas.card_only", _card_only),
    *HOLDING_RULES,
    Rule("coups_bas.reaction", _reaction),
    Rule("coups_bas.wrong_answer", _wrong_answer),
    *TARGET_RULES,
)
