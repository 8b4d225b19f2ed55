"""What the players do with the real cards after a verdict, one line for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engines.arriba.events import Settled
from engines.arriba.play.wins import DUEL, MANY, TOTEM
from engines.arriba.play.wrong_grabs import IDLE_PRESS
from engines.arriba.state import State
from engines.core.seats import Seat

Act = Literal["give", "take", "share", "take_share", "lay_under", "give_all", "take_all"]


@dataclass(frozen=True, slots=True)
class Handling:
    """What a seat does with its cards, and the other seats that it does it with."""

    seat: Seat
    act: Act
    seats: tuple[Seat, ...] = ()


def handling(state: State) -> Iterator[Handling]:
    """Yield what the seats do with their cards after the last verdict."""
    verdict = state.verdict
    if not isinstance(verdict, Settled):
        return
    seat, others = verdict.seat, verdict.seats
    match verdict.rule:
        case _ if verdict.rule == DUEL or (verdict.rule == MANY and len(others) == 1):
            yield Handling(seat, "give", others)
            yield Handling(others[0], "take", (seat,))
        case _ if verdict.rule == MANY:
            yield Handling(seat, "share", others)
            yield from (Handling(other, "take_share", (seat,)) for other in others)
        case _ if verdict.rule == TOTEM:
            yield Handling(seat, "lay_under")
        case _ if seat in _punished(state) and verdict.rule != IDLE_PRESS:
            yield Handling(seat, "take_all")
            rivals = (other for other in state.seats if other != seat)
            yield from (Handling(other, "give_all", (seat,)) for other in rivals)
        case _:
            return


def _punished(state: State) -> set[Seat]:
    return {mark.seat for mark in state.photo if mark.verdict in ("wrong", "early")}
