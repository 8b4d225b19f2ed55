"""How the box itself connects: no delay, unguessable client ids, MQTT 3.1.1."""

from __future__ import annotations

import socket
from functools import partial
from typing import TYPE_CHECKING, Any

import aiomqtt

from firmware_host.broker.lanes import LaneClient

if TYPE_CHECKING:
    from firmware_host.broker.credentials import Credentials
    from firmware_host.broker.server import Server

# Without it a command and its answer wait for each other's acknowledgements: 88 ms, not 0.6.
NO_DELAY = ((socket.IPPROTO_TCP, socket.TCP_NODELAY, 1),)

ANSWER_S = 3.0
"""How long a broker may take to answer: a node of a NATS cluster that has just lost its leader
takes a connection and is silent, while the next node may already be fine."""


def new_client(server: Server, credentials: Credentials, **options: Any) -> aiomqtt.Client:
    """Return a client of that user, not yet connected."""
    options.setdefault("timeout", ANSWER_S)
    kind = partial(LaneClient, credentials.lanes) if credentials.lanes else aiomqtt.Client
    return kind(
        server.host,
        server.port,
        # Nobody's name is no name: NATS refuses an empty one where it lets everybody in.
        username=credentials.user or None,
        password=credentials.password or None,
        identifier=credentials.client,
        protocol=aiomqtt.ProtocolVersion.V311,
        tls_context=server.tls,
        socket_options=NO_DELAY,
        **options,
    )


async def subscribe(client: aiomqtt.Client, topic: str) -> None:
    """Subscribe, or raise MqttError: who is refused would hear nothing and never know.

    With QoS 0, as TCP loses nothing and a session does not outlive its line: QoS 1 would gain
    nothing, but a NATS cluster that lost a node has no room for such a subscription for half a
    minute and refuses it, where one of QoS 0 is there at once.
    """
    codes = await client.subscribe(topic, qos=0)
    if any(_is_refusal(code) for code in codes):
        raise aiomqtt.MqttError(f"the broker refuses the subscription to {topic}")


def _is_refusal(code: object) -> bool:
    is_failure: bool = getattr(code, "is_failure", False)
    return is_failure
