"""Perft of TOP TOTEM beside perft of chess by python-chess: lines counted per second.

`python -m tests.bench.perft --seconds 5`. Each counts the lines of three turns from its printed
set-up, and does not play the last one. Generator: `Game.count_lines`, on the position that bots
search. Contract: the same count by `legal_moves` and `apply`, with the rules that referee. All take
turns in CPU time of this process; only the ratios mean anything.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import chess

from engines.catalog import GAMES
from engines.core.judge import apply, legal_moves
from engines.core.match import begin
from engines.core.seats import CHANCE, FIRST_SEAT
from engines.core.verdicts import Applied
from engines.top_totem.moves import Begin
from tests.bench.figures import ratios

DEPTH = 3
CHESS_LINES = 8_902
TOTEM_LINES = 17_400
GAME = GAMES["top_totem"]
Count = Callable[[], int]


def _started() -> Any:
    state = begin(GAME, 2, {"start": "bacarta"}).state
    return GAME.advance(state, CHANCE, Begin(FIRST_SEAT)).state


def by_generator(state: Any) -> int:
    """Return the number of lines, counted by the generator."""
    return GAME.count_lines(state, DEPTH) or 0


def by_contract(state: Any, depth: int = DEPTH) -> int:
    """Return the number of lines, counted through the rules that referee."""
    (seat,) = GAME.to_act(state)
    moves = legal_moves(GAME, state, seat)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        applied = apply(GAME, state, seat, move)
        assert isinstance(applied, Applied)
        count += by_contract(applied.state, depth - 1)
    return count


def by_chess(board: chess.Board, depth: int = DEPTH) -> int:
    """Return the number of lines of chess."""
    if depth == 1:
        return board.legal_moves.count()
    count = 0
    for move in board.legal_moves:
        board.push(move)
        count += by_chess(board, depth - 1)
        board.pop()
    return count


def measured(seconds: float) -> dict[str, list[float]]:
    """Return the lines per second of each round, while they take turns for so long."""
    state, board = _started(), chess.Board()
    counts: dict[str, tuple[Count, int]] = {
        "python-chess": (lambda: by_chess(board), CHESS_LINES),
        "generator": (lambda: by_generator(state), TOTEM_LINES),
        "contract": (lambda: by_contract(state), TOTEM_LINES),
    }
    rates: dict[str, list[float]] = {name: [] for name in counts}
    until = time.process_time() + seconds * len(counts)
    while time.process_time() < until or not rates["contract"]:
        for name, (count, expected) in counts.items():
            started = time.process_time()
            counted = count()
            rates[name].append(counted / (time.process_time() - started))
            assert counted == expected, f"{name} counts {counted}"
    return rates


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    rates = measured(parser.parse_args().seconds)
    for name in ("generator", "contract"):
        ratio = ratios(rates[name], rates["python-chess"])
        sys.stdout.write(
            f"{name:10} {median(rates[name]):9,.0f} lines/s  {ratio.middle:5.2f}x python-chess "
            f"({ratio.low:.2f} to {ratio.high:.2f})\n"
        )


if __name__ == "__main__":
    main()
