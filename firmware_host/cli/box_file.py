"""The configuration that a command about the real box is given."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from firmware_host.config import read_config
from firmware_host.problems import Problem
from firmware_host.resources import data_folder
from firmware_host.settings_file import ConfigError

if TYPE_CHECKING:
    import argparse

    from firmware_host.config import Config


def add_config(parser: argparse.ArgumentParser) -> None:
    """Add --config."""
    parser.add_argument(
        "--config", type=Path, help="a TOML file (default: the box of config/pi.toml)"
    )


def load_config(given: argparse.Namespace) -> Config:
    """Return the configuration of the file given, or of the box that the project ships."""
    path: Path = given.config or data_folder("config") / "pi.toml"
    try:
        return read_config(path)
    except ConfigError as error:
        raise Problem("config-wrong", reason=str(error)) from error
