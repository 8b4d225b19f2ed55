"""`totembox backup`: a copy of the journal, also while the box runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from firmware_host.cli.journal_file import add_journal, journal_of, translated
from firmware_host.cli.language import cli_language
from firmware_host.cli.output import say
from firmware_host.journal.copies import copy_journal, next_copy
from firmware_host.journal.wall_clock import WallClock
from firmware_host.texts.texts import BOX, translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "target", type=Path, metavar="FILE|FOLDER", help="new file, or a folder such as a USB stick"
    )
    add_journal(parser)


def act(given: argparse.Namespace) -> int:
    """Copy the journal and say where the copy is."""
    journal, target = journal_of(given), given.target
    with translated(target):
        if target.is_dir():
            target = next_copy(target, journal.stem, WallClock().read())
        copy_journal(journal, target)
    say(translate(BOX, cli_language(), "backup-made", {"file": str(target)}))
    return 0
