"""The connection to Home Assistant: discovery, states of the table, the pause switch."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import aiomqtt

from firmware_host.broker import new_client
from firmware_host.home_assistant.discovery import (
    OFFLINE,
    ONLINE,
    PAUSED,
    RUNNING,
    Place,
    discovery,
)
from firmware_host.home_assistant.states import grab_of, state_of
from firmware_host.mqtt.connection import Connection
from firmware_host.mqtt.publish_queue import Message
from firmware_host.mqtt.publisher import Publisher
from firmware_host.table.commands import Pause, Resume
from firmware_host.table.decision import HOST
from firmware_host.table.problems import Problem
from firmware_host.table.table import RefusedError
from firmware_host.wire import build

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware_host.mqtt.connection import Address
    from firmware_host.public.summary import SummaryPublisher
    from firmware_host.table.table import Table, Update

log = logging.getLogger(__name__)

_COMMANDS: dict[bytes, Pause | Resume] = {PAUSED.encode(): Pause(), RUNNING.encode(): Resume()}


class HomeAssistant:
    """Keeps one device in Home Assistant up to date with one table."""

    def __init__(
        self,
        table: Table,
        summarist: SummaryPublisher,
        address: Address,
        place: Place,
        *,
        language: str,
        page: Callable[[], str] = lambda: "",
    ) -> None:
        self._table = table
        self._summarist = summarist
        self._place = place
        self._language = language
        self._page = page
        self._commands: asyncio.Queue[bytes] = asyncio.Queue()
        self._publisher = Publisher("", Message(place.status, ONLINE.encode(), is_retained=True))
        self._connection = Connection(
            address,
            (place.birth, place.pause),
            self._on_message,
            will=aiomqtt.Will(place.status, OFFLINE.encode(), 1, retain=True),
            serve=self._publisher.run,
        )
        # After the summary publisher, so that its summary is that of the same update.
        table.listen("home", self._on_update)

    async def run(self) -> None:
        """Stay connected, and carry out the commands of Home Assistant."""
        self.announce()
        self._publisher.retain(self._place.state, self._state())
        async with asyncio.TaskGroup() as group:
            group.create_task(self._connection.run(), name="home connection")
            group.create_task(self._carry_out(), name="home commands")

    def announce(self) -> None:
        """Describe the device, with the address of its page as it is now."""
        seats = self._table.committed.size
        device = discovery(self._place, seats, self._language, self._page())
        self._publisher.retain(self._place.config, device)

    async def _carry_out(self) -> None:
        while True:
            await self._ask(await self._commands.get())

    def _on_message(self, message: aiomqtt.Message) -> None:
        topic, payload = str(message.topic), bytes(message.payload)
        if topic == self._place.birth and payload == ONLINE.encode():
            self._publisher.renew()
        elif topic == self._place.pause and not message.retain:
            # A retained command would be carried out at every start.
            self._commands.put_nowait(payload)

    async def _ask(self, payload: bytes) -> None:
        command = _COMMANDS.get(payload)
        if command is None:
            log.warning("Home Assistant asked for %r; known are ON and OFF", payload[:20])
            return
        with contextlib.suppress(Problem, RefusedError):
            await self._table.ask(HOST, command)
        # Published even when nothing changed: a switch that was refused must go back.
        state = build.encode(self._state())
        self._publisher.publish(Message(self._place.state, state, is_retained=True))

    def _on_update(self, update: Update) -> None:
        # A grab is a momentary event: without a connection it is dropped, not sent later.
        for button in update.grabs if self._connection.is_connected else ():
            grab = build.encode(grab_of(self._summarist.latest, button, self._language))
            self._publisher.publish(Message(self._place.grab, grab, is_retained=False))
        self._publisher.retain(self._place.state, self._state())

    def _state(self) -> dict[str, Any]:
        return state_of(self._summarist.latest, self._table.committed.size, self._language)


async def remove(address: Address, place: Place) -> None:
    """Remove the device from Home Assistant, and its retained messages from the broker."""
    async with new_client(address.servers[0], address.credentials) as client:
        for topic in (place.config, place.state, place.status):
            await client.publish(topic, b"", qos=1, retain=True)
