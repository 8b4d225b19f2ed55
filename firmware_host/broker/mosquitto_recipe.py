"""A Mosquitto for many boxes: each makes the users of its own phones through the control topic."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from firmware_host.broker import limits
from firmware_host.broker.credentials import Account, new_credentials
from firmware_host.broker.mosquitto import find_mosquitto, security, stored
from firmware_host.broker.mosquitto_control import ANSWERS, COMMANDS, client_of, role_of
from firmware_host.broker.recipe import HALL, new_hall, settings_file
from firmware_host.broker.roles import BOX, below

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.broker.recipe import Recipe

_CONFIG_FILE = "mosquitto.conf"
_USERS_FILE = "dynamic-security.json"
_PLUGIN = "/usr/lib/mosquitto_dynamic_security.so"


def mosquitto_files(recipe: Recipe) -> Mapping[str, str]:
    """Return every file by name: the broker's two, one for each box, and the hall's."""
    boxes = {box: Account(BOX, new_credentials(box)) for box in recipe.boxes}
    hall = new_hall()
    files = {
        _CONFIG_FILE: _config(recipe),
        _USERS_FILE: json.dumps(_security(boxes, hall), indent=1),
        "hall.toml": settings_file(
            "For `totembox hall --config`.",
            {"broker": {"url": recipe.urls(hall), **recipe.trust()}},
        ),
    }
    for box, account in boxes.items():
        broker: dict[str, str | list[str]] = {
            "url": recipe.urls(account),
            "ws_url": recipe.ws_urls("/"),
            "control": "mosquitto",
            **recipe.trust(),
        }
        files[f"{box}.toml"] = settings_file(
            "For `totembox run --config`, on that box.", {"box": {"id": box}, "broker": broker}
        )
    return files


def _security(boxes: Mapping[str, Account], hall: Account) -> dict[str, object]:
    """Return roles and users: a box owns its topics and may make users, the hall only reads."""
    roles = [
        role_of(box, (*below(box, ("#",)), ANSWERS), (*below(box, ("#",)), COMMANDS))
        for box in boxes
    ]
    roles.append(role_of(HALL.name, tuple(f"totem/{each}" for each in HALL.reads), ()))
    named = {**boxes, HALL.name: hall}
    # Not bound to a client id: a box has one connection more whenever it makes a user.
    clients = [
        stored(account, client_of(account, role, is_bound=False)) for role, account in named.items()
    ]
    return security(roles, clients)


def _config(recipe: Recipe) -> str:
    found = find_mosquitto()
    most = limits.PHONES * len(recipe.boxes)
    secret = [f"certfile {recipe.certificate}", f"keyfile {recipe.key}"] if recipe.is_secret else []
    lines = [
        "# A broker for totemboxes; start it in this folder as the user who owns it:",
        f"#   mosquitto -c {_CONFIG_FILE}",
        f"listener {recipe.port}",
        f"max_connections {most}",
        "max_qos 1",
        *secret,
        f"listener {recipe.ws_port}",
        "protocol websockets",
        f"max_connections {most}",
        "max_qos 1",
        *secret,
        "allow_anonymous false",
        f"plugin {found.plugin if found else _PLUGIN}",
        # Relative, because the plugin also writes it: every new phone is in it.
        f"plugin_opt_config_file {_USERS_FILE}",
        "persistence false",
        *limits.MOSQUITTO,
        "",
    ]
    return "\n".join(lines)
