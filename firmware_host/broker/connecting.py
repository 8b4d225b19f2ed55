"""How the box itself connects: no delay, unguessable client ids, MQTT 3.1.1."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

import aiomqtt

if TYPE_CHECKING:
    from firmware_host.broker.credentials import Credentials
    from firmware_host.broker.server import Server

# Without it a command and its answer wait for each other's acknowledgements: 88 ms, not 0.6.
NO_DELAY = ((socket.IPPROTO_TCP, socket.TCP_NODELAY, 1),)


def new_client(server: Server, credentials: Credentials, **options: Any) -> aiomqtt.Client:
    """Return a client of that user, not yet connected."""
    return aiomqtt.Client(
        server.host,
        server.port,
        username=credentials.user,
        password=credentials.password,
        identifier=credentials.client,
        protocol=aiomqtt.ProtocolVersion.V311,
        tls_context=server.tls,
        socket_options=NO_DELAY,
        **options,
    )
