"""A NATS server, or a cluster of them, for many boxes; their phones' users are made beforehand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from firmware_host.broker import limits
from firmware_host.broker.credentials import new_account, new_credentials
from firmware_host.broker.nats import nats_user, network_address
from firmware_host.broker.recipe import SEATS_OF_A_BOX, new_hall, settings_file
from firmware_host.broker.roles import BOX, HOST, PANEL, SPECTATOR, on_lane, seat
from firmware_host.broker.users_file import write_users

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.broker.credentials import Account, Credentials
    from firmware_host.broker.recipe import Recipe
    from firmware_host.broker.roles import Role

_ANYWHERE = "0.0.0.0"  # noqa: S104 - phones and boxes are other machines
_CLUSTER_PORT = 6222
_REPLICAS_AT_MOST = 3
_LANES = 8
_USERS: tuple[Role, ...] = (
    BOX,
    *(PANEL, SPECTATOR) * 4,
    *(
        on_lane(role, lane)
        for role in (HOST, *map(seat, SEATS_OF_A_BOX))
        for lane in range(1, _LANES + 1)
    ),
)
"""The users of a box: a phone that takes a seat over gets the next one, with topics of its own."""


def nats_files(recipe: Recipe) -> Mapping[str, str]:
    """Return every file by name: one for each node, two for each box, and the hall's."""
    accounts = {box: [new_account(role, f"{box}-") for role in _USERS] for box in recipe.boxes}
    hall, route = new_hall(), new_credentials("route")
    users = [nats_user(f"totem/{box}/", each) for box in accounts for each in accounts[box]]
    users.append(nats_user("totem/", hall))
    files = {
        f"nats-{place}.conf" if len(recipe.hosts) > 1 else "nats.conf": json.dumps(
            _config(recipe, place, users, route), indent=1
        )
        for place in range(1, len(recipe.hosts) + 1)
    }
    files["hall.toml"] = settings_file(
        "For `totembox hall --config`.",
        {"broker": {"url": recipe.urls(hall), **recipe.trust()}},
    )
    for box, its_users in accounts.items():
        files |= _box_files(recipe, box, its_users)
    return files


def _box_files(recipe: Recipe, box: str, users: list[Account]) -> dict[str, str]:
    broker: dict[str, str | list[str]] = {
        "url": recipe.urls(),
        "ws_url": recipe.ws_urls("/mqtt"),
        "users_file": str(recipe.folder / f"{box}.users.toml"),
        **recipe.trust(),
    }
    heading = "For `totembox run --config`, on that box; its users file goes there, too."
    return {
        f"{box}.toml": settings_file(heading, {"box": {"id": box}, "broker": broker}),
        f"{box}.users.toml": write_users(users),
    }


def _config(
    recipe: Recipe, place: int, users: list[dict[str, object]], route: Credentials
) -> dict[str, object]:
    tls = {"cert_file": recipe.certificate, "key_file": recipe.key} if recipe.is_secret else None
    is_cluster = len(recipe.hosts) > 1
    replicas = {
        "stream_replicas": min(_REPLICAS_AT_MOST, len(recipe.hosts)),
        # While there is no leader a client is told so after this, and not after five seconds.
        "js_api_timeout": "2s",
    }
    return {
        "server_name": f"totem-{place}",
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
        "websocket": {
            "listen": network_address(_ANYWHERE, recipe.ws_port),
            **({"tls": tls} if tls else {"no_tls": True}),
        },
        # Where the administrator starts it; a tmpfs spares the disk, the boxes say all anew.
        "jetstream": {"store_dir": f"store-{place}", "max_file_store": limits.STORE_BYTES},
        "authorization": {"users": users},
        **({"cluster": _cluster(recipe, route)} if is_cluster else {}),
    }


def _cluster(recipe: Recipe, route: Credentials) -> dict[str, object]:
    """Return how the nodes find each other; a stranger in between would read and write all."""
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
        # Nodes show each other their certificates, for which both must trust the same authority.
        **({"tls": tls} if recipe.authority else {}),
    }
