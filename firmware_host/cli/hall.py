"""`totembox hall`: all tables on a broker, and a tournament over them."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console

from firmware_host.app.daemon import StartError
from firmware_host.app.hall import running_hall
from firmware_host.broker import BrokerError
from firmware_host.cli.language import cli_language
from firmware_host.cli.stopping import told_to_stop
from firmware_host.hall.database import DatabaseError
from firmware_host.hall.settings import default_hall_path, read_hall
from firmware_host.settings_file import ConfigError
from firmware_host.texts import BOX, say

if TYPE_CHECKING:
    import argparse

    from firmware_host.app.hall import RunningHall
    from firmware_host.hall.settings import Settings


def add_to(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("hall", help="show all tables on a broker, and a tournament")
    parser.add_argument("--config", type=Path, help="a TOML file; see config/hall.toml")
    parser.add_argument(
        "--broker", action="append", metavar="URL", help="mqtt(s)://...; again for more nodes"
    )
    parser.add_argument("--ca-file", metavar="FILE", help="whom to trust for mqtts")
    parser.add_argument("--database", metavar="URL", help="a file, or postgresql://...")
    parser.add_argument("--tournament", metavar="NAME", help="what results count for from now on")
    parser.add_argument("--port", type=int, help="of the page")
    parser.add_argument("--verbose", action="store_true", help="log what happens")
    parser.set_defaults(act=act)


def act(given: argparse.Namespace) -> int:
    """Run until a signal says stop."""
    level = logging.INFO if given.verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(levelname)s %(name)s: %(message)s")
    try:
        settings = _settled(read_hall(given.config or default_hall_path()), given)
        asyncio.run(_run(settings))
    except (ConfigError, StartError, DatabaseError, BrokerError) as error:
        print(f"totembox: {error}", file=sys.stderr)
        return 1
    return 0


def _settled(settings: Settings, given: argparse.Namespace) -> Settings:
    """Return the settings with what the command line says instead."""
    wanted = (
        ("broker", "url", given.broker),
        ("broker", "ca_file", given.ca_file),
        ("database", "url", given.database),
        ("tournament", "name", given.tournament),
        ("web", "port", given.port),
    )
    for table, key, value in wanted:
        if value is not None:
            part = msgspec.structs.replace(getattr(settings, table), **{key: value})
            settings = msgspec.structs.replace(settings, **{table: part})
    return settings


async def _run(settings: Settings) -> None:
    stop = told_to_stop()
    async with running_hall(settings) as hall:
        _greet(hall)
        await stop.wait()


def _greet(hall: RunningHall) -> None:
    console = Console(highlight=False, soft_wrap=True)
    language = cli_language()
    lines = (
        ("hall-page", hall.lan_address),
        ("hall-broker", hall.broker),
        ("hall-results", hall.hall.store.name),
    )
    console.print(f"[bold]{say(BOX, language, 'hall-ready')}[/bold]")
    for key, value in lines:
        console.print(f"  {say(BOX, language, key)}  {value}", markup=False)
    console.print(say(BOX, language, "hall-stop"))
