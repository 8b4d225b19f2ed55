"""`totembox run`: the box."""

from __future__ import annotations

import argparse
import asyncio
import faulthandler
import logging
import os
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import msgspec

from firmware_host.app.daemon import Running, running
from firmware_host.app.native_heap import bound_heap
from firmware_host.app.service import Service, reported, status_of
from firmware_host.app.starting import StartError
from firmware_host.app.virtual import VirtualBox
from firmware_host.broker import BrokerError
from firmware_host.cli.language import cli_language
from firmware_host.cli.numbers import port
from firmware_host.cli.output import complain, say, say_title
from firmware_host.cli.stopping import run_until_told
from firmware_host.config.box import Config, default_config_path, read_config
from firmware_host.config.file import ConfigError
from firmware_host.config.overrides import use_overrides_from
from firmware_host.journal.rows import JournalError
from firmware_host.texts.log import start_logging
from firmware_host.texts.texts import BOX, translate

if TYPE_CHECKING:
    from firmware_host.cli.stopping import Told

_THREADS_S: Final = 1.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--config", type=Path, help="configuration file; see config/box.toml")
    parser.add_argument("--port", type=port, help="port of the page, in place of the file's")
    parser.add_argument("--verbose", action="store_true", help="log at level INFO")


def act(given: argparse.Namespace) -> int:
    """Run until a stop signal."""
    # Where a box stood still is written when systemd ends it by SIGABRT.
    if sys.__stderr__ is not None:
        faulthandler.enable(sys.__stderr__)
    bound_heap()
    start_logging(logging.INFO if given.verbose else logging.WARNING)
    faults: list[BaseException] = []
    try:
        config = read_config(given.config or default_config_path())
        if given.port is not None:
            web = msgspec.structs.replace(config.web, port=given.port)
            config = msgspec.structs.replace(config, web=web)
        if config.totemix.goals:
            use_overrides_from(Path(config.totemix.goals).expanduser())
        asyncio.run(_run(config))
    except* (ConfigError, StartError, JournalError, BrokerError) as errors:
        faults = _leaves(errors)
    for fault in faults:
        complain(fault)
    return 1 if faults else 0


async def _run(config: Config) -> None:
    service, language = Service(), cli_language()

    async def program(told: Told) -> None:
        async with (
            running(config) as box,
            reported(service, box.table, lambda: status_of(box, language)),
        ):
            _greet(box)
            await told()

    await run_until_told(program)
    # A thread that looks up the name of a broker cannot be cancelled, and Python waits for it.
    leaving = threading.Timer(_THREADS_S, os._exit, (0,))
    leaving.daemon = True
    leaving.start()


def _greet(box: Running) -> None:
    """Say where the box is; the key after # is for whoever sits here, not for a log."""
    language = cli_language()
    is_watched = sys.stdout.isatty()
    panel = box.panel_address if is_watched else box.panel_address.partition("#")[0]
    lines = (
        ("greet-box" if isinstance(box.box, VirtualBox) else "greet-real-box", panel),
        ("greet-phones", box.phone_address),
        ("greet-broker", f"{box.broker.name}, WebSocket {box.broker.ws_port}"),
    )
    say_title(translate(BOX, language, "greet-title"))
    for key, value in lines:
        say(f"  {translate(BOX, language, key)}  {value}")
    say(translate(BOX, language, "greet-stop" if is_watched else "greet-key"))


def _leaves(group: BaseExceptionGroup[BaseException]) -> list[BaseException]:
    leaves: list[BaseException] = []
    for error in group.exceptions:
        nested = cast("BaseExceptionGroup[BaseException]", error)
        leaves += _leaves(nested) if isinstance(error, BaseExceptionGroup) else [error]
    return leaves
