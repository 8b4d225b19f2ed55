"""A connection to a broker that reconnects, over any of the broker's addresses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

import aiomqtt

from firmware_host.mqtt import passwords
from firmware_host.mqtt.cancelling import check_cancelled, first_error
from firmware_host.mqtt.client import new_client, subscribe
from firmware_host.mqtt.credentials import Credentials, new_client_id
from firmware_host.mqtt.server import read_server

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from firmware_host.mqtt.server import Server

log = logging.getLogger(__name__)

_KEEPALIVE_S: Final = 10
_BACKOFF_S: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class ClientFactory(Protocol):
    """The way to a broker."""

    async def new_client(self, attempt: int, **options: Any) -> aiomqtt.Client:
        """Return a client for the next attempt, not yet connected, or raise UnreachableError."""
        ...


class UnreachableError(Exception):
    """No broker can be reached just now; one sentence says why."""


@dataclass(frozen=True, slots=True)
class Address:
    """The nodes of a broker, any of which will do, and the user to connect as."""

    servers: tuple[Server, ...]
    credentials: Credentials

    def __str__(self) -> str:
        """Return the address without any password."""
        return ", ".join(map(str, self.servers))

    async def new_client(self, attempt: int, **options: Any) -> aiomqtt.Client:
        """Return a client of the next node."""
        server = self.servers[attempt % len(self.servers)]
        return new_client(server, self.credentials, **options)


def read_address(
    urls: Sequence[str],
    name: str,
    ca_file: str = "",
    password_file: str = "",
    variable: str = passwords.VARIABLE,
) -> Address:
    """Return the address that `mqtt(s)://` urls give, or raise BrokerError."""
    read = [read_server(url, ca_file) for url in urls]
    login = next((login for _, login in read if login is not None), None)
    login = passwords.with_password(login, password_file, variable)
    user, password = (login.user, login.password) if login else ("", "")
    client = new_client_id(user or name)
    return Address(tuple(server for server, _ in read), Credentials(user, password, client))


class Connection:
    """One connection at a time; `on_message` gets what arrives on the subscriptions.

    `serve` runs beside the reading for as long as a connection lasts; a connection on which it
    fails is given up. `on_change` is called after each connection and after each loss.
    """

    def __init__(
        self,
        clients: ClientFactory,
        subscriptions: Sequence[str],
        on_message: Callable[[aiomqtt.Message], None],
        *,
        will: aiomqtt.Will | None = None,
        serve: Callable[[aiomqtt.Client], Coroutine[Any, Any, None]] | None = None,
        on_change: Callable[[], None] | None = None,
        queued_at_most: int = 0,
    ) -> None:
        self._clients = clients
        self._subscriptions = subscriptions
        self._on_message = on_message
        self._will = will
        self._serve = serve
        self._on_change = on_change
        self._queued_at_most = queued_at_most
        self._connected = asyncio.Event()
        self._logged = ""

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection, with all of its subscriptions."""
        return self._connected.is_set()

    async def wait_connected(self) -> None:
        """Return when there is a connection."""
        await self._connected.wait()

    async def run(self) -> None:
        """Stay connected for ever: at the next address at once, then with growing pauses."""
        attempt = 0
        while True:
            was_connected = await self._connect(attempt)
            attempt = 1 if was_connected else attempt + 1
            check_cancelled()
            await asyncio.sleep(_BACKOFF_S[min(attempt, len(_BACKOFF_S)) - 1])

    async def _connect(self, attempt: int) -> bool:
        """Connect once and stay as long as that lasts; return whether there was a connection."""
        try:
            async with await self._client(attempt) as client:
                await self._stay(client)
        except* (aiomqtt.MqttError, UnreachableError) as errors:
            self._log(str(first_error(errors)))
        finally:
            was_connected = self.is_connected
            self._connected.clear()
        if was_connected:
            self._changed()
        return was_connected

    def _log(self, reason: str) -> None:
        """Log why there is no connection, once: a broker can be away for days."""
        if reason != self._logged:
            self._logged = reason
            log.warning("no connection to the broker: %s", reason)

    async def _client(self, attempt: int) -> aiomqtt.Client:
        return await self._clients.new_client(
            attempt,
            keepalive=_KEEPALIVE_S,
            will=self._will,
            max_queued_incoming_messages=self._queued_at_most,
        )

    async def _stay(self, client: aiomqtt.Client) -> None:
        try:
            for topic in self._subscriptions:
                await subscribe(client, topic)
            check_cancelled()
            self._connected.set()
            self._logged = ""
            self._changed()
            async with asyncio.TaskGroup() as group:
                if self._serve is not None:
                    group.create_task(self._serve(client), name="mqtt serve")
                async for message in client.messages:
                    self._on_message(message)
        except asyncio.CancelledError:
            await self._publish_will(client)
            raise

    async def _publish_will(self, client: aiomqtt.Client) -> None:
        """Publish the last will: a broker does not when a client disconnects in order."""
        will = self._will
        if will is not None:
            with contextlib.suppress(aiomqtt.MqttError):
                await client.publish(will.topic, will.payload, qos=will.qos, retain=will.retain)

    def _changed(self) -> None:
        if self._on_change is not None:
            self._on_change()
