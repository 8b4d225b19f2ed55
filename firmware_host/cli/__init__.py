"""The command line: one module per command."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from engines.core.options import BadSetupError
from firmware_host.cli import (
    broker,
    doctor,
    games,
    goals,
    perft,
    referee,
    replay,
    run,
    simulate,
    tags,
    wiring,
)
from firmware_host.cli.language import cli_language
from firmware_host.problems import Problem
from firmware_host.texts import Speaker
from firmware_host.wire import VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE_ERROR = 2
INTERRUPTED = 130
_COMMANDS = (run, games, goals, referee, replay, simulate, perft, wiring, doctor, tags, broker)


class _Parser(argparse.ArgumentParser):
    """Takes options in full only: what a shortened one means changes with every new option."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, allow_abbrev=False)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; what is wrong is said in one sentence."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        code: int = given.act(given)
        sys.stdout.flush()
    except BadSetupError as error:
        return _complain(Problem.of_setup(error))
    except Problem as problem:
        return _complain(problem)
    except BrokenPipeError:
        # Whoever read our output has had enough; what is left must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="totembox", description="A referee box for five totem games.")
    parser.add_argument("--version", action="version", version=f"totembox {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in _COMMANDS:
        command.add_to(commands)
    return parser


def _complain(problem: Problem) -> int:
    print(f"totembox: {Speaker().problem(problem)[cli_language()]}", file=sys.stderr)
    return USAGE_ERROR
