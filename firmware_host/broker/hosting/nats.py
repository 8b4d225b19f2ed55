"""Configuration of a NATS server or cluster for many boxes, with fixed users for their phones."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from firmware_host.broker import limits
from firmware_host.broker.hosting.fixed_users import box_files, new_users
from firmware_host.broker.hosting.recipe import new_hall, settings_file
from firmware_host.broker.nats import nats_user, network_address
from firmware_host.mqtt.credentials import new_credentials

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.broker.hosting.recipe import Recipe
    from firmware_host.mqtt.credentials import Credentials

_ANYWHERE = "0.0.0.0"  # noqa: S104 - phones and boxes are other machines
_CLUSTER_PORT = 6222
_REPLICAS_AT_MOST = 3


def nats_files(recipe: Recipe) -> Mapping[str, str]:
    """Return all files by name: one for each node, two for each box, and one for the hall."""
    accounts = {box: new_users(recipe, box) for box in recipe.boxes}
    hall, route = new_hall(), new_credentials("route")
    users = [nats_user(f"totem/{box}/", each) for box in accounts for each in accounts[box]]
    users.append(nats_user("totem/", hall))
    files = {
        f"nats-{node}.conf" if len(recipe.hosts) > 1 else "nats.conf": json.dumps(
            _config(recipe, node, users, route), indent=1
        )
        for node in range(1, len(recipe.hosts) + 1)
    }
    files["hall.toml"] = settings_file(
        "For `totembox hall --config`.",
        {"broker": {"url": recipe.urls(hall), **recipe.ca_settings()}},
    )
    for box, its_users in accounts.items():
        files |= box_files(recipe, box, its_users, "/mqtt")
    return files


def _config(
    recipe: Recipe, node: int, users: list[dict[str, object]], route: Credentials
) -> dict[str, object]:
    tls = {"cert_file": recipe.certificate, "key_file": recipe.key} if recipe.has_tls else None
    is_cluster = len(recipe.hosts) > 1
    replicas = {
        "stream_replicas": min(_REPLICAS_AT_MOST, len(recipe.hosts)),
        # Without a leader a request fails after this time instead of five seconds.
        "js_api_timeout": "2s",
    }
    websocket = {
        "listen": network_address(_ANYWHERE, recipe.ws_port),
        **({"tls": tls} if tls else {"no_tls": True}),
    }
    return {
        "server_name": f"totem-{node}",
        "listen": "127.0.0.1:-1",
        "max_payload": limits.PACKET_BYTES,
        "max_connections": (limits.PHONES + limits.LOCAL_CLIENTS) * len(recipe.boxes),
        "mqtt": {
            "listen": network_address(_ANYWHERE, recipe.port),
            "max_ack_pending": limits.QUEUED,
            "reject_qos2_publish": True,
            **(replicas if is_cluster else {}),
            **({"tls": tls} if tls else {}),
        },
        **({"websocket": websocket} if recipe.serves_phones else {}),
        # In the working directory; a tmpfs is enough, as the boxes publish all state again.
        "jetstream": {"store_dir": f"store-{node}", "max_file_store": limits.STORE_BYTES},
        "authorization": {"users": users},
        **({"cluster": _cluster(recipe, route)} if is_cluster else {}),
    }


def _cluster(recipe: Recipe, route: Credentials) -> dict[str, object]:
    """Return the routes between the nodes, with a login and TLS against third parties."""
    login = {"user": route.user, "password": route.password}
    tls = {
        "cert_file": recipe.certificate,
        "key_file": recipe.key,
        "ca_file": recipe.authority,
        "verify": True,
    }
    return {
        "name": "totem",
        "listen": network_address(_ANYWHERE, _CLUSTER_PORT),
        "authorization": login,
        "routes": [
            f"nats://{route.user}:{route.password}@{network_address(host, _CLUSTER_PORT)}"
            for host in recipe.hosts
        ],
        # Nodes verify each other's certificates, so all of them need the same authority.
        **({"tls": tls} if recipe.authority else {}),
    }
