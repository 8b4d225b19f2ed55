"""How often hard wins: `python tests/engines/top_totem/strength.py --against greedy --games 100`.

The thinking time is CPU time of this process, so that a busy machine does not weaken anybody.
With `--first` a long series can be played in parts: `--first 50 --games 50` is its second half.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING

from engines.bots.top_totem.search_bot import SearchBot
from engines.bots.top_totem.strengths import Strength
from tests.engines.top_totem.arena import fight, named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.engines.top_totem.arena import Played

STARTS = ("bacarta", "cowboy", "indian")


def series(against: str, numbers: range, seconds: float) -> Iterator[tuple[bool, Played]]:
    """Play these games over the three starts, each side in turn; tell each as it ends."""
    for number in numbers:
        hard = SearchBot(Strength(seconds), time.process_time)
        side = number % 2
        bots = (hard, named(against)) if side == 0 else (named(against), hard)
        played = fight(bots, {"start": STARTS[number % len(STARTS)]}, number)
        yield played.winner == side, played


def main() -> None:
    """Play, and print every game and the sum."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    wins, endings = 0, Counter[str]()
    numbers = range(given.first, given.first + given.games)
    played_games = series(given.against, numbers, given.seconds)
    for number, (is_won, played) in enumerate(played_games, start=given.first + 1):
        wins += is_won
        endings[f"{'won' if is_won else 'not won'}, {played.rule}"] += 1
        sys.stdout.write(f"{number}: {wins} won, {played}\n")
        sys.stdout.flush()
    sys.stdout.write(f"hard won {wins} of {given.games} against {given.against}: {dict(endings)}\n")


if __name__ == "__main__":
    main()
