"""`totembox restore`: a copy takes the place of the journal."""

from __future__ import annotations

import argparse
from pathlib import Path

from firmware_host.cli.journal_file import add_journal, journal_of, translated
from firmware_host.cli.language import cli_language
from firmware_host.cli.output import say
from firmware_host.journal.restoring import restore_journal
from firmware_host.texts.texts import BOX, translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help="copy of a journal")
    add_journal(parser)


def act(given: argparse.Namespace) -> int:
    """Restore the copy and say where the journal before is."""
    with translated(given.file):
        restored = restore_journal(given.file, journal_of(given))
    language = cli_language()
    say(translate(BOX, language, "restore-done", {"count": restored.matches}))
    if restored.aside is not None:
        say(translate(BOX, language, "restore-aside", {"file": str(restored.aside)}))
    return 0
