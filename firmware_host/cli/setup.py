"""Arguments that set up a match, the same for every command."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from engines.catalog import find_game
from engines.core.game import AnyGame
from engines.core.match import Match, begin
from firmware_host.config.overrides import use_overrides_from
from firmware_host.table.problems import Problem


def add_setup(parser: argparse.ArgumentParser, *, seats_needed: bool = True) -> None:
    """Add GAME, --seats, --seed, --set and --goals."""
    parser.add_argument("game", metavar="GAME", help="name of the game; see `totembox games`")
    parser.add_argument("--seats", type=int, required=seats_needed, help="number of seats")
    parser.add_argument("--seed", type=int, default=0, help="seed of the random source (default 0)")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="match option; repeat for more",
    )
    add_goals(parser)


def add_goals(parser: argparse.ArgumentParser) -> None:
    """Add --goals."""
    parser.add_argument(
        "--goals", type=Path, metavar="FILE", help="your own goals of totemix; see `totembox goals`"
    )


def use_given_goals(given: argparse.Namespace) -> None:
    """Play with the owner's file, if the arguments name one."""
    if given.goals is not None:
        use_overrides_from(given.goals)


def read_options(pairs: list[str]) -> dict[str, object]:
    """Return the options given by --set, or raise Problem naming the one that is no pair."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Problem("option-pair", value=pair[:60])
        options[name] = value
    return options


def begin_match(given: argparse.Namespace) -> Match:
    """Return the match that the arguments ask for, or raise BadSetupError or Problem."""
    use_given_goals(given)
    game: AnyGame = find_game(given.game)
    options: dict[str, Any] = read_options(given.set)
    return begin(game, given.seats, options)
