"""The fixed users of a box on a broker that others administer: its own, and those of its phones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from firmware_host.broker.hosting.recipe import (
    SEATS_OF_A_BOX,
    SHOWN_BOX,
    settings_file,
    shown_box_file,
)
from firmware_host.broker.roles import BOX, HOST_ROLE, PANEL, SPECTATOR, seat, with_user_topics
from firmware_host.broker.users_file import write_users
from firmware_host.mqtt.credentials import new_account

if TYPE_CHECKING:
    from firmware_host.broker.hosting.recipe import Recipe
    from firmware_host.broker.roles import Role
    from firmware_host.mqtt.credentials import Account

_USERS_PER_SEAT = 8
_USERS: tuple[Role, ...] = (
    BOX,
    *(PANEL, SPECTATOR) * 4,
    *(
        with_user_topics(role, number)
        for role in (HOST_ROLE, *map(seat, SEATS_OF_A_BOX))
        for number in range(1, _USERS_PER_SEAT + 1)
    ),
)
"""The users of a box: a phone that takes a seat over gets the seat's next user and its topics."""


def new_users(recipe: Recipe, box: str) -> list[Account]:
    """Return new users for a box and its phones; none of them may write for another box."""
    return [
        new_account(role, f"{box}-") for role in (_USERS if recipe.serves_phones else (SHOWN_BOX,))
    ]


def box_files(recipe: Recipe, box: str, users: list[Account], ws_path: str) -> dict[str, str]:
    """Return the settings of a box and its users file, by name."""
    if not recipe.serves_phones:
        return shown_box_file(recipe, box, users[0])
    broker: dict[str, str | list[str]] = {
        "url": recipe.urls(),
        "ws_url": recipe.ws_urls(ws_path),
        "users_file": str(recipe.folder / f"{box}.users.toml"),
        **recipe.ca_settings(),
    }
    heading = "For `totembox run --config`, on that box; its users file goes there, too."
    return {
        f"{box}.toml": settings_file(heading, {"box": {"id": box}, "broker": broker}),
        f"{box}.users.toml": write_users(users),
    }
