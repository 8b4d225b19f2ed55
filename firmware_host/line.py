"""A line to a broker that comes back by itself, over whichever of its addresses answers."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

import aiomqtt

from firmware_host.broker import Credentials, new_client
from firmware_host.broker.connecting import subscribe
from firmware_host.broker.credentials import new_client_id
from firmware_host.broker.server import read_server
from firmware_host.cancelling import check_cancelled

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from firmware_host.broker import Server

log = logging.getLogger(__name__)

KEEPALIVE_S: Final = 10
_RETRY_S: Final = (0.05, 0.2, 0.5, 1.0, 2.0)


class Dialer(Protocol):
    """Who knows where the broker is."""

    async def dial(self, tries: int, will: aiomqtt.Will | None) -> aiomqtt.Client:
        """Return a client for the next try, not yet connected, or raise UnreachableError."""
        ...


class UnreachableError(Exception):
    """There is nobody to connect to just now; one sentence says why."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a broker is and as whom to go there; of several nodes, any that answers."""

    servers: tuple[Server, ...]
    credentials: Credentials

    def __str__(self) -> str:
        """Return the address without any password."""
        return ", ".join(map(str, self.servers))

    async def dial(self, tries: int, will: aiomqtt.Will | None) -> aiomqtt.Client:
        """Return a client of the next node."""
        server = self.servers[tries % len(self.servers)]
        return new_client(server, self.credentials, keepalive=KEEPALIVE_S, will=will)


def read_address(urls: Sequence[str], name: str, ca_file: str = "") -> Address:
    """Return the address that `mqtt(s)://` urls give, or raise BrokerError."""
    read = [read_server(url, ca_file) for url in urls]
    login = next((login for _, login in read if login is not None), None)
    user, password = (login.user, login.password) if login else ("", "")
    client = new_client_id(user or name)
    return Address(tuple(server for server, _ in read), Credentials(user, password, client))


class Line:
    """One connection at a time: `hears` are the filters, `take` gets what comes in on them."""

    def __init__(
        self,
        dialer: Dialer,
        hears: Sequence[str],
        take: Callable[[aiomqtt.Message], None],
        *,
        will: aiomqtt.Will | None = None,
        on_up: Callable[[Line], Awaitable[None]] | None = None,
        on_down: Callable[[], None] | None = None,
    ) -> None:
        self._dialer = dialer
        self._hears = hears
        self._take = take
        self._will = will
        self._on_up = on_up
        self._on_down = on_down
        self._client: aiomqtt.Client | None = None

    @property
    def is_up(self) -> bool:
        """Tell whether there is a connection now."""
        return self._client is not None

    async def run(self) -> None:
        """Stay connected for ever."""
        tries = 0
        while True:
            has_been_up = False
            try:
                async with await self._dialer.dial(tries, self._will) as client:
                    has_been_up = True
                    await self._follow(client)
            except (aiomqtt.MqttError, UnreachableError) as error:
                log.warning("no connection to the broker: %s", error)
            finally:
                self._client = None
            if has_been_up and self._on_down is not None:
                self._on_down()
            # The next address at once, then ever slower.
            tries = 1 if has_been_up else tries + 1
            check_cancelled()
            await asyncio.sleep(_RETRY_S[min(tries, len(_RETRY_S)) - 1])

    async def say(self, topic: str, payload: bytes | str, *, is_retained: bool = False) -> None:
        """Publish now; without a connection it is not said."""
        if self._client is None:
            return
        try:
            await self._client.publish(topic, payload, qos=1, retain=is_retained)
        except aiomqtt.MqttError as error:
            log.warning("%s was not said: %s", topic, error)

    async def _follow(self, client: aiomqtt.Client) -> None:
        for topic in self._hears:
            await subscribe(client, topic)
        self._client = client
        try:
            if self._on_up is not None:
                await self._on_up(self)
            check_cancelled()
            async for message in client.messages:
                self._take(message)
        except asyncio.CancelledError:
            # Who leaves in order leaves no will, so it is said here.
            await self._say_will()
            raise

    async def _say_will(self) -> None:
        will = self._will
        if will is not None and isinstance(will.payload, bytes):
            await self.say(will.topic, will.payload, is_retained=will.retain)
