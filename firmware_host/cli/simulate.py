"""`totembox simulate`: random legal play, and what comes of it."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import median

from rich.progress import track
from rich.table import Table

from engines.bots.random_bot import choose
from engines.core.match import Match
from engines.core.pieces import misplaced
from engines.core.verdicts import Illegal
from firmware_host.cli.language import cli_language
from firmware_host.cli.setup import add_setup, begin_match
from firmware_host.cli.terminal import Terminal
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import BOX, translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_setup(parser)
    parser.add_argument("--matches", type=int, default=100, help="number of matches (default 100)")


@dataclass(slots=True)
class Tally:
    """What happened in all matches."""

    lengths: list[int] = field(default_factory=list[int])
    wins: Counter[int] = field(default_factory=Counter[int])
    endings: Counter[str] = field(default_factory=Counter[str])
    seconds: float = 0.0


def act(given: argparse.Namespace) -> int:
    """Play and print a table."""
    if given.matches < 1:
        raise Problem("matches-few", matches=given.matches)
    fresh = begin_match(given)
    language = cli_language()
    tally = Tally()
    started = time.perf_counter()
    title = translate(BOX, language, "simulate-playing")
    for number in track(range(given.matches), description=title, console=Terminal(stderr=True)):
        play_out(fresh, Random(f"{given.seed}/{number}"), tally)  # noqa: S311 - cards, not keys
    tally.seconds = time.perf_counter() - started
    Terminal().print(_table(fresh, tally, language))
    return 0


def play_out(match: Match, random: Random, tally: Tally) -> None:
    """Play one match to its end, seeing that no piece is lost, and count it."""
    game, state, length = match.game, match.state, 0
    while (outcome := game.outcome(state)) is None:
        seat, move = choose(game, state, match.seats, random)
        applied = match.play(seat, move)
        if isinstance(applied, Illegal):
            raise RuntimeError(f"{game.write(move)} was listed and is refused by {applied.rule}")  # noqa: TRY004 - no type error
        match, state, length = applied.state, applied.state.state, length + 1
    fault = misplaced(game.inventory(state), game.pieces(state))
    if fault is not None:
        raise RuntimeError(fault)
    tally.lengths.append(length)
    tally.wins.update(outcome.winners)
    tally.endings[outcome.rule] += 1


def _table(match: Match, tally: Tally, language: str) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    wins = "  ".join(f"{seat + 1}: {tally.wins[seat]}" for seat in range(match.seats))
    endings = "  ".join(f"{rule}: {count}" for rule, count in tally.endings.most_common())
    lengths = f"{min(tally.lengths)} / {median(tally.lengths):g} / {max(tally.lengths)}"
    rate = sum(tally.lengths) / tally.seconds
    rows = {
        "simulate-matches": str(len(tally.lengths)),
        "simulate-moves": f"{lengths} (min / median / max)",
        "simulate-wins": wins,
        "simulate-endings": endings,
        "simulate-time": f"{tally.seconds:.1f} s, {rate:,.0f} moves/s",
    }
    for key, value in rows.items():
        table.add_row(translate(BOX, language, key), value)
    return table
