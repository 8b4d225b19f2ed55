"""`totembox hall`: all tables on a broker, and a tournament over them."""

from __future__ import annotations

import argparse
import asyncio
import logging
from pathlib import Path

import msgspec

from firmware_host.app.hall import RunningHall, running_hall
from firmware_host.app.starting import StartError
from firmware_host.broker import BrokerError
from firmware_host.cli.language import cli_language
from firmware_host.cli.numbers import port
from firmware_host.cli.output import complain
from firmware_host.cli.passwords import (
    add_password_file,
    refuse_broker_password,
    refuse_database_password,
)
from firmware_host.cli.stopping import told_to_stop
from firmware_host.cli.terminal import Terminal
from firmware_host.config.file import ConfigError
from firmware_host.hall.database import DatabaseError
from firmware_host.hall.settings import Settings, check_tournament, default_hall_path, read_hall
from firmware_host.texts.log import start_logging
from firmware_host.texts.texts import BOX, translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--config", type=Path, help="configuration file; see config/hall.toml")
    parser.add_argument(
        "--broker", action="append", metavar="URL", help="mqtt(s)://...; repeat for cluster nodes"
    )
    add_password_file(parser)
    parser.add_argument("--ca-file", metavar="FILE", help="CA certificate for mqtts")
    parser.add_argument("--database", metavar="URL", help="SQLite file, or postgresql://...")
    parser.add_argument(
        "--tournament", metavar="NAME", help="tournament that results count for from now on"
    )
    parser.add_argument("--port", type=port, help="port of the page")
    parser.add_argument("--verbose", action="store_true", help="log at level INFO")


def act(given: argparse.Namespace) -> int:
    """Run until a stop signal."""
    refuse_broker_password(given.broker or ())
    refuse_database_password(given.database or "")
    start_logging(logging.INFO if given.verbose else logging.WARNING)
    try:
        settings = _settled(read_hall(given.config or default_hall_path()), given)
        asyncio.run(_run(settings))
    except (ConfigError, StartError, DatabaseError, BrokerError) as error:
        complain(error)
        return 1
    return 0


def _settled(settings: Settings, given: argparse.Namespace) -> Settings:
    """Return the settings with what the command line says instead."""
    wanted = (
        ("broker", "url", given.broker),
        ("broker", "password_file", given.password_file),
        ("broker", "ca_file", given.ca_file),
        ("database", "url", given.database),
        ("tournament", "name", given.tournament),
        ("web", "port", given.port),
    )
    for table, key, value in wanted:
        if value is not None:
            part = msgspec.structs.replace(getattr(settings, table), **{key: value})
            settings = msgspec.structs.replace(settings, **{table: part})
    check_tournament(settings.tournament, "--tournament")
    return settings


async def _run(settings: Settings) -> None:
    stop = told_to_stop()
    async with running_hall(settings) as hall:
        _greet(hall)
        await stop.wait()


def _greet(hall: RunningHall) -> None:
    console = Terminal(soft_wrap=True)
    language = cli_language()
    is_watched = console.file.isatty()
    organiser = f"{hall.lan_address}#{hall.organiser_key}"
    lines = (
        ("hall-page", hall.lan_address),
        *([("hall-organiser", organiser)] if is_watched else []),
        ("hall-broker", hall.broker),
        ("hall-results", hall.hall.store.name),
    )
    console.print(translate(BOX, language, "hall-ready"), style="bold")
    for key, value in lines:
        console.print(f"  {translate(BOX, language, key)}  {value}")
    console.print(translate(BOX, language, "hall-stop" if is_watched else "hall-key"))
