"""The configuration that a command about the real box is given."""

from __future__ import annotations

import argparse
from pathlib import Path

from firmware_host.config.box import Config, read_config
from firmware_host.config.file import ConfigError
from firmware_host.table.problems import Problem
from firmware_host.texts.resources import data_folder


def add_config(parser: argparse.ArgumentParser) -> None:
    """Add --config."""
    parser.add_argument("--config", type=Path, help="configuration file (default: config/pi.toml)")


def load_config(given: argparse.Namespace) -> Config:
    """Return the configuration of the file given, or of the box that the project ships."""
    path: Path = given.config or data_folder("config") / "pi.toml"
    try:
        return read_config(path)
    except ConfigError as error:
        raise Problem("config-wrong", reason=str(error)) from error
