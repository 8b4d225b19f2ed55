"""Rules of what people say where the box does not know the faces of real cards."""

from __future__ import annotations

from engines.arriba.components import DECK
from engines.arriba.events import Settled
from engines.arriba.moves import Move
from engines.arriba.play.answers import answered_rest
from engines.arriba.sayings import SAID, Count, Lay, Piles, Saying
from engines.arriba.state import Phase, State
from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts

_FEWEST_PARTIES = 2


def _judged_deck(state: State, seat: Seat, move: Saying | Piles) -> Facts | None:
    """Say what lay there, and how many cards there are, only where the box does not know it."""
    if state.is_judged and state.phase is Phase.FLIP:
        return None
    return {"deck": state.options.deck, "phase": state.phase.value}


def _lay_due(state: State, seat: Seat, move: Lay) -> Facts | None:
    """Say what lay there after a press; a head also without one."""
    if state.is_asking or move.kind == "head":
        return None
    if move.kind == "same" and answered_rest(state, move):
        return None
    return {"lay": move.kind}


def _lay_seats(state: State, seat: Seat, move: Lay) -> Facts | None:
    """Name two or more seats that showed the same shape, each once."""
    if move.kind != "same":
        return None
    named = set(move.seats)
    is_right = len(named) == len(move.seats) >= _FEWEST_PARTIES and named <= set(state.seats)
    return None if is_right and not named & _settled(state) else {"seats": move.seats}


def _settled(state: State) -> set[Seat]:
    """Return the seats of the duel that was just decided: a second answer is about others."""
    verdict = state.verdict
    if verdict is None or state.is_asking:
        return set()
    return {*verdict.seats, *((verdict.seat,) if isinstance(verdict, Settled) else ())}


def _said_already(state: State, seat: Seat, move: Saying) -> Facts | None:
    """Say something once; another answer of the same seat replaces it."""
    return {"seat": seat} if (seat, move) in state.said else None


def _count_when_settled(state: State, seat: Seat, move: Count) -> Facts | None:
    """Count the cards of the round when no press waits to be judged."""
    return {"presses": len(state.presses)} if state.is_asking else None


def _cards_left(state: State, seat: Seat, move: Count | Piles) -> Facts | None:
    """Count every seat, and 80 cards at most."""
    match move:
        case Count(cards):
            is_right = len(cards) == len(state.hands) and sum(cards) <= len(DECK)
            return None if is_right else {"cards": sum(cards), "most": len(DECK)}
        case Piles(owner, draw, opened):
            others = sum(hand.size for who, hand in enumerate(state.hands) if who != owner)
            total = others + draw + opened
            is_right = owner in state.seats and total <= len(DECK)
            return None if is_right else {"cards": total, "most": len(DECK)}


ANSWER_RULES: tuple[Rule[State, Move], ...] = (
    Rule("arriba.judged_deck", _judged_deck, SAID),
    Rule("arriba.lay_due", _lay_due, (Lay,)),
    Rule("arriba.lay_seats", _lay_seats, (Lay,)),
    Rule("arriba.said_already", _said_already, (Lay, Count)),
    Rule("arriba.count_when_settled", _count_when_settled, (Count,)),
    Rule("arriba.cards_left", _cards_left, (Count, Piles)),
)
