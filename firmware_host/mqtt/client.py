"""MQTT clients of the box: TCP_NODELAY, unguessable client ids, MQTT 3.1.1."""

from __future__ import annotations

import socket
from functools import partial
from typing import TYPE_CHECKING, Any

import aiomqtt

from firmware_host.broker.user_topics import UserTopicsClient

if TYPE_CHECKING:
    from firmware_host.mqtt.credentials import Credentials
    from firmware_host.mqtt.server import Server

# With Nagle's algorithm a command and its reply wait for delayed ACKs: 88 ms, not 0.6.
NO_DELAY = ((socket.IPPROTO_TCP, socket.TCP_NODELAY, 1),)

ANSWER_S = 3.0
"""How long a broker may take to answer. A node of a NATS cluster without a leader accepts a
connection and is silent, while the next node may already be fine."""


def new_client(server: Server, credentials: Credentials, **options: Any) -> aiomqtt.Client:
    """Return a client of that user, not yet connected."""
    options.setdefault("timeout", ANSWER_S)
    topics = credentials.user_topics
    kind = partial(UserTopicsClient, topics) if topics else aiomqtt.Client
    return kind(
        server.host,
        server.port,
        # NATS without users accepts a missing user name but refuses an empty one.
        username=credentials.user or None,
        password=credentials.password or None,
        identifier=credentials.client,
        protocol=aiomqtt.ProtocolVersion.V311,
        tls_context=server.tls,
        socket_options=NO_DELAY,
        **options,
    )


async def subscribe(client: aiomqtt.Client, topic: str) -> None:
    """Subscribe, or raise MqttError when the broker refuses.

    QoS 0 is enough: TCP loses nothing, and sessions end with their connections. A NATS cluster
    that lost a node refuses subscriptions of QoS 1 for half a minute, but not those of QoS 0.
    """
    codes = await client.subscribe(topic, qos=0)
    if any(_is_refusal(code) for code in codes):
        raise aiomqtt.MqttError(f"the broker refuses the subscription to {topic}")


def _is_refusal(code: object) -> bool:
    is_failure: bool = getattr(code, "is_failure", False)
    return is_failure
