"""Commands to Mosquitto's dynamic-security plugin, over its control topic."""

from __future__ import annotations

import dataclasses
import secrets
from typing import TYPE_CHECKING, Any

import aiomqtt
import msgspec

from firmware_host.broker.errors import BrokerError
from firmware_host.mqtt.client import new_client
from firmware_host.mqtt.credentials import new_client_id

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from firmware_host.mqtt.credentials import Account, Credentials
    from firmware_host.mqtt.server import Server

COMMANDS = "$CONTROL/dynamic-security/v1"
RESPONSES = f"{COMMANDS}/response"

_TIMEOUT_S = 3.0
_READ = ("publishClientReceive", "subscribePattern", "unsubscribePattern")
_WRITE = ("publishClientSend",)


class Response(msgspec.Struct, rename="camel"):
    """The plugin's response to one command."""

    command: str
    correlation_data: str = ""
    error: str = ""
    data: dict[str, Any] = {}


class _Responses(msgspec.Struct):
    responses: list[Response]


def client_of(account: Account, role: str, *, is_bound: bool = True) -> dict[str, object]:
    """Return the fields of a client that the plugin's file and its commands have in common.

    A bound client may connect with its own client id only, so that no other user can take over
    its connection.
    """
    bound: dict[str, object] = {"clientid": account.credentials.client} if is_bound else {}
    return {"username": account.credentials.user, "roles": [{"rolename": role}], **bound}


def role_of(name: str, reads: Iterable[str], writes: Iterable[str]) -> dict[str, object]:
    """Return a role with its access rights."""
    rights = [(kind, topic) for topic in reads for kind in _READ]
    rights += [(kind, topic) for topic in writes for kind in _WRITE]
    acls = [{"acltype": kind, "topic": topic, "allow": True} for kind, topic in rights]
    return {"rolename": name, "acls": acls}


async def send_command(
    server: Server, admin: Credentials, command: Mapping[str, object], ignored_error: str = ""
) -> Response:
    """Send one command and return its response; `ignored_error` counts as success."""
    tag = secrets.token_hex(8)
    request = msgspec.json.encode({"commands": [{**command, "correlationData": tag}]})
    # With the same client id the broker would end this user's other connection.
    login = dataclasses.replace(admin, client=new_client_id(admin.user))
    try:
        async with new_client(server, login, timeout=_TIMEOUT_S) as client:
            await client.subscribe(RESPONSES, qos=1)
            await client.publish(COMMANDS, request, qos=1)
            response = await _response(client, tag)
    except aiomqtt.MqttError as problem:
        raise BrokerError(f"Mosquitto gave no answer: {problem}.") from problem
    if response.error not in {"", ignored_error}:
        raise BrokerError(f"Mosquitto refused {response.command}: {response.error}.")
    return response


async def _response(client: aiomqtt.Client, tag: str) -> Response:
    async for message in client.messages:
        for response in msgspec.json.decode(message.payload, type=_Responses).responses:
            if response.correlation_data == tag:
                return response
    raise BrokerError("Mosquitto closed the control connection.")
