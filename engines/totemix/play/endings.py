"""The end of a match: tested after an action or a roll, or brought by a loss."""

from __future__ import annotations

from engines.totemix import events
from engines.totemix.abilities import can_pay
from engines.totemix.components import Environment
from engines.totemix.goals.status import is_reached
from engines.totemix.play.progress import Progress
from engines.totemix.scoring import NO_CUBES, RESTORED
from engines.totemix.state import Ending, Phase, State


def end(progress: Progress, rule: str, environment: Environment | None = None) -> Progress:
    """End the match by the rule; `environment` is the one that is gone."""
    seats = progress.state.seats
    after = progress.change(phase=Phase.OVER, ending=Ending(rule, rule == RESTORED), drawing=None)
    return after.tell(events.MatchEnded(rule, seats, environment))


def end_if_decided(progress: Progress) -> Progress:
    """End the match if the goal is reached or no cube is left to play with (X-20, X-29)."""
    if is_reached(progress.state):
        return end(progress, RESTORED)
    return end(progress, NO_CUBES) if _is_out_of_cubes(progress.state) else progress


def _is_out_of_cubes(state: State) -> bool:
    """Tell whether no tile holds a cube and no seat could pay for a roll (X-20)."""
    for player in state.players:
        if player.totem.cubes:
            return False
    return not any(can_pay(state, seat) for seat in state.seats)
