"""The contract as an AsyncAPI 3 document, from the perspective of the box."""

from __future__ import annotations

import json
import re
from typing import Any

from firmware_host import __version__
from firmware_host.wire.contract.channels import CHANNELS, Channel
from firmware_host.wire.contract.schemas import definitions

_PARAMETERS = {
    "box": "The id of the box: letters, digits, - and _.",
    "n": "The number of the seat, from 0.",
    "name": "The name of the screen: `referee`, `seat0`, ...",
}
_ABOUT = (
    "The table of a totembox over MQTT 3.1.1. State is retained, events are numbered, every "
    "command is carried out once and answered. docs/protocol.md tells the same in words."
)


def document() -> dict[str, Any]:
    """Return the whole document."""
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "totembox", "version": __version__, "description": _ABOUT},
        "defaultContentType": "application/json",
        "servers": {
            "phones": {
                "host": "totem.local:8081",
                "protocol": "ws",
                "description": "MQTT over WebSocket; POST /api/join gives user, password, port "
                "and path.",
                "security": [{"$ref": "#/components/securitySchemes/user"}],
            }
        },
        "channels": {channel.name: _channel(channel) for channel in CHANNELS},
        "operations": {_operation_name(channel): _operation(channel) for channel in CHANNELS},
        "components": {
            "messages": {channel.message: _message(channel) for channel in CHANNELS},
            "schemas": _without_discriminator(definitions("#/components/schemas/")),
            "securitySchemes": {"user": {"type": "userPassword"}},
        },
    }


def _without_discriminator(schemas: dict[str, Any]) -> dict[str, Any]:
    """Return schemas as AsyncAPI wants them: its discriminator is a name, that of OpenAPI a table.

    Nothing is lost, as each kind of command says by a constant what its `do` must be.
    """

    def kept(schema: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in schema.items() if key != "discriminator"}

    found: dict[str, Any] = json.loads(json.dumps(schemas), object_hook=kept)
    return found


def _channel(channel: Channel) -> dict[str, Any]:
    address = f"totem/{{box}}/{channel.topic}"
    named = re.findall(r"\{(\w+)\}", address)
    return {
        "address": address,
        "description": channel.about,
        "parameters": {name: {"description": _PARAMETERS[name]} for name in named},
        "messages": {channel.message: {"$ref": f"#/components/messages/{channel.message}"}},
    }


def _operation_name(channel: Channel) -> str:
    verb = "send" if channel.speaker == "box" else "receive"
    return verb + channel.name[0].upper() + channel.name[1:]


def _operation(channel: Channel) -> dict[str, Any]:
    qos = 1 if channel.is_retained or channel.speaker == "phone" else 0
    binding = {"qos": qos, "retain": channel.is_retained, "bindingVersion": "0.2.0"}
    operation: dict[str, Any] = {
        "action": "send" if channel.speaker == "box" else "receive",
        "channel": {"$ref": f"#/channels/{channel.name}"},
        "summary": channel.about,
        "messages": [{"$ref": f"#/channels/{channel.name}/messages/{channel.message}"}],
        "bindings": {"mqtt": binding},
    }
    if channel.reply is not None:
        operation["reply"] = {
            "channel": {"$ref": f"#/channels/{channel.reply}"},
            "messages": [{"$ref": f"#/channels/{channel.reply}/messages/Reply"}],
        }
    return operation


def _message(channel: Channel) -> dict[str, Any]:
    return {
        "name": channel.message,
        "contentType": "application/json",
        "payload": {"$ref": f"#/components/schemas/{channel.message}"},
    }
