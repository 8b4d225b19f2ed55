"""`totembox config`: prints or writes the configuration files that the program brings along."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from firmware_host.cli.output import say
from firmware_host.table.problems import Problem
from firmware_host.texts.resources import data_folder

_FILES: Final = {
    "box": "box.toml",
    "pi": "pi.toml",
    "tags": "tags.toml",
    "hall": "hall.toml",
    "service": "totembox.service",
}
_PROGRAM_OF_UNIT: Final = "/opt/totembox/.venv/bin/totembox"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the two verbs."""
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    show = verbs.add_parser("show", help="print a file")
    show.set_defaults(does=_show)
    init = verbs.add_parser("init", help="write a file, which must not exist")
    init.set_defaults(does=_init)
    for verb in (show, init):
        verb.add_argument(
            "name",
            choices=_FILES,
            help="box: a virtual box; pi: a real box; tags: tags of cards;"
            " hall: the page of a hall; service: the unit of systemd",
        )
    init.add_argument("file", type=Path, metavar="FILE", help="where to, or a folder")


def act(given: argparse.Namespace) -> int:
    """Do what the verb says."""
    given.does(given)
    return 0


def _show(given: argparse.Namespace) -> None:
    say(_text(given.name).rstrip("\n"))


def _init(given: argparse.Namespace) -> None:
    path: Path = given.file / _FILES[given.name] if given.file.is_dir() else given.file
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(_text(given.name))
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem("file-unwritable", file=str(path), reason=reason) from error
    say(path)


def _text(name: str) -> str:
    """Return the file; the unit starts the program that prints it."""
    text = (data_folder("config") / _FILES[name]).read_text(encoding="utf-8")
    return text.replace(_PROGRAM_OF_UNIT, str(Path(sys.executable).with_name("totembox")))
