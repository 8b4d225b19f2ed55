"""How a match ends: all win, or all lose, by a rule that has a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.verdicts import Outcome
from engines.totemix import events, power
from engines.totemix.goals import is_reached
from engines.totemix.state import Ending, Phase

if TYPE_CHECKING:
    from engines.totemix.components import Environment
    from engines.totemix.state import State
    from engines.totemix.step import Going

RESTORED = "totemix.restored"
ENVIRONMENT_GONE = "totemix.environment_gone"
NO_CUBES = "totemix.no_cubes"
IMPOSSIBLE = "totemix.impossible"
TIME_UP = "totemix.time_up"

ENDINGS = frozenset({RESTORED, ENVIRONMENT_GONE, NO_CUBES, IMPOSSIBLE, TIME_UP})


def ended(going: Going, rule: str, environment: Environment | None = None) -> Going:
    """End the match by the rule."""
    seats = going.state.seats
    after = going.change(phase=Phase.OVER, ending=Ending(rule, rule == RESTORED), drawing=None)
    return after.tell(events.MatchEnded(rule, seats, environment))


def tested(going: Going) -> Going:
    """End the match if an action or a roll has brought its end (X-20, X-29)."""
    if is_reached(going.state):
        return ended(going, RESTORED)
    return ended(going, NO_CUBES) if _is_out_of_cubes(going.state) else going


def outcome(state: State) -> Outcome | None:
    """Return who won: everybody, or nobody."""
    if state.ending is None:
        return None
    winners = state.seats if state.ending.is_won else ()
    scores = {seat: int(state.ending.is_won) for seat in state.seats}
    return Outcome(winners, scores, state.ending.rule)


def _is_out_of_cubes(state: State) -> bool:
    """Tell whether nobody has a cube on a tile and nobody could pay for a roll (X-20)."""
    return not any(
        player.totem.cubes or power.can_pay(state, seat)
        for seat, player in zip(state.seats, state.players, strict=True)
    )
