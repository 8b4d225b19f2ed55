"""`totembox home-assistant`: show the discovery payload, or remove the box."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

import aiomqtt

from firmware_host.app.home import home_address, home_place
from firmware_host.broker import BrokerError
from firmware_host.cli.language import cli_language
from firmware_host.cli.output import complain, say
from firmware_host.config.box import Config, default_config_path, read_config
from firmware_host.config.file import ConfigError
from firmware_host.home_assistant.discovery import discovery
from firmware_host.home_assistant.frontend import remove
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import BOX, translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "what", choices=("show", "remove"), help="print the discovery message, or remove the device"
    )
    parser.add_argument("--config", type=Path, help="configuration file; see config/box.toml")


def act(given: argparse.Namespace) -> int:
    """Do what is asked."""
    try:
        config = read_config(given.config or default_config_path())
        _show(config) if given.what == "show" else asyncio.run(_remove(config))
    except (ConfigError, BrokerError) as error:
        complain(error)
        return 1
    return 0


def _show(config: Config) -> None:
    place = home_place(config)
    told = discovery(place, config.box.seats, config.box.language)
    say(place.config)
    say(json.dumps(told, indent=2, ensure_ascii=False))


async def _remove(config: Config) -> None:
    try:
        await remove(home_address(config), home_place(config))
    except aiomqtt.MqttError as error:
        raise Problem("home-unreachable", reason=str(error)) from error
    say(translate(BOX, cli_language(), "home-removed", {"box": config.box_id()}))
