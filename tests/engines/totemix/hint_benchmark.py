"""How long the hint takes: milliseconds of one core a state and goal, over random states.

Processor time is measured, so that whatever else runs on the machine does not count.

Run it by hand: `.venv/bin/python tests/engines/totemix/hint_benchmark.py [states]`.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import TYPE_CHECKING

from engines.bots.random_bot import choose
from engines.core.match import begin
from engines.totemix.game import Totemix
from engines.totemix.goals import status
from engines.totemix.goals.hint import pattern_hint, zone_hint
from engines.totemix.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.totemix.state import State

GOALS = (
    {"goal": "first"},
    {"goal": "strates"},
    *({"goal": "himalaya", "himalaya": kind} for kind in ("belts", "wedges", "mandala")),
    {"goal": "volcan"},
    {"goal": "fleur"},
)


def states(options: dict[str, str], count: int) -> Iterator[State]:
    """Return so many states of random matches, from the first map to its end."""
    game, found, seed = Totemix(), 0, 0
    while True:
        random = Random(seed)  # noqa: S311 - repeatable states
        state: State = begin(game, 4, {"lost_tiles": "needed", **options}).state
        while game.outcome(state) is None:
            seat, move = choose(game, state, 4, random)
            state = game.advance(state, seat, move).state
            if state.phase in (Phase.PLAY, Phase.ROLL):
                yield state
                found += 1
                if found == count:
                    return
        seed += 1


def milliseconds(state: State) -> float:
    """Return the time of one hint that no earlier answer helps."""
    pattern_hint.cache_clear()
    zone_hint.cache_clear()
    began = time.process_time_ns()
    status.hint(state)
    return (time.process_time_ns() - began) / 1e6


def main(count: int) -> None:
    """Print one line a goal."""
    sys.stdout.write("goal                 states   mean ms  99 % ms   max ms\n")
    for options in GOALS:
        status.hint(next(states(options, 1)))  # the shapes of a goal are worked out once
        taken = sorted(milliseconds(state) for state in states(options, count))
        name = " ".join(options.values())
        mean = sum(taken) / len(taken)
        late = taken[int(len(taken) * 0.99)]
        line = f"{name:20} {len(taken):6}   {mean:7.2f}  {late:7.2f}  {taken[-1]:7.2f}"
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
