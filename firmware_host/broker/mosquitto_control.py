"""Commands to Mosquitto's dynamic-security plugin, over its control topic."""

from __future__ import annotations

import secrets
import socket
from typing import TYPE_CHECKING

import aiomqtt
import msgspec

from firmware_host.broker.errors import BrokerError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from firmware_host.broker.credentials import Credentials

COMMANDS = "$CONTROL/dynamic-security/v1"
ANSWERS = f"{COMMANDS}/response"

_NO_DELAY = ((socket.IPPROTO_TCP, socket.TCP_NODELAY, 1),)
_TIMEOUT_S = 3.0


class _Answer(msgspec.Struct, rename="camel"):
    command: str
    correlation_data: str = ""
    error: str = ""


class _Answers(msgspec.Struct):
    responses: list[_Answer]


async def send_command(
    port: int, admin: Credentials, command: Mapping[str, object], done_before: str
) -> None:
    """Run one command and wait for its answer; the error `done_before` counts as success."""
    tag = secrets.token_hex(8)
    request = msgspec.json.encode({"commands": [{**command, "correlationData": tag}]})
    try:
        async with _connection(port, admin) as client:
            await client.subscribe(ANSWERS, qos=1)
            await client.publish(COMMANDS, request, qos=1)
            answer = await _answer(client, tag)
    except aiomqtt.MqttError as problem:
        raise BrokerError(f"Mosquitto gave no answer: {problem}.") from problem
    if answer.error not in {"", done_before}:
        raise BrokerError(f"Mosquitto refused {answer.command}: {answer.error}.")


def _connection(port: int, admin: Credentials) -> aiomqtt.Client:
    return aiomqtt.Client(
        "127.0.0.1",
        port,
        username=admin.user,
        password=admin.password,
        identifier=admin.new_client_id(),
        socket_options=_NO_DELAY,
        timeout=_TIMEOUT_S,
    )


async def _answer(client: aiomqtt.Client, tag: str) -> _Answer:
    async for message in client.messages:
        for answer in msgspec.json.decode(message.payload, type=_Answers).responses:
            if answer.correlation_data == tag:
                return answer
    raise BrokerError("Mosquitto closed the control connection.")
