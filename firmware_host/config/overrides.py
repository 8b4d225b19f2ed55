"""Overrides: a TOML file that replaces tables of a game's components."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engines.catalog import use_overrides
from firmware_host.config.file import reason_of
from firmware_host.config.plain_file import parse_toml, read_plain_text
from firmware_host.table.problems import Problem

EDITABLE = "totemix"
"""The game that has overrides, because its printed components are not fully known."""


def use_overrides_from(path: Path) -> None:
    """Apply the overrides of the file; raise Problem or BadSetupError for an invalid one."""
    use_overrides(EDITABLE, read_tables(path))


def read_tables(path: Path) -> dict[str, Any]:
    """Return the tables of a TOML file, or raise Problem when it cannot be read."""
    try:
        return parse_toml(read_plain_text(path))
    except (OSError, ValueError) as error:
        raise Problem("file-unreadable", file=str(path), reason=reason_of(error)) from error
