"""Commands to Mosquitto's dynamic-security plugin, over its control topic."""

from __future__ import annotations

import dataclasses
import secrets
from typing import TYPE_CHECKING, Any

import aiomqtt
import msgspec

from firmware_host.broker.connecting import new_client
from firmware_host.broker.credentials import new_client_id
from firmware_host.broker.errors import BrokerError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from firmware_host.broker.credentials import Account, Credentials
    from firmware_host.broker.server import Server

COMMANDS = "$CONTROL/dynamic-security/v1"
ANSWERS = f"{COMMANDS}/response"

_TIMEOUT_S = 3.0
_READ = ("publishClientReceive", "subscribePattern", "unsubscribePattern")
_WRITE = ("publishClientSend",)


class Answer(msgspec.Struct, rename="camel"):
    """What the plugin says to one command."""

    command: str
    correlation_data: str = ""
    error: str = ""
    data: dict[str, Any] = {}


class _Answers(msgspec.Struct):
    responses: list[Answer]


def client_of(account: Account, role: str, *, is_bound: bool = True) -> dict[str, object]:
    """Return the part of a client that is the same in its file and in its command.

    A bound one connects with its own client id only, so nobody can take over its connection.
    """
    bound: dict[str, object] = {"clientid": account.credentials.client} if is_bound else {}
    return {"username": account.credentials.user, "roles": [{"rolename": role}], **bound}


def role_of(name: str, reads: Iterable[str], writes: Iterable[str]) -> dict[str, object]:
    """Return a role with its rights."""
    rights = [(kind, topic) for topic in reads for kind in _READ]
    rights += [(kind, topic) for topic in writes for kind in _WRITE]
    acls = [{"acltype": kind, "topic": topic, "allow": True} for kind, topic in rights]
    return {"rolename": name, "acls": acls}


async def send_command(
    server: Server, admin: Credentials, command: Mapping[str, object], done_before: str = ""
) -> Answer:
    """Run one command and return its answer; the error `done_before` counts as success."""
    tag = secrets.token_hex(8)
    request = msgspec.json.encode({"commands": [{**command, "correlationData": tag}]})
    # Beside whatever else this user has open: the same id would end that connection.
    guest = dataclasses.replace(admin, client=new_client_id(admin.user))
    try:
        async with new_client(server, guest, timeout=_TIMEOUT_S) as client:
            await client.subscribe(ANSWERS, qos=1)
            await client.publish(COMMANDS, request, qos=1)
            answer = await _answer(client, tag)
    except aiomqtt.MqttError as problem:
        raise BrokerError(f"Mosquitto gave no answer: {problem}.") from problem
    if answer.error not in {"", done_before}:
        raise BrokerError(f"Mosquitto refused {answer.command}: {answer.error}.")
    return answer


async def _answer(client: aiomqtt.Client, tag: str) -> Answer:
    async for message in client.messages:
        for answer in msgspec.json.decode(message.payload, type=_Answers).responses:
            if answer.correlation_data == tag:
                return answer
    raise BrokerError("Mosquitto closed the control connection.")
