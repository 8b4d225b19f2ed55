"""How play runs on after a move: the next die, the end of a roll, the end of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.totemix import events
from engines.totemix.lookahead import is_resolvable
from engines.totemix.scoring import IMPOSSIBLE, ended, tested
from engines.totemix.state import Phase, Stage, Wait, awaited

if TYPE_CHECKING:
    from engines.totemix.step import Course, Going


def go_on(going: Going) -> Course:
    """Return what the move led to, once all that had to follow has followed."""
    match awaited(going.state):
        case Wait.FREE:
            return tested(going).done()
        case Wait.VICTIM:
            return _next_die(going).done()
        case _:
            return going.done()


def _next_die(going: Going) -> Going:
    """Ask for the next die, or open the table again; a die that nobody can apply loses (X-26)."""
    roll = going.state.roll
    if roll is None:
        return going
    if roll.left:
        return going if is_resolvable(going.state) else ended(going, IMPOSSIBLE)
    going = going.change(roll=None, phase=Phase.PLAY).change_player(roll.seat, stage=Stage.TAKE)
    return tested(going.tell(events.RollDone(roll.seat)))
