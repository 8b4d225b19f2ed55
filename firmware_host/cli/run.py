"""`totembox run`: the box."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rich.console import Console

from firmware_host.app.daemon import StartError, running
from firmware_host.app.virtual import VirtualBox
from firmware_host.broker import BrokerError
from firmware_host.cli.language import cli_language
from firmware_host.cli.stopping import told_to_stop
from firmware_host.config import default_config_path, read_config
from firmware_host.editions import equip_from
from firmware_host.journal import JournalError
from firmware_host.settings_file import ConfigError
from firmware_host.texts import BOX, say

if TYPE_CHECKING:
    import argparse

    from firmware_host.app.daemon import Running
    from firmware_host.config import Config


def add_to(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser("run", help="run the box (a virtual one unless configured)")
    parser.add_argument("--config", type=Path, help="a TOML file; see config/box.toml")
    parser.add_argument("--verbose", action="store_true", help="log what happens")
    parser.set_defaults(act=act)


def act(given: argparse.Namespace) -> int:
    """Run until a signal says stop."""
    level = logging.INFO if given.verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(levelname)s %(name)s: %(message)s")
    faults: list[BaseException] = []
    try:
        config = read_config(given.config or default_config_path())
        if config.totemix.goals:
            equip_from(Path(config.totemix.goals).expanduser())
        asyncio.run(_run(config))
    except* (ConfigError, StartError, JournalError, BrokerError) as errors:
        faults = _leaves(errors)
    for fault in faults:
        print(f"totembox: {fault}", file=sys.stderr)
    return 1 if faults else 0


async def _run(config: Config) -> None:
    stop = told_to_stop()
    async with running(config) as box:
        _greet(box)
        await stop.wait()


def _greet(box: Running) -> None:
    """Say where the box is; the key after # is for this address only, no server logs it."""
    console = Console(highlight=False, soft_wrap=True)
    language = cli_language()
    lines = (
        ("greet-box" if isinstance(box.box, VirtualBox) else "greet-real-box", box.panel_address),
        ("greet-phones", box.phone_address),
        ("greet-broker", f"{box.broker.name}, WebSocket {box.broker.ws_port}"),
    )
    console.print(f"[bold]{say(BOX, language, 'greet-title')}[/bold]")
    for key, value in lines:
        console.print(f"  {say(BOX, language, key)}  {value}")
    console.print(say(BOX, language, "greet-stop"))


def _leaves(group: BaseExceptionGroup[BaseException]) -> list[BaseException]:
    leaves: list[BaseException] = []
    for error in group.exceptions:
        nested = cast("BaseExceptionGroup[BaseException]", error)
        leaves += _leaves(nested) if isinstance(error, BaseExceptionGroup) else [error]
    return leaves
