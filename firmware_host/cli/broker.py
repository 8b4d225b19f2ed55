"""`totembox broker`: configuration files for a broker that serves several boxes."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from firmware_host.broker.errors import BrokerError
from firmware_host.broker.folder import Owner, write_files
from firmware_host.broker.hosting.mosquitto import mosquitto_files
from firmware_host.broker.hosting.nats import nats_files
from firmware_host.broker.hosting.recipe import Recipe
from firmware_host.cli.language import cli_language
from firmware_host.cli.numbers import port
from firmware_host.cli.output import say
from firmware_host.table.problems import Problem
from firmware_host.texts.texts import BOX, translate

_MAKES = {"mosquitto-config": mosquitto_files, "nats-config": nats_files}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    makes = parser.add_subparsers(required=True, metavar="MAKE")
    for name, write in _MAKES.items():
        make = makes.add_parser(
            name, help=f"users, permissions and limits for {name.split('-')[0]}"
        )
        _add_options(make)
        make.set_defaults(write=write, box_creates_users=False)
        if write is mosquitto_files:
            make.add_argument(
                "--box-creates-users",
                action="store_true",
                help="let boxes create their phones' users, as administrators of the whole broker",
            )


def _add_options(make: argparse.ArgumentParser) -> None:
    make.add_argument("--box", action="append", default=[], help="id of a box; repeat for more")
    make.add_argument(
        "--host",
        action="append",
        default=[],
        help="host name or address of the broker; repeat for the nodes of a NATS cluster",
    )
    make.add_argument("--port", type=port, default=1883, help="MQTT port for boxes (default 1883)")
    make.add_argument(
        "--ws-port", type=port, default=8081, help="WebSocket port for phones (default 8081)"
    )
    make.add_argument("--tls-cert", default="", help="certificate file for mqtts and wss")
    make.add_argument("--tls-key", default="", help="private key file")
    make.add_argument(
        "--tls-ca", default="", help="CA certificate for boxes, if not in their system"
    )
    make.add_argument(
        "--phones",
        action="store_true",
        help="let the boxes' phones connect to this broker, too: without it no table can play",
    )
    make.add_argument("--out", type=Path, required=True, help="new folder for the files")


def act(given: argparse.Namespace) -> int:
    """Write the files, readable by their owner alone, and say what each is for."""
    recipe = Recipe(
        boxes=tuple(dict.fromkeys(given.box)),
        hosts=tuple(given.host) or ("127.0.0.1",),
        port=given.port,
        ws_port=given.ws_port,
        folder=given.out.absolute(),
        certificate=given.tls_cert,
        key=given.tls_key,
        authority=given.tls_ca,
        serves_phones=given.phones or given.box_creates_users,
        box_creates_users=given.box_creates_users,
    )
    files = _made(recipe, given.write)
    for name in files:
        say(f"{given.out / name}  {_purpose(name)}")
    return 0


def _made(recipe: Recipe, write: Callable[[Recipe], Mapping[str, str]]) -> Mapping[str, str]:
    try:
        recipe.check()
        files = write(recipe)
        recipe.folder.mkdir(mode=0o700, parents=True)
        write_files(recipe.folder, files, Owner(os.getuid(), os.getgid()))
    except FileExistsError as error:
        # Never written over: the boxes out there have the passwords that are in it.
        raise Problem("folder-exists", folder=str(recipe.folder)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem("file-unwritable", file=str(recipe.folder), reason=reason) from error
    except (BrokerError, ValueError) as error:
        raise Problem("broker-recipe", reason=str(error)) from error
    return files


def _purpose(name: str) -> str:
    keys = {
        "mosquitto.conf": "broker-file-server",
        "dynamic-security.json": "broker-file-security",
        "hall.toml": "broker-file-hall",
    }
    key = keys.get(name) or (
        "broker-file-users"
        if name.endswith(".users.toml")
        else "broker-file-box"
        if name.endswith(".toml")
        else "broker-file-server"
    )
    return translate(BOX, cli_language(), key)
