"""`totembox goals`: checks an owner's numbers and goals of totemix, and draws them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines.totemix.components import BY_LETTER
from engines.totemix.owner import read_edition
from engines.totemix.pictures import draw_picture
from engines.totemix.shapes import shapes_of
from firmware_host.cli.language import cli_language
from firmware_host.editions import EDITABLE, read_tables
from firmware_host.resources import data_folder
from firmware_host.texts import BOX, say

if TYPE_CHECKING:
    import argparse

    from engines.totemix.edition import Goal


def add_to(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("goals", help="check and draw the goals of totemix in a file")
    parser.add_argument(
        "file",
        type=Path,
        nargs="?",
        metavar="FILE",
        help="a copy of seeds/totemix/goals.toml (default: that file)",
    )
    parser.set_defaults(act=act)


def act(given: argparse.Namespace) -> int:
    """Print the numbers and goals as the box understands them."""
    path: Path = given.file or data_folder("seeds") / EDITABLE / "goals.toml"
    edition = read_edition(read_tables(path))
    for letter, numbers in edition.numbers:
        name = say(EDITABLE, cli_language(), "word-environment", {"environment": BY_LETTER[letter]})
        print(f"{letter}  {' '.join(f'{number:>2}' for number in numbers)}  {name}")
    for goal in edition.goals:
        _print(goal)
    return 0


def _print(goal: Goal) -> None:
    facts = {"goal": goal.name, "count": len(shapes_of(goal)), "letters": goal.free or "-"}
    print(f"\n{say(BOX, cli_language(), 'goals-title', facts)}")
    print(draw_picture(goal.spots))
