"""Random play: our games through the contract that referees, and the same of other libraries.

All take turns in slices of CPU time beside python-chess. OpenSpiel (C++ games, and one that is
written in Python) and boardgame.io (in Node) belong to the environment of `make bench` alone.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, Self

import open_spiel.python.games  # noqa: F401 - makes the games that are written in Python known
import pyspiel

from engines.catalog import GAMES
from tests.bench import perft
from tests.bench.figures import Figure, Found, ratios
from tests.bench.playouts import LONGEST, YARDSTICK, Runner, play_chess, play_game

if TYPE_CHECKING:
    from collections.abc import Iterator

SLICE_S = 0.1
_OPEN_SPIEL = {
    "chess": "OpenSpiel, chess (C++)",
    "gin_rummy": "OpenSpiel, gin rummy (C++)",
    "python_tic_tac_toe": "OpenSpiel, noughts and crosses (Python)",
}
_BOARDGAME_IO = "boardgame.io, noughts and crosses"
_PEERS = Path(__file__).parent / "peers"


def play_open_spiel(name: str, random: Random) -> Iterator[None]:
    """Make random moves of that game, in one match after the other; yield after each move."""
    game: Any = pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        for _ in range(LONGEST):
            if state.is_terminal():
                break
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            yield


class NodeRunner(Runner):
    """Random play of boardgame.io, in a process of its own that measures its own CPU time."""

    def __init__(self) -> None:
        super().__init__(_BOARDGAME_IO, iter(()))

    def __enter__(self) -> Self:
        """Start the process."""
        self._process = subprocess.Popen(
            ("node", "tictactoe.mjs"),
            cwd=_PEERS,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        with self._process as process:
            process.terminate()

    def run(self, seconds: float) -> None:
        """Make moves for that much CPU time, and note how many there were in a second."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{seconds * 1000}\n")
        self._process.stdin.flush()
        moves, spent = map(float, self._process.stdout.readline().split())
        self.rates.append(moves / spent)


def measured(seconds: float = 10.0) -> Found:
    """Measure all of them, each for so many seconds of CPU time."""
    yardstick = Runner(YARDSTICK, play_chess(_random()))
    ours = [Runner(name, play_game(game, _random())) for name, game in GAMES.items()]
    spiel = [Runner(told, play_open_spiel(it, _random())) for it, told in _OPEN_SPIEL.items()]
    with NodeRunner() as node:
        runners = [*ours, *spiel, node]
        for _ in range(max(2, round(seconds / SLICE_S))):
            for runner in (yardstick, *runners):
                runner.run(SLICE_S)
    chess = f"{median(yardstick.rates):,.0f} moves/s"
    found = [
        Figure(
            "random play beside python-chess",
            it.name,
            f"{median(it.rates):,.0f} moves/s",
            chess,
            ratios(it.rates, yardstick.rates),
            is_speed=True,
        )
        for it in runners
    ]
    return found + _perft(seconds), []


def _perft(seconds: float) -> list[Figure]:
    """Count the lines of TOP TOTEM beside those of chess."""
    rates = perft.measured(seconds / 2)
    chess = rates[YARDSTICK]
    return [
        Figure(
            "perft of TOP TOTEM beside python-chess",
            f"perft by the {name}",
            f"{median(rates[name]):,.0f} lines/s",
            f"{median(chess):,.0f} lines/s",
            ratios(rates[name], chess),
            is_speed=True,
        )
        for name in ("generator", "contract")
    ]


def _random() -> Random:
    return Random(1)  # noqa: S311 - repeatable games
