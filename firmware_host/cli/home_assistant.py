"""`totembox home-assistant`: what the box says there, and how it leaves."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiomqtt

from firmware_host.app.home import home_address, home_place
from firmware_host.broker import BrokerError
from firmware_host.cli.language import cli_language
from firmware_host.config import default_config_path, read_config
from firmware_host.home_assistant.discovery import discovery
from firmware_host.home_assistant.frontend import remove
from firmware_host.problems import Problem
from firmware_host.settings_file import ConfigError
from firmware_host.texts import BOX, say

if TYPE_CHECKING:
    import argparse

    from firmware_host.config import Config


def add_to(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("home-assistant", help="show or remove the box's device there")
    parser.add_argument("what", choices=("show", "remove"), help="print its discovery, or leave")
    parser.add_argument("--config", type=Path, help="a TOML file; see config/box.toml")
    parser.set_defaults(act=act)


def act(given: argparse.Namespace) -> int:
    """Do what is asked."""
    try:
        config = read_config(given.config or default_config_path())
        _show(config) if given.what == "show" else asyncio.run(_remove(config))
    except (ConfigError, BrokerError) as error:
        print(f"totembox: {error}", file=sys.stderr)
        return 1
    return 0


def _show(config: Config) -> None:
    place = home_place(config)
    told = discovery(place, config.box.seats, config.box.language)
    print(place.config)
    print(json.dumps(told, indent=2, ensure_ascii=False))


async def _remove(config: Config) -> None:
    try:
        await remove(home_address(config), home_place(config))
    except aiomqtt.MqttError as error:
        raise Problem("home-unreachable", reason=str(error)) from error
    print(say(BOX, cli_language(), "home-removed", {"box": config.box_id()}))
