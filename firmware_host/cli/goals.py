"""`totembox goals`: checks an owner's numbers and goals of totemix, and draws them."""

from __future__ import annotations

import argparse
from pathlib import Path

from engines.totemix.components import BY_LETTER
from engines.totemix.goals.overrides import apply_overrides
from engines.totemix.goals.pictures import draw_picture
from engines.totemix.goals.printed import Goal
from engines.totemix.goals.shapes import shapes_of
from firmware_host.cli.language import cli_language
from firmware_host.cli.output import say
from firmware_host.config.overrides import EDITABLE, read_tables
from firmware_host.texts.resources import data_folder
from firmware_host.texts.texts import BOX, translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "file",
        type=Path,
        nargs="?",
        metavar="FILE",
        help="copy of seeds/totemix/goals.toml (default: that file)",
    )


def act(given: argparse.Namespace) -> int:
    """Print the numbers and goals as the box understands them."""
    path: Path = given.file or data_folder("seeds") / EDITABLE / "goals.toml"
    printed = apply_overrides(read_tables(path))
    for letter, numbers in printed.numbers:
        name = translate(
            EDITABLE, cli_language(), "word-environment", {"environment": BY_LETTER[letter]}
        )
        say(f"{letter}  {' '.join(f'{number:>2}' for number in numbers)}  {name}")
    for goal in printed.goals:
        _print(goal)
    return 0


def _print(goal: Goal) -> None:
    facts = {"goal": goal.name, "count": len(shapes_of(goal)), "letters": goal.free or "-"}
    say(f"\n{translate(BOX, cli_language(), 'goals-title', facts)}")
    say(draw_picture(goal.spots))
