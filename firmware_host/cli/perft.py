"""`totembox perft`: how many lines of play there are to a depth, the test of generators."""

from __future__ import annotations

import argparse
import time

from engines.core.match import Match
from firmware_host.cli.output import say
from firmware_host.cli.setup import add_setup, begin_match
from firmware_host.table.playing import Played, run_chance
from firmware_host.table.problems import Problem
from firmware_host.table.state import TableState

_DEPTHS = range(1, 9)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_setup(parser, seats_needed=False)
    parser.add_argument("--depth", type=int, default=3, help="depth in turns (default 3)")
    parser.set_defaults(seats=2)


def act(given: argparse.Namespace) -> int:
    """Print the count of every depth up to the one asked for, one a line."""
    if given.depth not in _DEPTHS:
        raise Problem("perft-depth", depth=given.depth, low=_DEPTHS[0], high=_DEPTHS[-1])
    match = _after_chance(begin_match(given), str(given.seed))
    for depth in range(1, given.depth + 1):
        started = time.perf_counter()
        count = match.game.count_lines(match.state, depth)
        if count is None:
            raise Problem("perft-none", game=match.game.name)
        say(f"{depth} {count} ({time.perf_counter() - started:.2f} s)")
    return 0


def _after_chance(match: Match, seed: str) -> Match:
    """Return the match once chance has played what comes first."""
    state = TableState(match.seats, match=match, seed=seed)
    return run_chance(state, Played(match), 0).match
