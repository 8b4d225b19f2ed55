"""The command line: one module per command, imported when the command is given."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from engines.core.options import BadSetupError
from firmware_host import __version__
from firmware_host.table.problems import Problem

USAGE_ERROR = 2
INTERRUPTED = 130
# Each is a module here with `add_arguments` and `act`.
COMMANDS: Final = {
    "run": "run the box (by default a virtual one)",
    "address": "print the address of the running box's own page, with its key",
    "hall": "serve a page with all tables on a broker, and a tournament",
    "watch": "show one or all tables live in the terminal",
    "games": "list the games, their seats and options",
    "goals": "check and draw the goals and numbers of totemix",
    "referee": "judge moves over JSON Lines on stdin and stdout",
    "replay": "judge every move of a transcript or of a journal",
    "backup": "copy the journal of the box, also while it runs",
    "restore": "put a copy in the place of the journal",
    "simulate": "play random matches and report statistics",
    "perft": "count all lines of play to a depth (move generator test)",
    "config": "print or write the configuration files and the unit of systemd",
    "wiring": "print and draw the wiring of a real box",
    "doctor": "test every device of the box, real or virtual",
    "cards": "print codes for cards and tiles, for a reader or a camera",
    "tags": "assign tags to cards",
    "broker": "write the configuration of a broker for many boxes",
    "home-assistant": "show or remove the device of the box in Home Assistant",
}


class _Parser(argparse.ArgumentParser):
    """Takes options in full only: what a shortened one means changes with every new option."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Exit with the message, which quotes what was typed or pasted."""
        from firmware_host.texts.printable import printable  # noqa: PLC0415 - errors only

        super().error(printable(message))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; an error is one sentence."""
    given = read_arguments(sys.argv[1:] if arguments is None else arguments)
    try:
        code: int = given.act(given)
        sys.stdout.flush()
    except BadSetupError as error:
        return _complain(Problem.of_setup(error))
    except Problem as problem:
        return _complain(problem)
    except BrokenPipeError:
        # The reader of our output has closed the pipe; the rest must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what is asked for, with `act` of the command's module; wrong arguments exit."""
    parser = _Parser(prog="totembox", description="A referee box for five totem games.")
    parser.add_argument("--version", action="version", version=f"totembox {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    # No option before the command takes a value, so the first plain word is the command.
    chosen = next((word for word in arguments if not word.startswith("-")), None)
    for name, about in COMMANDS.items():
        command = commands.add_parser(name, help=about)
        if name == chosen:
            _fill(command, name)
    return parser.parse_args(arguments)


def _fill(parser: argparse.ArgumentParser, name: str) -> None:
    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    module.add_arguments(parser)
    parser.set_defaults(act=module.act)


def _complain(problem: Problem) -> int:
    from firmware_host.cli.language import cli_language  # noqa: PLC0415 - only a complaint has text
    from firmware_host.cli.output import complain  # noqa: PLC0415 - the same
    from firmware_host.texts.texts import Sentences  # noqa: PLC0415 - the same

    complain(Sentences().problem(problem)[cli_language()])
    return USAGE_ERROR
