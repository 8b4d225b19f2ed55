"""Configuration of one Mosquitto for many boxes, with fixed users or boxes that create them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from firmware_host.broker import limits
from firmware_host.broker.hosting.fixed_users import box_files, new_users
from firmware_host.broker.hosting.recipe import HALL, new_hall, settings_file
from firmware_host.broker.mosquitto import find_mosquitto, security, stored
from firmware_host.broker.mosquitto_control import COMMANDS, RESPONSES, client_of, role_of
from firmware_host.broker.roles import BOX, full_topics
from firmware_host.mqtt.credentials import Account, new_credentials

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.broker.hosting.recipe import Recipe

_CONFIG_FILE = "mosquitto.conf"
_USERS_FILE = "dynamic-security.json"
_PLUGIN = "/usr/lib/mosquitto_dynamic_security.so"

_Parts = tuple[list[dict[str, object]], list[dict[str, object]], dict[str, str]]
"""Roles, clients, and the files of the boxes."""


def mosquitto_files(recipe: Recipe) -> Mapping[str, str]:
    """Return all files by name: two of the broker, those of each box, and one for the hall."""
    hall = new_hall()
    make = _administrators if recipe.box_creates_users else _plain_boxes
    roles, clients, files = make(recipe)
    roles.append(role_of(HALL.name, tuple(f"totem/{each}" for each in HALL.reads), ()))
    clients.append(_client(hall, HALL.name))
    return {
        _CONFIG_FILE: _config(recipe),
        _USERS_FILE: json.dumps(security(roles, clients), indent=1),
        "hall.toml": settings_file(
            "For `totembox hall --config`.",
            {"broker": {"url": recipe.urls(hall), **recipe.ca_settings()}},
        ),
        **files,
    }


def _plain_boxes(recipe: Recipe) -> _Parts:
    """Return fixed users, each with a role of its own: no box can write for another one."""
    roles: list[dict[str, object]] = []
    clients: list[dict[str, object]] = []
    files: dict[str, str] = {}
    for box in recipe.boxes:
        users = new_users(recipe, box)
        for each in users:
            name, role = each.credentials.user, each.role
            roles.append(role_of(name, full_topics(box, role.reads), full_topics(box, role.writes)))
            clients.append(_client(each, name))
        files |= box_files(recipe, box, users, "/")
    return roles, clients, files


def _administrators(recipe: Recipe) -> _Parts:
    """Return one user for each box, which may create others: the plugin knows no smaller right."""
    boxes = {box: Account(BOX, new_credentials(box)) for box in recipe.boxes}
    roles = [
        role_of(box, (*full_topics(box, ("#",)), RESPONSES), (*full_topics(box, ("#",)), COMMANDS))
        for box in boxes
    ]
    files: dict[str, str] = {}
    for box, account in boxes.items():
        broker: dict[str, str | list[str]] = {
            "url": recipe.urls(account),
            "ws_url": recipe.ws_urls("/"),
            "control": "mosquitto",
            **recipe.ca_settings(),
        }
        files[f"{box}.toml"] = settings_file(
            "For `totembox run --config`, on that box.", {"box": {"id": box}, "broker": broker}
        )
    return roles, [_client(account, box) for box, account in boxes.items()], files


def _client(account: Account, role: str) -> dict[str, object]:
    """Return a client that is not bound to a client id: each connection has a new one."""
    return stored(account, client_of(account, role, is_bound=False))


def _config(recipe: Recipe) -> str:
    found = find_mosquitto()
    most = limits.PHONES * len(recipe.boxes)
    tls = [f"certfile {recipe.certificate}", f"keyfile {recipe.key}"] if recipe.has_tls else []
    lines = [
        "# A broker for totemboxes; start it in this folder as the user who owns it:",
        f"#   mosquitto -c {_CONFIG_FILE}",
        f"listener {recipe.port}",
        f"max_connections {most}",
        "max_qos 1",
        *tls,
        *(_phone_listener(recipe, most, tls) if recipe.serves_phones else ()),
        "allow_anonymous false",
        f"plugin {found.plugin if found else _PLUGIN}",
        # Relative, because the plugin also writes it whenever a user is created.
        f"plugin_opt_config_file {_USERS_FILE}",
        "persistence false",
        *limits.MOSQUITTO,
        "",
    ]
    return "\n".join(lines)


def _phone_listener(recipe: Recipe, most: int, tls: list[str]) -> list[str]:
    return [
        f"listener {recipe.ws_port}",
        "protocol websockets",
        f"max_connections {most}",
        "max_qos 1",
        *tls,
    ]
