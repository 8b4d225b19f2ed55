"""The call TOP!."""

from __future__ import annotations

from typing import Final

from engines.core.seats import Seat
from engines.core.values import replace
from engines.core.verdicts import Applied
from engines.top_totem import events
from engines.top_totem.captures import due_captures
from engines.top_totem.moves import Top
from engines.top_totem.play.flow import Progress
from engines.top_totem.state import Call, State

TOP_OPEN: Final = "top_totem.top_open"
TOP_NAMED: Final = "top_totem.top_named"
TOP_VOID: Final = "top_totem.top_void"

VERDICTS: Final = frozenset({TOP_OPEN, TOP_NAMED, TOP_VOID})


def call_top(state: State, seat: Seat, move: Top) -> Progress:
    """Return the progress after a call, which is void if no capture is due (P-12, P-36)."""
    due = due_captures(state.board, state.turn, state.options)
    call = Call(seat, move.piece, move.victim, is_binding=bool(due))
    rule = TOP_VOID if not due else TOP_NAMED if move.piece else TOP_OPEN
    told = events.Called(rule, seat, move.piece, move.victim)
    return Applied(replace(state, call=call), (told,))
