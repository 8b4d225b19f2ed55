"""`make bench`: what a move and an undo cost as a match grows, on the way every command takes.

Only the ratios mean anything: they are of one run, on one machine.
"""

from __future__ import annotations

import dataclasses
import time
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from engines.core.judge import legal_moves
from firmware_host.table import commands as do
from firmware_host.table.decide import decide
from firmware_host.table.decision import HOST, Decision, Request
from firmware_host.table.state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.table.commands import AnyCommand

SHORT, LONG, OF_UNDO = 10, 10_000, 1_500
ROUNDS = 200
NEW = do.NewMatch(game="top_totem", seats=2, options={"rounds": 50, "quiet_turns": 200}, seed=1)


def decided(state: TableState, command: AnyCommand) -> TableState:
    """Return the table after a command of the host, which the rules must accept."""
    decision = decide(Request(state, HOST, 0, "bench", "00" * 32), command)
    assert isinstance(decision, Decision), decision
    return decision.state


def next_move(state: TableState, random: Random) -> do.Play:
    """Return some legal move as the command of the host."""
    match = state.match
    assert match is not None
    seat = min(match.game.to_act(match.state))
    move = random.choice(legal_moves(match.game, match.state, seat))
    return do.Play(move=match.game.write(move), number=match.number, seat=seat)


def grown(state: TableState, number: int) -> TableState:
    """Return the table when its match has that many moves."""
    random = Random(3)  # noqa: S311 - the same moves each time
    while state.number < number:
        state = decided(state, next_move(state, random))
    return state


def shortened(state: TableState, number: int) -> TableState:
    """Return the table with the same position, as if the match had that many moves."""
    assert state.match is not None
    match = dataclasses.replace(state.match, number=number, previous=None)
    return dataclasses.replace(state, match=match)


def cost_ns(act: Callable[[], object]) -> int:
    """Return how long the act takes."""
    begin_ns = time.perf_counter_ns()
    act()
    return time.perf_counter_ns() - begin_ns


def move_ns(state: TableState) -> float:
    """Return the median cost of the next moves of the match."""
    random = Random(4)  # noqa: S311 - the same moves each time
    costs: list[int] = []
    for _ in range(ROUNDS):
        command = next_move(state, random)
        costs.append(min(cost_ns(lambda: decided(state, command)) for _ in range(3)))  # noqa: B023 - called at once
        state = decided(state, command)
    return median(costs)


def undo_ns(state: TableState) -> float:
    """Return the median cost of taking the last move back."""
    return median(cost_ns(lambda: decided(state, do.Undo())) for _ in range(ROUNDS))


def main() -> None:
    """Print both ratios."""
    middle = grown(decided(TableState(2), NEW), OF_UNDO)
    long = grown(middle, LONG)
    grows = move_ns(long) / move_ns(shortened(long, SHORT))
    print(f"a move at {LONG} moves beside the same one at {SHORT}: {grows:.2f}x")
    undone = undo_ns(middle) / move_ns(middle)
    print(f"an undo at {OF_UNDO} moves beside a move there: {undone:.2f}x")


if __name__ == "__main__":
    main()
