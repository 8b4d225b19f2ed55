"""`totembox cards print`: stickers or sleeve inserts by which a reader knows cards and tiles."""

from __future__ import annotations

import argparse
from pathlib import Path

from engines.catalog import find_game
from firmware_host.cards.sheets import KINDS, PAPERS, labels_of, print_cards
from firmware_host.cli.language import cli_language
from firmware_host.cli.output import say
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import BOX, LANGUAGES, translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    sheet = verbs.add_parser("print", help="write a PDF with a code for every card and tile")
    sheet.add_argument("game", metavar="GAME", help="name of the game; see `totembox games`")
    sheet.add_argument("--out", type=Path, metavar="FILE", help="default: GAME-KIND.pdf")
    sheet.add_argument("--paper", choices=PAPERS, default="a4", help="default: a4")
    sheet.add_argument("--kind", choices=KINDS, default="stickers", help="default: stickers")
    sheet.add_argument("--language", choices=LANGUAGES, help="default: that of the terminal")


def act(given: argparse.Namespace) -> int:
    """Write the PDF and say what is in it."""
    game = find_game(given.game)
    if not game.cards():
        raise Problem("no-cards", game=game.name)
    path: Path = given.out or Path(f"{game.name}-{given.kind}.pdf")
    language = given.language or cli_language()
    try:
        path.write_bytes(print_cards(game, language, given.paper, given.kind))
    except OSError as error:
        raise Problem("cards-unwritten", file=str(path), reason=str(error.strerror)) from error
    facts = {"file": str(path), "count": len(labels_of(game, language))}
    say(translate(BOX, cli_language(), "cards-printed", facts))
    return 0
