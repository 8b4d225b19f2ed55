"""Passwords on the command line: every user of the machine can read those of a process."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from firmware_host.config.file import has_password
from firmware_host.mqtt.passwords import VARIABLE
from firmware_host.table.problems import Problem


def add_password_file(parser: argparse.ArgumentParser) -> None:
    """Add --password-file."""
    parser.add_argument(
        "--password-file",
        metavar="FILE",
        help=f"file with the password of the broker's user (default: the variable {VARIABLE})",
    )


def refuse_broker_password(urls: Iterable[str]) -> None:
    """Raise Problem for an address of a broker with a password in it."""
    if any(map(has_password, urls)):
        raise Problem("password-visible", option="--broker", variable=VARIABLE)


def refuse_database_password(url: str) -> None:
    """Raise Problem for an address of a database with a password in it."""
    if has_password(url):
        raise Problem("password-visible-database", option="--database")
