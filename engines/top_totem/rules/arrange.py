"""The rules of setting up the board: which positions can be."""

from __future__ import annotations

from engines.core.game import Rule
from engines.core.seats import Seat
from engines.core.verdicts import Facts
from engines.top_totem import scoring
from engines.top_totem.board.bitboard import INSIDE, squares_of
from engines.top_totem.components import PEDESTRIANS, RIDERS, SIDES, other
from engines.top_totem.moves import Arrange, Move
from engines.top_totem.play.arrange import arranged
from engines.top_totem.state import State


def _too_many(state: State, seat: Seat, move: Arrange) -> Facts | None:
    """Set up twelve pedestrians and four riders of a side at most, with those in its camp."""
    for side in SIDES:
        walkers = move.board.pedestrians[side].bit_count() + move.camps[side][0]
        riders = move.board.riders[side].bit_count() + move.camps[side][1]
        if walkers > PEDESTRIANS or riders > RIDERS:
            return {"seat": side, "pedestrians": walkers, "riders": riders}
    return None


def _rider_within(state: State, seat: Seat, move: Arrange) -> Facts | None:
    """No rider stands in the enclosure."""
    inside = squares_of((move.board.riders[0] | move.board.riders[1]) & INSIDE)
    return {"square": inside[0]} if inside else None


def _camp_order(state: State, seat: Seat, move: Arrange) -> Facts | None:
    """Men wait in a camp only in the cowboy start, and riders leave it after the pedestrians."""
    for side in SIDES:
        walkers, riders = move.camps[side]
        is_late = bool(walkers) and riders < RIDERS
        if is_late or (walkers + riders and state.options.start != "cowboy"):
            return {"seat": side}
    return None


def _over_already(state: State, seat: Seat, move: Arrange) -> Facts | None:
    """Set up a position in which the game is not over."""
    after = arranged(state, move)
    result = scoring.result(after, other(after.turn))
    return None if result is None else {"rule": result.rule}


ARRANGE_RULES: tuple[Rule[State, Move], ...] = (
    Rule("top_totem.too_many", _too_many, (Arrange,)),
    Rule("top_totem.rider_within", _rider_within, (Arrange,)),
    Rule("top_totem.camp_order", _camp_order, (Arrange,)),
    Rule("top_totem.over_already", _over_already, (Arrange,)),
)
