"""`totembox address`: where the page of the running box is, with its key."""

from __future__ import annotations

import argparse
from pathlib import Path

from firmware_host.app.address_file import address_path
from firmware_host.cli.output import say
from firmware_host.config.box import default_config_path, read_config
from firmware_host.config.file import ConfigError, reason_of
from firmware_host.config.plain_file import read_plain_text
from firmware_host.hall.settings import default_hall_path, read_hall
from firmware_host.journal.opening import is_in_use
from firmware_host.table.problems import Problem


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--config", type=Path, help="configuration file that the box runs with")
    parser.add_argument(
        "--hall", action="store_true", help="the organiser's address of a hall on this machine"
    )


def act(given: argparse.Namespace) -> int:
    """Print the address; whoever reads it can press buttons that cannot be pressed by hand."""
    try:
        beside = _hall_path(given.config) if given.hall else _journal_path(given.config)
    except ConfigError as error:
        raise Problem("config-wrong", reason=str(error)) from error
    path = address_path(beside)
    try:
        address = read_plain_text(path).strip()
        # A hall may share its database; its file is gone when it stops.
        is_running = given.hall or is_in_use(beside)
    except FileNotFoundError as error:
        raise _not_running(given, path) from error
    except (OSError, ValueError) as error:
        raise Problem("file-unreadable", file=str(path), reason=reason_of(error)) from error
    if not is_running:
        raise _not_running(given, path)
    say(address)
    return 0


def _journal_path(config: Path | None) -> Path:
    return read_config(config or default_config_path()).journal_path()


def _hall_path(config: Path | None) -> Path:
    return read_hall(config or default_hall_path()).address_path()


def _not_running(given: argparse.Namespace, path: Path) -> Problem:
    return Problem("hall-not-running" if given.hall else "box-not-running", file=str(path))
