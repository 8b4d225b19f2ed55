"""Random playouts of TOP TOTEM beside those of chess by python-chess: moves per second, in turn.

`python tests/engines/top_totem/speed.py --seconds 10`. Both list all legal moves and play one of
them; games that end, or last 200 turns, begin anew. Seconds are CPU time of this process.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

import chess

from engines.core.seats import Seat
from engines.top_totem.board.bitboard import BACARTA
from engines.top_totem.board.position import Position
from engines.top_totem.options import Options
from engines.top_totem.state import NO_MEN

LONGEST = 200
SLICE_S = 0.25


def play_totem(random: Random) -> int:
    """Play one random game and return how many turns it had."""
    position = Position(BACARTA, Seat(0), Options(), (NO_MEN, NO_MEN))
    for turn in range(LONGEST):
        position.push(random.choice(position.moves()))
        if position.winner() is not None:
            return turn + 1
    return LONGEST


def play_chess(random: Random) -> int:
    """Play one random game and return how many moves it had."""
    board = chess.Board()
    for move in range(LONGEST):
        moves = list(board.legal_moves)
        if not moves:
            return move
        board.push(random.choice(moves))
    return LONGEST


def rates(seconds: float) -> tuple[float, float]:
    """Return moves per second of both, measured alternately under the same load."""
    random = Random(1)  # noqa: S311 - repeatable games
    played, spent = [0, 0], [0.0, 0.0]
    while min(spent) < seconds:
        for which, play in enumerate((play_totem, play_chess)):
            until = time.process_time() + SLICE_S
            started = time.process_time()
            while time.process_time() < until:
                played[which] += play(random)
            spent[which] += time.process_time() - started
    return played[0] / spent[0], played[1] / spent[1]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    ours, theirs = rates(parser.parse_args().seconds)
    sys.stdout.write(
        f"top_totem {ours:,.0f} moves/s, python-chess {theirs:,.0f} moves/s, "
        f"ratio {ours / theirs:.2f}\n"
    )


if __name__ == "__main__":
    main()
