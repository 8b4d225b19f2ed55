"""Which moves would lose the match at once: legal, but worth a question before (X-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.totemix.lookahead import futures
from engines.totemix.pending import seats
from engines.totemix.state import Phase, Wait, awaited
from engines.totemix.victims import choices
from engines.totemix.writing import write

if TYPE_CHECKING:
    from engines.core.seats import Seat
    from engines.totemix.state import State


def fatal(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the roller's choices that lose an environment, or may with bad luck."""
    if awaited(state) is not Wait.VICTIM or seat not in seats(state):
        return ()
    return tuple(
        write(move)
        for move in choices(state)
        if any(after.phase is Phase.OVER for after in futures(state, move))
    )
