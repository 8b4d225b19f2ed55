"""An owner's own numbers and goals: a TOML file that replaces what the engine was built with."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from engines.catalog import equip
from firmware_host.problems import Problem

if TYPE_CHECKING:
    from pathlib import Path

EDITABLE = "totemix"
"""The game whose printed box could not be seen in full, so that its owner may correct it."""


def equip_from(path: Path) -> None:
    """Play with what the file says, or raise Problem or BadSetupError naming what is wrong."""
    equip(EDITABLE, read_tables(path))


def read_tables(path: Path) -> dict[str, Any]:
    """Return the tables of a TOML file, or raise Problem."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        raise Problem("file-unreadable", file=str(path), reason=reason) from error
    except tomllib.TOMLDecodeError as error:
        raise Problem("file-unreadable", file=str(path), reason=str(error)) from error
