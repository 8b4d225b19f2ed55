"""TOTEM!: build the own totem, hit the highest one, and counter cards against the own."""

from __future__ import annotations

from typing import Any, Final

from engines.bots.chooser import Turn
from engines.coups_bas import moves
from engines.coups_bas.components import (
    ARRIVE,
    BEAR,
    BISON,
    FULL_TOTEM,
    GIFT,
    HAND_SIZE,
    MISSTEP,
    PILLAGE,
    WHAM,
    is_head,
    kind_of,
)
from engines.coups_bas.view import View

_WINS: Final = 1_000
_FLOOR: Final = 20
_HITS: Final = (BEAR, WHAM, BISON, PILLAGE, GIFT)


def value(turn: Turn, move: Any) -> int:
    """Return the value of the move for the own totem and against the highest other one."""
    view: View = turn.view
    match move:
        case moves.Play():
            return _play(view, turn, move)
        case moves.Draw():
            return _FLOOR // 2 if view.seats[turn.seat].hand < HAND_SIZE else 1
        case moves.Buzz():
            return _FLOOR if _is_worth_answering(view, turn) else -_FLOOR
        case moves.Answer():
            return _FLOOR
        case moves.Look():
            return 2
        case _:
            return 0


def _play(view: View, turn: Turn, move: moves.Play) -> int:
    floors = len(view.seats[turn.seat].totem)
    worth = 0
    if is_head(move.card):
        worth += _WINS if floors + 1 >= FULL_TOTEM else _FLOOR
    if kind_of(move.card) in _HITS and move.targets:
        worth += _hit(view, turn, move)
    return worth


def _hit(view: View, turn: Turn, move: moves.Play) -> int:
    """Return a value by the height of the totem that is hit, negative for the own one."""
    floors = len(view.seats[move.targets[0]].totem)
    return -_FLOOR if move.targets[0] == turn.seat else 2 * floors


def _is_worth_answering(view: View, turn: Turn) -> bool:
    if view.mine is None or view.window is None:
        return False
    answer = ARRIVE if view.window.answer == "arrive" else MISSTEP
    holds = any(kind_of(card) == answer for card in view.mine.hand)
    last = view.chain[-1] if view.chain else None
    is_hit = last is not None and turn.seat in last.targets
    is_last_floor = last is not None and len(view.seats[last.seat].totem) + 1 >= FULL_TOTEM
    return holds and (is_hit or is_last_floor or answer == ARRIVE)
