"""Random playouts of all games through the contract that referees, beside those of python-chess.

`python -m tests.bench.playouts --seconds 5 --games arriba totemix`. A playout asks `to_act`, lists
`legal_moves` of one of these seats (or asks chance), and gives one of them to `apply`, until the
match is over or has `LONGEST` moves; chess lists, pushes and stops alike. All take turns in slices
of CPU time, so other programs slow all of them alike; only the ratios mean anything.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

import chess

from engines.catalog import GAMES
from engines.core.judge import apply, legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE
from engines.core.verdicts import Applied
from tests.bench.figures import ratios

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engines.core.game import AnyGame

LONGEST = 2_000
SLICE_S = 0.1
SEATS = 4
YARDSTICK = "python-chess"


@dataclass
class Runner:
    """One kind of playouts: the moves that it made, and the rate of each slice."""

    name: str
    moves: Iterator[None]
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        """Make moves for that much CPU time, and note how many there were in a second."""
        made, started = 0, time.process_time()
        while time.process_time() - started < seconds:
            for _ in range(8):
                next(self.moves)
            made += 8
        self.rates.append(made / (time.process_time() - started))


def play_game(game: AnyGame, random: Random) -> Iterator[None]:
    """Make random moves, in one match after the other; yield after each move."""
    while True:
        state = begin(game, min(SEATS, game.seats[-1]), {}).state
        for _ in range(LONGEST):
            if game.outcome(state) is not None:
                break
            state = moved(game, state, random)
            yield


def moved(game: AnyGame, state: Any, random: Random) -> Any:
    """Return the state after a random move of one of the seats to act."""
    seat = random.choice(sorted(game.to_act(state)))
    if seat == CHANCE:
        move = game.sample_chance(state, random, game.clock(state))
    else:
        move = random.choice(legal_moves(game, state, seat))
    applied = apply(game, state, seat, move)
    assert isinstance(applied, Applied), f"{game.write(move)} of {seat}: {applied}"
    return applied.state


def play_chess(random: Random) -> Iterator[None]:
    """Make random moves of chess, in one game after the other; yield after each move."""
    while True:
        board = chess.Board()
        for _ in range(LONGEST):
            if board.outcome() is not None:
                break
            board.push(random.choice(list(board.legal_moves)))
            yield


def measured(names: Sequence[str], seconds: float) -> dict[str, Runner]:
    """Return all runners after each had that much CPU time, slice by slice in turn."""
    runners = {YARDSTICK: Runner(YARDSTICK, play_chess(_random()))}
    for name in names:
        runners[name] = Runner(name, play_game(GAMES[name], _random()))
    for _ in range(max(1, round(seconds / SLICE_S))):
        for runner in runners.values():
            runner.run(SLICE_S)
    return runners


def _random() -> Random:
    return Random(1)  # noqa: S311 - repeatable games


def main(say: Callable[[str], object] = sys.stdout.write) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    given = parser.parse_args()
    runners = measured(given.games, given.seconds)
    for name in given.games:
        ratio = ratios(runners[name].rates, runners[YARDSTICK].rates)
        rate = f"{name:10} {median(runners[name].rates):8,.0f} moves/s"
        say(f"{rate}  {ratio.middle:5.2f}x {YARDSTICK} ({ratio.low:.2f} to {ratio.high:.2f})\n")


if __name__ == "__main__":
    main()
