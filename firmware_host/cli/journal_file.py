"""The journal that a command is about, and what is wrong with copies of it."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Generator
from pathlib import Path

from firmware_host.config.box import default_config_path, read_config
from firmware_host.config.file import ConfigError, reason_of
from firmware_host.journal.copies import CopyError
from firmware_host.table.problems import Problem


def add_journal(parser: argparse.ArgumentParser) -> None:
    """Add what names the journal."""
    parser.add_argument("--config", type=Path, help="configuration file that the box runs with")


def journal_of(given: argparse.Namespace) -> Path:
    """Return the path of the journal, or raise Problem."""
    try:
        return read_config(given.config or default_config_path()).journal_path()
    except ConfigError as error:
        raise Problem("config-wrong", reason=str(error)) from error


@contextlib.contextmanager
def translated(path: Path) -> Generator[None]:
    """Raise what goes wrong with the file as Problem."""
    try:
        yield
    except CopyError as error:
        raise Problem(error.key, **error.facts) from error
    except (OSError, ValueError) as error:
        raise Problem("file-unreadable", file=str(path), reason=reason_of(error)) from error
