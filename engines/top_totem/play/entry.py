"""Men come onto the board: from the camp, or placed before the game."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied
from engines.top_totem import events
from engines.top_totem.board.bitboard import bit
from engines.top_totem.components import Kind, other
from engines.top_totem.moves import Place
from engines.top_totem.play import flow
from engines.top_totem.play.flow import Progress
from engines.top_totem.state import Last, Phase, State, replaced


def place(state: State, seat: Seat, move: Place) -> Progress:
    """Return the progress after a side placed a man under the Indian rule (P-19)."""
    kind = state.camps[seat].next_kind or Kind.PEDESTRIAN
    after = enter(state, seat, kind, move.square)
    told: tuple[events.Event, ...] = (events.Placed(seat, kind, move.square),)
    after = replace(after, turn=other(seat), last=Last(seat, move))
    if any(camp.next_kind for camp in after.camps):
        return Applied(after, told)
    # The first real move is still to come: there is nothing yet to call TOP! for (P-31).
    after = flow.begin_history(replace(after, phase=Phase.PLAY))
    return Applied(after, (*told, events.PlacingEnded(after.turn)))


def enter(state: State, seat: Seat, kind: Kind, square: int) -> State:
    """Return the state with the next man out of the camp and on a square."""
    camps = replaced(state.camps, seat, state.camps[seat].changed(kind, -1))
    board = state.board.put(seat, kind, bit(square))
    return replace(state, camps=camps, board=board)
